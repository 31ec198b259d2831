/** One side has the lower total. */
import { battleDrawn, fightingBattle, given, happens, maul, quiGon, standoff, totals, type Story } from './kit';

/** Qui-Gon trails with 1 to 3 and holds these cards. */
function trailingWith(...hand: readonly string[]): Story {
  return given({
    quiGon: { hand, plan: ['power-1'], deck: ['power-5', 'power-4'], discard: ['power-3'] },
    maul: { hand: ['power-1'], plan: ['power-3'] },
  }).then(quiGon.trails());
}

describe('whose answer is awaited', () => {
  test('[C15] the trailing player alone acts: he plays a card or concedes', () => {
    trailingWith('power-1').then(quiGon.may('playCard', 'concede', 'resign'), maul.may('resign'));
  });

  test('[C25] the leader can neither concede nor add a card', () => {
    trailingWith('power-1').refuses(maul.concedes(), 'leading').refuses(maul.plays('power-1'), 'leading');
  });

  test('a card that leaves him behind: he is asked again', () => {
    const story = trailingWith('power-1', 'power-2');
    const before = story.at;
    story
      .when(quiGon.plays('power-1'))
      .then(happens('Qui-Gon plays power-1', 'totals 2-3'), quiGon.hasInRow(1, 'power-1', 'power-1'), quiGon.trails());
    expect(story.at).not.toBe(before);
  });

  test('a card that overtakes: the other one is asked', () => {
    trailingWith('power-4').when(quiGon.plays('power-4')).then(totals(5, 3), maul.trails());
  });

  test('a card that draws level: Standoff', () => {
    trailingWith('power-2', 'power-1').when(quiGon.plays('power-2')).then(totals(3, 3), standoff());
  });

  test('a card that lies in the open cannot be taken back', () => {
    trailingWith('power-1', 'power-2').when(quiGon.plays('power-1')).refuses(quiGon.takesCardBack(), 'locked');
  });
});

describe('conceding', () => {
  test('[C23] [C26] the loser discards the cards that he played in this battle', () => {
    trailingWith('power-1', 'surge')
      .when(quiGon.plays('power-1'), quiGon.concedes())
      .then(
        happens('Qui-Gon concedes', 'Maul wins by concession', 'battle 2: power-1 v power-1', 'totals 1-1, Standoff'),
        maul.wonBattle(1, 'concession'),
        quiGon.hasDiscarded('power-3', 'power-1', 'power-1'),
        quiGon.hasInRow(1),
        quiGon.holds('surge'),
      );
  });

  test("[C27] the winner's cards stay on the table", () => {
    trailingWith('power-1').when(quiGon.concedes()).then(maul.hasInRow(1, 'power-3'), maul.hasDiscarded());
  });

  test('[C24] with no card left he concedes without being asked', () => {
    trailingWith('power-1')
      .when(quiGon.plays('power-1'))
      .then(
        happens(
          'Qui-Gon plays power-1',
          'totals 2-3',
          'Qui-Gon must concede',
          'Maul wins by concession',
          'battle 2: power-1 v power-1',
          'totals 1-1, Standoff',
        ),
      );
  });

  test('[C22] [C29] after the first battle comes the second', () => {
    trailingWith('power-1').when(quiGon.concedes()).then(fightingBattle(2));
  });
});

describe('a Special of the trailing player is carried out', () => {
  test('Use the Force', () => {
    trailingWith('use-the-force')
      .when(quiGon.plays('use-the-force'))
      .then(
        happens('Qui-Gon plays use-the-force', "Qui-Gon's draw", 'Qui-Gon draws 2', 'Qui-Gon shuffles 1', 'totals 1-3'),
        quiGon.holds('power-5', 'power-4'),
        quiGon.trails(),
      );
  });

  test('Retreat takes the opening card back', () => {
    trailingWith('retreat')
      .when(quiGon.plays('retreat'))
      .then(
        maul.wonBattle(1, 'retreat'),
        quiGon.holds('power-1'),
        quiGon.hasDiscarded('power-3', 'retreat'),
        maul.hasInRow(1, 'power-3'),
      );
  });

  test('Deflect turns the leader into the trailing one', () => {
    trailingWith('deflect')
      .when(quiGon.plays('deflect'))
      .then(totals(1, 0), maul.trails(), maul.hasDiscarded('power-3'));
  });

  test('Deflect makes a tie', () => {
    given({
      quiGon: { hand: ['renew', 'deflect', 'power-1'], plan: ['power-2'] },
      maul: { hand: ['power-3', 'power-1'], plan: ['power-2'] },
    })
      .when(quiGon.plays('renew'), maul.plays('power-3'))
      .then(totals(2, 5), quiGon.trails())
      .when(quiGon.plays('deflect'))
      .then(totals(2, 2), standoff());
  });

  test('Surge', () => {
    given({ quiGon: { hand: ['surge'], plan: ['power-2'] }, maul: { hand: ['power-1'], plan: ['power-3'] } })
      .when(quiGon.plays('surge'))
      .then(totals(4, 3), maul.trails(), quiGon.hasInRow(1, 'power-2', 'surge'));
  });

  test('Disrupt', () => {
    trailingWith('disrupt', 'power-1')
      .when(quiGon.plays('disrupt'))
      .then(maul.holds(), maul.hasDiscarded('power-1'), quiGon.trails());
  });

  test('Renew', () => {
    trailingWith('renew').when(quiGon.plays('renew')).then(quiGon.holds('power-3'), quiGon.trails());
  });

  test('Laser Gates', () => {
    trailingWith('laser-gates', 'power-1')
      .when(quiGon.plays('laser-gates'))
      .then(
        battleDrawn(1, 'laser-gates'),
        quiGon.hasDiscarded('power-3', 'power-1', 'laser-gates'),
        maul.hasDiscarded('power-3'),
      );
  });
});
