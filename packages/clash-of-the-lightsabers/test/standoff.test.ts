/** Equal totals. */
import { battleDrawn, fightingBattle, given, happens, late, maul, quiGon, standoff, totals, type Story } from './kit';

/** 2 against 2. Qui-Gon holds a Special and a 1, Maul a 3 and a 1. */
function standoffWith(special: string): Story {
  return given({
    quiGon: { hand: [special, 'power-1'], plan: ['power-2'], deck: ['power-5', 'power-4'], discard: ['power-3'] },
    maul: { hand: ['power-3', 'power-1'], plan: ['power-2'] },
  }).then(standoff());
}

/** 2 against 2, and Maul has an empty hand. */
function standoffAloneWith(special: string): Story {
  return given({
    quiGon: { hand: [special, 'power-1'], plan: ['power-2'], deck: ['power-5', 'power-4'], discard: ['power-3'] },
    maul: { plan: ['power-2'] },
  }).then(standoff('0'));
}

describe('both have cards', () => {
  test('[C16] both choose, then both cards are turned at the same time and add to the totals', () => {
    standoffWith('surge')
      .when(maul.plays('power-3'))
      .then(happens('Maul chose'), standoff())
      .when(quiGon.plays('power-1'))
      .then(
        happens('Qui-Gon chose', 'turned: power-1 v power-3', 'totals 3-5'),
        quiGon.hasInRow(1, 'power-2', 'power-1'),
        maul.hasInRow(1, 'power-2', 'power-3'),
        quiGon.trails(),
      );
  });

  test('[C17] while the totals are equal they choose again', () => {
    given({
      quiGon: { hand: ['power-1', 'power-3', 'power-4'], plan: ['power-2'] },
      maul: { hand: ['power-1', 'power-3', 'power-1', 'surge'], plan: ['power-2'] },
    })
      .when(quiGon.plays('power-1'), maul.plays('power-1'))
      .then(totals(3, 3), standoff())
      .when(quiGon.plays('power-3'), maul.plays('power-3'))
      .then(totals(6, 6), standoff())
      .when(quiGon.plays('power-4'), maul.plays('power-1'))
      .then(totals(10, 7));
  });

  test('[C25] nobody can concede', () => {
    standoffWith('surge').refuses(quiGon.concedes(), 'standoff').refuses(maul.concedes(), 'standoff');
  });

  test('a chosen card is not in the hand', () => {
    standoffWith('surge').when(maul.plays('power-3')).then(maul.holds('power-1'), maul.may('unplay', 'resign'));
  });

  test('the first to choose can take the card back and choose another', () => {
    standoffWith('surge')
      .when(maul.plays('power-3'), maul.takesCardBack())
      .then(happens('Maul unchose'), maul.holds('power-3', 'power-1'), standoff())
      .when(maul.plays('power-1'), quiGon.plays('power-1'))
      .then(totals(3, 3));
  });

  test('a second choice is refused while the first lies', () => {
    standoffWith('surge').when(maul.plays('power-3')).refuses(maul.plays('power-1'), 'already-chosen');
  });

  test('taking back that crosses the choice of the other on the wire comes too late', () => {
    const story = standoffWith('surge').when(maul.plays('power-3'));
    const before = story.at;
    story.when(quiGon.plays('power-1')).refuses(late(maul.takesCardBack(), before), 'stale');
  });
});

describe('two Specials', () => {
  test.each([
    ['retreat', 'laser-gates'],
    ['retreat', 'retreat'],
    ['surge', 'deflect'],
  ])('[C19] %s against %s cancel, and the battle goes on', (green, red) => {
    given({
      quiGon: { hand: [green, 'power-3'], plan: ['power-2'] },
      maul: { hand: [red, 'power-1', 'power-1'], plan: ['power-2'] },
    })
      .when(quiGon.plays(green), maul.plays(red))
      .then(
        happens('Maul chose', `turned: ${green} v ${red}`, `cancelled: ${green} v ${red}`, 'totals 2-2, Standoff'),
        quiGon.hasDiscarded(green),
        maul.hasDiscarded(red),
        quiGon.hasInRow(1, 'power-2'),
        fightingBattle(1),
        standoff(),
      )
      .when(quiGon.plays('power-3'), maul.plays('power-1'))
      .then(totals(5, 3));
  });

  test('two last cards that cancel leave a draw', () => {
    given({ quiGon: { hand: ['surge'], plan: ['power-2'] }, maul: { hand: ['retreat'], plan: ['power-2'] } })
      .when(quiGon.plays('surge'), maul.plays('retreat'))
      .then(battleDrawn(1, 'draw'));
  });
});

