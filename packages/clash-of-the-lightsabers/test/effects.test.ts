/** What Specials do, apart from when they are played. */
import { createClash, defaultComponents } from '../src';
import type { CardSpec, ClashGame, Effect } from '../src';
import { given, happens, maul, quiGon, standoff, totals, type Story } from './kit';

/** Qui-Gon trails with 2 to 5 and holds these cards. */
function quiGonTrails(...hand: readonly string[]): Story {
  return given({
    quiGon: { hand, plan: ['power-2'] },
    maul: { hand: ['power-1', 'power-1'], plan: ['power-5'] },
  }).then(quiGon.trails());
}

/** The game with one more card in Qui-Gon's deck. */
function gameWith(id: string, effects: readonly Effect[]): ClashGame {
  const { decks } = defaultComponents;
  const card: CardSpec = { id, count: 1, name: id, effects, attested: 'no' };
  return createClash({ decks: { ...decks, '0': { ...decks['0'], cards: [...decks['0'].cards, card] } } });
}

describe('Surge', () => {
  test('two on one card add up', () => {
    quiGonTrails('surge', 'surge', 'power-1')
      .when(quiGon.plays('surge'))
      .then(totals(4, 5), quiGon.trails())
      .when(quiGon.plays('surge'))
      .then(totals(6, 5), maul.trails(), quiGon.hasInRow(1, 'power-2', 'surge', 'surge'));
  });

  test('is fixed when it is carried out: Deflect takes the card and leaves what the Surge added', () => {
    given({
      quiGon: { hand: ['surge', 'power-1'], plan: ['power-3'] },
      maul: { hand: ['deflect', 'power-1'], plan: ['power-4'] },
    })
      .when(quiGon.plays('surge'))
      .then(totals(6, 4), maul.trails())
      .when(maul.plays('deflect'))
      .then(totals(3, 4), quiGon.hasInRow(1, 'surge'), quiGon.hasDiscarded('power-3'), quiGon.trails());
  });

  test('a higher card that comes later changes nothing', () => {
    quiGonTrails('surge', 'power-4', 'power-1').when(quiGon.plays('surge'), quiGon.plays('power-4')).then(totals(8, 5));
  });

  test('is of one battle only', () => {
    quiGonTrails('surge', 'surge', 'power-1')
      .when(quiGon.plays('surge'), quiGon.plays('surge'), maul.concedes())
      .then(totals(1, 1), quiGon.hasInRow(1, 'power-2', 'surge', 'surge'));
  });
});

describe('Deflect', () => {
  test('of equal cards takes the one that was played last', () => {
    given({
      quiGon: { hand: ['deflect', 'power-3', 'power-1'], plan: ['power-3'] },
      maul: { hand: ['power-1', 'power-3', 'power-1'], plan: ['power-3'] },
    })
      .when(quiGon.plays('power-3'), maul.plays('power-1'))
      .then(totals(6, 4), maul.trails())
      .when(maul.plays('power-3'))
      .then(totals(6, 7), maul.hasInRow(1, 'power-3', 'power-1', 'power-3'))
      .when(quiGon.plays('deflect'))
      .then(maul.hasInRow(1, 'power-3', 'power-1'), maul.hasDiscarded('power-3'), totals(6, 4));
  });

  test('with no Power Card in the opponent’s row does nothing', () => {
    given({ quiGon: { hand: ['deflect', 'power-1'], plan: ['surge'] }, maul: { plan: ['disrupt'] } })
      .then(standoff('0'))
      .when(quiGon.plays('deflect'))
      .then(
        happens('Qui-Gon chose', 'turned: deflect v nothing', "Qui-Gon's deflect: nothing", 'totals 0-0, Standoff'),
        quiGon.hasInRow(1, 'deflect'),
      );
  });

  test('takes no Special', () => {
    given({
      quiGon: { hand: ['deflect', 'power-1', 'power-3'], plan: ['power-1'] },
      maul: { hand: ['surge', 'power-1', 'power-3'], plan: ['power-1'] },
    })
      .when(quiGon.plays('power-1'), maul.plays('surge'))
      .then(totals(2, 2), standoff())
      .when(quiGon.plays('deflect'), maul.plays('power-1'))
      .then(maul.hasInRow(1, 'power-1', 'surge'), maul.hasDiscarded('power-1'), totals(2, 2));
  });
});

describe('Disrupt', () => {
  test('does not touch planned and chosen cards: with nothing else in hand it discards nothing', () => {
    given({
      quiGon: { hand: ['disrupt', 'power-1'], plan: ['power-2'] },
      maul: { hand: ['power-4'], plan: ['power-2', 'power-5', 'power-5'] },
    })
      .when(maul.plays('power-4'), quiGon.plays('disrupt'))
      .then(
        happens('Qui-Gon chose', 'turned: disrupt v power-4', "Qui-Gon's disrupt: nothing", 'totals 2-6'),
        maul.hasDiscarded(),
        maul.hasInRow(1, 'power-2', 'power-4'),
      );
  });

  test.each([
    [0, 'power-1'],
    [1, 'power-4'],
    [2, 'power-4'],
    [3, 'retreat'],
  ])('chance picks number %i of the hand sorted by kind: %s', (index, kind) => {
    given({
      quiGon: { hand: ['disrupt', 'power-1'], plan: ['power-2'] },
      maul: { hand: ['retreat', 'power-4', 'power-1', 'power-4'], plan: ['power-5'] },
      chance: { 'hand/1/disrupt/1': index },
    })
      .when(quiGon.plays('disrupt'))
      .then(maul.hasDiscarded(kind));
  });

  test('each random discard has a label of its own, counted for the side that suffers it', () => {
    given({
      quiGon: { hand: ['disrupt', 'disrupt', 'power-1'], plan: ['power-2'] },
      maul: { hand: ['power-1', 'power-3'], plan: ['power-5'] },
      chance: { 'hand/1/disrupt/1': 1, 'hand/1/disrupt/2': 0 },
    })
      .when(quiGon.plays('disrupt'), quiGon.plays('disrupt'))
      .then(maul.hasDiscarded('power-3', 'power-1'), maul.holds());
  });
});

