/** The palace: speed, queens, windows, stairs, doors, the throne room. */
import {
  at,
  blue,
  damage,
  fed,
  given,
  gone,
  gray,
  happens,
  includes,
  naboo,
  red,
  type Story,
  type StorySetup,
  so,
} from './kit';

type Units = NonNullable<StorySetup['units']>;

/** Guards in a corner of the third level hold the match open; the queen lives, so they are quick. */
const BASE: Units = {
  'palaceGuard-19': 'p.3.4.10',
  'palaceGuard-20': 'p.3.4.9',
  'palaceGuard-21': 'p.3.4.8',
  'redQueen-1': 'p.3.3.10',
};

function palace(seat: '0' | '1', stack: readonly string[], units: Units, more: StorySetup = {}): Story {
  return given({
    only: true,
    marker: seat,
    cards: { [seat]: { stack }, [seat === '0' ? '1' : '0']: {} },
    ...more,
    units: { ...BASE, ...units },
  });
}

describe('speed', () => {
  it('[Q40] four points; some cards give more', () => {
    palace('1', ['4-palace-guards'], { 'palaceGuard-1': 'p.1.2.6' }).then(
      naboo.reaches('palaceGuard-1', 'p.1.2.10'),
      naboo.reaches('palaceGuard-1', 'p.1.2.11', false),
    );
    palace('1', ['rush-to-the-palace'], { 'palaceGuard-1': 'p.1.2.3', 'panaka-1': 'p.1.0.6' }).then(
      naboo.reaches('palaceGuard-1', 'p.1.2.11'),
      naboo.reaches('palaceGuard-1', 'p.1.2.12', false),
      naboo.reaches('panaka-1', 'p.1.0.10'),
      naboo.reaches('panaka-1', 'p.1.1.10', false),
    );
    palace('0', ['destroyer-roll'], { 'destroyerDroidPalace-1': 'p.1.2.3' }).then(
      fed.reaches('destroyerDroidPalace-1', 'p.1.2.11'),
      fed.reaches('destroyerDroidPalace-1', 'p.1.2.12', false),
    );
  });

  it('[Q42] the real queen dead, guards have two points; a rush gives them four', () => {
    const dead: StorySetup = { realQueen: 'redQueen', gone: ['redQueen-1'] };
    palace('1', ['4-palace-guards'], { 'palaceGuard-1': 'p.1.2.6' }, dead).then(
      naboo.reaches('palaceGuard-1', 'p.1.2.8'),
      naboo.reaches('palaceGuard-1', 'p.1.2.9', false),
    );
    palace('1', ['rush-to-the-palace'], { 'palaceGuard-1': 'p.1.2.6', 'panaka-1': 'p.1.0.6' }, dead).then(
      naboo.reaches('palaceGuard-1', 'p.1.2.10'),
      naboo.reaches('palaceGuard-1', 'p.1.2.11', false),
      naboo.reaches('panaka-1', 'p.1.0.10'),
    );
    // The decoy's death slows nobody.
    palace(
      '1',
      ['4-palace-guards'],
      { 'palaceGuard-1': 'p.1.2.6', 'purpleQueen-1': 'p.3.3.9' },
      { realQueen: 'purpleQueen', gone: ['redQueen-1'] },
    ).then(naboo.reaches('palaceGuard-1', 'p.1.2.10'));
  });
});

describe('the queens', () => {
  const shot = (realQueen: 'redQueen' | 'purpleQueen'): Story =>
    palace(
      '0',
      ['4-battle-droids'],
      { 'battleDroidPalace-1': 'p.1.2.6', 'redQueen-1': { at: 'p.1.2.8', damage: 2 }, 'purpleQueen-1': 'p.2.2.5' },
      { realQueen },
    ).when(fed.attacks('battleDroidPalace-1', 'redQueen-1').rolling(gray(1), blue(0)));

  it('[Q41] which queen is real is shown when one dies, and no bonus card is won', () => {
    shot('redQueen').then(gone('redQueen-1'), includes('redQueen-1 died', 'redQueen is the queen'), (story) =>
      expect(story.view('0')).toMatchObject({ realQueen: 'redQueen', queensKnown: true, bonusDue: {} }),
    );
    shot('purpleQueen').then(
      includes('redQueen-1 died', 'purpleQueen is the queen'),
      so((story) => expect(story.view().realQueen).toBe('purpleQueen')),
    );
  });

  it('is known to Naboo at any time, to nobody else before', () => {
    const story = palace('0', ['4-battle-droids'], { 'battleDroidPalace-1': 'p.1.2.6', 'redQueen-1': 'p.1.2.8' });
    expect(story.view('1').realQueen).toBe('redQueen');
    expect(story.view('0').realQueen).toBeNull();
    expect(story.view(null).realQueen).toBeNull();
  });
});

