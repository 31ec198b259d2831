/** Why what a seat wants to do with units and droids is refused. Each check looks at the state and changes nothing. */
import type { Refusal, SeatId } from '@theed/tabletop';
import { activationOf, currentStep, diceChoice, diceLeft, unitReach, walkOf, whyNotAct } from './activation';
import type { Activation, Step } from './book';
import type { Wanted } from './deck';
import { cardsLeft } from './deck';
import { bonusSplits, nextBonus } from './bonus';
import { deploySpaces, droidsToSend, mostToDeploy } from './droids';
import { gridsAhead } from './flight';
import { specOf, topRun, unitOf, type Scene } from './match';
import { standingAtRest, whyNotThere } from './movement';
import { phaseOf } from './phases';
import { refusals as refused } from './refusals';
import { sideOf } from './sides';
import { canUndo } from './undo';
import { whyNotAttack } from './targets';
import type { SpaceId } from './components/types';
import type { Asked, UnitId, UnitState } from './types';

/** Whether the seat is the one that is asked, and for this. */
export function whyNotAsked({ state }: Scene, seat: SeatId, asked: Asked): Refusal | null {
  if (phaseOf(state.asked) !== phaseOf(asked)) return refused.wrongPhase;
  if (state.askedSeat !== seat) return refused.notYourTurn;
  return state.asked === asked ? null : refused.otherChoice;
}

/** Whether the seat is to carry out a step of this sort. */
function whyNotStep(scene: Scene, seat: SeatId, sort: Step['do']): Refusal | null {
  return whyNotAsked(scene, seat, 'act') ?? (currentStep(scene)?.do === sort ? null : refused.notOnCard);
}

interface Actor {
  readonly unit: UnitState;
  readonly activation: Activation;
}

/** The unit that is to act and what the card lets it do, or why it may not. */
function actor(scene: Scene, seat: SeatId, id: UnitId): Actor | Refusal {
  const wrong = whyNotStep(scene, seat, 'activate');
  if (wrong !== null) return wrong;
  const unit = unitOf(scene.state, id);
  if (unit === null) return refused.noSuchUnit;
  if (specOf(scene.book, unit).side !== sideOf(seat)) return refused.notYourUnit;
  const step = currentStep(scene)!;
  return whyNotAct(scene, topRun(scene.state)!, step, id) ?? { unit, activation: activationOf(step, unit.kind)! };
}

function isRefusal(value: Actor | Refusal): value is Refusal {
  return 'code' in value;
}

export function checkMove(scene: Scene, seat: SeatId, [id, to]: readonly [UnitId, SpaceId]): Refusal | null {
  const found = actor(scene, seat, id);
  if (isRefusal(found)) return found;
  const spot = scene.book.field.spots.get(to);
  if (spot === undefined) return refused.noSuchSpace;
  const run = topRun(scene.state)!;
  const { unit, activation } = found;
  if (run.active?.unit === id && run.active.attacked && walkOf(scene, run, activation, id).points === 0) {
    if (specOf(scene.book, unit).area !== 'core') return refused.attackedAlready;
  }
  const standing = standingAtRest(scene);
  return whyNotThere(scene, unit, spot, unitReach(scene, run, activation, id, standing), standing);
}

export function checkAttack(
  scene: Scene,
  seat: SeatId,
  [id, targetId, dice]: readonly [UnitId, UnitId, number?],
): Refusal | null {
  const found = actor(scene, seat, id);
  if (isRefusal(found)) return found;
  const target = unitOf(scene.state, targetId);
  if (target === null) return refused.noSuchUnit;
  const run = topRun(scene.state)!;
  const { unit, activation } = found;
  const choice = diceChoice(scene, run, activation, id);
  if (choice === null && diceLeft(scene, run, activation, id) === 0) return refused.attackedAlready;
  const wrong = whyNotAttack(scene, unit, target, standingAtRest(scene));
  if (wrong !== null) return wrong;
  if (choice === null) return dice === undefined ? null : refused.diceNotAsked;
  if (dice === undefined) return refused.diceMissing;
  return choice.includes(dice) ? null : refused.tooManyDice;
}

export function checkPlaceStarfighter(scene: Scene, seat: SeatId, [grid]: readonly [number]): Refusal | null {
  const wrong = whyNotStep(scene, seat, 'starfighter');
  if (wrong !== null) return wrong;
  if (!Object.hasOwn(scene.book.components.space.grids, String(grid))) return refused.noSuchGrid;
  return gridsAhead(scene).includes(grid) ? null : refused.gridPassed;
}

