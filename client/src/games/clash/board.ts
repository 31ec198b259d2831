/**
 * What lies on the table, as it is drawn. A board comes from a view, or from the board before and an event: so a chain
 * of events can be followed step by step, each step showing what lay there at that moment. Nothing here decides what
 * happens; it only moves what the events say has moved.
 */
import type { Battle, BattleResult, ClashEvent, ClashView, Kind, Side } from '@theed/clash-of-the-lightsabers';
import type { CardId, MusterEvent } from '@theed/tabletop';

export const SIDES: readonly Side[] = ['0', '1'];
export const BATTLES: readonly Battle[] = [1, 2, 3];

export function otherSide(side: Side): Side {
  return side === '0' ? '1' : '0';
}

export interface BattleBoard {
  /** Cards turned, in the order played. */
  readonly rows: Readonly<Record<Side, readonly Kind[]>>;
  /** As last compared; 0 once the battle is over. */
  readonly totals: Readonly<Record<Side, number>>;
  readonly surge: Readonly<Record<Side, number>>;
  /** Whether the totals stand for what lies there: false between a turn and the comparison. */
  readonly compared: boolean;
  readonly result: BattleResult | null;
}

export interface SideBoard {
  readonly position: number;
  readonly deckSize: number;
  readonly handSize: number;
  readonly faceDown: readonly Battle[];
  readonly chosen: boolean;
  readonly discard: readonly Kind[];
}

export interface Board {
  readonly round: number;
  readonly battle: 0 | Battle;
  readonly battles: Readonly<Record<Battle, BattleBoard>>;
  readonly sides: Readonly<Record<Side, SideBoard>>;
  /** Cards of one's own hand that are known to be there by now. */
  readonly mine: readonly CardId[];
}

const EMPTY: BattleBoard = {
  rows: { '0': [], '1': [] },
  totals: { '0': 0, '1': 0 },
  surge: { '0': 0, '1': 0 },
  compared: false,
  result: null,
};

const perBattle = <T>(make: (battle: Battle) => T): Record<Battle, T> => ({ 1: make(1), 2: make(2), 3: make(3) });
const perSide = <T>(make: (side: Side) => T): Record<Side, T> => ({ '0': make('0'), '1': make('1') });

export function boardOf(view: ClashView, you: Side | null): Board {
  return {
    round: view.round,
    battle: view.battle,
    battles: perBattle((battle) => {
      const shown = view.battles[String(battle)];
      if (shown === undefined) return EMPTY;
      const rows = perSide((side) => Object.values(shown.rows[side]));
      if (shown.result !== null) return { ...EMPTY, rows, compared: true, result: shown.result };
      return { rows, totals: shown.totals, surge: shown.surge, compared: true, result: null };
    }),
    sides: perSide((side) => {
      const shown = view.sides[side];
      return {
        position: shown.position,
        deckSize: shown.deckSize,
        handSize: shown.handSize,
        faceDown: shown.faceDown,
        chosen: shown.chosen,
        discard: Object.values(shown.discard),
      };
    }),
    mine: you === null ? [] : Object.keys(view.sides[you].hand ?? {}),
  };
}

/** The board after an event. */
export function advance(board: Board, event: ClashEvent | MusterEvent): Board {
  switch (event.type) {
    case 'round':
      return {
        ...board,
        round: event.round,
        battle: 0,
        battles: perBattle(() => EMPTY),
        sides: perSide((side) => ({ ...board.sides[side], faceDown: [] })),
      };
    case 'shuffled':
      return withSide(board, event.seat, { deckSize: event.count, discard: [] });
    case 'drew': {
      const side = board.sides[event.seat];
      const next = withSide(board, event.seat, {
        handSize: side.handSize + event.count,
        deckSize: side.deckSize - event.count,
      });
      return { ...next, mine: [...board.mine, ...Object.keys(event.cards ?? {})] };
    }
    case 'planned':
      return withSide(board, event.seat, {
        faceDown: BATTLES,
        handSize: board.sides[event.seat].handSize - BATTLES.length,
      });
    case 'unplanned':
      return withSide(board, event.seat, {
        faceDown: [],
        handSize: board.sides[event.seat].handSize + BATTLES.length,
      });
    case 'chose':
      return withSide(board, event.seat, { chosen: true, handSize: board.sides[event.seat].handSize - 1 });
    case 'unchose':
      return withSide(board, event.seat, { chosen: false, handSize: board.sides[event.seat].handSize + 1 });
    case 'revealed':
      return {
        ...layCards(board, event.battle, event.cards),
        battle: event.battle,
        sides: perSide((side) => ({
          ...board.sides[side],
          faceDown: board.sides[side].faceDown.filter((battle) => battle !== event.battle),
        })),
      };
    case 'turned':
      return {
        ...layCards(board, event.battle, event.cards),
        sides: perSide((side) => ({ ...board.sides[side], chosen: false })),
      };
    case 'played':
      return withSide(layCards(board, event.battle, { [event.seat]: event.card }), event.seat, {
        handSize: board.sides[event.seat].handSize - 1,
      });
    case 'cancelled':
      return SIDES.reduce((next, side) => discardFromRow(next, event.battle, side, [event.cards[side]]), board);
    case 'effect':
      return carryOut(board, event);
    case 'compared':
      return withBattle(board, event.battle, { totals: event.totals, compared: true });
    case 'battle-over':
      return endBattle(board, event.battle, { winner: event.winner, by: event.by });
    case 'scored':
      return SIDES.reduce(
        (next, side) => withSide(clearRows(next, side), side, { position: event.positions[side] }),
        board,
      );
    default:
      return board;
  }
}

