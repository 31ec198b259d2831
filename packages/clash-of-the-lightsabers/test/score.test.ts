/** Rounds and what they are worth. */
import { clash } from '../src';
import { scoreOf } from '../src/score';
import { HeadlessTable } from '@theed/tabletop/testing';
import { fightingBattle, given, happens, maul, planningOfRound, quiGon, type Story } from './kit';

type Outcome = 'won' | 'lost' | 'drawn';

const PLANS: Readonly<Record<Outcome, readonly [string, string]>> = {
  won: ['power-2', 'power-1'],
  lost: ['power-1', 'power-2'],
  drawn: ['power-3', 'power-3'],
};

/** A round with empty hands, so that the planned cards alone decide: as Qui-Gon sees it. */
function round(outcomes: readonly Outcome[], from: { readonly quiGon?: number; readonly maul?: number } = {}): Story {
  return given({
    quiGon: { plan: outcomes.map((outcome) => PLANS[outcome][0]), position: from.quiGon ?? 1 },
    maul: { plan: outcomes.map((outcome) => PLANS[outcome][1]), position: from.maul ?? 1 },
  });
}

test('[C2] each figure begins on the first of five Final Duel cards', () => {
  given({}).then(quiGon.standsOn(1), maul.standsOn(1));
  const table = HeadlessTable.create(clash, ['0', '1'], 'd'.repeat(64));
  for (const seat of ['0', '1']) table.submit({ move: 'ready', seat, args: [] });
  expect(Object.values(table.state.game!.sides).map(({ position }) => position)).toEqual([1, 1]);
});

test.each<[Outcome[], number, number]>([
  [['won', 'won', 'lost'], 2, 1],
  [['lost', 'won', 'won'], 2, 1],
  [['won', 'won', 'drawn'], 2, 1],
  [['drawn', 'won', 'drawn'], 2, 1],
  [['lost', 'lost', 'won'], 1, 2],
  [['drawn', 'lost', 'lost'], 1, 2],
  [['drawn', 'drawn', 'lost'], 1, 2],
])('[C30] %j: who won more battles goes one step', (outcomes, ofQuiGon, ofMaul) => {
  round(outcomes).then(quiGon.standsOn(ofQuiGon), maul.standsOn(ofMaul), planningOfRound(2));
});

test('[C31] all three battles won are two steps', () => {
  round(['won', 'won', 'won']).then(quiGon.standsOn(3), maul.standsOn(1));
  round(['lost', 'lost', 'lost']).then(quiGon.standsOn(1), maul.standsOn(3));
});

test.each<[Outcome[]]>([
  [['won', 'lost', 'drawn']],
  [['drawn', 'won', 'lost']],
  [['lost', 'drawn', 'won']],
  [['drawn', 'drawn', 'drawn']],
])('[C32] %j: nobody moves', (outcomes) => {
  round(outcomes).then(quiGon.standsOn(1), maul.standsOn(1), planningOfRound(2));
});

test('every row of battles is worth what won, lost and drawn make of it', () => {
  const worth: Record<string, [steps: number, winner: '0' | '1' | null]> = {
    '3-0-0': [2, '0'],
    '2-1-0': [1, '0'],
    '2-0-1': [1, '0'],
    '1-0-2': [1, '0'],
    '1-1-1': [0, null],
    '0-0-3': [0, null],
    '0-1-2': [1, '1'],
    '0-2-1': [1, '1'],
    '1-2-0': [1, '1'],
    '0-3-0': [2, '1'],
  };
  const each = ['0', '1', null] as const;
  const rows = each.flatMap((first) => each.flatMap((second) => each.map((third) => [first, second, third])));
  const seen = new Set<string>();
  for (const winners of rows) {
    const count = (side: '0' | '1' | null): number => winners.filter((winner) => winner === side).length;
    const result = `${count('0')}-${count('1')}-${count(null)}`;
    seen.add(result);
    expect({ result, ...scoreOf(winners) }).toEqual({ result, steps: worth[result]![0], winner: worth[result]![1] });
  }
  expect([...seen].sort()).toEqual(Object.keys(worth).sort());
});

test('[C7] all three battles are fought, even if the first two have decided', () => {
  given({
    quiGon: { hand: ['power-1'], plan: ['power-5', 'power-5', 'power-1'] },
    maul: { plan: ['power-1', 'power-1', 'power-2'] },
  }).then(fightingBattle(3), quiGon.trails());
});

test('[C29] the end of the third battle ends the round: one input that ends three battles', () => {
  round(['won', 'lost', 'drawn']).then(
    happens(
      'Maul planned',
      'battle 1: power-2 v power-1',
      'totals 2-1',
      'Maul must concede',
      'Qui-Gon wins by concession',
      'battle 2: power-1 v power-2',
      'totals 1-2',
      'Qui-Gon must concede',
      'Maul wins by concession',
      'battle 3: power-3 v power-3',
      'totals 3-3, Standoff',
      'drawn by draw',
      'score 1-1',
      'round 2',
      'Qui-Gon draws 7',
      'Maul draws 7',
    ),
  );
});

