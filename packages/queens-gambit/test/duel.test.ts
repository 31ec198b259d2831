/** The duel at the generator core, and what the duelists do when it is over. */
import {
  at,
  blue,
  damage,
  fed,
  given,
  gold,
  gone,
  gray,
  green,
  happens,
  includes,
  naboo,
  red,
  together,
  so,
} from './kit';
import { wins, type Story, type StorySetup } from './kit';

type Units = NonNullable<StorySetup['units']>;

const GUARDS: Units = { 'palaceGuard-1': 'p.1.1.16', 'palaceGuard-2': 'p.1.2.15', 'palaceGuard-3': 'p.1.3.16' };

function duel(seat: '0' | '1', stack: readonly string[], units: Units, more: StorySetup = {}): Story {
  return given({
    only: true,
    marker: seat,
    cards: { [seat]: { stack }, [seat === '0' ? '1' : '0']: {} },
    ...more,
    units: { ...GUARDS, ...units },
  });
}

const MAUL = 'double-attack-maul';
const miss = together(green('blank'), blue(0));
const maulMisses = together(green('blank'), gold(0));

describe('the core', () => {
  it('[Q59] only the three enter it', () => {
    duel('1', ['4-palace-guards'], { 'palaceGuard-4': 'p.1.4.12', 'maul-1': 'c.4.3', 'quiGon-1': 'c.3.3' }).refuses(
      naboo.moves('palaceGuard-4', 'c.3.0'),
      'core-closed',
    );
  });

  it('units beside its door attack through it, both ways, from the first round', () => {
    const units: Units = { 'battleDroidPalace-1': 'p.1.4.12', 'quiGon-1': 'c.3.0', 'maul-1': 'c.4.3' };
    duel('0', ['4-battle-droids'], units)
      .then(fed.canAttack('battleDroidPalace-1', 'palaceGuard-1', 'palaceGuard-2', 'palaceGuard-3', 'quiGon-1'))
      .when(fed.attacks('battleDroidPalace-1', 'quiGon-1').rolling(gray(1), miss))
      .then(damage('quiGon-1', 1));
    duel('1', ['qui-gons-fury'], units)
      .then(naboo.canAttack('quiGon-1', 'battleDroidPalace-1'))
      .when(naboo.attacks('quiGon-1', 'battleDroidPalace-1', 1).rolling(red(1)))
      .then(gone('battleDroidPalace-1'));
  });
});

describe('an activation of a duelist', () => {
  it('[Q62] [Q63] moves, rolls one die, moves, rolls two at another, and moves on', () => {
    duel('0', ['darth-maul-and-2-battle-droids'], { 'maul-1': 'c.4.3', 'quiGon-1': 'c.3.3', 'obiWan-1': 'c.5.3' })
      .when(fed.moves('maul-1', 'c.3.2'))
      .then(happens('maul-1 moved c.4.3 > c.3.2, 2'))
      .when(fed.attacks('maul-1', 'quiGon-1', 1).rolling(red(1), miss))
      .then(damage('quiGon-1', 1))
      .when(fed.moves('maul-1', 'c.5.2'))
      .refuses(fed.attacks('maul-1', 'obiWan-1', 3), 'too-many-dice')
      .when(fed.attacks('maul-1', 'obiWan-1', 2).rolling(red(1, 1), miss))
      .then(damage('obiWan-1', 2))
      .refuses(fed.attacks('maul-1', 'obiWan-1', 1), 'too-many-dice')
      .then((story) =>
        expect(story.view().runs['1']!.active).toEqual({ unit: 'maul-1', moved: 4, dice: 3, attacked: true }),
      )
      .when(fed.moves('maul-1', 'c.2.2'), fed.finishes())
      .then(at('maul-1', 'c.2.2'));
  });

  it('has 12 points, and a step that would be the thirteenth is refused', () => {
    duel('0', [MAUL], { 'maul-1': 'c.0.2', 'quiGon-1': 'c.4.6' })
      .when(fed.moves('maul-1', 'c.8.2'), fed.moves('maul-1', 'c.8.5'))
      .then((story) => expect(story.view().runs['1']!.active!.moved).toBe(11))
      .then(fed.canMove('maul-1', 'c.7.5', 'c.8.4'));
  });

  it('[Q64] the defender rolls all dice against each roll', () => {
    duel('0', [MAUL], { 'maul-1': 'c.4.3', 'quiGon-1': 'c.3.3' })
      .when(fed.attacks('maul-1', 'quiGon-1', 1).rolling(red(2), together(green('block'), blue(1))))
      .when(fed.attacks('maul-1', 'quiGon-1', 1).rolling(red(2), together(green('block'), blue(1))))
      .then(damage('quiGon-1', 0));
  });

  it('[Q65] attacks only what is next to him', () => {
    duel('0', [MAUL], { 'maul-1': 'c.4.2', 'quiGon-1': 'c.3.3' })
      .then(fed.canAttack('maul-1'))
      .refuses(fed.attacks('maul-1', 'quiGon-1', 3), 'not-adjacent');
  });

  it('[Q66] a double attack has six dice, at most three a roll, and 12 points', () => {
    duel('0', [MAUL], { 'maul-1': 'c.4.3', 'quiGon-1': 'c.3.3' })
      .then((story) => expect(story.choices('0', 'attack', 2)).toEqual([1, 2, 3]))
      .refuses(fed.attacks('maul-1', 'quiGon-1', 4), 'too-many-dice')
      .when(fed.attacks('maul-1', 'quiGon-1', 3).rolling(red(0, 0, 0), miss))
      .when(fed.attacks('maul-1', 'quiGon-1', 2).rolling(red(0, 0), miss))
      .then((story) => expect(story.choices('0', 'attack', 2)).toEqual([1]))
      .when(fed.attacks('maul-1', 'quiGon-1', 1).rolling(red(0), miss))
      .refuses(fed.attacks('maul-1', 'quiGon-1', 1), 'too-many-dice');
  });
});