export function checkSendToPalace(
  scene: Scene,
  seat: SeatId,
  [group, spaces]: readonly [UnitId, readonly SpaceId[]],
): Refusal | null {
  const wrong = whyNotStep(scene, seat, 'to-palace');
  if (wrong !== null) return wrong;
  const unit = unitOf(scene.state, group);
  if (unit === null) return refused.noSuchUnit;
  if (specOf(scene.book, unit).side !== sideOf(seat)) return refused.notYourUnit;
  const step = currentStep(scene)!;
  if (step.do !== 'to-palace' || unit.kind !== step.unit) return refused.notAGroup;
  const { field } = scene.book;
  const standing = standingAtRest(scene);
  if (new Set(spaces).size !== spaces.length) return refused.spaceTwice;
  for (const space of spaces) {
    const spot = field.spots.get(space);
    if (spot === undefined) return refused.noSuchSpace;
    if (!field.staging.includes(spot)) return refused.notStaging;
    if (standing[spot] !== null) return refused.occupied;
  }
  return spaces.length === droidsToSend(scene, group, step, standing).fit ? null : refused.badSpaceCount;
}

export function checkDeploy(
  scene: Scene,
  seat: SeatId,
  [mtt, space, kind, count]: readonly [UnitId, SpaceId, string, number],
): Refusal | null {
  const wrong = whyNotStep(scene, seat, 'deploy');
  if (wrong !== null) return wrong;
  const step = currentStep(scene)!;
  if (step.do !== 'deploy' || kind !== step.unit) return refused.wrongKind;
  const unit = unitOf(scene.state, mtt);
  if (unit === null) return refused.noSuchUnit;
  if (unit.kind !== 'mtt') return refused.notAnMtt;
  const { field } = scene.book;
  const spot = field.spots.get(space);
  if (spot === undefined) return refused.noSuchSpace;
  const standing = standingAtRest(scene);
  if (standing[spot] !== null) return refused.occupied;
  if (!field.steps[field.spots.get(unit.at)!]!.includes(spot)) return refused.notNextToMtt;
  if (!deploySpaces(scene, mtt, step.unit, standing).includes(spot)) return refused.shieldBars;
  if (count <= mostToDeploy(scene, step)) return null;
  return count > (scene.state.lost[step.unit] ?? 0) ? refused.notEnoughDroids : refused.tooManyFigures;
}

export function checkFinish(scene: Scene, seat: SeatId): Refusal | null {
  const wrong = whyNotAsked(scene, seat, 'act');
  if (wrong !== null) return wrong;
  // A starfighter card that was turned has to be placed.
  return currentStep(scene)?.do === 'starfighter' ? refused.notOnCard : null;
}

export function checkUndo(scene: Scene, seat: SeatId): Refusal | null {
  const wrong = whyNotAsked(scene, seat, 'act');
  if (wrong !== null) return wrong;
  return canUndo(scene.state, seat) ? null : refused.nothingToUndo;
}

export function checkBlock(scene: Scene, seat: SeatId, [numbers]: readonly [readonly number[]]): Refusal | null {
  const wrong = whyNotAsked(scene, seat, 'block');
  if (wrong !== null) return wrong;
  const { open, blocks } = scene.state.flight!;
  if (new Set(numbers).size !== numbers.length) return refused.blockTwice;
  if (!numbers.every((number) => open.includes(number))) return refused.notOpen;
  return numbers.length === blocks ? null : refused.badBlockCount;
}

export function checkTakeBonus(scene: Scene, seat: SeatId, [split]: readonly [Wanted]): Refusal | null {
  const wrong = whyNotAsked(scene, seat, 'bonus');
  if (wrong !== null) return wrong;
  const due = nextBonus(scene.state)!;
  const { battlefield, palace } = split;
  const splits = bonusSplits(scene.state, due);
  if (splits.some((other) => other.battlefield === battlefield && other.palace === palace)) return null;
  const total = splits[0]!.battlefield + splits[0]!.palace;
  if (battlefield + palace !== total) return refused.bonusSum;
  return cardsLeft(scene.state, sideOf(seat), 'battlefield') < battlefield ||
    cardsLeft(scene.state, sideOf(seat), 'palace') < palace
    ? refused.deckTooSmall
    : refused.bonusSum;
}
