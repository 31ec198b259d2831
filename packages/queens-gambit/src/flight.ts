/** Anakin's flight to the control ship, and the starfighter cards in its way. [S p13, p14] */
import type { SeatId } from '@theed/tabletop';
import type { FlightGrid } from './components/types';
import { figureOf, lose } from './damage';
import { rollAnakin, rollDice, sumOf } from './dice';
import { checkEndings } from './endings';
import { ask, shipHasFallen, type Match, type Scene } from './match';
import { controllerOf } from './sides';
import { forget } from './undo';
import type { Obstacle } from './types';

/** Sums of two dice. [S p13] */
const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The seat that rolls and blocks for the Federation, and places its starfighter cards. [S p15] */
export function fightersSeat({ state }: Scene): SeatId {
  return controllerOf(state, 'federation', 'battlefield');
}

/** Grids that Anakin has still to pass, the next included. */
export function gridsAhead({ state, book }: Scene): number[] {
  const grids = Object.keys(book.components.space.grids).map(Number);
  return grids.filter((grid) => grid > state.space.place);
}

/**
 * Anakin tries to pass what is before him until he has moved on, is blocked, or the Federation has to choose what it
 * blocks. @returns whether the action is over
 */
export function fly(match: Match): boolean {
  for (;;) {
    const outcome = approach(match);
    if (outcome !== 'passed-card') return outcome === 'over';
  }
}

/** The Federation has chosen; the flight goes on. @returns whether the action is over */
export function flyOn(match: Match, numbers: readonly number[], forced: boolean): boolean {
  const { state } = match;
  const { obstacle } = state.flight!;
  state.flight = null;
  return pass(match, obstacle, numbers, forced) === 'passed-card' ? fly(match) : true;
}

type Outcome = 'passed-card' | 'over' | 'asked';

/** The next obstacle: the newest card on the next grid, then the grid. The Federation rolls its dice. */
function approach(match: Match): Outcome {
  const { state, emit } = match;
  const obstacle = nextObstacle(match);
  const { dice, printed } = gridOf(match, obstacle);
  forget(match);
  const rolled = rollDice(match, 'fighters', Array<'gray'>(dice).fill('gray'));
  const hits = sumOf(match, rolled, 'hit');
  emit({ type: 'fighters-rolled', seat: fightersSeat(match), obstacle, dice: rolled, hits });
  const open = SUMS.filter((sum) => !printed.includes(sum));
  // More hits than open numbers are lost; where nothing is left to choose nobody is asked. [O]
  if (hits === 0 || hits >= open.length) return pass(match, obstacle, hits === 0 ? [] : open, true);
  state.flight = { obstacle, blocks: hits, open };
  ask(match, 'block', fightersSeat(match));
  return 'asked';
}

/** Two dice decide: on an open number Anakin passes. Placed dice are taken off after each attempt. [S p13, O] */
function pass(match: Match, obstacle: Obstacle, blocked: readonly number[], forced: boolean): Outcome {
  const { emit } = match;
  const seat = controllerOf(match.state, 'naboo', 'battlefield');
  if (blocked.length > 0) {
    emit({ type: 'blocked', seat: fightersSeat(match), obstacle, numbers: [...blocked], forced });
  }
  const dice = rollAnakin(match);
  const sum = dice.reduce((total, die) => total + die, 0);
  const passed = !gridOf(match, obstacle).printed.includes(sum) && !blocked.includes(sum);
  emit({ type: 'flew', seat, obstacle, dice, sum, passed });
  if (!passed) return 'over';
  if (obstacle.kind === 'grid') {
    moveAnakin(match);
    return 'over';
  }
  const { space } = match.state;
  const pile = space.grids[String(space.place + 1)]!;
  delete pile[Object.keys(pile).at(-1)!];
  space.out[String(Object.keys(space.out).length + 1)] = obstacle.card;
  return 'passed-card';
}

function nextObstacle({ state }: Match): Obstacle {
  const grid = state.space.place + 1;
  const card = Object.values(state.space.grids[String(grid)]!).at(-1);
  return card === undefined ? { kind: 'grid', grid } : { kind: 'card', card };
}

function gridOf({ book }: Scene, obstacle: Obstacle): FlightGrid {
  const { grids, starfighters } = book.components.space;
  return obstacle.kind === 'card' ? starfighters[obstacle.card]! : grids[String(obstacle.grid)]!;
}

function moveAnakin(match: Match): void {
  const { state, emit } = match;
  state.space.place += 1;
  emit({ type: 'anakin-moved', place: state.space.place });
  if (shipHasFallen(match)) switchDroidsOff(match);
  checkEndings(match);
}

/** What the control ship moves, wherever it stands; Maul and the viceroys stay. [S p14] */
const DROIDS: readonly string[] = ['battleDroid', 'destroyerDroid', 'aat', 'mtt'];

/** The ship falls: all droids leave the table, and nobody gets a bonus card for them. [S p14, O] */
function switchDroidsOff(match: Match): void {
  const { state, emit } = match;
  let figures = 0;
  for (const [id, unit] of Object.entries(state.units)) {
    if (!DROIDS.includes(figureOf(unit.kind))) continue;
    figures += unit.figures;
    lose(match, unit.kind, unit.figures);
    delete state.units[id];
  }
  emit({ type: 'ship-fell', figures });
}

/** Turns the next starfighter card, which has to be placed. */
export function turnStarfighter(match: Match): void {
  const { state, emit } = match;
  const card = state.space.pile.pop()!;
  state.space.turned = card;
  forget(match);
  emit({ type: 'starfighter-turned', seat: fightersSeat(match), card });
}

/** Lays the turned card on a grid ahead of Anakin, on top of those that lie there. [S p14] */
export function placeStarfighter({ state, emit }: Match, seat: SeatId, grid: number, forced: boolean): void {
  const { space } = state;
  const card = space.turned!;
  const pile = space.grids[String(grid)]!;
  pile[String(Number(Object.keys(pile).at(-1) ?? 0) + 1)] = card;
  space.turned = null;
  emit({ type: 'starfighter-placed', seat, card, grid, forced });
}
