/** What holds in every match, whatever is put in. */
import { seatsOf, viewersOf } from '@theed/tabletop';
import { HeadlessTable, picker, playOut, randomInput, secretOf, type Weights } from '@theed/tabletop/testing';
import fc from 'fast-check';
import { queensGambit, type QueensGambitState } from '../src';
import { defaultBook, faultsOf, fullInventory, inventoryOf } from './setup';

const WEIGHTS: Weights = { resign: 0, unplan: 0.05, undo: 0.1, attack: 20, finish: 0.3 };
const FULL = fullInventory(defaultBook);

const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const seatCount = fc.constantFrom(2, 4);

function expectAllThere(state: QueensGambitState): void {
  expect(inventoryOf(state)).toEqual(FULL);
  expect(faultsOf(defaultBook, state)).toEqual([]);
}

test('every card, figure and starfighter card is there after every input, and stands where it can', () => {
  fc.assert(
    fc.property(seed, seatCount, (number, seats) => {
      playOut(queensGambit, {
        seed: number,
        seatCount: seats,
        weights: WEIGHTS,
        onStep: ({ state }) => state.game !== null && expectAllThere(state.game),
      });
    }),
    { numRuns: 6 },
  );
});

test('[Q3] every match ends, by the ship, in the throne room or by elimination unless somebody resigns', () => {
  fc.assert(
    fc.property(seed, seatCount, (number, seats) => {
      const { table, over } = playOut(queensGambit, { seed: number, seatCount: seats, weights: WEIGHTS });
      const naboo = Object.values(table.state.game!.units).filter(({ kind }) =>
        ['palaceGuard', 'redQueen', 'purpleQueen', 'panaka', 'quiGon', 'obiWan'].includes(kind),
      );
      if (over.by === 'elimination') expect([over.winner, naboo.length <= 2]).toEqual(['federation', true]);
      else {
        expect(['ship', 'throne-room']).toContain(over.by);
        expect([over.winner, table.state.game!.space.place, naboo.length >= 3]).toEqual(['naboo', 5, true]);
      }
      for (const seat of seatsOf(seats)) expect(table.legal(seat)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test('whatever is put in is taken or refused, and a refused input changes nothing', () => {
  const id = fc.oneof(
    fc.integer({ min: 1, max: 30 }).map((number) => `c${number}`),
    fc.constantFrom('gungan-1', 'palaceGuard-3', 'maul-1', 'mtt-2', 'battleDroid-4', 'viceroy-1', 'dragon-1'),
    fc.constantFrom('b.4.4', 'p.1.2.11', 'p.3.1.0', 'c.4.4', 'p.9.9.9', 'b.0.10', '__proto__', 'constructor', ''),
    fc.integer({ min: -2, max: 14 }),
  );
  const arg = fc.oneof(id, fc.array(id, { maxLength: 5 }), fc.jsonValue({ maxDepth: 2 }));
  const junk = fc.record({
    seat: fc.constantFrom('0', '1', '2', '3', '4', '__proto__'),
    move: fc.constantFrom(...Object.keys(queensGambit.moves), 'ready', 'timeout', 'abandon', 'unready', 'toString'),
    args: fc.array(arg, { maxLength: 4 }),
    timely: fc.boolean(),
  });
  fc.assert(
    fc.property(seed, seatCount, fc.array(junk, { minLength: 20, maxLength: 120 }), (number, seats, inputs) => {
      const table = HeadlessTable.create(queensGambit, seatsOf(seats), secretOf(number));
      const pick = picker(number);
      for (const { seat, move, args, timely } of inputs) {
        const before = JSON.stringify(table.state);
        const at = table.state.game === null ? '' : table.at();
        const refused = table.submit({ seat, move, args: timely ? [...args, at] : args });
        if (refused !== null) expect(JSON.stringify(table.state)).toBe(before);
        if (table.state.game !== null) {
          expectAllThere(table.state.game);
          if (queensGambit.over(table.state.game) !== null) return;
        }
        for (let steps = 0; steps < 3; steps += 1) {
          table.submit(randomInput(table, pick, WEIGHTS));
          if (table.state.game !== null && queensGambit.over(table.state.game) !== null) return;
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('the moment never comes again, and changes with everything that is asked', () => {
  fc.assert(
    fc.property(seed, seatCount, (number, seats) => {
      const left = new Set<string>();
      let last = '';
      let asked = '';
      playOut(queensGambit, {
        seed: number,
        seatCount: seats,
        weights: { ...WEIGHTS, unplan: 0.3, undo: 1 },
        onStep: ({ state }) => {
          if (state.game?.over !== null) return;
          const at = queensGambit.at(state.game);
          const now = JSON.stringify([state.game.asked, state.game.askedSeat, state.game.round]);
          if (at === last) expect(now).toBe(asked);
          else {
            expect(left).not.toContain(at);
            left.add(last);
          }
          last = at;
          asked = now;
        },
      });
    }),
    { numRuns: 6 },
  );
});

test('stages name moves that the game has, and who may act has something to do', () => {
  for (const stages of Object.values(queensGambit.phases)) {
    for (const moves of Object.values(stages))
      for (const move of moves) expect(queensGambit.moves).toHaveProperty(move);
  }
  for (let number = 0; number < 6; number += 1) {
    const seats = number % 2 === 0 ? 2 : 4;
    playOut(queensGambit, {
      seed: number,
      seatCount: seats,
      weights: WEIGHTS,
      onStep: ({ state, game }) => {
        if (state.game?.over !== null) return;
        const { phase, stages } = game.position(state.game);
        const awaited = game.awaited(state.game);
        expect(awaited.length).toBeGreaterThan(0);
        for (const seat of awaited) expect(stages).toHaveProperty(seat);
        for (const seat of seatsOf(seats)) {
          const legal = game.legal(state.game, seat).map(({ move }) => move);
          const stage = stages[seat];
          if (stage === undefined) expect(legal).toEqual(['resign']);
          else {
            expect(legal.length).toBeGreaterThan(1);
            for (const move of legal) expect(game.phases[phase]![stage]).toContain(move);
          }
        }
      },
    });
  }
});

test('a match is plain JSON at every step, for every viewer', () => {
  for (const seats of [2, 4]) {
    let step = 0;
    playOut(queensGambit, {
      seed: 7,
      seatCount: seats,
      weights: WEIGHTS,
      onStep: (table) => {
        step += 1;
        if (step % 10 !== 0) return;
        expect(JSON.parse(JSON.stringify(table.state))).toEqual(table.state);
        for (const viewer of viewersOf(seatsOf(seats))) {
          const frame = table.frame(viewer);
          expect(JSON.parse(JSON.stringify(frame))).toEqual(frame);
        }
      },
    });
  }
});

test('what a viewer gets at the start is at most 12 kB', () => {
  for (const seats of [2, 4]) {
    const table = HeadlessTable.create(queensGambit, seatsOf(seats), secretOf(1));
    const pick = picker(1);
    while (table.state.game === null || table.state.game.asked === 'decoy') {
      table.submit(randomInput(table, pick, WEIGHTS));
    }
    for (const viewer of viewersOf(seatsOf(seats))) {
      expect(JSON.stringify(table.frame(viewer)).length).toBeLessThan(12_000);
    }
  }
});
