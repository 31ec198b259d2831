/** Units that a card lets act: which may, with how many points and dice. [S p6, p10] */
import type { Refusal, SeatId } from '@theed/tabletop';
import { cardOf, type Activation, type BookCard, type Step } from './book';
import { areaOfSeat, controllerOf, sideOf } from './sides';
import { specOf, topRun, type Scene } from './match';
import { reachOf, type Reach, type Standing, type Walk } from './movement';
import { refusals as refused } from './refusals';
import { hasTarget } from './targets';
import type { UnitKind } from './components/types';
import type { ActiveUnit, Run, UnitId, UnitState } from './types';

/** Numbers of dice that a duelist may choose from, or `null` for units that attack once with all their dice. */
export type DiceChoice = readonly number[] | null;

export function cardOfRun({ book }: Scene, { seat, card }: Run): BookCard {
  return cardOf(book, sideOf(seat), card);
}

/** The steps of the picked option. */
export function stepsOfRun(scene: Scene, run: Run): readonly Step[] {
  return run.option === null ? [] : cardOfRun(scene, run).steps[scene.state.seatCount][run.option]!;
}

/** The step that is being carried out, `null` before an option is picked and when all is done. */
export function currentStep(scene: Scene): Step | null {
  const run = topRun(scene.state);
  return run === null ? null : (stepsOfRun(scene, run)[run.step] ?? null);
}

/** The seat that carries out a step: the one that looks after that part of the table. [S p15] */
export function controllerOfStep({ state, book }: Scene, run: Run, step: Step): SeatId {
  if (step.do !== 'activate') return controllerOf(state, sideOf(run.seat), 'battlefield');
  const { side, area } = book.components.units[step.units[0]!.unit];
  return controllerOf(state, side, areaOfSeat(area));
}

export function activationOf(step: Step | null, kind: UnitKind): Activation | null {
  return step?.do === 'activate' ? (step.units.find(({ unit }) => unit === kind) ?? null) : null;
}

/** Why a unit of the acting side may not begin or go on, apart from what it would do; `null` if it may. */
export function whyNotAct({ state }: Scene, run: Run, step: Step, id: UnitId): Refusal | null {
  const { kind } = state.units[id]!;
  const activation = activationOf(step, kind);
  if (activation === null) return refused.unitNotOnCard;
  if (run.active?.unit === id) return null;
  if (Object.hasOwn(run.acted, id)) return refused.actedAlready;
  return actedInStep(run, kind) < activation.n ? null : refused.allActed;
}

/** How many units of a kind have acted in the present step; those that died since count. */
function actedInStep(run: Run, kind: UnitKind): number {
  let count = 0;
  for (const id of Object.keys(run.acted)) if (run.acted[id] === run.step && isOfKind(id, kind)) count += 1;
  return count;
}

function isOfKind(id: UnitId, kind: UnitKind): boolean {
  return id.startsWith(kind) && id[kind.length] === '-';
}

/** What the unit has done on this card so far. */
export function progressOf(run: Run, unit: UnitId): ActiveUnit {
  return run.active?.unit === unit ? run.active : { unit, moved: 0, dice: 0, attacked: false };
}

export function isDuelist({ book }: Scene, unit: Pick<UnitState, 'kind'>): boolean {
  return specOf(book, unit).area === 'core';
}

/** Points left to the unit; after an attack none, but for duelists. [S p6, p10] */
export function walkOf(scene: Scene, run: Run, activation: Activation, id: UnitId): Walk {
  const { moved, attacked } = progressOf(run, id);
  const unit = scene.state.units[id]!;
  const points = attacked && !isDuelist(scene, unit) ? 0 : pointsOf(scene, activation, unit) - moved;
  return { points, windows: activation.windows === true };
}

function pointsOf({ state, book }: Scene, { move, moveTimes = 1 }: Activation, unit: UnitState): number {
  // The real queen is dead: guards are slow to the end, also where a card doubles their points. [S p8, O]
  const slow = unit.kind === 'palaceGuard' && state.realQueen !== null && (state.lost[state.realQueen] ?? 0) > 0;
  const own = slow ? book.components.rules.guardMoveAfterQueen : specOf(book, unit).move;
  return (move ?? own) * moveTimes;
}

/** Attack dice of the unit that are left on this card. */
export function diceLeft(scene: Scene, run: Run, activation: Activation, id: UnitId): number {
  const unit = scene.state.units[id]!;
  const { dice, attacked } = progressOf(run, id);
  if (isDuelist(scene, unit)) return (activation.dice ?? attackDice(scene, unit)) - dice;
  return attacked ? 0 : attackDice(scene, unit);
}

/** What a duelist may roll at once. [S p10] */
export function diceChoice(scene: Scene, run: Run, activation: Activation, id: UnitId): DiceChoice {
  const unit = scene.state.units[id]!;
  if (!isDuelist(scene, unit)) return null;
  const most = Math.min(diceLeft(scene, run, activation, id), activation.maxPerRoll ?? attackDice(scene, unit));
  return Array.from({ length: most }, (_, index) => index + 1);
}

/** Dice of a whole attack; groups have them per figure left. */
function attackDice({ book }: Scene, unit: UnitState): number {
  const { attack, attackPer } = specOf(book, unit);
  return ((attack.red ?? 0) + (attack.gray ?? 0)) * (attackPer === 'figure' ? unit.figures : 1);
}

/** The units that may still act in this step, in the order in which they stand in the state. */
export function unitsToAct({ state }: Scene, run: Run, step: Step): UnitId[] {
  if (step.do !== 'activate') return [];
  const activated = step.units.map(({ unit }) => unit);
  const open = step.units.filter(({ unit, n }) => actedInStep(run, unit) < n).map(({ unit }) => unit);
  const active = run.active?.unit;
  const { acted } = run;
  return Object.keys(state.units).filter((id) => {
    const { kind } = state.units[id]!;
    if (!activated.includes(kind)) return false;
    return id === active || (open.includes(kind) && !Object.hasOwn(acted, id));
  });
}

export function unitReach(scene: Scene, run: Run, activation: Activation, id: UnitId, standing: Standing): Reach {
  return reachOf(scene, scene.state.units[id]!, walkOf(scene, run, activation, id), standing);
}

/** Whether any unit can still move or attack in this step. */
export function anyoneCanAct(scene: Scene, run: Run, step: Step, standing: Standing): boolean {
  return unitsToAct(scene, run, step).some((id) => {
    const unit = scene.state.units[id]!;
    const activation = activationOf(step, unit.kind)!;
    if (diceLeft(scene, run, activation, id) > 0 && hasTarget(scene, unit, standing)) return true;
    const { points, windows } = walkOf(scene, run, activation, id);
    return points > 0 && reachOf(scene, unit, { points: 1, windows }, standing).spots.length > 0;
  });
}
