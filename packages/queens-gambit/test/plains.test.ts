/** The plains: moving, groups, ranges, the shield. */
import {
  blue,
  damage,
  fed,
  figures,
  given,
  gold,
  gone,
  gray,
  happens,
  includes,
  naboo,
  red,
  shieldUp,
  so,
} from './kit';
import { together, type Story, type StorySetup } from './kit';
import type { SpaceId, UnitState } from '../src';

type Units = NonNullable<StorySetup['units']>;

/** Guards that hold the match open, and Fambaas far from everything that hold the shield up. */
const BASE: Units = {
  'palaceGuard-1': 'p.1.0.12',
  'palaceGuard-2': 'p.1.1.12',
  'palaceGuard-3': 'p.1.3.12',
  'fambaa-1': 'b.0.0',
  'fambaa-2': 'b.0.9',
};

/** A table with these units, on which one seat plays these cards. */
function plains(seat: '0' | '1', stack: readonly string[], units: Units, more: StorySetup = {}): Story {
  return given({
    only: true,
    marker: seat,
    cards: { [seat]: { stack }, [seat === '0' ? '1' : '0']: {} },
    ...more,
    units: { ...BASE, ...units },
  });
}

const weak = (space: SpaceId, left: number): Partial<UnitState> & { at: SpaceId } => ({ at: space, figures: left });

describe('moving', () => {
  it('[Q27] up to its points, or not at all, the cheapest way', () => {
    plains('1', ['kaadu-2-or-gungan-2'], { 'kaadu-1': 'b.1.5' })
      .when(naboo.chooses(0))
      .then(naboo.reaches('kaadu-1', 'b.1.7'), naboo.reaches('kaadu-1', 'b.1.8', false))
      .then(naboo.reaches('kaadu-1', 'b.3.6'))
      .refuses(naboo.moves('kaadu-1', 'b.1.8'), 'unreachable')
      .when(naboo.moves('kaadu-1', 'b.1.7'))
      .then(happens('kaadu-1 moved b.1.5 > b.1.7, 2'));
  });

  it('[Q26] in several steps before the attack, and not after it', () => {
    plains('1', ['kaadu-2-or-gungan-2'], { 'kaadu-1': 'b.1.5', 'battleDroid-1': weak('b.1.8', 4), 'kaadu-2': 'b.1.1' })
      .when(naboo.chooses(0), naboo.moves('kaadu-1', 'b.1.6'), naboo.moves('kaadu-1', 'b.1.7'))
      .refuses(naboo.moves('kaadu-1', 'b.1.6'), 'unreachable')
      .when(naboo.attacks('kaadu-1', 'battleDroid-1').rolling(red(0, 0)))
      .refuses(naboo.moves('kaadu-1', 'b.1.6'), 'attacked-already')
      .refuses(naboo.attacks('kaadu-1', 'battleDroid-1'), 'attacked-already');
  });

  it('an attack takes what is left of the points', () => {
    plains('1', ['kaadu-2-or-gungan-2'], { 'kaadu-1': 'b.1.5', 'battleDroid-1': 'b.1.7', 'kaadu-2': 'b.1.1' })
      .when(naboo.chooses(0), naboo.moves('kaadu-1', 'b.1.6'))
      .when(naboo.attacks('kaadu-1', 'battleDroid-1').rolling(red(0, 0)))
      .then(naboo.canMove('kaadu-1'));
  });

  it('[Q28] through and onto empty spaces only', () => {
    const around = ['b.0.4', 'b.0.5', 'b.1.4', 'b.1.6', 'b.2.4'] as const;
    const units: Units = Object.fromEntries(around.map((space, index) => [`gungan-${index + 1}`, space]));
    plains('1', ['kaadu-2-or-gungan-2'], { ...units, 'kaadu-1': 'b.1.5', 'battleDroid-1': 'b.3.5' })
      .when(naboo.chooses(0))
      // The one way out leads over b.2.5; what is next to it and beyond the ring is within two points.
      .then(naboo.canMove('kaadu-1', 'b.2.5', 'b.2.6', 'b.3.6'))
      .refuses(naboo.moves('kaadu-1', 'b.0.4'), 'occupied')
      .refuses(naboo.moves('kaadu-1', 'b.3.5'), 'occupied')
      .refuses(naboo.moves('kaadu-1', 'b.0.3'), 'unreachable');
  });

  it('[Q84] Fambaas neither move nor attack: no card activates them', () => {
    plains('1', ['gungan-3'], { 'gungan-1': 'b.1.1', 'battleDroid-1': 'b.1.0' })
      .refuses(naboo.moves('fambaa-1', 'b.0.1'), 'unit-not-on-card')
      .refuses(naboo.attacks('fambaa-1', 'battleDroid-1'), 'unit-not-on-card');
  });
});

