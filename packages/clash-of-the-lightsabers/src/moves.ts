/** What a player, or the server about a player, may put in: when it is refused, and what it does. (docs/rules/clash.md, "Moves") */
import {
  defineMove,
  hasCommitted,
  takeOut,
  type CardId,
  type MoveRule,
  type Refusal,
  type SeatId,
} from '@theed/tabletop';
import { z } from 'zod';
import { concedeBattle, layCards } from './battle';
import type { CardTable } from './cards';
import { battleNumber, type Duel } from './duel';
import { abandon, abandonByAll, resign, runOutOfTime } from './endings';
import { bothPlanned, place, takePlanBack } from './plan';
import { owes } from './position';
import { clashRefusals as refused } from './refusals';
import { beginBattles, endChoosing, goOn } from './round';
import { allChosen, choose, takeChoiceBack, takesPart } from './standoff';
import { isSide } from './sides';
import { BATTLES, type ClashEvent, type ClashState, type Side } from './types';

type ClashMove = MoveRule<ClashState, ClashEvent>;
type Moves = Readonly<Record<string, ClashMove>>;

const cardId = z.string().min(1).max(12);
const nothing: z.ZodType<readonly []> = z.tuple([]);

interface Rule<A extends readonly unknown[]> {
  readonly args: z.ZodType<A>;
  readonly timed: boolean;
  readonly check: (state: ClashState, side: Side, args: A) => Refusal | null;
  readonly apply: (duel: Duel, side: Side, args: A) => void;
}

/** Gives a rule of the duel the form of a move at any table. */
const moveWith =
  (cards: CardTable) =>
  <A extends readonly unknown[]>({ args, timed, check, apply }: Rule<A>): ClashMove =>
    defineMove<ClashState, ClashEvent, A>({
      args,
      timed,
      check: (state, seat, given) => check(state, sideOf(seat), given),
      apply: (state, seat, given, { random, emit }) => apply({ state, cards, random, emit }, sideOf(seat), given),
    });

export function playerMoves(cards: CardTable): Moves {
  const move = moveWith(cards);
  return {
    plan: move<readonly [readonly CardId[]]>({
      args: z.tuple([z.array(cardId).max(20)]),
      timed: true,
      check: checkPlan,
      apply: (duel, side, [ids]) => {
        place(duel, side, ids);
        if (bothPlanned(duel.state)) beginBattles(duel);
      },
    }),
    unplan: move({
      args: nothing,
      timed: true,
      check: (state, side) => {
        if (state.asked !== 'plan') return refused.locked;
        return hasCommitted(state.plans, side) ? null : refused.noPlan;
      },
      apply: takePlanBack,
    }),
    playCard: move<readonly [CardId]>({
      args: z.tuple([cardId]),
      timed: true,
      check: checkPlayCard,
      apply: (duel, side, [id]) => (duel.state.asked === 'standoff' ? chooseCard : playTrailing)(duel, side, id),
    }),
    unplay: move({
      args: nothing,
      timed: true,
      check: (state, side) => {
        if (state.asked === 'plan') return refused.wrongPhase;
        if (state.asked === 'trailing') return refused.locked;
        return hasCommitted(state.choices, side) ? null : refused.noChoice;
      },
      apply: takeChoiceBack,
    }),
    concede: move({
      args: nothing,
      timed: true,
      check: (state, side) => {
        if (state.asked === 'plan') return refused.wrongPhase;
        if (state.asked === 'standoff') return refused.standoff;
        return state.trailing === side ? null : refused.leading;
      },
      apply: (duel, side) => {
        concedeBattle(duel, side, false);
        goOn(duel);
      },
    }),
    resign: move({ args: nothing, timed: false, check: () => null, apply: resign }),
  };
}

/**
 * What only the server puts in, about a seat. No arguments but for `abandon('all')`.
 *
 * - `timeout()`: the seat's time has run out and it loses. Refused as `not-your-turn` if the seat owes no decision:
 *   whoever has placed or chosen waits for the other. If both owe and both run out, who ran out first loses, so the
 *   server puts in that one.
 * - `abandon()`: the seat is gone for good, and the other wins.
 * - `abandon('all')`: both are gone for good, and nobody wins. Which seat it is put in about does not matter.
 */
export function serverMoves(cards: CardTable): Moves {
  const move = moveWith(cards);
  return {
    timeout: move({
      args: nothing,
      timed: false,
      check: (state, side) => (owes(state, side) ? null : refused.notYourTurn),
      apply: runOutOfTime,
    }),
    abandon: move<readonly [] | readonly ['all']>({
      args: z.union([z.tuple([]), z.tuple([z.literal('all')])]),
      timed: false,
      check: () => null,
      apply: (duel, side, [who]) => (who === 'all' ? abandonByAll(duel) : abandon(duel, side)),
    }),
  };
}

function checkPlan(state: ClashState, side: Side, [ids]: readonly [readonly CardId[]]): Refusal | null {
  if (state.asked !== 'plan') return refused.wrongPhase;
  if (hasCommitted(state.plans, side)) return refused.alreadyPlanned;
  if (ids.length !== BATTLES.length) return refused.badCount;
  if (new Set(ids).size !== ids.length) return refused.cardTwice;
  return ids.every((id) => Object.hasOwn(state.sides[side].hand, id)) ? null : refused.notInHand;
}

function checkPlayCard(state: ClashState, side: Side, [id]: readonly [CardId]): Refusal | null {
  if (state.asked === 'plan') return refused.wrongPhase;
  if (state.asked === 'trailing' && state.trailing !== side) return refused.leading;
  if (state.asked === 'standoff') {
    if (!takesPart(state, side)) return refused.notYourTurn;
    if (hasCommitted(state.choices, side)) return refused.alreadyChosen;
  }
  return Object.hasOwn(state.sides[side].hand, id) ? null : refused.notInHand;
}

function chooseCard(duel: Duel, side: Side, id: CardId): void {
  choose(duel, side, id);
  if (allChosen(duel.state)) endChoosing(duel);
}

/** The trailing side adds a card in the open. */
function playTrailing(duel: Duel, side: Side, id: CardId): void {
  const card = takeOut(duel.state.sides[side].hand, id);
  duel.emit({ type: 'played', seat: side, battle: battleNumber(duel.state), card });
  layCards(duel, { [side]: card });
  goOn(duel);
}

/** The table lets only its two seats through. */
function sideOf(seat: SeatId): Side {
  if (!isSide(seat)) throw new Error(`there is no side ${seat}`);
  return seat;
}
