/**
 * Carries cards out until somebody is asked or the match is over. A card is a declaration; what it lets do is done
 * here step by step, and cards that it draws lie on top of it until they are played. [S p5, p6, O]
 */
import { sizeOf } from '@theed/tabletop';
import { anyoneCanAct, cardOfRun, controllerOfStep, stepsOfRun } from './activation';
import { nextBonus, settleBonus } from './bonus';
import type { Step } from './book';
import { cardsLeft, drawCard, noChain } from './deck';
import { deploySpaces, groupsOf, mostToDeploy } from './droids';
import { fightersSeat, fly, gridsAhead, placeStarfighter, turnStarfighter } from './flight';
import { ask, shipHasFallen, topRun, unitOf, type Match, type Scene } from './match';
import { standingOf, type Standing } from './movement';
import { beginRun, endRound, seatToTurn, turnCard } from './round';
import { nextSeat, sideOf } from './sides';
import { canUndo, forget } from './undo';
import type { GroupDroid } from './components/types';
import type { Run, UnitId } from './types';

/** All have placed their cards: the holder of the marker turns the first. [S p5] */
export function beginPlay(match: Match): void {
  if (!turnNext(match, match.state.marker)) goOn(match);
}

export function goOn(match: Match): void {
  const { state } = match;
  while (state.over === null && !isWaiting(match)) continue;
}

/** One thing that happens by itself. @returns whether somebody is asked */
function isWaiting(match: Match): boolean {
  const { state } = match;
  const due = nextBonus(state);
  if (due !== null) return settleBonus(match, due);
  const run = topRun(state);
  if (run === null) return turnNext(match, nextSeat(state, state.turn));
  return advance(match, run);
}

/** The next card of the round, or the next round. @returns whether somebody is asked */
function turnNext(match: Match, from: string): boolean {
  const seat = seatToTurn(match.state, from);
  if (seat === null) endRound(match);
  else turnCard(match, seat);
  return seat === null;
}

function advance(match: Match, run: Run): boolean {
  if (run.option === null) return offerOptions(match, run);
  const step = stepsOfRun(match, run)[run.step];
  if (step === undefined) {
    endRun(match);
    return false;
  }
  return carryOut(match, run, step);
}

/** The card's player picks an option, if there are several and any of them can do anything. [S p5, O] */
function offerOptions(match: Match, run: Run): boolean {
  const { spec, steps } = cardOfRun(match, run);
  const side = sideOf(run.seat);
  const standing = standingOf(match);
  if (!steps[match.state.seatCount].some((option) => option.some((step) => canDo(match, run, step, standing)))) {
    match.emit({ type: 'without-effect', seat: run.seat, side, card: run.card });
    endRun(match);
    return false;
  }
  if (spec.options.length > 1) {
    ask(match, 'choose', run.seat);
    return true;
  }
  pickOption(match, 0, true);
  return false;
}

export function pickOption({ state, emit }: Match, option: number, forced: boolean): void {
  const run = topRun(state)!;
  run.option = option;
  emit({ type: 'chose', seat: run.seat, side: sideOf(run.seat), card: run.card, option, forced });
}

/** A card is done; with the first of its chain all their discards are like any others again. */
function endRun(match: Match): void {
  const { state } = match;
  delete state.runs[String(sizeOf(state.runs))];
  if (sizeOf(state.runs) === 0) state.chain = noChain();
  forget(match);
}

/** Whether a step can change anything. */
function canDo(scene: Scene, run: Run, step: Step, standing: Standing = standingOf(scene)): boolean {
  const { state } = scene;
  switch (step.do) {
    case 'activate':
      return anyoneCanAct(scene, run, step, standing);
    case 'anakin':
      return !shipHasFallen(scene);
    case 'starfighter':
      return state.space.pile.length > 0 && gridsAhead(scene).length > 0;
    case 'to-palace':
      return groupsOf(state, step.unit).length > 0;
    case 'deploy':
      return mostToDeploy(scene, step) > 0 && transports(scene, step.unit, standing).length > 0;
    case 'draw-and-play':
      return cardsLeft(state, sideOf(run.seat), step.deck) > 0;
    case 'heal':
      return (damagedUnit(scene, step.unit)?.damage ?? 0) > 0;
  }
}

/** Transports with a space beside them for droids of this kind. */
function transports(scene: Scene, kind: GroupDroid, standing: Standing): UnitId[] {
  return groupsOf(scene.state, 'mtt').filter((mtt) => deploySpaces(scene, mtt, kind, standing).length > 0);
}

/** Does what a step does by itself. @returns whether somebody is asked */
function carryOut(match: Match, run: Run, step: Step): boolean {
  switch (step.do) {
    case 'activate':
    case 'to-palace':
    case 'deploy':
      return letAct(match, run, step);
    case 'anakin':
      if (!shipHasFallen(match) && !fly(match)) return true;
      break;
    case 'starfighter':
      if (canDo(match, run, step)) return deployStarfighter(match, run);
      break;
    case 'draw-and-play':
      if (run.drawn < step.n && drawAndPlay(match, run, step.deck)) return false;
      run.drawn = 0;
      break;
    case 'heal':
      heal(match, step.unit, step.n);
      break;
  }
  run.step += 1;
  return false;
}

/** Ends by itself only when nothing else can be done and nothing could be taken back. [O] */
function letAct(match: Match, run: Run, step: Step): boolean {
  const seat = controllerOfStep(match, run, step);
  if (canUndo(match.state, seat) || canDo(match, run, step)) {
    ask(match, 'act', seat);
    return true;
  }
  finishStep(match, seat, true);
  return false;
}

/** All activations of the step end at once. */
export function finishStep({ state, emit }: Match, seat: string, forced: boolean): void {
  const run = topRun(state)!;
  run.active = null;
  run.step += 1;
  emit({ type: 'finished', seat, forced });
}

function deployStarfighter(match: Match, run: Run): boolean {
  turnStarfighter(match);
  const grids = gridsAhead(match);
  if (grids.length > 1) {
    ask(match, 'act', fightersSeat(match));
    return true;
  }
  placeStarfighter(match, fightersSeat(match), grids[0]!, true);
  run.step += 1;
  return false;
}

/** Draws one card and begins it; it is played whole before the next is drawn. @returns whether there was one */
function drawAndPlay(match: Match, run: Run, deck: 'battlefield' | 'palace'): boolean {
  const side = sideOf(run.seat);
  forget(match);
  const card = drawCard(match, side, deck);
  match.emit({ type: 'drawn', seat: run.seat, side, deck, card });
  if (card === null) return false;
  run.drawn += 1;
  beginRun(match, run.seat, deck, card);
  return true;
}

function damagedUnit({ state }: Scene, kind: string): { damage: number } | null {
  return unitOf(state, `${kind}-1`);
}

/** Units that an option heals by itself, which is taken back with what led to it. */
export function healedBy(match: Match, option: number): UnitId[] {
  const steps = cardOfRun(match, topRun(match.state)!).steps[match.state.seatCount][option]!;
  return steps.flatMap((step) => (step.do === 'heal' ? [`${step.unit}-1`] : []));
}

/** The marker goes back up to so many steps; nothing if the unit is dead. [O] */
function heal(match: Match, kind: string, n: number): void {
  const unit = damagedUnit(match, kind);
  if (unit === null) return;
  const steps = Math.min(n, unit.damage);
  unit.damage -= steps;
  match.emit({ type: 'healed', unit: `${kind}-1`, steps, damage: unit.damage });
}