test('one input that ends two battles', () => {
  given({
    quiGon: { hand: ['power-1'], plan: ['power-1', 'power-1', 'power-2'] },
    maul: { hand: ['power-1'], plan: ['power-3', 'power-3', 'power-5'] },
  })
    .when(quiGon.plays('power-1'))
    .then(
      happens(
        'Qui-Gon plays power-1',
        'totals 2-3',
        'Qui-Gon must concede',
        'Maul wins by concession',
        'battle 2: power-1 v power-3',
        'totals 1-3',
        'Qui-Gon must concede',
        'Maul wins by concession',
        'battle 3: power-2 v power-5',
        'totals 2-5',
        'Qui-Gon must concede',
        'Maul wins by concession',
        'score 1-3',
        'round 2',
        'Qui-Gon draws 7',
        'Maul draws 7',
      ),
    );
  given({
    quiGon: { hand: ['power-1'], plan: ['power-1', 'power-1', 'use-the-force'] },
    maul: { hand: ['power-1'], plan: ['power-3', 'power-3', 'power-5'] },
  })
    .when(quiGon.plays('power-1'))
    .then(fightingBattle(3), maul.wonBattle(1, 'concession'), maul.wonBattle(2, 'concession'), quiGon.trails());
});

test('[C33] what lies on the table goes to its owners’ discard piles, battle by battle, before the deal', () => {
  given({
    quiGon: { plan: ['power-5', 'power-1', 'power-4'], discard: ['surge'] },
    maul: { hand: ['power-3'], plan: ['power-1', 'power-2', 'power-1'] },
  })
    .then(maul.trails())
    .when(maul.concedes())
    .then(
      // Battle 3: Maul trails again with his card left.
      maul.trails(),
      quiGon.hasInRow(1, 'power-5'),
      quiGon.hasDiscarded('surge', 'power-1'),
    )
    .when(maul.concedes())
    .then(
      planningOfRound(2),
      quiGon.hasDiscarded('surge', 'power-1', 'power-5', 'power-4'),
      maul.hasDiscarded('power-1', 'power-1', 'power-2'),
    );
});

test('[C12] [C13] what is left in hand is kept and seven cards are drawn', () => {
  const deck = ['power-1', 'power-2', 'power-3', 'surge', 'retreat', 'renew', 'deflect', 'power-5'];
  const story = given({
    quiGon: { hand: ['power-4', 'surge'], plan: ['power-3', 'power-3', 'power-3'], deck },
    maul: { plan: ['power-1', 'power-1', 'power-1'], deck },
  });
  story.then(
    planningOfRound(2),
    quiGon.holds('power-4', 'surge', 'power-1', 'power-2', 'power-3', 'surge', 'retreat', 'renew', 'deflect'),
    maul.holds('power-1', 'power-2', 'power-3', 'surge', 'retreat', 'renew', 'deflect'),
  );
  expect(story.view().sides['0'].deckSize).toBe(1);
});

test('the round stands in the history, with the results of its battles', () => {
  expect(round(['won', 'lost', 'drawn']).view().rounds).toEqual({
    '1': {
      results: {
        '1': { winner: '0', by: 'concession' },
        '2': { winner: '1', by: 'concession' },
        '3': { winner: null, by: 'draw' },
      },
      winner: null,
      steps: 0,
      positions: { '0': 1, '1': 1 },
    },
  });
});

describe('the fifth card', () => {
  test('[C3] the first figure on its fifth Final Duel card wins; the table is cleared and nothing is dealt', () => {
    const story = round(['won', 'lost', 'won'], { quiGon: 4, maul: 4 }).then(
      quiGon.wins('duel'),
      quiGon.standsOn(5),
      maul.standsOn(4),
      quiGon.hasDiscarded('power-1', 'power-2', 'power-2'),
      maul.hasDiscarded('power-1', 'power-1', 'power-2'),
      quiGon.holds(),
      maul.holds(),
    );
    expect(story.events.slice(-2)).toEqual([
      expect.objectContaining({ type: 'scored', positions: { '0': 5, '1': 4 } }),
      { type: 'over', winner: '0', by: 'duel' },
    ]);
    story.refuses(quiGon.resigns(), 'game-over').refuses(maul.concedes(), 'game-over');
  });

  test('two steps from card 4 stop on card 5', () => {
    round(['lost', 'lost', 'lost'], { maul: 4 }).then(maul.standsOn(5), maul.wins('duel'));
  });

  test('two steps from card 3 reach it', () => {
    round(['won', 'won', 'won'], { quiGon: 3 }).then(quiGon.standsOn(5), quiGon.wins('duel'));
  });

  test('one step from card 3 does not', () => {
    round(['won', 'won', 'lost'], { quiGon: 3 }).then(quiGon.standsOn(4), planningOfRound(2));
  });
});

test('a duel that is won by the input that ended planning ends in its last battle, with both plans placed', () => {
  const story = round(['won', 'won', 'won'], { quiGon: 4 }).then(quiGon.wins('duel'));
  expect(story.frame(null).phase).toBe('battle');
  const { battle, sides } = story.view();
  expect(battle).toBe(3);
  expect([sides['0'].placed, sides['1'].placed]).toEqual([true, true]);
});
