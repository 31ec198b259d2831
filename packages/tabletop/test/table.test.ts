import {
  awaitedOf,
  frameFor,
  judge,
  judgeTableInput,
  newTable,
  positionOf,
  seatViewer,
  seatsOf,
  spectator,
  viewersOf,
} from '../src';
import { HeadlessTable, picker, playOut, riggedRandomness, secretOf } from '../src/testing';
import { sealedBids } from './sealed-bids';

const table = () => HeadlessTable.create(sealedBids, seatsOf(2), secretOf(7));
const code = (move: string, args: readonly unknown[] = [], seat = '0', of = begun()) =>
  judge(of.game, of.state, { move, seat, args })?.code ?? null;

function begun() {
  const made = table();
  made.submit({ move: 'ready', seat: '0', args: ['a'] });
  made.submit({ move: 'ready', seat: '1', args: ['b'] });
  return made;
}

it('waits for those who owe a decision, not for those who may only take theirs back, and for nobody in the end', () => {
  const made = begun();
  const awaited = () => awaitedOf(made.game, made.state);
  expect(awaited()).toEqual(['0', '1']);
  made.submit({ move: 'bid', seat: '0', args: ['c1', '1.0'] });
  expect(awaited()).toEqual(['1']);
  expect(Object.keys(positionOf(made.game, made.state).stages)).toEqual(['0', '1']);
  expect(made.frame(spectator).G.awaited).toEqual(['1']);
  made.submitTable({ move: 'leave', seat: '1', args: [] });
  expect(awaited()).toEqual([]);
});

describe('muster', () => {
  it('deals nothing before every seat is ready', () => {
    const made = table();
    expect(made.state.game).toBeNull();
    expect(positionOf(made.game, made.state)).toEqual({ phase: 'muster', stages: { '0': 'muster', '1': 'muster' } });
    expect(made.submit({ move: 'ready', seat: '1', args: ['n'] })).toBeNull();
    expect(made.state.game).toBeNull();
    expect(made.state.events).toEqual([{ type: 'ready', seat: '1' }]);
    expect(made.legal('1')).toEqual([]);
    expect(made.submit({ move: 'ready', seat: '0', args: [] })).toBeNull();
    expect(made.state.nonces).toEqual({ '0': '', '1': 'n' });
    expect(made.state.events.map(({ type }) => type)).toEqual(['ready', 'begun', 'dealt', 'dealt']);
    expect(made.frame(spectator).G.table).not.toBeNull();
  });

  it('waits for those who are not ready', () => {
    const made = table();
    made.submit({ move: 'ready', seat: '0', args: [] });
    expect(awaitedOf(made.game, made.state)).toEqual(['1']);
  });

  it('is left again by a seat that goes, until the game has begun', () => {
    const made = table();
    made.submit({ move: 'ready', seat: '0', args: ['a'] });
    expect(made.submitTable({ move: 'unready', seat: '0', args: [] })).toBeNull();
    expect(made.state.nonces['0']).toBeNull();
    expect(judgeTableInput(sealedBids, begun().state, { move: 'unready', seat: '0', args: [] })?.code).toBe(
      'wrong-phase',
    );
  });

  it('takes one ready of each seat, with a nonce of the right form', () => {
    const made = table();
    expect(code('ready', ['not a nonce'], '0', made)).toBe('bad-args');
    expect(code('ready', [7], '0', made)).toBe('bad-args');
    expect(code('ready', ['a', 'b'], '0', made)).toBe('bad-args');
    made.submit({ move: 'ready', seat: '0', args: ['a'] });
    expect(code('ready', ['a'], '0', made)).toBe('already-ready');
    expect(code('ready', ['a'])).toBe('wrong-phase');
    expect(code('bid', ['c1', '1.0'], '0', made)).toBe('wrong-phase');
  });

  it('gives the deal the nonces in seat order', () => {
    const nonces: (readonly string[])[] = [];
    const made = new HeadlessTable(sealedBids, newTable(sealedBids, seatsOf(2)), (given) => {
      nonces.push(given);
      return riggedRandomness({ deck: Array.from({ length: 20 }, (_, index) => index + 1) });
    });
    made.submit({ move: 'ready', seat: '1', args: ['second'] });
    made.submit({ move: 'ready', seat: '0', args: ['first'] });
    expect(nonces).toEqual([['first', 'second']]);
  });
});

