/** Shuffling and drawing. */
import { createRandomness, newTable, overOf, type Randomness } from '@theed/tabletop';
import { HeadlessTable, picker, randomInput, secretOf } from '@theed/tabletop/testing';
import { clash, type ClashEvent, type ClashState, type ClashView } from '../src';
import { bothLeaveForGood, fightingBattle, given, happens, maul, planningOfRound, quiGon } from './kit';
import { allCards } from './setup';
import { tellAll } from './tell';

/** A match of which both have just become ready. */
function dealt(random: Randomness): HeadlessTable<ClashState, ClashEvent, ClashView> {
  const table = new HeadlessTable(clash, newTable(clash, ['0', '1']), () => random);
  table.submit({ move: 'ready', seat: '0', args: [] });
  table.submit({ move: 'ready', seat: '1', args: [] });
  return table;
}

describe('the first round', () => {
  test('[C8] each player shuffles the deck and deals himself seven cards', () => {
    const { state } = dealt(createRandomness('a'.repeat(64), ['', '']));
    expect(tellAll(state.events.slice(2) as ClashEvent[])).toEqual([
      'Qui-Gon shuffles 55',
      'Maul shuffles 55',
      'round 1',
      'Qui-Gon draws 7',
      'Maul draws 7',
    ]);
    const { sides } = state.game!;
    for (const { hand, deck } of Object.values(sides)) {
      expect(Object.keys(hand)).toHaveLength(7);
      expect(deck).toHaveLength(48);
    }
  });

  test('the hand is the top of the shuffled deck', () => {
    const randomness = createRandomness('b'.repeat(64), ['', '']);
    const { sides } = dealt(randomness).state.game!;
    for (const side of ['0', '1'] as const) {
      const order = randomness.shuffle(`deck/${side}/shuffle/1`, allCards(clash, side), (kind) => kind);
      expect(sides[side].deck).toEqual(order.slice(0, 48));
      expect(Object.values(sides[side].hand)).toEqual(order.slice(48).reverse());
    }
  });
});

describe('the last card of a deck is drawn', () => {
  test('[C11] the discard pile is shuffled at once and the draw goes on, without the won row on the table', () => {
    given({
      quiGon: {
        hand: ['use-the-force'],
        plan: ['power-3', 'power-1'],
        deck: ['power-5'],
        discard: ['power-2', 'surge'],
      },
      maul: { hand: ['power-1'], plan: ['power-1', 'power-2'] },
      chance: { 'deck/0/shuffle/2': ['power-2', 'surge'] },
    })
      .when(maul.concedes())
      .then(quiGon.hasInRow(1, 'power-3'), fightingBattle(2), quiGon.trails())
      .when(quiGon.plays('use-the-force'))
      .then(
        happens(
          'Qui-Gon plays use-the-force',
          "Qui-Gon's draw",
          'Qui-Gon draws 1',
          'Qui-Gon shuffles 2',
          'Qui-Gon draws 1',
          'totals 1-2',
        ),
        quiGon.holds('power-5', 'surge'),
        quiGon.hasDiscarded(),
        quiGon.hasInRow(1, 'power-3'),
      );
  });

  test('[C11] as the last that was due: the discard pile becomes the deck all the same', () => {
    const story = given({
      quiGon: { hand: ['use-the-force'], plan: ['power-1'], deck: ['power-5', 'power-4'], discard: ['power-2'] },
      maul: { hand: ['power-1'], plan: ['power-2'] },
    })
      .when(quiGon.plays('use-the-force'))
      .then(
        happens('Qui-Gon plays use-the-force', "Qui-Gon's draw", 'Qui-Gon draws 2', 'Qui-Gon shuffles 1', 'totals 1-2'),
        quiGon.hasDiscarded(),
      );
    expect(story.view().sides['0'].deckSize).toBe(1);
  });

  test('with an empty discard pile the shuffle waits for the next draw that is due', () => {
    const story = given({
      quiGon: {
        hand: ['use-the-force', 'use-the-force'],
        plan: ['power-1', 'power-1'],
        deck: ['power-4', 'power-5'],
      },
      maul: { hand: ['power-1'], plan: ['power-2', 'power-2'] },
      chance: { 'deck/0/shuffle/2': ['use-the-force', 'power-1'] },
    })
      .when(quiGon.plays('use-the-force'))
      .then(happens('Qui-Gon plays use-the-force', "Qui-Gon's draw", 'Qui-Gon draws 2', 'totals 1-2'))
      .when(quiGon.concedes())
      .then(quiGon.hasDiscarded('power-1', 'use-the-force'), fightingBattle(2));
    expect(story.view().sides['0'].deckSize).toBe(0);
    story
      .when(quiGon.plays('use-the-force'))
      .then(
        happens('Qui-Gon plays use-the-force', "Qui-Gon's draw", 'Qui-Gon shuffles 2', 'Qui-Gon draws 2', 'totals 1-2'),
        quiGon.holds('power-4', 'power-5', 'power-1', 'use-the-force'),
        quiGon.hasDiscarded(),
      );
  });

  test('with no card left anywhere the draw stops', () => {
    given({
      quiGon: { hand: ['use-the-force'], plan: ['power-1'], deck: ['power-5'] },
      maul: { hand: ['power-1'], plan: ['power-2'] },
    })
      .when(quiGon.plays('use-the-force'))
      .then(
        happens('Qui-Gon plays use-the-force', "Qui-Gon's draw", 'Qui-Gon draws 1', 'totals 1-2'),
        quiGon.holds('power-5'),
      );
  });

  test('in the deal of a round', () => {
    given({
      quiGon: { plan: ['power-1', 'power-1', 'power-1'], deck: ['power-5', 'power-5'], discard: ['surge', 'surge'] },
      maul: { plan: ['power-2', 'power-2', 'power-2'] },
    }).then(
      planningOfRound(2),
      quiGon.holds('power-5', 'power-5', 'surge', 'surge', 'power-1', 'power-1', 'power-1'),
      quiGon.hasDiscarded(),
    );
  });
});

describe('labels of chance', () => {
  test('none is used twice in a match', () => {
    let disrupted = 0;
    for (let seed = 0; seed < 40; seed += 1) {
      const labels: string[] = [];
      const source = createRandomness(secretOf(seed), ['', '']);
      const table = new HeadlessTable(clash, newTable(clash, ['0', '1']), () => ({
        ...source,
        index: (label, n) => (labels.push(label), source.index(label, n)),
        shuffle: (label, items, keyOf) => (labels.push(label), source.shuffle(label, items, keyOf)),
      }));
      const pick = picker(seed);
      while (overOf(clash, table.state) === null) {
        table.submit(randomInput(table, pick, { resign: 0, concede: 0.3 }));
      }
      expect(new Set(labels).size).toBe(labels.length);
      for (const label of labels) expect(label).toMatch(/^(deck\/[01]\/shuffle|hand\/[01]\/disrupt)\/[1-9]\d*$/);
      if (labels.some((label) => label.startsWith('hand/'))) disrupted += 1;
    }
    expect(disrupted).toBeGreaterThan(10);
  });
});

test('cards keep no order that hides in the deck: after the end everybody may read it, top last', () => {
  const story = given({
    quiGon: { hand: ['power-1', 'power-1', 'power-1'], deck: ['power-5', 'surge', 'power-2'] },
    maul: { hand: ['power-1', 'power-1', 'power-1'] },
  });
  expect(story.view().sides['0'].deck).toBeNull();
  story.when(bothLeaveForGood());
  expect(story.view().sides['0'].deck).toEqual(['power-2', 'surge', 'power-5']);
});