type EffectEvent = Extract<ClashEvent, { type: 'effect' }>;

function carryOut(board: Board, event: EffectEvent): Board {
  const other = otherSide(event.seat);
  const cards = event.cards ?? [];
  switch (event.effect) {
    case 'deflect':
      return discardFromRow(board, event.battle, other, cards);
    case 'disrupt':
      return withSide(board, other, {
        handSize: board.sides[other].handSize - cards.length,
        discard: [...board.sides[other].discard, ...cards],
      });
    case 'renew':
      return withSide(board, event.seat, {
        handSize: board.sides[event.seat].handSize + cards.length,
        discard: cards.reduce(withoutLast, board.sides[event.seat].discard),
      });
    case 'surge': {
      const { surge } = board.battles[event.battle];
      return withBattle(board, event.battle, {
        surge: { ...surge, [event.seat]: surge[event.seat] + (event.added ?? 0) },
      });
    }
    case 'retreat': {
      const returned = event.returned ?? [];
      const side = board.sides[event.seat];
      const next = withRow(board, event.battle, event.seat, []);
      return withSide(next, event.seat, {
        handSize: side.handSize + returned.length,
        discard: [...side.discard, ...(event.discarded ?? [])],
      });
    }
    default:
      return board;
  }
}

function withSide(board: Board, side: Side, change: Partial<SideBoard>): Board {
  return { ...board, sides: { ...board.sides, [side]: { ...board.sides[side], ...change } } };
}

function withBattle(board: Board, battle: Battle, change: Partial<BattleBoard>): Board {
  return { ...board, battles: { ...board.battles, [battle]: { ...board.battles[battle], ...change } } };
}

function withRow(board: Board, battle: Battle, side: Side, row: readonly Kind[]): Board {
  return withBattle(board, battle, { rows: { ...board.battles[battle].rows, [side]: row } });
}

function layCards(board: Board, battle: Battle, cards: Readonly<Partial<Record<Side, Kind>>>): Board {
  const { rows } = board.battles[battle];
  return withBattle(board, battle, {
    rows: perSide((side) => (cards[side] === undefined ? rows[side] : [...rows[side], cards[side]])),
    compared: false,
  });
}

function withoutLast(cards: readonly Kind[], kind: Kind): readonly Kind[] {
  const at = cards.lastIndexOf(kind);
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

function discardFromRow(board: Board, battle: Battle, side: Side, cards: readonly Kind[]): Board {
  const row = cards.reduce(withoutLast, board.battles[battle].rows[side]);
  return withSide(withRow(board, battle, side, row), side, { discard: [...board.sides[side].discard, ...cards] });
}

/** The loser's row goes to his discard pile; in a draw both rows do. */
function endBattle(board: Board, battle: Battle, result: BattleResult): Board {
  const losers = SIDES.filter((side) => side !== result.winner);
  const cleared = losers.reduce(
    (next, side) => discardFromRow(next, battle, side, next.battles[battle].rows[side]),
    board,
  );
  return withBattle(cleared, battle, { totals: EMPTY.totals, surge: EMPTY.surge, compared: true, result });
}

/** When a round is scored, every row that still lies goes to its owner's discard pile, battle by battle. */
function clearRows(board: Board, side: Side): Board {
  return BATTLES.reduce((next, battle) => discardFromRow(next, battle, side, next.battles[battle].rows[side]), board);
}

/** The board while an event is told: what it takes away still lies there, so that one sees what is taken. */
export function staged(board: Board, event: ClashEvent | MusterEvent): Board {
  switch (event.type) {
    case 'cancelled':
      return board;
    case 'effect':
      return event.effect === 'surge' ? carryOut(board, event) : board;
    case 'battle-over':
      return withBattle(board, event.battle, { result: { winner: event.winner, by: event.by } });
    case 'scored':
      return SIDES.reduce((next, side) => withSide(next, side, { position: event.positions[side] }), board);
    default:
      return advance(board, event);
  }
}

/** How long an event is shown, in ms. What is only prepared in secret is told, not shown. */
export function pace(event: ClashEvent | MusterEvent): number {
  switch (event.type) {
    case 'revealed':
    case 'turned':
      return 1500;
    case 'effect':
    case 'battle-over':
    case 'scored':
      return 1900;
    case 'cancelled':
    case 'compared':
    case 'round':
      return 1300;
    case 'played':
    case 'conceded':
      return 1000;
    case 'shuffled':
      return 700;
    default:
      return 0;
  }
}