describe('Renew', () => {
  test('with an empty discard pile does nothing', () => {
    quiGonTrails('renew', 'power-1')
      .when(quiGon.plays('renew'))
      .then(happens('Qui-Gon plays renew', "Qui-Gon's renew: nothing", 'totals 2-5'), quiGon.holds('power-1'));
  });

  test('finds no Special', () => {
    given({
      quiGon: { hand: ['renew'], plan: ['power-2'], discard: ['retreat', 'surge'] },
      maul: { hand: ['power-1'], plan: ['power-5'] },
    })
      .when(quiGon.plays('renew'))
      .then(quiGon.hasDiscarded('retreat', 'surge', 'power-2', 'renew'), maul.wonBattle(1, 'concession'));
  });

  test('of equal cards takes the one that came last, under a new id', () => {
    const story = given({
      quiGon: { hand: ['renew'], plan: ['power-1'], discard: ['power-2', 'power-1', 'power-2', 'surge'] },
      maul: { hand: ['power-1'], plan: ['power-5'] },
    });
    const { made } = story.state.sides['0'].handles;
    story.when(quiGon.plays('renew')).then(quiGon.hasDiscarded('power-2', 'power-1', 'surge'), quiGon.holds('power-2'));
    expect(Object.keys(story.view('0').sides['0'].hand!)).toEqual([`c${made + 1}`]);
  });
});

describe('Retreat', () => {
  test('takes the Power Cards of the row back under new ids, and discards the rest with what a Surge added', () => {
    const story = quiGonTrails('surge', 'power-2', 'retreat').when(quiGon.plays('surge'));
    const { made } = story.state.sides['0'].handles;
    story
      .when(quiGon.plays('retreat'))
      .then(
        quiGon.holds('power-2', 'power-2'),
        quiGon.hasDiscarded('surge', 'retreat'),
        quiGon.hasInRow(1),
        maul.wonBattle(1, 'retreat'),
      );
    expect(Object.keys(story.view('0').sides['0'].hand!)).toContain(`c${made + 1}`);
    expect(story.view().battles['1']!.totals).toEqual({ '0': 0, '1': 5 });
  });

  test('what goes back stands in the log; the view shows only the size of the hand', () => {
    const story = quiGonTrails('power-3', 'retreat', 'power-1')
      .when(quiGon.plays('power-3'))
      .then(standoff())
      .when(quiGon.plays('retreat'), maul.plays('power-1'));
    expect(story.frame('1').events).toContainEqual(
      expect.objectContaining({ effect: 'retreat', returned: ['power-2', 'power-3'] }),
    );
    expect(story.view('1').sides['0']).toMatchObject({ hand: null, handSize: 3 });
  });
});

describe("an owner's own Specials", () => {
  test('Deflect with a number takes that many cards, as far as there are any', () => {
    given({
      game: gameWith('sweep', [{ kind: 'deflect', n: 2 }]),
      quiGon: { hand: ['sweep', 'power-1'], plan: ['power-1'] },
      maul: { hand: ['power-1'], plan: ['power-3'] },
    })
      .when(quiGon.plays('sweep'))
      .then(maul.hasDiscarded('power-3'), totals(1, 0));
  });

  test('Disrupt and Renew with a number', () => {
    given({
      game: gameWith('storm', [
        { kind: 'disrupt', n: 2 },
        { kind: 'renew', n: 2 },
      ]),
      quiGon: { hand: ['storm'], plan: ['power-1'], discard: ['power-4', 'power-2', 'power-4'] },
      maul: { hand: ['power-1', 'surge', 'power-3'], plan: ['power-3'] },
      chance: { 'hand/1/disrupt/1': 2, 'hand/1/disrupt/2': 0 },
    })
      .when(quiGon.plays('storm'))
      .then(
        happens(
          'Qui-Gon plays storm',
          "Qui-Gon's disrupt: surge power-1",
          "Qui-Gon's renew: power-4 power-4",
          'totals 1-3',
        ),
        maul.holds('power-3'),
        quiGon.holds('power-4', 'power-4'),
      );
  });

  test('several effects are carried out in the order listed, up to one that ends the battle', () => {
    given({
      game: gameWith('escape', [{ kind: 'draw', n: 1 }, { kind: 'retreat' }]),
      quiGon: { hand: ['escape'], plan: ['power-2'], deck: ['power-5', 'power-4'] },
      maul: { hand: ['power-1'], plan: ['power-5'] },
    })
      .when(quiGon.plays('escape'))
      .then(quiGon.holds('power-5', 'power-2'), maul.wonBattle(1, 'retreat'));
  });
});