describe('groups', () => {
  it('[Q29] [Q30] [Q31] an attack names one enemy in range; the dice are those of the chart, red before gray', () => {
    plains('1', ['catapult-2-or-kaadu-1'], { 'catapult-1': 'b.1.5', 'gungan-1': 'b.1.6', 'battleDroid-1': 'b.1.7' })
      .when(naboo.chooses(0))
      .then(naboo.canAttack('catapult-1', 'battleDroid-1'))
      .refuses(naboo.attacks('catapult-1', 'gungan-1'), 'own-unit')
      .when(naboo.attacks('catapult-1', 'battleDroid-1').rolling(together(red(2, 0, 0), gray(1))))
      .then(includes('catapult-1 attacked battleDroid-1: red 5, red 1, red 1, gray 4 = 3'));
  });

  it('[Q32] each block takes one hit off; against a miss the defender does not roll', () => {
    const units: Units = { 'destroyerDroid-1': 'b.5.3', 'kaadu-1': 'b.5.4' };
    plains('0', ['destroyer-2-or-battle-droid-1'], units)
      .when(fed.chooses(0), fed.attacks('destroyerDroid-1', 'kaadu-1').rolling(red(1, 1, 0, 0), blue(1, 0)))
      .then(figures('kaadu-1', 1));
    plains('0', ['destroyer-2-or-battle-droid-1'], units)
      .when(fed.chooses(0), fed.attacks('destroyerDroid-1', 'kaadu-1').rolling(red(0, 0, 0, 0)))
      .then(figures('kaadu-1', 2));
    // More blocks than hits heal nobody.
    plains('0', ['destroyer-2-or-battle-droid-1'], units)
      .when(fed.chooses(0), fed.attacks('destroyerDroid-1', 'kaadu-1').rolling(red(1, 0, 0, 0), blue(1, 1)))
      .then(figures('kaadu-1', 2));
  });

  it('[Q33] a group loses one figure a hit, and more hits than figures are lost', () => {
    plains('1', ['gungan-3'], { 'gungan-1': 'b.5.1', 'battleDroid-1': 'b.5.2' })
      .when(naboo.attacks('gungan-1', 'battleDroid-1').rolling(gray(1, 1, 0)))
      .then(figures('battleDroid-1', 2));
    plains('1', ['gungan-3'], { 'gungan-1': 'b.5.1', 'battleDroid-1': weak('b.5.2', 1), 'battleDroid-2': 'b.5.3' })
      .when(naboo.attacks('gungan-1', 'battleDroid-1').rolling(gray(1, 1, 1)))
      .then(gone('battleDroid-1'), figures('battleDroid-2', 4));
  });

  it('[Q34] a unit with a track moves its marker, and dies at its end', () => {
    plains('1', ['catapult-2-or-kaadu-1'], { 'catapult-1': 'b.5.1', 'aat-1': 'b.5.3', 'catapult-2': 'b.5.5' })
      .when(naboo.chooses(0))
      .when(naboo.attacks('catapult-1', 'aat-1').rolling(together(red(2, 1, 1), gray(0)), gold(1)))
      .then(damage('aat-1', 3))
      .when(naboo.attacks('catapult-2', 'aat-1').rolling(together(red(2, 1, 1), gray(0)), gold(1)))
      .then(
        gone('aat-1'),
        so((story) => expect(story.view().lost).toMatchObject({ aat: 4 - 3 + 3 })),
      );
  });

  it('[Q35] a weakened group attacks and defends with the dice of the figures left', () => {
    plains('1', ['kaadu-2-or-gungan-2'], { 'kaadu-1': weak('b.5.2', 1), 'destroyerDroid-1': weak('b.5.3', 1) })
      .when(naboo.chooses(0), naboo.attacks('kaadu-1', 'destroyerDroid-1').rolling(red(2), blue(1, 0)))
      .then(gone('destroyerDroid-1'));
  });

  it('[Q74] groups are neither joined nor split: a group moves whole, onto no other', () => {
    plains('1', ['gungan-3'], { 'gungan-1': weak('b.1.1', 1), 'gungan-2': weak('b.1.2', 2) })
      .refuses(naboo.moves('gungan-1', 'b.1.2'), 'occupied')
      .when(naboo.moves('gungan-2', 'b.1.3'))
      .then(figures('gungan-2', 2), figures('gungan-1', 1));
  });
});

