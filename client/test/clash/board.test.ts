/** @jest-environment node */
import { clash, type ClashEvent, type ClashView } from '@theed/clash-of-the-lightsabers';
import { seatViewer, spectator, type TableView, type Viewer } from '@theed/tabletop';
import { playOut } from '@theed/tabletop/testing';
import { advance, boardOf, otherSide, pace, staged, type Board } from '../../src/games/clash/board';

const viewers: readonly Viewer[] = [seatViewer('0'), seatViewer('1'), spectator];

/** What was on the table before each input of some matches, what the input set off, and what was there afterwards. */
function* chains(
  seeds: number,
): Generator<{ before: Board; events: TableView<ClashView, ClashEvent>['events']; after: Board }> {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const viewer = viewers[seed % viewers.length]!;
    let before: Board | null = null;
    const found: { before: Board; events: TableView<ClashView, ClashEvent>['events']; after: Board }[] = [];
    playOut(clash, {
      seed,
      seatCount: 2,
      // A random player who has nothing else to do resigns: that is for some matches only.
      weights: { resign: seed % 10 === 0 ? 1 : 0, concede: 0.3 },
      onStep: (table) => {
        const { G } = table.frame(viewer);
        if (G.table === null) return;
        const after = boardOf(G.table, null);
        if (before !== null) found.push({ before, events: G.events, after });
        before = after;
      },
    });
    yield* found;
  }
}

/** Which cards one holds is not told for those that come back from a row or a pile. */
const withoutHand = (board: Board): Board => ({ ...board, mine: [] });

describe('a board', () => {
  it('that is led through the events of an input comes to what the view shows', () => {
    let checked = 0;
    for (const { before, events, after } of chains(90)) {
      expect(withoutHand(events.reduce(advance, before))).toEqual(withoutHand(after));
      checked += 1;
    }
    expect(checked).toBeGreaterThan(2_000);
  });

  it('keeps on the table, while it is told, what an event takes away', () => {
    let taken = 0;
    for (const { before, events } of chains(12)) {
      let board = before;
      for (const event of events) {
        const shown = staged(board, event);
        if (event.type === 'effect' && event.effect === 'deflect' && event.cards?.[0] !== undefined) {
          const row = shown.battles[event.battle].rows[otherSide(event.seat)];
          expect(row).toContain(event.cards[0]);
          taken += 1;
        }
        if (event.type === 'battle-over') {
          expect(shown.battles[event.battle].rows).toEqual(board.battles[event.battle].rows);
          expect(shown.battles[event.battle].result).toEqual({ winner: event.winner, by: event.by });
        }
        board = advance(board, event);
      }
    }
    expect(taken).toBeGreaterThan(5);
  });

  it('is shown for what is turned, and not for what is prepared in secret', () => {
    expect(pace({ type: 'revealed', battle: 1, cards: { '0': 'power-1', '1': 'power-1' } })).toBeGreaterThan(0);
    expect(pace({ type: 'planned', seat: '0' })).toBe(0);
    expect(pace({ type: 'chose', seat: '1' })).toBe(0);
  });
});