describe('windows', () => {
  const CARD = 'windows-red-queen';

  it('[Q44] the space of arrival must be empty, and for two levels the middle one', () => {
    const climbs = (...taken: readonly string[]): Story =>
      palace('1', [CARD], {
        'palaceGuard-1': 'p.1.0.7',
        ...Object.fromEntries(taken.map((space, index) => [`battleDroidPalace-${index + 1}`, space])),
      });
    climbs().when(naboo.moves('palaceGuard-1', 'p.3.0.7')).then(happens('palaceGuard-1 moved p.1.0.7 > p.3.0.7, 1'));
    climbs('p.3.0.7').refuses(naboo.moves('palaceGuard-1', 'p.3.0.7'), 'occupied');
    // With the middle window taken the third level is out of reach by this window and by its neighbours.
    climbs('p.2.0.7', 'p.2.0.5', 'p.2.0.9')
      .refuses(naboo.moves('palaceGuard-1', 'p.3.0.7'), 'unreachable')
      .refuses(naboo.moves('palaceGuard-1', 'p.2.0.7'), 'occupied');
  });

  it('[Q45] nothing is attacked along a climb; after it the unit may move on and attack', () => {
    palace('1', [CARD], {
      'palaceGuard-1': 'p.1.0.7',
      'battleDroidPalace-1': 'p.2.0.7',
      'battleDroidPalace-2': 'p.2.1.8',
    })
      .then(naboo.canAttack('palaceGuard-1'))
      .refuses(naboo.attacks('palaceGuard-1', 'battleDroidPalace-1'), 'no-sight')
      .when(naboo.moves('palaceGuard-1', 'p.2.0.9'))
      .then(happens('palaceGuard-1 moved p.1.0.7 > p.2.0.9, 3'))
      .when(naboo.attacks('palaceGuard-1', 'battleDroidPalace-2').rolling(gray(1)))
      .then(gone('battleDroidPalace-2'));
  });

  it('a unit may climb as often as it has points', () => {
    palace('1', [CARD], { 'palaceGuard-1': 'p.1.0.7' })
      .when(naboo.moves('palaceGuard-1', 'p.2.0.7'), naboo.moves('palaceGuard-1', 'p.1.0.7'))
      .when(naboo.moves('palaceGuard-1', 'p.3.0.7'), naboo.moves('palaceGuard-1', 'p.2.0.7'))
      .refuses(naboo.moves('palaceGuard-1', 'p.1.0.7'), 'unreachable');
  });

  it('[Q46] Federation units don’t climb', () => {
    palace('0', ['4-battle-droids'], { 'battleDroidPalace-1': 'p.1.0.7' }).refuses(
      fed.moves('battleDroidPalace-1', 'p.2.0.7'),
      'unreachable',
    );
    palace('1', ['4-palace-guards'], { 'palaceGuard-1': 'p.1.0.7' }).refuses(
      naboo.moves('palaceGuard-1', 'p.2.0.7'),
      'unreachable',
    );
  });

  it('[Q47] such a card serves for ordinary moves and attacks', () => {
    palace('1', [CARD], { 'palaceGuard-1': 'p.1.2.7', 'battleDroidPalace-1': 'p.1.2.10', 'redQueen-1': 'p.1.2.5' })
      .when(naboo.moves('palaceGuard-1', 'p.1.2.8'))
      .when(naboo.attacks('palaceGuard-1', 'battleDroidPalace-1').rolling(gray(0)))
      .when(naboo.moves('redQueen-1', 'p.1.2.7'))
      .then(at('redQueen-1', 'p.1.2.7'));
  });
});

