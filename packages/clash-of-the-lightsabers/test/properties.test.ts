/** What holds in every match, whatever is put in. */
import { seatsOf, viewersOf } from '@theed/tabletop';
import { HeadlessTable, picker, playOut, randomInput, secretOf } from '@theed/tabletop/testing';
import fc from 'fast-check';
import { clash, createClash, defaultComponents, SIDES, type ClashState } from '../src';
import { allCards, cardsOfSide } from './setup';

const LISTS = { '0': allCards(clash, '0').sort(), '1': allCards(clash, '1').sort() };
const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });

function expectAllCards(state: ClashState): void {
  for (const side of SIDES) expect(cardsOfSide(state, side).sort()).toEqual(LISTS[side]);
}

test('55 cards a side are there after every input, whoever wins', () => {
  fc.assert(
    fc.property(seed, fc.constantFrom(0, 0.1, 0.5, 1), fc.constantFrom(0, 0, 0, 0.01), (number, concede, resign) => {
      playOut(clash, {
        seed: number,
        seatCount: 2,
        weights: { resign, concede },
        onStep: ({ state }) => state.game !== null && expectAllCards(state.game),
      });
    }),
    { numRuns: 60 },
  );
});

test('every match ends, and with a winner on the fifth card unless somebody resigns', () => {
  fc.assert(
    fc.property(seed, (number) => {
      const { table, over } = playOut(clash, { seed: number, seatCount: 2, weights: { resign: 0, concede: 0.3 } });
      expect(over.by).toBe('duel');
      expect(table.state.game!.sides[over.winner as '0' | '1'].position).toBe(5);
      for (const seat of SIDES) expect(table.legal(seat)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('whatever is put in is taken or refused, and a refused input changes nothing', () => {
  const id = fc.oneof(
    fc.integer({ min: 1, max: 30 }).map((number) => `c${number}`),
    fc.constantFrom('__proto__', 'constructor', '', 'power-1'),
  );
  const arg = fc.oneof(id, fc.array(id, { maxLength: 5 }), fc.jsonValue({ maxDepth: 2 }));
  const junk = fc.record({
    seat: fc.constantFrom('0', '1', '2', '__proto__'),
    move: fc.constantFrom(...Object.keys(clash.moves), 'ready', 'timeout', 'abandon', 'unready', 'toString'),
    args: fc.array(arg, { maxLength: 3 }),
    timely: fc.boolean(),
  });
  fc.assert(
    fc.property(seed, fc.array(junk, { minLength: 5, maxLength: 60 }), (number, inputs) => {
      const table = HeadlessTable.create(clash, seatsOf(2), secretOf(number));
      const pick = picker(number);
      for (const { seat, move, args, timely } of inputs) {
        const before = JSON.stringify(table.state);
        const at = table.state.game === null ? '' : table.at();
        const refused = table.submit({ seat, move, args: timely ? [...args, at] : args });
        if (refused !== null) expect(JSON.stringify(table.state)).toBe(before);
        if (table.state.game !== null) {
          expectAllCards(table.state.game);
          if (clash.over(table.state.game) !== null) return;
        }
        table.submit(randomInput(table, pick, { resign: 0 }));
        if (clash.over(table.state.game ?? ({ over: null } as ClashState)) !== null) return;
      }
    }),
    { numRuns: 150 },
  );
});

test('the moment never comes again, and changes with everything that is asked', () => {
  fc.assert(
    fc.property(seed, (number) => {
      const left = new Set<string>();
      let last = '';
      let asked = '';
      playOut(clash, {
        seed: number,
        seatCount: 2,
        weights: { resign: 0, unplan: 0.2, unplay: 0.2, concede: 0.3 },
        onStep: ({ state }) => {
          if (state.game?.over !== null) return;
          const at = clash.at(state.game);
          const now = JSON.stringify([state.game.asked, state.game.trailing, state.game.battle, state.game.round]);
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
    { numRuns: 40 },
  );
});

test('stages name moves that the game has, and who may act has something to do', () => {
  for (const stages of Object.values(clash.phases)) {
    for (const moves of Object.values(stages)) for (const move of moves) expect(clash.moves).toHaveProperty(move);
  }
  for (let number = 0; number < 20; number += 1) {
    playOut(clash, {
      seed: number,
      seatCount: 2,
      weights: { resign: number % 4 === 0 ? 0.01 : 0, unplan: 0.2, unplay: 0.2 },
      onStep: ({ state, game }) => {
        if (state.game === null) return;
        const { phase, stages } = game.position(state.game);
        for (const seat of SIDES) {
          const legal = game.legal(state.game, seat).map(({ move }) => move);
          const stage = stages[seat];
          if (stage === undefined) expect(['', 'resign']).toContain(legal.join());
          else for (const move of legal) expect(game.phases[phase]![stage]).toContain(move);
        }
      },
    });
  }
});

test('a match is plain JSON at every step, for every viewer', () => {
  playOut(clash, {
    seed: 7,
    seatCount: 2,
    weights: { resign: 0 },
    onStep: (table) => {
      expect(JSON.parse(JSON.stringify(table.state))).toEqual(table.state);
      for (const viewer of viewersOf(['0', '1'])) {
        const frame = table.frame(viewer);
        expect(JSON.parse(JSON.stringify(frame))).toEqual(frame);
      }
    },
  });
});

test('any deck list that is accepted can be played to an end', () => {
  const power = fc.record({ count: fc.integer({ min: 3, max: 12 }), value: fc.integer({ min: 0, max: 5 }) });
  const effect = fc.oneof(
    fc.record({
      kind: fc.constantFrom('draw' as const, 'deflect' as const, 'disrupt' as const, 'renew' as const),
      n: fc.integer({ min: 1, max: 4 }),
    }),
    fc.record({ kind: fc.constantFrom('surge' as const) }),
  );
  const last = fc.constantFrom(
    { kind: 'retreat' as const },
    { kind: 'laser-gates' as const },
    { kind: 'surge' as const },
  );
  const special = fc.record({
    count: fc.integer({ min: 1, max: 4 }),
    effects: fc.tuple(fc.array(effect, { maxLength: 2 }), last).map(([first, end]) => [...first, end]),
  });
  const list = fc
    .tuple(fc.array(power, { minLength: 3, maxLength: 6 }), fc.array(special, { maxLength: 4 }))
    .map((parts) =>
      parts
        .flat()
        .map((part, index) => ({ ...part, id: `card-${index}`, name: `Card ${index}`, attested: 'no' as const })),
    );
  fc.assert(
    fc.property(seed, list, list, (number, green, red) => {
      const { decks } = defaultComponents;
      const game = createClash({
        decks: {
          '0': { ...decks['0'], cards: [{ ...green[0]!, id: 'five', value: 5 }, ...green] },
          '1': { ...decks['1'], cards: red },
        },
      });
      const lists = { '0': allCards(game, '0').sort(), '1': allCards(game, '1').sort() };
      playOut(game, {
        seed: number,
        seatCount: 2,
        weights: { resign: 0, concede: 0.5 },
        onStep: ({ state }) => {
          if (state.game === null) return;
          for (const side of SIDES) expect(cardsOfSide(state.game, side).sort()).toEqual(lists[side]);
        },
      });
    }),
    { numRuns: 40 },
  );
});
