/** How a match ends other than on the fifth card. */
import { clash } from '../src';
import { bothLeaveForGood, given, happens, maul, nobodyWins, quiGon, type Story } from './kit';

/** The states in which a player may be, by name. */
const STATES: Readonly<Record<string, () => Story>> = {
  'planning, nobody placed': () => planning(),
  'planning, Qui-Gon placed': () => planning().when(quiGon.plans('power-1', 'power-2', 'power-3')),
  'planning, Maul placed': () => planning().when(maul.plans('power-1', 'power-2', 'power-3')),
  'a Standoff, nobody has chosen': () => standoffOf(['power-1', 'power-4']),
  'a Standoff, Qui-Gon has chosen': () => standoffOf(['power-1', 'power-4']).when(quiGon.plays('power-1')),
  'a Standoff, Maul has chosen': () => standoffOf(['power-1', 'power-4']).when(maul.plays('power-1')),
  'a Standoff, Maul without cards': () => standoffOf([]),
  'Qui-Gon trails': () => given({ quiGon: { hand: ['power-1'], plan: ['power-1'] }, maul: { plan: ['power-5'] } }),
  'Maul trails': () => given({ quiGon: { plan: ['power-5'] }, maul: { hand: ['power-1'], plan: ['power-1'] } }),
};

function planning(): Story {
  const hand = ['power-1', 'power-2', 'power-3', 'power-4'];
  return given({ quiGon: { hand }, maul: { hand } });
}

function standoffOf(handOfMaul: readonly string[]): Story {
  return given({
    quiGon: { hand: ['power-1', 'power-4'], plan: ['power-2'] },
    maul: { hand: handOfMaul, plan: ['power-2'] },
  });
}

describe.each(Object.entries(STATES))('in %s', (_name, begin) => {
  test('Qui-Gon can resign, and Maul wins', () => {
    begin()
      .when(quiGon.resigns())
      .then(happens('Qui-Gon resigned', 'over: Maul by resign'), maul.wins('resign'), maul.may(), quiGon.may());
  });

  test('Maul can resign, and Qui-Gon wins', () => {
    begin().when(maul.resigns()).then(happens('Maul resigned', 'over: Qui-Gon by resign'), quiGon.wins('resign'));
  });

  test('nothing more is turned, and everything is public', () => {
    const story = begin();
    const own = { '0': story.view('0').sides['0'], '1': story.view('1').sides['1'] };
    story.when(quiGon.resigns());
    for (const viewer of ['0', '1', null] as const) {
      const { sides } = story.view(viewer);
      for (const side of ['0', '1'] as const) {
        expect(sides[side]).toEqual({ ...own[side], deck: [...story.state.sides[side].deck] });
        expect(sides[side].hand).not.toBeNull();
        expect(sides[side].plan).not.toBeNull();
      }
    }
    expect(story.events.map(({ type }) => type)).toEqual(['resigned', 'over']);
  });

  test('a player who leaves for good loses', () => {
    begin()
      .when(maul.leavesForGood())
      .then(happens('Maul abandoned', 'over: Qui-Gon by abandon'), quiGon.wins('abandon'));
  });

  test('if both leave for good, nobody wins', () => {
    begin()
      .when(bothLeaveForGood())
      .then(happens('Qui-Gon abandoned', 'Maul abandoned', 'over: nobody by abandon'), nobodyWins());
  });

  test('nothing can be put in after the end', () => {
    begin()
      .when(quiGon.resigns())
      .refuses(maul.resigns(), 'game-over')
      .refuses(quiGon.plans('power-1'), 'game-over')
      .refuses(quiGon.plays('power-1'), 'game-over');
  });
});

describe('time', () => {
  test.each([
    ['planning, nobody placed', true, true],
    ['planning, Qui-Gon placed', false, true],
    ['planning, Maul placed', true, false],
    ['a Standoff, nobody has chosen', true, true],
    ['a Standoff, Qui-Gon has chosen', false, true],
    ['a Standoff, Maul has chosen', true, false],
    ['a Standoff, Maul without cards', true, false],
    ['Qui-Gon trails', true, false],
    ['Maul trails', false, true],
  ])('in %s only who owes a decision can run out of it', (name, ofQuiGon, ofMaul) => {
    for (const [player, opponent, owes] of [
      [quiGon, maul, ofQuiGon],
      [maul, quiGon, ofMaul],
    ] as const) {
      const story = STATES[name]!();
      expect(clash.awaited(story.state).includes(player.side)).toBe(owes);
      if (owes) story.when(player.runsOutOfTime()).then(opponent.wins('timeout'));
      else expect(() => story.when(player.runsOutOfTime())).toThrow('not-your-turn');
    }
  });

  test('if both owe a decision, who ran out first loses', () => {
    const story = planning()
      .when(maul.runsOutOfTime())
      .then(happens('Maul timed-out', 'over: Qui-Gon by timeout'), quiGon.wins('timeout'));
    expect(() => story.when(quiGon.runsOutOfTime())).toThrow('game-over');
  });
});

test('players cannot put in what only the server may', () => {
  planning()
    .refuses({ ...maul.runsOutOfTime(), byServer: false }, 'no-such-move')
    .refuses({ ...bothLeaveForGood(), byServer: false }, 'no-such-move');
});
