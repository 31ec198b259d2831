/** What a seat, or the server about a seat, may put in: when it is refused, and what it does. */
import { defineMove, hasCommitted, type CardId, type MoveRule, type Refusal, type SeatId } from '@theed/tabletop';
import { z } from 'zod';
import { cardOfRun } from './activation';
import { attackUnit, moveUnit } from './act';
import { takeBonus } from './bonus';
import type { Book } from './book';
import * as checks from './checks';
import type { GroupDroid, SpaceId } from './components/types';
import type { Wanted } from './deck';
import { currentStep } from './activation';
import { deploy, sendToPalace } from './droids';
import { abandon, abandonByAll, resign, runOutOfTime } from './endings';
import { beginPlay, finishStep, goOn, healedBy, pickOption } from './executor';
import { flyOn, placeStarfighter } from './flight';
import { topRun, type Match, type Scene } from './match';
import { offerResignation } from './offers';
import { allPlanned, lockPlans, place, planSize, takePlanBack } from './plan';
import { owes } from './position';
import { refusals as refused } from './refusals';
import { beginFirstRound } from './round';
import { remember, undoLast } from './undo';
import type { QueensGambitEvent, QueensGambitState, UnitId } from './types';

type Move = MoveRule<QueensGambitState, QueensGambitEvent>;
type Moves = Readonly<Record<string, Move>>;

const id = z.string().min(1).max(40);
const count = z.int().min(0).max(99);
const nothing: z.ZodType<readonly []> = z.tuple([]);

interface Rule<A extends readonly unknown[]> {
  readonly args: z.ZodType<A>;
  readonly timed: boolean;
  readonly check: (scene: Scene, seat: SeatId, args: A) => Refusal | null;
  readonly apply: (match: Match, seat: SeatId, args: A) => void;
}

/** Gives a rule of this game the form of a move at any table. */
const moveWith =
  (book: Book) =>
  <A extends readonly unknown[]>({ args, timed, check, apply }: Rule<A>): Move =>
    defineMove<QueensGambitState, QueensGambitEvent, A>({
      args,
      timed,
      check: (state, seat, given) => check({ state, book }, seat, given),
      apply: (state, seat, given, { random, emit }) => apply({ state, book, random, emit }, seat, given),
    });

export function playerMoves(book: Book): Moves {
  return { ...secretMoves(book), ...actingMoves(book), ...answers(book) };
}

/** The queens and the plans. */
function secretMoves(book: Book): Moves {
  const move = moveWith(book);
  return {
    chooseQueen: move<readonly ['red' | 'purple']>({
      args: z.tuple([z.enum(['red', 'purple'])]),
      timed: true,
      check: (scene, seat) => checks.whyNotAsked(scene, seat, 'decoy'),
      apply: (match, seat, [colour]) => {
        const queen = colour === 'red' ? 'redQueen' : 'purpleQueen';
        match.state.realQueen = queen;
        match.emit({ type: 'queen-chosen', seat, queen });
        beginFirstRound(match);
      },
    }),
    plan: move<readonly [readonly CardId[]]>({
      args: z.tuple([z.array(id).max(20)]),
      timed: true,
      check: checkPlan,
      apply: (match, seat, [ids]) => {
        place(match, seat, ids);
        if (!allPlanned(match.state)) return;
        lockPlans(match);
        beginPlay(match);
      },
    }),
    unplan: move({
      args: nothing,
      timed: true,
      check: ({ state }, seat) => {
        if (state.asked === 'decoy') return refused.wrongPhase;
        if (state.asked !== 'plan') return refused.locked;
        return hasCommitted(state.plans, seat) ? null : refused.noPlan;
      },
      apply: takePlanBack,
    }),
  };
}

