/** Planning. */
import { fightingBattle, given, happens, late, maul, planningOfRound, quiGon, standoff, type Story } from './kit';

function bothHold(...hand: readonly string[]): Story {
  return given({ quiGon: { hand }, maul: { hand } });
}

const FIVE = ['power-1', 'power-2', 'power-3', 'power-4', 'surge'];

test('[C9] both plan, three cards each, one for each battle', () => {
  const story = bothHold(...FIVE)
    .then(planningOfRound(1), quiGon.may('plan', 'resign'), maul.may('plan', 'resign'))
    .when(quiGon.plans('power-4', 'surge', 'power-1'))
    .then(happens('Qui-Gon planned'), quiGon.holds('power-2', 'power-3'));
  expect(story.view('0').sides['0'].plan).toMatchObject({
    '1': { kind: 'power-4' },
    '2': { kind: 'surge' },
    '3': { kind: 'power-1' },
  });
});

test('[C9] the cards are turned in the order planned', () => {
  bothHold(...FIVE)
    .when(quiGon.plans('power-4', 'surge', 'power-1'), maul.plans('power-1', 'power-2', 'power-3'))
    .then(happens('Maul planned', 'battle 1: power-4 v power-1', 'totals 4-1'))
    .when(maul.concedes())
    .then(
      happens(
        'Maul concedes',
        'Qui-Gon wins by concession',
        'battle 2: surge v power-2',
        "Qui-Gon's surge adds 0",
        'totals 0-2',
      ),
    )
    .when(quiGon.concedes())
    .then(
      happens('Qui-Gon concedes', 'Maul wins by concession', 'battle 3: power-1 v power-3', 'totals 1-3'),
      quiGon.trails(),
    );
});

test('[C10] a player sees his own planned cards until they are turned; nobody else does', () => {
  const story = bothHold(...FIVE).when(quiGon.plans('power-4', 'surge', 'power-1'));
  expect(story.view('0').sides['0'].plan).toMatchObject({ '1': { kind: 'power-4' } });
  for (const viewer of ['1', null] as const) {
    expect(story.view(viewer).sides['0']).toMatchObject({ placed: true, faceDown: [1, 2, 3], plan: null });
  }
  story.when(maul.plans('power-1', 'power-2', 'power-3'));
  expect(story.view('0').sides['0']).toMatchObject({
    faceDown: [2, 3],
    plan: { '2': { kind: 'surge' }, '3': { kind: 'power-1' } },
  });
  expect(story.view('1').sides['0'].plan).toBeNull();
});

test('the public size of the hand falls with placing and rises with taking back', () => {
  const story = bothHold(...FIVE).when(maul.plans('power-1', 'power-2', 'power-3'));
  expect(story.view().sides['1'].handSize).toBe(2);
  story.when(maul.takesPlanBack()).then(happens('Maul unplanned'), maul.holds(...FIVE));
  expect(story.view().sides['1']).toMatchObject({ handSize: 5, placed: false, faceDown: [] });
});

test('a plan can be taken back and made anew as long as the other has not placed', () => {
  bothHold(...FIVE)
    .when(quiGon.plans('power-4', 'surge', 'power-1'))
    .then(quiGon.may('unplan', 'resign'), planningOfRound(1))
    .when(
      quiGon.takesPlanBack(),
      quiGon.plans('power-3', 'power-2', 'power-1'),
      maul.plans('power-3', 'surge', 'power-1'),
    )
    .then(fightingBattle(1), standoff(), quiGon.hasInRow(1, 'power-3'));
});

test('taking back that crosses the second placing on the wire comes too late', () => {
  const story = bothHold(...FIVE).when(quiGon.plans('power-4', 'surge', 'power-1'));
  const before = story.at;
  story
    .when(maul.plans('power-1', 'power-2', 'power-3'))
    .refuses(late(quiGon.takesPlanBack(), before), 'stale')
    .refuses(quiGon.takesPlanBack(), 'locked');
});

test('a placing that crosses taking back on the wire is taken, and planning goes on', () => {
  const story = bothHold(...FIVE).when(quiGon.plans('power-4', 'surge', 'power-1'));
  const before = story.at;
  story
    .when(quiGon.takesPlanBack(), late(maul.plans('power-1', 'power-2', 'power-3'), before))
    .then(planningOfRound(1), quiGon.may('plan', 'resign'), maul.may('unplan', 'resign'));
});

test('a planned card cannot be played', () => {
  given({
    quiGon: { hand: ['power-2', 'power-2'], plan: ['power-1', 'power-5'] },
    maul: { hand: ['power-1'], plan: ['power-2'] },
  })
    .then(quiGon.trails())
    .refuses(quiGon.plays('power-5'), 'not-in-hand');
});