describe('range', () => {
  it('[Q75] range 1 reaches the next space', () => {
    plains('1', ['gungan-3'], { 'gungan-1': 'b.5.2', 'battleDroid-1': 'b.5.3', 'battleDroid-2': 'b.6.3' })
      .then(naboo.canAttack('gungan-1', 'battleDroid-1'))
      .refuses(naboo.attacks('gungan-1', 'battleDroid-2'), 'out-of-range');
  });

  it('[Q76] range 2 reaches over an empty space; with two spaces between one of them is enough', () => {
    const shot = (between: Units): Story =>
      plains('0', ['destroyer-2-or-battle-droid-1'], {
        'destroyerDroid-1': 'b.5.3',
        'gungan-1': 'b.7.3',
        ...between,
      }).when(fed.chooses(0));
    // Between b.5.3 and b.7.3 lie b.6.2 and b.6.3.
    shot({}).then(fed.canAttack('destroyerDroid-1', 'gungan-1'));
    shot({ 'gungan-2': 'b.6.2' }).then(fed.canAttack('destroyerDroid-1', 'gungan-1', 'gungan-2'));
    shot({ 'gungan-2': 'b.6.2', 'battleDroid-1': 'b.6.3' })
      .then(fed.canAttack('destroyerDroid-1', 'gungan-2'))
      .refuses(fed.attacks('destroyerDroid-1', 'gungan-1'), 'range-blocked');
    // In a straight row there is one space between.
    plains('0', ['destroyer-2-or-battle-droid-1'], {
      'destroyerDroid-1': 'b.5.3',
      'battleDroid-1': 'b.5.4',
      'gungan-1': 'b.5.5',
    })
      .when(fed.chooses(0))
      .refuses(fed.attacks('destroyerDroid-1', 'gungan-1'), 'range-blocked');
  });

  it('[Q77] a catapult reaches three spaces, over whatever stands between', () => {
    plains('1', ['catapult-2-or-kaadu-1'], {
      'catapult-1': 'b.5.1',
      'gungan-1': 'b.5.2',
      'battleDroid-1': 'b.5.3',
      'battleDroid-2': 'b.5.4',
      'battleDroid-3': 'b.5.5',
    })
      .when(naboo.chooses(0))
      .then(naboo.canAttack('catapult-1', 'battleDroid-1', 'battleDroid-2'))
      .refuses(naboo.attacks('catapult-1', 'battleDroid-3'), 'out-of-range');
  });

  it('nobody attacks into another battle', () => {
    plains('1', ['gungan-3'], { 'gungan-1': 'b.5.2', 'battleDroidPalace-1': 'p.1.0.8' }).refuses(
      naboo.attacks('gungan-1', 'battleDroidPalace-1'),
      'other-battle',
    );
  });
});