describe('an input', () => {
  it('is refused by its code, and changes nothing', () => {
    const made = begun();
    const id = Object.keys(made.state.game!.hands['0']!)[0]!;
    const before = JSON.stringify(made.state);
    const cases: [string, readonly unknown[], string, string | null][] = [
      ['bid', [id, '1.0'], '2', 'not-seated'],
      ['bid', [id, '1.0'], '__proto__', 'not-seated'],
      ['toString', [], '0', 'no-such-move'],
      ['__proto__', [], '0', 'no-such-move'],
      ['leave', [], '0', 'no-such-move'],
      ['unready', [], '0', 'no-such-move'],
      ['bid', [], '0', 'bad-args'],
      ['bid', [id], '0', 'bad-args'],
      ['bid', [7, '1.0'], '0', 'bad-args'],
      ['bid', [id, id, '1.0'], '0', 'bad-args'],
      ['bid', [id, 10], '0', 'bad-args'],
      ['bid', [id, '1.1'], '0', 'stale'],
      ['bid', ['c99', '1.0'], '0', 'not-in-hand'],
      ['bid', ['toString', '1.0'], '0', 'not-in-hand'],
      ['unbid', ['1.0'], '0', 'no-bid'],
      ['claim', [true, '1.0'], '0', 'not-your-turn'],
      ['bid', [id, '1.0'], '0', null],
    ];
    for (const [move, args, seat, expected] of cases)
      expect([move, args, code(move, args, seat, made)]).toEqual([move, args, expected]);
    expect(JSON.stringify(made.state)).toBe(before);
  });

  it('is refused when the match is over, and the server’s too', () => {
    const { table: made } = playOut(sealedBids, { seed: 3, seatCount: 2 });
    expect(code('bid', ['c1', made.at()], '0', made)).toBe('game-over');
    expect(judgeTableInput(made.game, made.state, { move: 'leave', seat: '0', args: [] })?.code).toBe('game-over');
    expect(made.legal('0')).toEqual([]);
  });

  it('of the server is none of a seat’s', () => {
    expect(judgeTableInput(sealedBids, begun().state, { move: 'bid', seat: '0', args: [] })?.code).toBe('no-such-move');
    expect(begun().submitTable({ move: 'leave', seat: '1', args: [] })).toBeNull();
  });
});

describe('a frame', () => {
  it('has the parts that boardgame.io’s client reads, and no other', () => {
    const frame = begun().frame(seatViewer('1'));
    expect(Object.keys(frame).sort()).toEqual(['G', '_redo', '_stateID', '_undo', 'ctx', 'plugins']);
    expect(frame._stateID).toBe(2);
    expect(frame.ctx).toEqual({
      numPlayers: 2,
      playOrder: ['0', '1'],
      playOrderPos: 0,
      currentPlayer: '0',
      turn: 1,
      phase: 'bid',
      activePlayers: { '0': 'bidding', '1': 'bidding' },
    });
    expect(frame.G.you).toBe('1');
    expect(frame.G.events.find((event) => event.type === 'dealt' && event.seat === '0')).toMatchObject({ cards: null });
  });

  it('says how the match ended', () => {
    const { table: made, over } = playOut(sealedBids, { seed: 5, seatCount: 3 });
    const frame = made.frame(spectator);
    expect(frame.ctx.gameover).toEqual(over);
    expect(frame.ctx.activePlayers).toBeNull();
    expect(frame.G.over).toEqual(over);
  });

  it('of the state before the game shows who is ready', () => {
    const made = table();
    made.submit({ move: 'ready', seat: '0', args: ['abc'] });
    const view = frameFor(made.game, made.state, 1, seatViewer('1')).G;
    expect(view).toMatchObject({ phase: 'muster', at: 'muster', nonces: { '0': 'abc', '1': null }, table: null });
    expect(view.legal).toEqual([{ move: 'ready', args: [] }]);
  });
});

it('is played by as many as the game says', () => {
  expect(() => newTable(sealedBids, seatsOf(4))).toThrow('sealed-bids is not played by 4');
  expect(viewersOf(seatsOf(2))).toEqual([seatViewer('0'), seatViewer('1'), spectator]);
});

it('the picker repeats itself by seed and reaches every choice', () => {
  const draw = (seed: number): number[] => Array.from({ length: 40 }, (_, index) => picker(seed + index).below(6));
  expect(draw(1)).toEqual(draw(1));
  expect(new Set(draw(1)).size).toBe(6);
  expect(() => picker(1).one([])).toThrow('nothing to choose from');
});
