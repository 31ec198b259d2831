/** How a match ends. */
import {
  fed,
  given,
  goesOn,
  gone,
  gray,
  happens,
  includes,
  naboo,
  red,
  wins,
  type Story,
  type StorySetup,
  so,
} from './kit';

type Units = NonNullable<StorySetup['units']>;

const GUARDS: Units = { 'palaceGuard-1': 'p.1.1.16', 'palaceGuard-2': 'p.1.2.15', 'palaceGuard-3': 'p.1.3.16' };
const DROIDS: Units = {
  'battleDroid-1': 'b.6.1',
  'destroyerDroidPalace-1': 'p.2.2.4',
  'aat-1': 'b.7.1',
  'mtt-1': 'b.7.2',
};
const PASSES = [gray(0, 0), [3, 3]] as const;

/** Anakin before the last grid, and Naboo with cards to play. */
function lastGrid(units: Units, setup: StorySetup = {}, stack: readonly string[] = ['anakin-or-gungan-1']): Story {
  return given({
    only: true,
    marker: '1',
    anakin: 4,
    cards: { '0': {}, '1': { stack } },
    ...setup,
    units: { ...GUARDS, ...units },
  });
}

/** The ship has fallen, one seat acts. */
function afterFall(seat: '0' | '1', stack: readonly string[], units: Units, setup: StorySetup = {}): Story {
  return given({
    only: true,
    marker: seat,
    anakin: 5,
    cards: { [seat]: { stack }, [seat === '0' ? '1' : '0']: {} },
    ...setup,
    units,
  });
}

describe('the fall of the ship', () => {
  it('[Q100] removes every droid from the game, without bonus cards; Maul and the viceroys stay', () => {
    lastGrid({ ...DROIDS, 'maul-1': 'c.4.3', 'quiGon-1': 'c.3.3' })
      .when(naboo.chooses(0).rolling(...PASSES))
      .then(
        includes('Anakin passed grid 5 with 3+3', 'Anakin is at 5', 'the ship fell: 7 figures'),
        gone(...Object.keys(DROIDS)),
        goesOn,
        (story) =>
          expect(Object.keys(story.view().units)).toEqual(expect.arrayContaining(['maul-1', 'viceroy-1', 'viceroy-2'])),
        (story) => expect(story.all.some(({ type }) => type === 'bonus-won')).toBe(false),
      );
  });

  it('what is left of a card is still played, and Anakin flies no more', () => {
    lastGrid(
      { ...DROIDS, 'maul-1': 'c.4.3' },
      { decks: { naboo: { battlefield: { draw: ['anakin-or-gungan-1', 'anakin-or-kaadu-1'] } } } },
      ['use-the-force'],
    )
      .when(naboo.chooses(0).rolling(...PASSES))
      .then(
        includes(
          'the ship fell: 7 figures',
          '1 drew and plays anakin-or-kaadu-1',
          'anakin-or-kaadu-1 is without effect',
        ),
        goesOn,
      );
  });

  it('nothing is deployed afterwards', () => {
    afterFall('0', ['deploy-battle-droids-or-battle-droid-2'], { ...GUARDS, 'maul-1': 'c.4.3' }).then(
      includes('deploy-battle-droids-or-battle-droid-2 is without effect'),
    );
  });

  it('[Q101] with Maul dead and three Naboo units alive Naboo wins at once', () => {
    lastGrid(DROIDS)
      .when(naboo.chooses(0).rolling(...PASSES))
      .then(wins('naboo', 'ship'), includes('the ship fell: 7 figures', 'over: naboo by ship'));
  });

  it('and likewise when Maul dies afterwards; his bonus cards lapse', () => {
    afterFall('1', ['qui-gons-fury'], { ...GUARDS, 'maul-1': { at: 'c.4.3', damage: 11 }, 'quiGon-1': 'c.3.3' })
      .when(naboo.attacks('quiGon-1', 'maul-1', 1).rolling(red(1), [1, 1]))
      .then(
        wins('naboo', 'ship'),
        so((story) => expect(story.view().bonusDue).toEqual({})),
      );
  });

  it('[Q2] having destroyed every droid in combat does not replace it', () => {
    given({
      only: true,
      marker: '1',
      units: { ...GUARDS, 'gungan-1': 'b.5.1', 'battleDroid-1': { at: 'b.5.2', figures: 1 } },
      cards: { '0': {}, '1': { stack: ['gungan-3'] } },
    })
      .when(naboo.attacks('gungan-1', 'battleDroid-1').rolling(gray(1, 0, 0)))
      .then(gone('battleDroid-1'), goesOn);
  });
});

