/**
 * What is refused, with its code. Inputs that are wrong in one way each are made at many moments of random matches:
 * each is refused with the code for it, and changes nothing. And at some moments everything is tried that could be put
 * in about units: what is taken is exactly what is listed as legal.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeatId } from '@theed/tabletop';
import { picker, playOut, type HeadlessTable, type Picker, type Weights } from '@theed/tabletop/testing';
import { queensGambit, queensGambitRefusals, type QueensGambitState, type UnitId } from '../src';
import { seatsFor } from '../tools/playouts';
import { currentStep } from '../src/activation';
import { topRun } from '../src/match';
import { sideOf } from '../src/sides';
import { defaultBook } from './setup';

type Table = HeadlessTable<QueensGambitState, never, unknown>;

interface Wrong {
  readonly code: string;
  readonly seat: SeatId;
  readonly move: string;
  /** Without the moment. */
  readonly args: readonly unknown[];
  readonly at?: string;
}

const WEIGHTS: Weights = { resign: 0, unplan: 0.2, undo: 0.05, attack: 20, move: 0.5, finish: 0.15 };
const { components, boards, field } = defaultBook;
const SPACES = [...boards.plains.spaces, ...boards.palace.spaces, ...boards.core.spaces];
const CLOSED = [...boards.palace.terrain.keys()].filter((space) => boards.boardOf(space) === null);

/** Inputs that are wrong in the way that their code says, at this moment. */
function wrongInputs(table: Table, pick: Picker): Wrong[] {
  const state = table.state.game!;
  const anybody = pick.one(Object.keys(state.seats));
  const stale: Wrong[] = table
    .legal(state.askedSeat ?? anybody)
    .filter(({ move }) => queensGambit.moves[move]!.timed)
    .map((legal) => ({ ...table.randomInput(state.askedSeat ?? anybody, legal, pick), at: 'long ago' }))
    .map(({ seat, move, args, at }) => ({ code: 'stale', seat, move, args: args.slice(0, -1), at }));
  return [...stale, ...ofPhase(state, table, pick)];
}

function ofPhase(state: QueensGambitState, table: Table, pick: Picker): Wrong[] {
  const seat = state.askedSeat ?? pick.one(Object.keys(state.seats));
  const other = Object.keys(state.seats).find((one) => one !== seat)!;
  const wrong = (code: string, move: string, ...args: unknown[]): Wrong => ({ code, seat, move, args });
  switch (state.asked) {
    case 'decoy':
      return [
        wrong('bad-args', 'chooseQueen', 'green'),
        wrong('wrong-phase', 'finish'),
        { ...wrong('not-your-turn', 'chooseQueen', 'red'), seat: other },
      ];
    case 'plan': {
      const hand = Object.keys(state.seats[seat]!.hand);
      const size = state.seatCount === 2 ? 4 : 2;
      if (state.plans[seat] !== null) return [wrong('already-planned', 'plan', hand.slice(0, size))];
      const foreign = 'c9999';
      return [
        wrong('no-plan', 'unplan'),
        wrong('bad-count', 'plan', hand.slice(0, size - 1)),
        wrong('bad-count', 'plan', hand.slice(0, size + 1)),
        wrong('card-twice', 'plan', [...hand.slice(0, size - 1), hand[0]]),
        wrong('not-in-hand', 'plan', [...hand.slice(0, size - 1), foreign]),
        wrong('not-in-hand', 'plan', [...hand.slice(0, size - 1), 'constructor']),
        wrong('wrong-phase', 'choose', 0),
      ];
    }
    case 'choose':
      return [
        wrong('no-such-option', 'choose', 9),
        wrong('bad-args', 'choose', -1),
        wrong('other-choice', 'finish'),
        wrong('wrong-phase', 'plan', ['c1', 'c2', 'c3', 'c4']),
        { ...wrong('not-your-turn', 'choose', 0), seat: other },
      ];
    case 'block': {
      const { open, blocks } = state.flight!;
      const shut = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find((number) => !open.includes(number));
      return [
        wrong('bad-block-count', 'block', open.slice(0, blocks + 1)),
        ...(blocks > 0 ? [wrong('bad-block-count', 'block', open.slice(0, blocks - 1))] : []),
        ...(blocks > 1 ? [wrong('block-twice', 'block', Array<number>(blocks).fill(open[0]!))] : []),
        ...(shut === undefined ? [] : [wrong('not-open', 'block', [shut])]),
        { ...wrong('not-your-turn', 'block', open.slice(0, blocks)), seat: other },
      ];
    }
    case 'bonus': {
      const { count } = Object.values(state.bonusDue)[0]!;
      return [
        wrong('bonus-sum', 'takeBonus', { battlefield: count, palace: 1 }),
        wrong('bonus-sum', 'takeBonus', { battlefield: 0, palace: 0 }),
        wrong('bad-args', 'takeBonus', { battlefield: count }),
        { ...wrong('not-your-turn', 'takeBonus', { battlefield: count, palace: 0 }), seat: other },
      ];
    }
    case 'act':
      return [
        wrong('other-choice', 'choose', 0),
        wrong('bad-args', 'move', 'gungan-1'),
        { ...wrong('not-your-turn', 'finish'), seat: other },
        ...ofStep(state, table, seat, pick),
      ];
  }
}