describe('sight, doors and stairs in play', () => {
  it('figures do not block a line, obstacles do', () => {
    palace('0', ['4-battle-droids'], {
      'battleDroidPalace-1': 'p.1.2.4',
      'battleDroidPalace-2': 'p.1.2.6',
      'palaceGuard-1': 'p.1.2.8',
      'palaceGuard-2': 'p.1.1.4',
    })
      .then(fed.canAttack('battleDroidPalace-1', 'palaceGuard-1', 'palaceGuard-2'))
      .refuses(fed.moves('battleDroidPalace-1', 'p.1.1.3'), 'impassable');
    // The pillar p.1.1.3 is between.
    palace('0', ['4-battle-droids'], { 'battleDroidPalace-1': 'p.1.1.4', 'palaceGuard-1': 'p.1.1.2' })
      .then(fed.canAttack('battleDroidPalace-1'))
      .refuses(fed.attacks('battleDroidPalace-1', 'palaceGuard-1'), 'no-sight');
  });

  it('through the door of the throne room only its neighbours fight', () => {
    palace('1', ['4-palace-guards'], {
      'palaceGuard-1': 'p.3.1.4',
      'palaceGuard-2': 'p.3.1.5',
      'battleDroidPalace-1': 'p.3.1.3',
    })
      .then(naboo.canAttack('palaceGuard-1', 'battleDroidPalace-1'), naboo.canAttack('palaceGuard-2'))
      .then(naboo.reaches('palaceGuard-1', 'p.3.2.3'));
  });

  it('the two ends of a stair are next to each other; who stands on one closes the way', () => {
    palace('1', ['4-palace-guards'], { 'palaceGuard-1': 'p.1.2.2', 'battleDroidPalace-1': 'p.2.2.2' })
      .then(naboo.canAttack('palaceGuard-1', 'battleDroidPalace-1'))
      .refuses(naboo.moves('palaceGuard-1', 'p.2.2.3'), 'unreachable');
    palace('1', ['4-palace-guards'], { 'palaceGuard-1': 'p.1.2.2' })
      .when(naboo.moves('palaceGuard-1', 'p.2.2.2'))
      .then(happens('palaceGuard-1 moved p.1.2.2 > p.2.2.2, 1'));
  });

  it('the viceroys are not attacked, and their spaces not entered', () => {
    palace('1', ['4-palace-guards'], { 'palaceGuard-1': 'p.3.1.1' })
      .then(naboo.canAttack('palaceGuard-1'))
      .refuses(naboo.attacks('palaceGuard-1', 'viceroy-1'), 'not-to-be-attacked')
      .refuses(naboo.moves('palaceGuard-1', 'p.3.1.0'), 'occupied')
      .refuses(naboo.moves('palaceGuard-1', 'p.3.2.0'), 'impassable');
  });
});

describe('deaths', () => {
  it('[Q58] Panaka’s death gives the Federation one bonus card', () => {
    palace('0', ['4-battle-droids'], { 'battleDroidPalace-1': 'p.1.2.6', 'panaka-1': { at: 'p.1.2.8', damage: 2 } })
      .when(fed.attacks('battleDroidPalace-1', 'panaka-1').rolling(gray(1), blue(0)))
      .then(gone('panaka-1'), includes('0 won 1 bonus for panaka'), fed.isAsked('bonus'));
  });

  it('a track has its steps: Panaka lives with two', () => {
    palace('0', ['4-battle-droids'], { 'battleDroidPalace-1': 'p.1.2.6', 'panaka-1': { at: 'p.1.2.8', damage: 1 } })
      .when(fed.attacks('battleDroidPalace-1', 'panaka-1').rolling(gray(1), blue(0)))
      .then(damage('panaka-1', 2));
  });

  it('no guard and no droid of the palace gives one', () => {
    palace('1', ['4-palace-guards'], { 'palaceGuard-1': 'p.1.2.6', 'destroyerDroidPalace-1': 'p.1.2.8' })
      .when(naboo.attacks('palaceGuard-1', 'destroyerDroidPalace-1').rolling(gray(1), blue(0, 0)))
      .then((story) => expect(story.all.some(({ type }) => type === 'bonus-won')).toBe(false));
    palace('0', ['2-destroyers'], { 'palaceGuard-1': 'p.1.2.6', 'destroyerDroidPalace-1': 'p.1.2.8' })
      .when(fed.attacks('destroyerDroidPalace-1', 'palaceGuard-1').rolling(red(1, 1)))
      .then(
        gone('palaceGuard-1'),
        so((story) => expect(story.all.some(({ type }) => type === 'bonus-won')).toBe(false)),
      );
  });
});
