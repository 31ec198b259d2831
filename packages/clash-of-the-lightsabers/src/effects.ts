/** What Specials do: one small function for each kind of effect. (C21, and the table of the Specials in docs/rules/clash.md) */
import { clear, hide, lay, layAll, sizeOf, takeOut, type HiddenZone } from '@theed/tabletop';
import { drawBattle, winBattle } from './battle-end';
import { cardOf, highestPower, valueOf, type CardTable } from './cards';
import { draw } from './deck';
import { battleNumber, currentBattle, type Duel } from './duel';
import { otherSide } from './sides';
import type { ClashEvent, Effect, EffectKind, Kind, Side } from './types';

/** A Special that is being carried out, for whom, and how many cards its effect is about. */
interface Carrying {
  readonly duel: Duel;
  readonly side: Side;
  readonly n: number;
  /** Tells what the effect did. */
  readonly tell: (what: Partial<Pick<EffectEvent, 'cards' | 'added' | 'returned' | 'discarded'>>) => void;
}

type EffectEvent = Extract<ClashEvent, { readonly type: 'effect' }>;

/**
 * Carries out a Special that lies in its owner's row, as far as it can be. An effect may end the battle; nothing
 * follows it then. (C21, C22)
 */
export function carryOutSpecial(duel: Duel, side: Side, kind: Kind): void {
  for (const effect of cardOf(duel.cards, side, kind).effects ?? []) carryOutEffect(duel, side, kind, effect);
}

function carryOutEffect(duel: Duel, side: Side, card: Kind, { kind, n = 1 }: Effect): void {
  const event = { type: 'effect', seat: side, battle: battleNumber(duel.state), card, effect: kind } as const;
  EFFECTS[kind]({ duel, side, n, tell: (what) => duel.emit({ ...event, ...what }) });
}

const EFFECTS: Readonly<Record<EffectKind, (carrying: Carrying) => void>> = {
  draw: ({ duel, side, n, tell }) => {
    tell({});
    draw(duel, side, n);
  },

  retreat: ({ duel, side, tell }) => {
    const owner = duel.state.sides[side];
    const row = clear(currentBattle(duel.state).rows[side]);
    const returned = row.filter((kind) => isPowerOf(duel.cards, side, kind));
    const discarded = row.filter((kind) => !isPowerOf(duel.cards, side, kind));
    for (const kind of returned) hide(owner.hand, owner.handles, kind);
    layAll(owner.discard, discarded);
    tell({ returned, discarded });
    winBattle(duel, otherSide(side), 'retreat');
  },

  deflect: ({ duel, side, n, tell }) => {
    const victim = otherSide(side);
    const row = currentBattle(duel.state).rows[victim];
    const cards: Kind[] = [];
    for (let count = 0; count < n; count += 1) {
      const place = highestPower(duel.cards, victim, row);
      if (place === null) break;
      cards.push(takeOut(row, place));
    }
    layAll(duel.state.sides[victim].discard, cards);
    tell({ cards });
  },

  surge: ({ duel, side, tell }) => {
    const battle = currentBattle(duel.state);
    const place = highestPower(duel.cards, side, battle.rows[side]);
    const added = place === null ? 0 : valueOf(cardOf(duel.cards, side, battle.rows[side][place]!));
    battle.surge[side] += added;
    tell({ added });
  },

  disrupt: ({ duel, side, n, tell }) => {
    const victim = otherSide(side);
    const { hand, discard } = duel.state.sides[victim];
    const cards: Kind[] = [];
    while (cards.length < n && sizeOf(hand) > 0) {
      const kind = takeOut(hand, randomCard(duel, victim));
      lay(discard, kind);
      cards.push(kind);
    }
    tell({ cards });
  },

  renew: ({ duel, side, n, tell }) => {
    const { discard, hand, handles } = duel.state.sides[side];
    const cards: Kind[] = [];
    for (let count = 0; count < n; count += 1) {
      const place = highestPower(duel.cards, side, discard);
      if (place === null) break;
      const kind = takeOut(discard, place);
      hide(hand, handles, kind);
      cards.push(kind);
    }
    tell({ cards });
  },

  'laser-gates': ({ duel, tell }) => {
    tell({});
    drawBattle(duel, 'laser-gates');
  },
};

function isPowerOf(cards: CardTable, side: Side, kind: Kind): boolean {
  return cardOf(cards, side, kind).value !== undefined;
}

/** One of the hand, as likely as any other; the hand is sorted by kind first, so nothing depends on its order. */
function randomCard({ state, random }: Duel, side: Side): string {
  const owner = state.sides[side];
  owner.disrupts += 1;
  const sorted = byKindAndCopy(owner.hand);
  return sorted[random.index(`hand/${side}/disrupt/${owner.disrupts}`, sorted.length)]!;
}

/** Ids of the hand by kind; copies of a kind in the order in which they came to the hand. */
function byKindAndCopy(hand: Readonly<HiddenZone<Kind>>): string[] {
  const order = (id: string): number => Number(id.slice(1));
  return Object.keys(hand).sort((a, b) => compareText(hand[a]!, hand[b]!) || order(a) - order(b));
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