/** Wrong moves of units, or of droids that come and go. */
function ofStep(state: QueensGambitState, table: Table, seat: SeatId, pick: Picker): Wrong[] {
  const wrong = (code: string, move: string, ...args: unknown[]): Wrong => ({ code, seat, move, args });
  const step = currentStep({ state, book: defaultBook })!;
  const [group] = Object.keys(state.units);
  switch (step.do) {
    case 'starfighter':
      return [
        wrong('no-such-grid', 'placeStarfighter', 6),
        wrong('not-on-card', 'finish'),
        wrong('not-on-card', 'move', group, 'b.0.0'),
        ...(state.space.place > 0 ? [wrong('grid-passed', 'placeStarfighter', state.space.place)] : []),
      ];
    case 'to-palace':
      return table
        .legal(seat)
        .filter(({ move }) => move === 'sendToPalace')
        .flatMap(({ args: [groups, spaces] }) => {
          const droids = groups!.from[0];
          const free = spaces!.from;
          const { count } = spaces as { readonly count: number };
          const taken = boards.palace.staging.find((space) => !free.includes(space));
          return [
            wrong('bad-space-count', 'sendToPalace', droids, free.slice(0, count - 1)),
            wrong('not-staging', 'sendToPalace', droids, ['p.1.2.5']),
            wrong('no-such-space', 'sendToPalace', droids, ['p.9.9.9']),
            wrong('no-such-unit', 'sendToPalace', 'dragon-1', free),
            ...(count > 1 ? [wrong('space-twice', 'sendToPalace', droids, [free[0], free[0]])] : []),
            ...(taken === undefined ? [] : [wrong('occupied', 'sendToPalace', droids, [taken])]),
          ].filter(({ code }) => code !== 'bad-space-count' || count > 0);
        });
    case 'deploy':
      return table
        .legal(seat)
        .filter(({ move }) => move === 'deploy')
        .flatMap(({ args: [transports, spaces, kinds, counts] }) => {
          const [mtt, space, kind] = [transports!.from[0], spaces!.from[0], kinds!.from[0]];
          const far = boards.plains.spaces.find(
            (one) =>
              !Object.values(state.units).some(({ at }) => at === one) &&
              boards.plains.distance(one, state.units[mtt as UnitId]!.at) > 2,
          );
          const most = Math.max(...(counts!.from as number[]));
          return [
            wrong('wrong-kind', 'deploy', mtt, space, 'aat', 1),
            wrong('occupied', 'deploy', mtt, state.units[mtt as UnitId]!.at, kind, 1),
            wrong('not-next-to-mtt', 'deploy', mtt, far, kind, 1),
            wrong('no-such-unit', 'deploy', 'mtt-9', space, kind, 1),
            ...(most < components.units[step.unit].groupSize
              ? [wrong('not-enough-droids', 'deploy', mtt, space, kind, most + 1)]
              : [
                  wrong(
                    most + 1 > (state.lost[step.unit] ?? 0) ? 'not-enough-droids' : 'too-many-figures',
                    'deploy',
                    mtt,
                    space,
                    kind,
                    most + 1,
                  ),
                ]),
          ];
        });
    case 'activate':
      return ofUnits(state, table, seat, pick);
    default:
      return [];
  }
}

function ofUnits(state: QueensGambitState, table: Table, seat: SeatId, pick: Picker): Wrong[] {
  const wrong = (code: string, move: string, ...args: unknown[]): Wrong => ({ code, seat, move, args });
  const legal = table.legal(seat);
  const found: Wrong[] = [
    wrong('no-such-unit', 'move', 'dragon-1', 'b.0.0'),
    wrong('not-on-card', 'placeStarfighter', 1),
    wrong('not-on-card', 'sendToPalace', 'battleDroid-1', []),
    wrong('not-on-card', 'deploy', 'mtt-1', 'b.0.0', 'battleDroid', 1),
  ];
  const units = Object.entries(state.units);
  const foreign = units.find(([, { kind }]) => components.units[kind].side !== sideOf(seat));
  if (foreign !== undefined) found.push(wrong('not-your-unit', 'move', foreign[0], 'b.0.0'));
  const idle = units.find(
    ([, { kind }]) => components.units[kind].side === sideOf(seat) && !kindsOnCard(state).includes(kind),
  );
  if (idle !== undefined) found.push(wrong('unit-not-on-card', 'move', idle[0], idle[1].at));
  const done = Object.keys(topRun(state)!.acted).find(
    (id) =>
      id !== topRun(state)!.active?.unit && id in state.units && kindsOnCard(state).includes(state.units[id]!.kind),
  );
  if (done !== undefined) found.push(wrong('acted-already', 'move', done, pick.one(SPACES)));

  const moves = legal.filter(({ move }) => move === 'move');
  if (moves.length > 0) found.push(...wrongMoves(state, moves, seat, pick));
  const attacks = legal.filter(({ move }) => move === 'attack');
  if (attacks.length > 0) found.push(...wrongAttacks(state, attacks, seat, pick));
  return found;
}