describe('counter-hits', () => {
  it('[Q67] the green symbol hits the attacker and blocks nothing', () => {
    duel('0', [MAUL], { 'maul-1': 'c.4.3', 'quiGon-1': 'c.3.3' })
      .when(fed.attacks('maul-1', 'quiGon-1', 1).rolling(red(1), together(green('counter'), blue(0))))
      .then(damage('quiGon-1', 1), damage('maul-1', 1));
  });

  it('[Q68] duelists roll their defence even against a miss', () => {
    duel('0', [MAUL], { 'maul-1': 'c.4.3', 'quiGon-1': 'c.3.3' })
      .when(fed.attacks('maul-1', 'quiGon-1', 1).rolling(red(0), together(green('counter'), blue(0))))
      .then(damage('quiGon-1', 0), damage('maul-1', 1));
  });

  it('[Q69] reach a distant droid, which does not defend; its death gives no bonus card', () => {
    duel('0', ['2-destroyers'], {
      'destroyerDroidPalace-1': 'p.1.2.6',
      'quiGon-1': 'p.1.2.12',
      'maul-1': 'c.4.3',
    })
      .when(fed.attacks('destroyerDroidPalace-1', 'quiGon-1').rolling(red(0, 0), together(green('counter'), blue(0))))
      .then(gone('destroyerDroidPalace-1'), includes('destroyerDroidPalace-1 died', '0 finished (forced)'))
      .then((story) => expect(story.all.some(({ type }) => type === 'bonus-won')).toBe(false));
  });

  it('an attacker that dies loses the rest of its activation', () => {
    duel('0', [MAUL], { 'maul-1': { at: 'c.4.3', damage: 11 }, 'quiGon-1': 'c.3.3', 'obiWan-1': 'c.5.3' })
      .when(fed.attacks('maul-1', 'quiGon-1', 1).rolling(red(1), together(green('counter'), blue(0))))
      .then(gone('maul-1'), damage('quiGon-1', 1), naboo.isAsked('bonus'), includes('1 won 5 bonus for maul'))
      .when(naboo.takes(2, 3))
      .then(includes('1 took 2+3', '0 finished (forced)'));
  });

  it('a dying defender’s counter-hit counts: both die, the acting side’s bonus cards come first', () => {
    duel('0', [MAUL], {
      'maul-1': { at: 'c.4.3', damage: 11 },
      'quiGon-1': { at: 'c.3.3', damage: 6 },
      'obiWan-1': 'c.5.3',
    })
      .when(fed.attacks('maul-1', 'quiGon-1', 1).rolling(red(2), together(green('counter'), blue(0))))
      .then(gone('maul-1', 'quiGon-1'), fed.isAsked('bonus'))
      .then(includes('quiGon-1 died', 'maul-1 died', '0 won 3 bonus for quiGon', '1 won 5 bonus for maul'))
      .when(fed.takes(3, 0))
      .then(naboo.isAsked('bonus'))
      .when(naboo.takes(0, 5))
      .then(includes('0 finished (forced)'));
  });
});

