/** Both planned cards are turned at once. */
import { battleDrawn, fightingBattle, given, happens, maul, quiGon, standoff, totals, type Story } from './kit';

/** Qui-Gon has planned a Special for the first battle, Maul a Power Card. */
function specialAgainst(
  special: string,
  power: string,
  more: { readonly chance?: Record<string, number> } = {},
): Story {
  return given({
    quiGon: {
      hand: ['power-1'],
      plan: [special],
      deck: ['power-5', 'power-4', 'power-3'],
      discard: ['power-2', 'surge'],
    },
    maul: { hand: ['power-1', 'surge'], plan: [power] },
    ...more,
  });
}

describe('two Power Cards', () => {
  test('[C14] when both have placed, both first cards are turned at once and their values compared', () => {
    given({ quiGon: { hand: ['power-1'], plan: ['power-3'] }, maul: { hand: ['power-1'], plan: ['power-2'] } }).then(
      fightingBattle(1),
      happens('Maul planned', 'battle 1: power-3 v power-2', 'totals 3-2'),
      quiGon.hasInRow(1, 'power-3'),
      maul.hasInRow(1, 'power-2'),
    );
  });

  test('[C15] the higher total is winning, and the other one is asked', () => {
    given({ quiGon: { hand: ['power-1'], plan: ['power-3'] }, maul: { hand: ['power-1'], plan: ['power-2'] } }).then(
      totals(3, 2),
      maul.trails(),
    );
    given({ quiGon: { hand: ['power-1'], plan: ['power-4'] }, maul: { hand: ['power-1'], plan: ['power-5'] } }).then(
      totals(4, 5),
      quiGon.trails(),
    );
  });

  test('equal values are a Standoff', () => {
    given({ quiGon: { hand: ['power-1'], plan: ['power-3'] }, maul: { hand: ['power-1'], plan: ['power-3'] } }).then(
      totals(3, 3),
      standoff(),
    );
  });

  test('[C14] a planned card is turned in its battle even if its owner has an empty hand', () => {
    given({
      quiGon: { plan: ['power-1', 'power-5'] },
      maul: { hand: ['power-1'], plan: ['power-2', 'power-1'] },
    }).then(
      happens(
        'Maul planned',
        'battle 1: power-1 v power-2',
        'totals 1-2',
        'Qui-Gon must concede',
        'Maul wins by concession',
        'battle 2: power-5 v power-1',
        'totals 5-1',
      ),
      maul.trails(),
    );
  });
});

describe('two Specials', () => {
  test.each([
    ['retreat', 'laser-gates'],
    ['retreat', 'retreat'],
    ['deflect', 'surge'],
    ['use-the-force', 'use-the-force'],
    ['disrupt', 'renew'],
  ])('[C19] %s against %s: neither is carried out and both are discarded', (green, red) => {
    given({ quiGon: { hand: ['power-1'], plan: [green] }, maul: { hand: ['power-1'], plan: [red] } }).then(
      happens('Maul planned', `battle 1: ${green} v ${red}`, `cancelled: ${green} v ${red}`, 'totals 0-0, Standoff'),
      quiGon.hasDiscarded(green),
      maul.hasDiscarded(red),
      quiGon.holds('power-1'),
      maul.holds('power-1'),
    );
  });

  test('[C20] nothing lies in the rows, and the battle goes on with new cards from the hands', () => {
    given({
      quiGon: { hand: ['power-2'], plan: ['surge'] },
      maul: { hand: ['power-1', 'power-3'], plan: ['disrupt'] },
    })
      .then(quiGon.hasInRow(1), maul.hasInRow(1), totals(0, 0), standoff())
      .when(quiGon.plays('power-2'), maul.plays('power-1'))
      .then(totals(2, 1), maul.trails());
  });
});

describe('a Special against a Power Card', () => {
  test('[C21] Use the Force draws two cards and counts nothing', () => {
    specialAgainst('use-the-force', 'power-2').then(
      happens('Maul planned', 'battle 1: use-the-force v power-2', "Qui-Gon's draw", 'Qui-Gon draws 2', 'totals 0-2'),
      quiGon.holds('power-1', 'power-5', 'power-4'),
      quiGon.hasInRow(1, 'use-the-force'),
      quiGon.trails(),
    );
  });

  test('Retreat loses the battle at once', () => {
    specialAgainst('retreat', 'power-2').then(
      happens(
        'Maul planned',
        'battle 1: retreat v power-2',
        "Qui-Gon's retreat returns nothing, discards retreat",
        'Maul wins by retreat',
        'battle 2: power-1 v power-1',
        'totals 1-1, Standoff',
      ),
      maul.wonBattle(1, 'retreat'),
      maul.hasInRow(1, 'power-2'),
      quiGon.hasDiscarded('power-2', 'surge', 'retreat'),
    );
  });

  test('[C21] both cards lie before it is carried out: Deflect takes the card that was just laid', () => {
    specialAgainst('deflect', 'power-5').then(
      happens('Maul planned', 'battle 1: deflect v power-5', "Qui-Gon's deflect: power-5", 'totals 0-0, Standoff'),
      maul.hasDiscarded('power-5'),
      maul.hasInRow(1),
      quiGon.hasInRow(1, 'deflect'),
    );
  });

  test('Surge finds no Power Card in its own row and adds nothing', () => {
    specialAgainst('surge', 'power-2').then(
      happens('Maul planned', 'battle 1: surge v power-2', "Qui-Gon's surge adds 0", 'totals 0-2'),
      quiGon.trails(),
    );
  });

  test('Disrupt discards one card of the hand by chance, out of the hand sorted by kind', () => {
    specialAgainst('disrupt', 'power-2', { chance: { 'hand/1/disrupt/1': 1 } }).then(
      happens('Maul planned', 'battle 1: disrupt v power-2', "Qui-Gon's disrupt: surge", 'totals 0-2'),
      maul.holds('power-1'),
      maul.hasDiscarded('surge'),
    );
  });

  test('Renew takes the highest Power Card of the own discard pile', () => {
    specialAgainst('renew', 'power-2').then(
      happens('Maul planned', 'battle 1: renew v power-2', "Qui-Gon's renew: power-2", 'totals 0-2'),
      quiGon.holds('power-1', 'power-2'),
      quiGon.hasDiscarded('surge'),
    );
  });

  test('[C22] Laser Gates end the battle drawn, and both rows are discarded', () => {
    specialAgainst('laser-gates', 'power-5').then(
      happens(
        'Maul planned',
        'battle 1: laser-gates v power-5',
        "Qui-Gon's laser-gates",
        'drawn by laser-gates',
        'battle 2: power-1 v power-1',
        'totals 1-1, Standoff',
      ),
      battleDrawn(1, 'laser-gates'),
      quiGon.hasDiscarded('power-2', 'surge', 'laser-gates'),
      maul.hasDiscarded('power-5'),
    );
  });
});
