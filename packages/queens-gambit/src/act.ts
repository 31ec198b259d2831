/** A unit acts: it moves, it attacks. [S p6, p7, p10] */
import type { SeatId } from '@theed/tabletop';
import { currentStep, activationOf, isDuelist, progressOf, unitReach } from './activation';
import { winBonus } from './bonus';
import { bury, hurt, isDead } from './damage';
import { attackColours, defenceColours, rollDice, sumOf } from './dice';
import { checkEndings } from './endings';
import { specOf, topRun, type Match } from './match';
import { costTo, pathTo, standingAtRest } from './movement';
import { forget, remember } from './undo';
import type { SpaceId } from './components/types';
import type { ActiveUnit, UnitId } from './types';

/** Moves the unit the cheapest way. Victory is looked for where it arrives, not on the way. [S p6, O] */
export function moveUnit(match: Match, seat: SeatId, id: UnitId, to: SpaceId): void {
  const { state, book, emit } = match;
  const { ids, spots } = book.field;
  const unit = state.units[id]!;
  const activation = activationOf(currentStep(match), unit.kind)!;
  const reach = unitReach(match, topRun(state)!, activation, id, standingAtRest(match));
  const goal = spots.get(to)!;
  remember(match, seat, [id]);
  const active = begin(match, id);
  const cost = costTo(reach, goal)!;
  active.moved += cost;
  const from = unit.at;
  unit.at = to;
  emit({ type: 'moved', seat, unit: id, from, to, cost, path: pathTo(reach, goal).map((spot) => ids[spot]!) });
  checkEndings(match);
}

/** Attacks with all dice of the unit, or with as many as a duelist says. */
export function attackUnit(match: Match, seat: SeatId, id: UnitId, targetId: UnitId, dice: number | null): void {
  const { state, book } = match;
  const unit = state.units[id]!;
  const target = state.units[targetId]!;
  const active = begin(match, id);
  forget(match);

  const colours = attackColours(specOf(book, unit), unit.figures, dice);
  const attack = rollDice(match, 'attack', colours);
  active.attacked = true;
  active.dice += colours.length;
  const hits = sumOf(match, attack, 'hit');
  // Only duelists roll against a miss: their green die may hit back. [S p10, O]
  const defends = hits > 0 || isDuelist(match, target);
  const defence = defends ? rollDice(match, 'defence', defenceColours(specOf(book, target), target.figures)) : [];
  const blocks = sumOf(match, defence, 'block');
  const counters = sumOf(match, defence, 'counter');
  match.emit({ type: 'attacked', seat, unit: id, target: targetId, attack, defence, hits, blocks, counters });

  hurt(match, targetId, Math.max(0, hits - blocks), 'attack');
  hurt(match, id, counters, 'counter');
  // All deaths of a roll first, then bonus cards, the acting side's before the other's, then victory. [O]
  const dead = [targetId, id]
    .filter((each) => isDead(match, each))
    .map((each) => ({ each, kind: state.units[each]!.kind }));
  for (const { each } of dead) bury(match, each);
  for (const { kind } of dead) winBonus(match, kind);
  checkEndings(match);
}

/** The unit begins to act, or goes on; the one before is done. [S p6] */
function begin({ state }: Match, id: UnitId): ActiveUnit {
  const run = topRun(state)!;
  run.active = { ...progressOf(run, id) };
  run.acted[id] = run.step;
  return run.active;
}
