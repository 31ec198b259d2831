/** All that a seat may do now, and nothing else. */
import { hasCommitted, type ArgumentChoice, type Json, type LegalMove, type SeatId } from '@theed/tabletop';
import { activationOf, cardOfRun, currentStep, diceChoice, diceLeft, unitReach, unitsToAct } from './activation';
import { bonusSplits, nextBonus } from './bonus';
import type { Step } from './book';
import { deploySpaces, droidsToSend, freeStaging, groupsOf, mostToDeploy } from './droids';
import { gridsAhead } from './flight';
import { topRun, type Scene } from './match';
import { standingAtRest } from './movement';
import { planSize } from './plan';
import { isAsked } from './position';
import { targetsOf } from './targets';
import { canUndo } from './undo';

const RESIGN: LegalMove = { move: 'resign', args: [] };

export function legalMoves(scene: Scene, seat: SeatId): LegalMove[] {
  const { state } = scene;
  if (state.over !== null) return [];
  return isAsked(state, seat) ? [...movesOf(scene, seat), RESIGN] : [RESIGN];
}

function movesOf(scene: Scene, seat: SeatId): LegalMove[] {
  const { state } = scene;
  switch (state.asked) {
    case 'decoy':
      return [{ move: 'chooseQueen', args: [one(['red', 'purple'])] }];
    case 'plan':
      if (hasCommitted(state.plans, seat)) return [{ move: 'unplan', args: [] }];
      return [{ move: 'plan', args: [list(Object.keys(state.seats[seat]!.hand), planSize(scene, seat))] }];
    case 'choose':
      return [{ move: 'choose', args: [one(cardOfRun(scene, topRun(state)!).spec.options.map((_, index) => index))] }];
    case 'act':
      return actions(scene, seat);
    case 'block': {
      const { open, blocks } = state.flight!;
      return [{ move: 'block', args: [list(open, blocks)] }];
    }
    case 'bonus':
      return [{ move: 'takeBonus', args: [one(bonusSplits(state, nextBonus(state)!).map((split) => ({ ...split })))] }];
  }
}

function actions(scene: Scene, seat: SeatId): LegalMove[] {
  const step = currentStep(scene)!;
  const moves = ofStep(scene, step);
  if (canUndo(scene.state, seat)) moves.push({ move: 'undo', args: [] });
  if (step.do !== 'starfighter') moves.push({ move: 'finish', args: [] });
  return moves;
}

function ofStep(scene: Scene, step: Step): LegalMove[] {
  switch (step.do) {
    case 'activate':
      return unitMoves(scene, step);
    case 'starfighter':
      return [{ move: 'placeStarfighter', args: [one(gridsAhead(scene))] }];
    case 'to-palace':
      return transfers(scene, step);
    case 'deploy':
      return deployments(scene, step);
    default:
      // The other actions are carried out by themselves.
      return [];
  }
}

function unitMoves(scene: Scene, step: Step): LegalMove[] {
  const { ids } = scene.book.field;
  const run = topRun(scene.state)!;
  const standing = standingAtRest(scene);
  const moves: LegalMove[] = [];
  const attacks: LegalMove[] = [];
  for (const id of unitsToAct(scene, run, step)) {
    const unit = scene.state.units[id]!;
    const activation = activationOf(step, unit.kind)!;
    const { spots, costs } = unitReach(scene, run, activation, id, standing);
    if (spots.length > 0) {
      const to = { ...one(spots.map((spot) => ids[spot]!)), costs };
      moves.push({ move: 'move', args: [one([id]), to] });
    }
    if (diceLeft(scene, run, activation, id) === 0) continue;
    const targets = targetsOf(scene, unit, standing);
    if (targets.length === 0) continue;
    const dice = diceChoice(scene, run, activation, id);
    attacks.push({ move: 'attack', args: [one([id]), one(targets), ...(dice === null ? [] : [one(dice)])] });
  }
  return [...moves, ...attacks];
}

function transfers(scene: Scene, step: Extract<Step, { readonly do: 'to-palace' }>): LegalMove[] {
  const standing = standingAtRest(scene);
  const free = freeStaging(scene, standing).map((spot) => scene.book.field.ids[spot]!);
  return groupsOf(scene.state, step.unit).map((group) => ({
    move: 'sendToPalace',
    args: [one([group]), list(free, droidsToSend(scene, group, step, standing).fit)],
  }));
}

function deployments(scene: Scene, step: Extract<Step, { readonly do: 'deploy' }>): LegalMove[] {
  const standing = standingAtRest(scene);
  const counts = Array.from({ length: mostToDeploy(scene, step) }, (_, index) => index + 1);
  if (counts.length === 0) return [];
  return groupsOf(scene.state, 'mtt').flatMap((mtt) => {
    const spaces = deploySpaces(scene, mtt, step.unit, standing).map((spot) => scene.book.field.ids[spot]!);
    return spaces.length === 0
      ? []
      : [{ move: 'deploy', args: [one([mtt]), one(spaces), one([step.unit]), one(counts)] }];
  });
}

function one(from: readonly Json[]): Extract<ArgumentChoice, { readonly kind: 'one' }> {
  return { kind: 'one', from };
}

function list(from: readonly Json[], count: number): ArgumentChoice {
  return { kind: 'list', from, count };
}
