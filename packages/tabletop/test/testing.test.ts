import { createRandomness, newTable, seatsOf, seatViewer, sizeOf, spectator, type TableGame } from '../src';
import {
  checkPairedWorlds,
  LENSES,
  playOut,
  riggedRandomness,
  Scenario,
  secretOf,
  transcript,
  WorldsDiffer,
} from '../src/testing';
import { sealedBids, type BidsEvent, type BidsState, type BidsView } from './sealed-bids';
import { bidsWorlds } from './sealed-bids-worlds';

type Bids = TableGame<BidsState, BidsEvent, BidsView>;

describe('random playouts', () => {
  it('end, and repeat themselves by seed', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const seatCount = 2 + (seed % 2);
      const one = playOut(sealedBids, { seed, seatCount, weights: { unbid: 0.2 } });
      expect(playOut(sealedBids, { seed, seatCount, weights: { unbid: 0.2 } }).table.state).toEqual(one.table.state);
      expect(sizeOf(one.table.state.game!.shown) + one.table.state.game!.deck.length).toBe(20);
    }
  });

  it('report a legal move that is refused, and a game without end', () => {
    const wrong: Bids = { ...sealedBids, legal: () => [{ move: 'claim', args: [{ kind: 'one', from: [true] }] }] };
    expect(() => playOut(wrong, { seed: 1, seatCount: 2 })).toThrow('listed as legal but refused');
    expect(() => playOut(sealedBids, { seed: 1, seatCount: 2, maxInputs: 5 })).toThrow('no end after 5 inputs');
    expect(() => playOut({ ...sealedBids, legal: () => [] }, { seed: 1, seatCount: 2 })).toThrow(
      'nobody has a legal move',
    );
  });
});

describe('paired worlds', () => {
  const check = (game: Bids): void => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const { frames } = checkPairedWorlds(game, bidsWorlds, {
        seed,
        seatCount: 3,
        weights: { unbid: 0.3 },
        density: 1,
      });
      expect(frames).toBeGreaterThan(10);
    }
  };

  it('find nothing in a game that keeps its secrets', () => check(sealedBids));

  const leaks: Record<string, Partial<Bids>> = {
    'other hands in the view': {
      view: (state, viewer) => ({ ...sealedBids.view(state, viewer), handSizes: { ...state.hands['0'] } }),
    },
    'the top card of the deck in the view': {
      view: (state, viewer) => ({ ...sealedBids.view(state, viewer), deck: [state.deck.at(-1)!] }),
    },
    'a bid in the view before all are in': {
      view: (state, viewer) => ({ ...sealedBids.view(state, viewer), bid: state.bids['0']?.value ?? null }),
    },
    'what others were dealt in the events': { viewEvent: (event) => event },
    'a legal list that depends on another hand': {
      legal: (state, seat) =>
        Object.values(state.hands['1']!).some((value) => value > 15)
          ? sealedBids.legal(state, seat).slice(0, 0)
          : sealedBids.legal(state, seat),
    },
    'a moment that depends on the deck': { at: (state) => `${sealedBids.at(state)}.${state.deck[0]! % 2}` },
    'a refusal that depends on another hand': {
      moves: {
        ...sealedBids.moves,
        unbid: {
          ...sealedBids.moves.unbid!,
          check: (state: BidsState, seat, args) =>
            Object.values(state.hands['1']!).some((value) => value > 10) && state.bids[seat] === null
              ? { code: 'told', message: 'Seat 1 holds a high card.' }
              : sealedBids.moves.unbid!.check(state, seat, args),
        },
      },
    },
  };
  it.each(Object.keys(leaks))('find %s', (name) => {
    const leaky: Bids = { ...sealedBids, ...leaks[name]! };
    expect(() => check(leaky)).toThrow(WorldsDiffer);
  });
});

describe('scenarios', () => {
  const deck = Array.from({ length: 20 }, (_, index) => index + 1);
  const story = (lens?: string): Scenario<BidsState, BidsEvent, BidsView> =>
    new Scenario({
      game: sealedBids,
      state: newTable(sealedBids, seatsOf(2)),
      randomnessOf: () => riggedRandomness({ deck }),
      worlds: bidsWorlds,
      lens,
    })
      .does('0', 'ready')
      .does('1', 'ready');

  it.each(LENSES)('are told in moves, through the lens %s', (lens) => {
    const told = story(lens)
      .does('0', 'bid', ['c4'])
      .does('0', 'unbid')
      .does('0', 'bid', ['c3'])
      .does('1', 'bid', ['c4']);
    expect(told.events).toEqual([
      { type: 'bid', seat: '1' },
      { type: 'turned', bids: { '0': 19, '1': 16 } },
    ]);
    expect(told.view(spectator).table).toMatchObject({ leader: '0', shown: [19, 16], handSizes: { '0': 3, '1': 3 } });
    expect(told.try('1', 'claim', [true])?.code).toBe('not-your-turn');
    expect(told.try('0', 'claim', [true], '1.0')?.code).toBe('stale');
    expect(() => told.does('1', 'claim', [true])).toThrow('claim by seat 1 is refused: not-your-turn');
    told.does('0', 'claim', [false]).server('1', 'leave');
    expect(told.view(seatViewer('0')).over).toEqual({ winner: null, by: 'left' });
    expect(told.story.map(({ type }) => type).slice(-3)).toEqual(['turned', 'claimed', 'left']);
  });

  it('look through no lens that does not exist', () => {
    expect(() => story('rose')).toThrow('there is no lens rose');
  });

  it('find through the lens spectator what a view gives away', () => {
    const leaky: Bids = { ...sealedBids, viewEvent: (event) => event };
    const open = (): unknown =>
      new Scenario({
        game: leaky,
        state: newTable(leaky, seatsOf(2)),
        randomnessOf: (nonces) => createRandomness(secretOf(3), nonces),
        worlds: bidsWorlds,
        lens: 'spectator',
      })
        .does('0', 'ready')
        .does('1', 'ready');
    expect(open).toThrow(WorldsDiffer);
  });
});

describe('rigged chance', () => {
  const rigged = riggedRandomness({ pick: 2, dice: [6, 1], deck: ['b', 'a'] });

  it('does as it is told', () => {
    expect(rigged.index('pick', 3)).toBe(2);
    expect(rigged.roll('dice', 6, 2)).toEqual([6, 1]);
    expect(rigged.shuffle('deck', ['a', 'b'], String)).toEqual(['b', 'a']);
  });

  it('does nothing that chance could not do', () => {
    expect(() => rigged.index('pick', 2)).toThrow('an index below 2');
    expect(() => rigged.roll('dice', 6, 3)).toThrow('3 faces');
    expect(() => rigged.shuffle('deck', ['a', 'c'], String)).toThrow('must put');
    expect(() => rigged.index('other', 2)).toThrow('the script has no answer for other');
  });
});

describe('a transcript', () => {
  it('tells every viewer’s facts and is the same each time', () => {
    const text = transcript(sealedBids, { seed: 11, seatCount: 2 });
    expect(transcript(sealedBids, { seed: 11, seatCount: 2 })).toBe(text);
    expect(text).toMatch(/^ {2}seat-0 \| table\.hand\.c1 = \d+$/m);
    expect(text).toMatch(/^ {2}all \| ! \{"type":"turned","bids":/m);
    expect(text).toMatch(/^over: \{"winner":/m);
  });
});