describe('leaving the core', () => {
  it('[Q70] nobody leaves while the other side there lives', () => {
    duel('0', [MAUL], { 'maul-1': 'c.3.0', 'obiWan-1': 'c.4.6' }).refuses(
      fed.moves('maul-1', 'p.1.4.12'),
      'duel-not-over',
    );
    duel('1', ['qui-gons-fury'], { 'quiGon-1': 'c.3.0', 'maul-1': 'c.4.6' }).refuses(
      naboo.moves('quiGon-1', 'p.1.4.12'),
      'duel-not-over',
    );
  });

  it('survivors go out and in again for one point, with all their abilities', () => {
    duel('0', [MAUL], { 'maul-1': 'c.4.0' })
      .when(fed.moves('maul-1', 'p.1.4.13'))
      .then(happens('maul-1 moved c.4.0 > p.1.4.13, 1'))
      .when(fed.moves('maul-1', 'p.1.2.14'))
      .when(fed.attacks('maul-1', 'palaceGuard-2', 1).rolling(red(0)))
      .when(fed.attacks('maul-1', 'palaceGuard-2', 3).rolling(red(0, 0, 0)))
      .when(fed.moves('maul-1', 'p.1.4.13'), fed.moves('maul-1', 'c.4.0'))
      .then(at('maul-1', 'c.4.0'))
      .refuses(fed.moves('maul-1', 'b.1.1'), 'other-board');
  });

  it('a Jedi leaves when Maul is dead, also to the upper levels', () => {
    duel('1', ['qui-gons-fury'], { 'quiGon-1': 'c.3.0', 'battleDroidPalace-1': 'p.1.4.10' })
      .when(naboo.moves('quiGon-1', 'p.1.3.12'))
      .then(happens('quiGon-1 moved c.3.0 > p.1.3.12, 2'))
      // Hand to hand only, in the palace too.
      .then(naboo.canAttack('quiGon-1'));
  });
});

describe('deaths of duelists', () => {
  it('[Q71] Maul’s death gives Naboo five bonus cards', () => {
    duel('1', ['qui-gons-fury'], { 'maul-1': { at: 'c.4.3', damage: 11 }, 'quiGon-1': 'c.3.3' })
      .when(naboo.attacks('quiGon-1', 'maul-1', 1).rolling(red(1), maulMisses))
      .then(includes('maul-1 died', '1 won 5 bonus for maul'), naboo.isAsked('bonus'));
  });

  it('[Q72] a Jedi’s death gives the Federation three; dice left may go to another target', () => {
    duel('0', [MAUL], {
      'maul-1': 'c.4.3',
      'quiGon-1': { at: 'c.3.3', damage: 6 },
      'obiWan-1': { at: 'c.5.3', damage: 6 },
    })
      .when(fed.attacks('maul-1', 'quiGon-1', 1).rolling(red(1), miss))
      .then(gone('quiGon-1'), includes('0 won 3 bonus for quiGon'), fed.isAsked('bonus'))
      .when(fed.takes(1, 2))
      .when(fed.attacks('maul-1', 'obiWan-1', 1).rolling(red(1), miss))
      .then(gone('obiWan-1'), includes('0 won 3 bonus for obiWan'))
      .when(fed.takes(3, 0))
      .then(fed.reaches('maul-1', 'p.1.4.13'));
  });

  it('Maul’s death and the third-last Naboo unit’s in one roll: the Federation wins', () => {
    duel(
      '0',
      [MAUL],
      { 'maul-1': { at: 'c.4.3', damage: 11 }, 'quiGon-1': { at: 'c.3.3', damage: 6 } },
      { gone: ['palaceGuard-3'], anakin: 5 },
    )
      .when(fed.attacks('maul-1', 'quiGon-1', 1).rolling(red(2), together(green('counter'), blue(0))))
      .then(
        wins('federation', 'elimination'),
        so((story) => expect(story.view().bonusDue).toEqual({})),
      );
  });
});