type Legal = ReturnType<Table['legal']>;

function wrongMoves(state: QueensGambitState, moves: Legal, seat: SeatId, pick: Picker): Wrong[] {
  const { args } = pick.one(moves);
  const [id, reach] = [args[0]!.from[0] as UnitId, args[1]!.from];
  const unit = state.units[id]!;
  const board = boards.boardOf(unit.at)!;
  const wrong = (code: string, to: unknown): Wrong => ({ code, seat, move: 'move', args: [id, to] });
  const found = [wrong('same-space', unit.at), wrong('no-such-space', 'b.0.10'), wrong('no-such-space', '__proto__')];
  const taken = new Set(Object.values(state.units).map(({ at }) => at));
  const here = SPACES.filter((space) => boards.boardOf(space) === board);
  const occupied = here.filter((space) => taken.has(space) && space !== unit.at);
  if (occupied.length > 0) found.push(wrong('occupied', pick.one(occupied)));
  const empty = CLOSED.filter((space) => !taken.has(space));
  if (board === 'palace') found.push(wrong('impassable', pick.one(empty)));
  const elsewhere = SPACES.filter((space) => boards.boardOf(space) !== board && !taken.has(space));
  const duelist = components.units[unit.kind].area === 'core';
  const far = pick.one(elsewhere);
  if (!duelist) found.push(wrong(boards.boardOf(far) === 'core' ? 'core-closed' : 'other-board', far));
  else found.push(wrong('other-board', pick.one(boards.plains.spaces.filter((space) => !taken.has(space)))));
  const beyond = here.filter((space) => !taken.has(space) && !reach.includes(space));
  const barred = (space: string): boolean =>
    board === 'plains' &&
    (state.lost.fambaa ?? 0) === 0 &&
    !components.rules.shield.pass.includes(unit.kind) &&
    (boards.plains.zones.get(space) === 'inside' ||
      (boards.plains.zones.get(space) === 'line' && !components.rules.shield.lineOnly.includes(unit.kind)));
  if (beyond.length > 0) {
    const space = pick.one(beyond);
    found.push(wrong(barred(space) ? 'shield-bars' : 'unreachable', space));
  }
  const shut = beyond.find(barred);
  if (shut !== undefined) found.push(wrong('shield-bars', shut));
  const door = boards.core.doors.get('c.4.0')!;
  if (duelist && board === 'core' && !taken.has(door) && duelGoesOn(state, sideOf(seat))) {
    found.push(wrong('duel-not-over', door));
  }
  return found;
}

function wrongAttacks(state: QueensGambitState, attacks: Legal, seat: SeatId, pick: Picker): Wrong[] {
  const { args } = pick.one(attacks);
  const [id, targets] = [args[0]!.from[0] as UnitId, args[1]!.from];
  const unit = state.units[id]!;
  const spec = components.units[unit.kind];
  const [spot, onPlains] = [field.spots.get(unit.at)!, boards.boardOf(unit.at) === 'plains'];
  const dice = args[2] === undefined ? [] : [args[2].from[0]];
  const wrong = (code: string, target: unknown, ...more: unknown[]): Wrong => ({
    code,
    seat,
    move: 'attack',
    args: [id, target, ...more],
  });
  const found = [wrong('no-such-unit', 'gungan-99', ...dice), wrong('own-unit', id, ...dice)];
  if (args[2] === undefined) found.push(wrong('dice-not-asked', targets[0], 1));
  else {
    found.push(wrong('dice-missing', targets[0]));
    found.push(wrong('too-many-dice', targets[0], args[2].from.length + 1));
  }
  if (sideOf(seat) === 'naboo') found.push(wrong('not-to-be-attacked', 'viceroy-1', ...dice));
  for (const [target, { kind, at }] of Object.entries(state.units)) {
    if (components.units[kind].side === spec.side || components.units[kind].hits === null) continue;
    if (targets.includes(target)) continue;
    const there = field.spots.get(at)!;
    if ((boards.boardOf(at) === 'plains') !== onPlains) found.push(wrong('other-battle', target, ...dice));
    else if (spec.range === 'adjacent') found.push(wrong('not-adjacent', target, ...dice));
    else if (spec.range === 'sight') found.push(wrong('no-sight', target, ...dice));
    else if (boards.plains.distance(unit.at, at) > spec.range) found.push(wrong('out-of-range', target, ...dice));
    else if (field.zone[spot] !== 'line' && field.zone[there] !== 'line' && field.zone[spot] !== field.zone[there])
      found.push(wrong('shield-between', target, ...dice));
    else found.push(wrong('range-blocked', target, ...dice));
  }
  return pick.some(found, Math.min(found.length, 8));
}