describe('a Special against a Power Card', () => {
  test('Use the Force', () => {
    standoffWith('use-the-force')
      .when(quiGon.plays('use-the-force'), maul.plays('power-3'))
      .then(totals(2, 5), quiGon.holds('power-1', 'power-5', 'power-4'), quiGon.trails());
  });

  test('Retreat: the Power Cards of the row go back, and the battle is lost', () => {
    standoffWith('retreat')
      .when(quiGon.plays('retreat'), maul.plays('power-3'))
      .then(
        maul.wonBattle(1, 'retreat'),
        maul.hasInRow(1, 'power-2', 'power-3'),
        quiGon.holds('power-1', 'power-2'),
        quiGon.hasDiscarded('power-3', 'retreat'),
      );
  });

  test('Deflect takes the card that was just laid', () => {
    standoffWith('deflect')
      .when(quiGon.plays('deflect'), maul.plays('power-3'))
      .then(totals(2, 2), maul.hasDiscarded('power-3'), maul.hasInRow(1, 'power-2'), standoff());
  });

  test('Surge doubles the highest card of the own row', () => {
    standoffWith('surge').when(quiGon.plays('surge'), maul.plays('power-3')).then(totals(4, 5), quiGon.trails());
  });

  test('Disrupt touches the hand only', () => {
    standoffWith('disrupt')
      .when(quiGon.plays('disrupt'), maul.plays('power-3'))
      .then(totals(2, 5), maul.holds(), maul.hasDiscarded('power-1'), maul.hasInRow(1, 'power-2', 'power-3'));
  });

  test('Renew', () => {
    standoffWith('renew')
      .when(quiGon.plays('renew'), maul.plays('power-3'))
      .then(totals(2, 5), quiGon.holds('power-1', 'power-3'), quiGon.hasDiscarded());
  });

  test('Laser Gates: the card that was laid at the same time is discarded too', () => {
    standoffWith('laser-gates')
      .when(quiGon.plays('laser-gates'), maul.plays('power-3'))
      .then(
        battleDrawn(1, 'laser-gates'),
        quiGon.hasDiscarded('power-3', 'power-2', 'laser-gates'),
        maul.hasDiscarded('power-2', 'power-3'),
      );
  });

  test('it works for Maul as for Qui-Gon', () => {
    given({
      quiGon: { hand: ['power-3', 'power-1'], plan: ['power-2'] },
      maul: { hand: ['deflect', 'power-1'], plan: ['power-2'] },
    })
      .when(quiGon.plays('power-3'), maul.plays('deflect'))
      .then(
        happens('Maul chose', 'turned: power-3 v deflect', "Maul's deflect: power-3", 'totals 2-2, Standoff'),
        quiGon.hasDiscarded('power-3'),
      );
  });
});

describe('one has no cards in hand', () => {
  test('[C18] only the other is asked, must play, and cannot concede', () => {
    standoffAloneWith('surge')
      .then(quiGon.may('playCard', 'resign'), maul.may('resign'))
      .refuses(quiGon.concedes(), 'standoff')
      .refuses(maul.plays('power-1'), 'not-your-turn')
      .when(quiGon.plays('power-1'))
      .then(
        happens(
          'Qui-Gon chose',
          'turned: power-1 v nothing',
          'totals 3-2',
          'Maul must concede',
          'Qui-Gon wins by concession',
          'battle 2: power-1 v power-1',
          'totals 1-1, Standoff',
        ),
        quiGon.wonBattle(1, 'concession'),
      );
  });

  test('[C18] a Special that is played alone is carried out: Surge', () => {
    standoffAloneWith('surge').when(quiGon.plays('surge')).then(quiGon.wonBattle(1, 'concession'));
  });

  test('Deflect alone', () => {
    standoffAloneWith('deflect')
      .when(quiGon.plays('deflect'))
      .then(maul.hasDiscarded('power-2'), quiGon.wonBattle(1, 'concession'), quiGon.hasInRow(1, 'power-2', 'deflect'));
  });

  test('Use the Force alone: it is a Standoff still', () => {
    standoffAloneWith('use-the-force')
      .when(quiGon.plays('use-the-force'))
      .then(totals(2, 2), standoff('0'), quiGon.holds('power-1', 'power-5', 'power-4'));
  });

  test('Renew alone', () => {
    standoffAloneWith('renew').when(quiGon.plays('renew')).then(standoff('0'), quiGon.holds('power-1', 'power-3'));
  });

  test('Disrupt alone finds an empty hand', () => {
    standoffAloneWith('disrupt')
      .when(quiGon.plays('disrupt'))
      .then(
        happens('Qui-Gon chose', 'turned: disrupt v nothing', "Qui-Gon's disrupt: nothing", 'totals 2-2, Standoff'),
        standoff('0'),
      );
  });

  test('Laser Gates alone', () => {
    standoffAloneWith('laser-gates').when(quiGon.plays('laser-gates')).then(battleDrawn(1, 'laser-gates'));
  });

  test('Retreat alone', () => {
    standoffAloneWith('retreat')
      .when(quiGon.plays('retreat'))
      .then(maul.wonBattle(1, 'retreat'), quiGon.holds('power-1', 'power-2'));
  });

  test('Retreat from a winner whose row is empty: the battle is won all the same', () => {
    given({ quiGon: { hand: ['retreat', 'power-1'], plan: ['surge'] }, maul: { plan: ['deflect'] } })
      .then(totals(0, 0), standoff('0'))
      .when(quiGon.plays('retreat'))
      .then(maul.wonBattle(1, 'retreat'), maul.hasInRow(1), fightingBattle(2));
  });
});

describe('neither has cards in hand', () => {
  test('[C28] the battle is drawn and both discard their rows', () => {
    given({
      quiGon: { hand: ['power-2'], plan: ['power-1', 'use-the-force'] },
      maul: { hand: ['power-2'], plan: ['power-1', 'power-5'] },
    })
      .when(quiGon.plays('power-2'), maul.plays('power-2'))
      .then(
        battleDrawn(1, 'draw'),
        quiGon.hasInRow(1),
        maul.hasInRow(1),
        quiGon.hasDiscarded('power-1', 'power-2'),
        maul.hasDiscarded('power-1', 'power-2'),
      );
  });
});