/** What is done with a card that was turned. */
function actingMoves(book: Book): Moves {
  const move = moveWith(book);
  return {
    choose: move<readonly [number]>({
      args: z.tuple([count]),
      timed: true,
      check: (scene, seat, [option]) => {
        const wrong = checks.whyNotAsked(scene, seat, 'choose');
        if (wrong !== null) return wrong;
        const { options } = cardOfRun(scene, topRun(scene.state)!).spec;
        return option < options.length ? null : refused.noSuchOption;
      },
      apply: (match, seat, [option]) => {
        remember(match, seat, healedBy(match, option));
        pickOption(match, option, false);
        goOn(match);
      },
    }),
    move: move<readonly [UnitId, SpaceId]>({
      args: z.tuple([id, id]),
      timed: true,
      check: checks.checkMove,
      apply: (match, seat, [unit, to]) => {
        moveUnit(match, seat, unit, to);
        goOn(match);
      },
    }),
    attack: move<readonly [UnitId, UnitId] | readonly [UnitId, UnitId, number]>({
      args: z.union([z.tuple([id, id]), z.tuple([id, id, count])]),
      timed: true,
      check: checks.checkAttack,
      apply: (match, seat, [unit, target, dice]) => {
        attackUnit(match, seat, unit, target, dice ?? null);
        goOn(match);
      },
    }),
    placeStarfighter: move<readonly [number]>({
      args: z.tuple([count]),
      timed: true,
      check: checks.checkPlaceStarfighter,
      apply: (match, seat, [grid]) => {
        placeStarfighter(match, seat, grid, false);
        topRun(match.state)!.step += 1;
        goOn(match);
      },
    }),
    sendToPalace: move<readonly [UnitId, readonly SpaceId[]]>({
      args: z.tuple([id, z.array(id).max(20)]),
      timed: true,
      check: checks.checkSendToPalace,
      apply: (match, seat, [group, spaces]) => {
        const step = currentStep(match)!;
        if (step.do !== 'to-palace') throw new Error('no droids are to be sent');
        sendToPalace(match, seat, group, step, spaces);
        goOn(match);
      },
    }),
    deploy: move<readonly [UnitId, SpaceId, string, number]>({
      args: z.tuple([id, id, id, z.int().min(1).max(99)]),
      timed: true,
      check: checks.checkDeploy,
      apply: (match, seat, [mtt, space, kind, figures]) => {
        deploy(match, seat, mtt, space, kind as GroupDroid, figures);
        goOn(match);
      },
    }),
    undo: move({
      args: nothing,
      timed: true,
      check: checks.checkUndo,
      apply: (match, seat) => {
        undoLast(match);
        match.emit({ type: 'undone', seat });
        goOn(match);
      },
    }),
    finish: move({
      args: nothing,
      timed: true,
      check: checks.checkFinish,
      apply: (match, seat) => {
        remember(match, seat, healedBy(match, topRun(match.state)!.option!));
        finishStep(match, seat, false);
        goOn(match);
      },
    }),
  };
}

/** Answers to what happens in the course of a card, and giving up. */
function answers(book: Book): Moves {
  const move = moveWith(book);
  return {
    block: move<readonly [readonly number[]]>({
      args: z.tuple([z.array(count).max(20)]),
      timed: true,
      check: checks.checkBlock,
      apply: (match, _seat, [numbers]) => {
        if (!flyOn(match, numbers, false)) return;
        const run = topRun(match.state);
        if (run !== null) run.step += 1;
        goOn(match);
      },
    }),
    takeBonus: move<readonly [Wanted]>({
      args: z.tuple([z.strictObject({ battlefield: count, palace: count })]),
      timed: true,
      check: checks.checkTakeBonus,
      apply: (match, seat, [split]) => {
        takeBonus(match, seat, split, false);
        goOn(match);
      },
    }),
    resign: move({ args: nothing, timed: false, check: () => null, apply: offerResignation }),
  };
}

/**
 * What only the server puts in, about a seat. No arguments but for `abandon('all')`.
 *
 * - `timeout()`: the seat's time has run out and its side loses. Refused as `not-your-turn` if the seat owes no
 *   decision. If several owe and run out, who ran out first loses, so the server puts in that one.
 * - `abandon()`: the seat is gone for good, and the other side wins.
 * - `abandon('all')`: all are gone for good, and nobody wins. Which seat it is put in about does not matter.
 * - `resignSide()`: somebody who holds both seats of a team gives up with one call.
 */
export function serverMoves(book: Book): Moves {
  const move = moveWith(book);
  return {
    timeout: move({
      args: nothing,
      timed: false,
      check: ({ state }, seat) => (owes(state, seat) ? null : refused.notYourTurn),
      apply: runOutOfTime,
    }),
    abandon: move<readonly [] | readonly ['all']>({
      args: z.union([z.tuple([]), z.tuple([z.literal('all')])]),
      timed: false,
      check: () => null,
      apply: (match, seat, [who]) => (who === 'all' ? abandonByAll(match) : abandon(match, seat)),
    }),
    resignSide: move({ args: nothing, timed: false, check: () => null, apply: resign }),
  };
}

function checkPlan(scene: Scene, seat: SeatId, [ids]: readonly [readonly CardId[]]): Refusal | null {
  const { state } = scene;
  if (state.asked !== 'plan') return refused.wrongPhase;
  if (hasCommitted(state.plans, seat)) return refused.alreadyPlanned;
  if (ids.length !== planSize(scene, seat)) return refused.badCount;
  if (new Set(ids).size !== ids.length) return refused.cardTwice;
  return ids.every((card) => Object.hasOwn(state.seats[seat]!.hand, card)) ? null : refused.notInHand;
}