describe('the throne room', () => {
  const inside: Units = {
    'palaceGuard-1': 'p.3.1.1',
    'palaceGuard-2': 'p.3.2.1',
    'maul-1': 'c.4.3',
    'redQueen-1': 'p.1.1.11',
  };

  it('[Q102] more Naboo units than Federation figures in it, when a move ends', () => {
    afterFall('1', ['4-palace-guards'], { ...inside, 'palaceGuard-3': 'p.3.2.4' })
      .when(naboo.moves('palaceGuard-3', 'p.3.2.3'))
      .then(
        wins('naboo', 'throne-room'),
        happens('palaceGuard-3 moved p.3.2.4 > p.3.2.3, 1', 'over: naboo by throne-room'),
      );
  });

  it('passing through is no majority', () => {
    // From one door to the other the guard crosses the room.
    afterFall('1', ['4-palace-guards'], { ...inside, 'palaceGuard-3': 'p.3.1.4' })
      .when(naboo.moves('palaceGuard-3', 'p.3.3.4'))
      .then(goesOn);
  });

  it('Maul in the room counts against it', () => {
    afterFall('1', ['4-palace-guards'], { ...inside, 'maul-1': 'p.3.1.2', 'palaceGuard-3': 'p.3.2.4' })
      .when(naboo.moves('palaceGuard-3', 'p.3.2.3'))
      .then(goesOn);
  });

  it('holding it before the ship’s fall does nothing, and wins as the ship falls', () => {
    lastGrid({ ...inside, ...DROIDS, 'palaceGuard-3': 'p.3.2.3' })
      .then(goesOn)
      .when(naboo.chooses(0).rolling(...PASSES))
      .then(wins('naboo', 'throne-room'));
  });

  it('before the fall droids in the room count too', () => {
    given({
      only: true,
      marker: '1',
      units: { ...inside, 'palaceGuard-3': 'p.3.2.4', 'battleDroidPalace-1': 'p.3.1.2' },
      cards: { '0': {}, '1': { stack: ['4-palace-guards'] } },
    })
      .when(naboo.moves('palaceGuard-3', 'p.3.2.3'))
      .then(goesOn);
  });
});

describe('the Federation', () => {
  const shoots = (units: Units, setup: StorySetup = {}): Story =>
    given({
      only: true,
      units: { 'palaceGuard-1': 'p.1.2.8', 'palaceGuard-2': 'p.1.2.15', ...units },
      cards: { '0': { stack: ['4-battle-droids'] }, '1': {} },
      ...setup,
    });

  it('[Q3] wins with two Naboo units left, Jedi counted, those of the plains not', () => {
    shoots({ 'battleDroidPalace-1': 'p.1.2.6', 'quiGon-1': 'c.3.3', 'gungan-1': 'b.1.1' })
      .when(fed.attacks('battleDroidPalace-1', 'palaceGuard-1').rolling(gray(1)))
      .then(
        wins('federation', 'elimination'),
        happens(
          'battleDroidPalace-1 attacked palaceGuard-1: gray 4 = 1',
          'palaceGuard-1 hit: 1, figures 0, damage 0',
          'palaceGuard-1 died',
          'over: federation by elimination',
        ),
      );
    shoots({ 'battleDroidPalace-1': 'p.1.2.6', 'quiGon-1': 'c.3.3', 'obiWan-1': 'c.5.3' })
      .when(fed.attacks('battleDroidPalace-1', 'palaceGuard-1').rolling(gray(1)))
      .then(goesOn);
  });

  it('[Q103] in mid-card, and also after the ship’s fall', () => {
    afterFall('0', ['double-attack-maul'], {
      'palaceGuard-1': 'p.1.1.14',
      'palaceGuard-2': 'p.1.2.15',
      'palaceGuard-3': 'p.1.3.13',
      'maul-1': 'p.1.2.13',
    })
      .when(fed.attacks('maul-1', 'palaceGuard-3', 1).rolling(red(1)))
      .then(
        wins('federation', 'elimination'),
        so((story) => expect(story.frame('0').legal).toEqual([])),
      );
  });

  it('nothing is taken once the match is over, and everything is public', () => {
    shoots(
      { 'battleDroidPalace-1': 'p.1.2.6', 'quiGon-1': 'c.3.3' },
      {
        cards: {
          '0': { stack: ['4-battle-droids'], bonus: ['aat-1-or-battle-droid-2'] },
          '1': { stack: ['gungan-3'] },
        },
      },
    )
      .when(fed.attacks('battleDroidPalace-1', 'palaceGuard-1').rolling(gray(1)))
      .refuses(fed.finishes(), 'game-over')
      .refuses(naboo.resigns(), 'game-over')
      .then((story) => {
        const view = story.view(null);
        expect(view.seats['1']!.stack!.map((card) => card!.kind)).toEqual(['gungan-3']);
        expect(view.seats['0']!.stack!.map((card) => card!.kind)).toEqual(['aat-1-or-battle-droid-2']);
        expect(view.sides.naboo.battlefield.draw).not.toBeNull();
        expect(view.realQueen).toBe('redQueen');
        expect(view.space.pile).toHaveLength(8);
      });
  });
});

describe('giving up', () => {
  const start = (): Story => given({ cards: { '0': { stack: ['4-battle-droids'] }, '1': {} } });

  it('with two seats the other wins at once, at any time', () => {
    start()
      .when(naboo.resigns())
      .then(wins('federation', 'resign'), happens('1 resigned', 'over: federation by resign'));
    given({ planning: true }).when(fed.resigns()).then(wins('naboo', 'resign'));
  });

  it('who runs out of time loses, if he owes a decision', () => {
    start().when(fed.runsOutOfTime()).then(wins('naboo', 'timeout'), happens('0 timed-out', 'over: naboo by timeout'));
    expect(() => start().when(naboo.runsOutOfTime())).toThrow('not-your-turn');
    expect(() => given({ planning: true }).when(naboo.plans(), naboo.runsOutOfTime())).toThrow('not-your-turn');
  });

  it('who leaves for good loses; if all do nobody wins', () => {
    start().when(naboo.leavesForGood()).then(wins('federation', 'abandon'));
    start()
      .when({ ...naboo.leavesForGood(), args: () => ['all'] })
      .then(wins(null, 'abandon'), happens('0 abandoned', '1 abandoned', 'over: nobody by abandon'));
  });
});