function kindsOnCard(state: QueensGambitState): string[] {
  const step = currentStep({ state, book: defaultBook })!;
  return step.do === 'activate' ? step.units.map(({ unit }) => unit) : [];
}

function duelGoesOn({ units }: QueensGambitState, side: string): boolean {
  return Object.values(units).some(
    ({ kind }) => components.units[kind].area === 'core' && components.units[kind].side !== side,
  );
}

test('inputs that are wrong in one way are refused with the code for it, and change nothing', () => {
  const seen = new Map<string, number>();
  const pick = picker(11);
  for (let seed = 1; seed <= 6; seed += 1) {
    playOut(queensGambit, {
      seed,
      seatCount: seatsFor(seed),
      weights: WEIGHTS,
      onStep: (playing) => {
        const { game } = playing.state;
        if (game?.over !== null || (game.asked === 'act' && pick.below(3) > 0)) return;
        const table = playing as unknown as Table;
        const before = JSON.stringify(playing.state);
        for (const { code, seat, move, args, at } of wrongInputs(table, pick)) {
          const refused = playing.submit({ seat, move, args: [...args, at ?? playing.at()] });
          expect({ seed, move, seat, args, code: refused?.code }).toEqual({ seed, move, seat, args, code });
          seen.set(code, (seen.get(code) ?? 0) + 1);
        }
        expect(JSON.stringify(playing.state)).toBe(before);
      },
    });
  }
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining([
      'stale',
      'wrong-phase',
      'not-your-turn',
      'not-your-unit',
      'unit-not-on-card',
      'acted-already',
      'occupied',
      'unreachable',
      'shield-bars',
      'out-of-range',
      'no-sight',
      'shield-between',
      'not-adjacent',
      'other-battle',
      'too-many-dice',
      'not-in-hand',
      'card-twice',
      'bad-count',
      'bonus-sum',
    ]),
  );
});

test('what is taken of all that could be said about units is exactly what is listed as legal', () => {
  const pick = picker(5);
  let compared = 0;
  for (let seed = 1; seed <= 4; seed += 1) {
    playOut(queensGambit, {
      seed,
      seatCount: seatsFor(seed),
      weights: WEIGHTS,
      onStep: ({ state: { game } }) => {
        if (game?.over !== null || game.asked !== 'act' || pick.below(150) > 0) return;
        const seat = game.askedSeat!;
        const legal = queensGambit.legal(game, seat);
        const listed = (move: string): Set<string> =>
          new Set(
            legal
              .filter((entry) => entry.move === move)
              .flatMap(({ args: [units, others, dice] }) =>
                units!.from.flatMap((unit) =>
                  others!.from.flatMap((other) =>
                    (dice === undefined ? [[]] : dice.from.map((number) => [number])).map((some) =>
                      words([unit, other, ...some]),
                    ),
                  ),
                ),
              ),
          );
        const taken = (move: string, args: readonly (readonly unknown[])[]): Set<string> =>
          new Set(args.filter((some) => queensGambit.moves[move]!.check(game, seat, some) === null).map(words));
        const units = Object.keys(game.units);
        expect(
          taken(
            'move',
            units.flatMap((unit) => [...SPACES, ...CLOSED].map((space) => [unit, space])),
          ),
        ).toEqual(listed('move'));
        const dice = [[], [0], [1], [2], [3], [4], [6]];
        expect(
          taken(
            'attack',
            units.flatMap((unit) => units.flatMap((target) => dice.map((some) => [unit, target, ...some]))),
          ),
        ).toEqual(listed('attack'));
        compared += 1;
      },
    });
  }
  expect(compared).toBeGreaterThan(5);
});

const words = (list: readonly unknown[]): string => list.map(String).join(' ');

test('every refusal is a sentence that says what is wrong, and a test expects its code', () => {
  const tests = readdirSync(__dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(__dirname, file), 'utf8'))
    .join('\n');
  for (const { code, message } of Object.values(queensGambitRefusals)) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect({ code, tested: tests.includes(`'${code}'`) }).toEqual({ code, tested: true });
  }
});