describe('the shield', () => {
  const shooters: Units = {
    'catapult-1': 'b.3.5',
    'battleDroid-1': 'b.3.6',
    'battleDroid-2': 'b.4.6',
    'battleDroid-3': 'b.5.6',
  };

  it('inside fights inside and the line, not outside', () => {
    plains('1', ['catapult-2-or-kaadu-1'], shooters)
      .when(naboo.chooses(0))
      .then(naboo.canAttack('catapult-1', 'battleDroid-1', 'battleDroid-2'))
      .refuses(naboo.attacks('catapult-1', 'battleDroid-3'), 'shield-between');
  });

  it('outside fights outside and the line, not inside', () => {
    plains('1', ['catapult-2-or-kaadu-1'], { ...shooters, 'catapult-1': 'b.5.5' })
      .when(naboo.chooses(0))
      .then(naboo.canAttack('catapult-1', 'battleDroid-2', 'battleDroid-3'))
      .refuses(naboo.attacks('catapult-1', 'battleDroid-1'), 'shield-between');
  });

  it('[Q80] who stands on the line fights both', () => {
    plains('1', ['catapult-2-or-kaadu-1'], { ...shooters, 'catapult-1': 'b.4.5' })
      .when(naboo.chooses(0))
      .then(naboo.canAttack('catapult-1', 'battleDroid-1', 'battleDroid-2', 'battleDroid-3'));
  });

  it('[Q81] Gungans, Kaadu, catapults and battle droids pass it; destroyers stop on the line', () => {
    plains('0', ['battle-droid-3'], { 'battleDroid-1': 'b.4.5' }).then(fed.reaches('battleDroid-1', 'b.3.5'));
    plains('1', ['gungan-3'], { 'gungan-1': 'b.4.5' }).then(
      naboo.reaches('gungan-1', 'b.3.5'),
      naboo.reaches('gungan-1', 'b.5.5'),
    );
    plains('1', ['kaadu-2-or-gungan-2'], { 'kaadu-1': 'b.3.5' })
      .when(naboo.chooses(0))
      .then(naboo.reaches('kaadu-1', 'b.5.5'));
    plains('1', ['catapult-2-or-kaadu-1'], { 'catapult-1': 'b.4.5' })
      .when(naboo.chooses(0))
      .then(naboo.reaches('catapult-1', 'b.5.5'));
    plains('0', ['destroyer-2-or-battle-droid-1'], { 'destroyerDroid-1': 'b.5.5' })
      .when(fed.chooses(0))
      .then(fed.reaches('destroyerDroid-1', 'b.4.5'))
      .refuses(fed.moves('destroyerDroid-1', 'b.3.5'), 'shield-bars');
  });

  it('[Q82] AATs and MTTs neither pass it nor stand on the line', () => {
    plains('0', ['aat-1-or-battle-droid-2'], { 'aat-1': 'b.5.5' })
      .when(fed.chooses(0))
      .then(fed.canMove('aat-1', 'b.5.4', 'b.5.6', 'b.6.4', 'b.6.5'))
      .refuses(fed.moves('aat-1', 'b.4.5'), 'shield-bars');
    plains('0', ['mtt-1-or-battle-droid-2'], { 'mtt-1': 'b.5.5' })
      .when(fed.chooses(0))
      .refuses(fed.moves('mtt-1', 'b.4.4'), 'shield-bars');
  });

  it('[Q83] is off for good with the first Fambaa, also for the rest of the card', () => {
    const hits = red(2, 2, 2, 2);
    plains('0', ['destroyer-2-or-battle-droid-1', 'aat-1-or-battle-droid-2'], {
      'fambaa-1': 'b.2.2',
      'destroyerDroid-1': 'b.4.2',
      'destroyerDroid-2': 'b.5.5',
      'aat-1': 'b.5.8',
      'gungan-1': 'b.1.9',
    })
      .then(shieldUp(true))
      .when(fed.chooses(0), fed.attacks('destroyerDroid-1', 'fambaa-1').rolling(hits, together(blue(0), gold(0))))
      .then(gone('fambaa-1'), shieldUp(false), includes('the shield is off'))
      .when(fed.takes(1, 0))
      .then(fed.reaches('destroyerDroid-2', 'b.3.5'))
      .when(fed.moves('destroyerDroid-2', 'b.3.5'), fed.finishes(), fed.chooses(0))
      .then(fed.reaches('aat-1', 'b.4.8'));
  });

  it('stays off when the second Fambaa dies, which is told once', () => {
    plains('0', ['destroyer-2-or-battle-droid-1'], {
      'destroyerDroid-1': 'b.2.5',
      'fambaa-1': { at: 'b.2.3', damage: 4 },
      'destroyerDroid-2': 'b.2.7',
      'fambaa-2': { at: 'b.2.9', damage: 4 },
    })
      .when(
        fed.chooses(0),
        fed.attacks('destroyerDroid-1', 'fambaa-1').rolling(red(1, 0, 0, 0), together(blue(0), gold(0))),
      )
      .when(fed.takes(1, 0))
      .when(fed.attacks('destroyerDroid-2', 'fambaa-2').rolling(red(1, 0, 0, 0), together(blue(0), gold(0))))
      .then(
        shieldUp(false),
        so((story) => expect(story.all.filter(({ type }) => type === 'shield-down')).toHaveLength(1)),
      );
  });
});

describe('bonus cards of the plains', () => {
  it('[Q36] [Q89] clearing a space wins one card, each space its own', () => {
    plains('1', ['gungan-3'], {
      'gungan-1': 'b.5.1',
      'battleDroid-1': weak('b.5.2', 2),
      'gungan-2': 'b.5.5',
      'mtt-1': { at: 'b.5.6', damage: 4 },
      'aat-1': 'b.7.9',
    })
      .when(naboo.attacks('gungan-1', 'battleDroid-1').rolling(gray(1, 1, 0)))
      .then(includes('battleDroid-1 died', '1 won 1 bonus for battleDroid'), naboo.isAsked('bonus'))
      .when(naboo.takes(1, 0))
      .when(naboo.attacks('gungan-2', 'mtt-1').rolling(gray(1, 1, 0), blue(0)), naboo.takes(0, 1))
      .then((story) => expect(story.all.filter(({ type }) => type === 'bonus-won')).toHaveLength(2));
  });

  it('[Q90] weakened before, the last figure is enough', () => {
    plains('1', ['gungan-3', 'gungan-3'], { 'gungan-1': 'b.5.1', 'battleDroid-1': 'b.5.2', 'aat-1': 'b.7.9' })
      .when(naboo.attacks('gungan-1', 'battleDroid-1').rolling(gray(1, 1, 1)))
      .then(figures('battleDroid-1', 1))
      .then((story) => expect(story.all.some(({ type }) => type === 'bonus-won')).toBe(false))
      .when(naboo.attacks('gungan-1', 'battleDroid-1').rolling(gray(0, 0, 1)))
      .then(includes('1 won 1 bonus for battleDroid'));
  });
});
