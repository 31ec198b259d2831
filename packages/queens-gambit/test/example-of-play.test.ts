/** The example of play of the rule book, pages 15 to 18, with its dice fed in and each outcome asserted. */
import {
  at,
  blue,
  damage,
  fed,
  figures,
  given,
  gold,
  gone,
  gray,
  green,
  happens,
  includes,
  naboo,
  red,
  so,
} from './kit';
import type { Story } from './kit';
import { shieldUp, together } from './kit';
import { tellAll } from './tell';

/** What the example presupposes: the cards that both have planned and will draw, and the red queen near a window. */
function example(): Story {
  return given({
    cards: {
      '0': {
        stack: [
          'starfighter-or-draw-palace',
          'darth-maul-or-2-battle-droids',
          '4-battle-droids',
          'destroyer-2-or-battle-droid-1',
        ],
      },
      '1': {
        stack: ['use-the-force', 'rush-to-the-palace', 'windows-red-queen', 'qui-gon-or-obi-wan-or-2-palace-guards'],
      },
    },
    decks: { naboo: { battlefield: { draw: ['kaadu-1-or-gungan-2', 'anakin-or-gungan-1'] } } },
    fighters: ['starfighter-1'],
    units: { 'redQueen-1': 'p.1.4.10' },
  });
}

function firstCards(): Story {
  return example()
    .then(fed.isAsked('choose'))
    .when(fed.chooses(0))
    .then(happens('0 chose option 0', '0 turned starfighter-1'))
    .when(fed.places(1))
    .then(
      happens(
        '0 placed starfighter-1 on grid 1',
        '1 turned use-the-force',
        '1 chose option 0 (forced)',
        '1 drew and plays kaadu-1-or-gungan-2',
      ),
    )
    .when(naboo.chooses(1), naboo.moves('gungan-2', 'b.4.1'))
    .then(happens('gungan-2 moved b.3.2 > b.4.1, 1'))
    .when(naboo.attacks('gungan-2', 'battleDroid-2').rolling(gray(1, 1, 0)))
    .then(
      happens(
        'gungan-2 attacked battleDroid-2: gray 4, gray 4, gray 1 = 2',
        'battleDroid-2 hit: 2, figures 2, damage 0',
      ),
    )
    .when(naboo.moves('gungan-3', 'b.4.2'))
    .when(naboo.attacks('gungan-3', 'battleDroid-2').rolling(gray(0, 1, 0)))
    .then(
      happens(
        'gungan-3 attacked battleDroid-2: gray 1, gray 4, gray 1 = 1',
        'battleDroid-2 hit: 1, figures 1, damage 0',
        // Both groups have acted and nothing could be taken back, so the card is over by itself.
        '1 finished (forced)',
        '1 drew and plays anakin-or-gungan-1',
      ),
      figures('battleDroid-2', 1),
      (story) => expect(story.state.bonusDue).toEqual({}),
    )
    .when(naboo.chooses(0).rolling(gray(0, 1)))
    .then(happens('1 chose option 0', '0 rolled for starfighter-1: 1 hits'), fed.isAsked('block'))
    .then((story) => expect(story.view().flight).toMatchObject({ blocks: 1, open: [3, 6, 7, 8, 11] }))
    .when(fed.blocks(7).rolling([3, 5], gray(1, 1)))
    .then(
      happens('0 blocked 7', 'Anakin passed starfighter-1 with 3+5', '0 rolled for grid 1: 2 hits'),
      so((story) => expect(story.view().space).toMatchObject({ out: { '1': 'starfighter-1' }, place: 0 })),
    )
    .when(fed.blocks(7, 8).rolling([2, 4]))
    .then(
      happens(
        '0 blocked 7 8',
        'Anakin passed grid 1 with 2+4',
        'Anakin is at 1',
        '0 turned darth-maul-or-2-battle-droids',
      ),
      fed.isAsked('choose'),
    );
}

function secondCards(): Story {
  return firstCards()
    .when(fed.chooses(0))
    .when(fed.attacks('maul-1', 'quiGon-1', 3).rolling(red(2, 2, 0), together(green('block'), blue(1))))
    .then(
      happens(
        'maul-1 attacked quiGon-1: red 5, red 5, red 1 = 4; green 3, blue 4 = 2 blocks',
        'quiGon-1 hit: 2, figures 1, damage 2',
      ),
      at('maul-1', 'c.4.3'),
      damage('quiGon-1', 2),
    )
    .when(fed.finishes())
    .then(happens('0 finished', '1 turned rush-to-the-palace', '1 chose option 0 (forced)'))
    .when(naboo.moves('palaceGuard-2', 'p.1.0.6'))
    .then(happens('palaceGuard-2 moved p.1.1.12 > p.1.0.6, 8'))
    .when(naboo.attacks('palaceGuard-2', 'battleDroidPalace-1').rolling(gray(1)))
    .then(gone('battleDroidPalace-1'))
    .when(naboo.moves('palaceGuard-7', 'p.1.0.9'))
    .then(happens('palaceGuard-7 moved p.1.2.13 > p.1.0.9, 5'))
    .when(naboo.attacks('palaceGuard-7', 'battleDroidPalace-3').rolling(gray(0)))
    .then(happens('palaceGuard-7 attacked battleDroidPalace-3: gray 1 = 0'))
    .when(naboo.moves('palaceGuard-3', 'p.1.4.7'))
    .then(happens('palaceGuard-3 moved p.1.3.12 > p.1.4.7, 8'))
    .when(naboo.attacks('palaceGuard-3', 'battleDroidPalace-4').rolling(gray(0)))
    .when(naboo.moves('palaceGuard-8', 'p.1.1.11'))
    .then(happens('palaceGuard-8 moved p.1.3.13 > p.1.1.11, 3'))
    .when(naboo.attacks('palaceGuard-8', 'battleDroidPalace-4').rolling(gray(0)))
    .when(naboo.moves('panaka-1', 'p.1.0.8'))
    .then(happens('panaka-1 moved p.1.2.10 > p.1.0.8, 4'))
    .when(naboo.attacks('panaka-1', 'battleDroidPalace-3').rolling(red(1)))
    .then(gone('battleDroidPalace-3'), includes('1 finished (forced)', '0 turned 4-battle-droids'));
}

function thirdCards(): Story {
  return secondCards()
    .when(fed.moves('battleDroidPalace-2', 'p.1.2.8'))
    .then(happens('battleDroidPalace-2 moved p.1.4.8 > p.1.2.8, 2'))
    .when(fed.attacks('battleDroidPalace-2', 'palaceGuard-8').rolling(gray(0)))
    .when(fed.moves('battleDroidPalace-4', 'p.1.2.12'))
    .then(happens('battleDroidPalace-4 moved p.1.3.8 > p.1.2.12, 4'))
    .when(fed.attacks('battleDroidPalace-4', 'palaceGuard-12').rolling(gray(0)))
    .when(fed.attacks('battleDroidPalace-5', 'palaceGuard-17').rolling(gray(0)))
    .then(at('battleDroidPalace-5', 'p.1.2.7'))
    .when(fed.moves('battleDroidPalace-8', 'p.1.4.6'))
    .when(fed.attacks('battleDroidPalace-8', 'redQueen-1').rolling(gray(1), blue(0)))
    .then(
      damage('redQueen-1', 1),
      happens(
        'battleDroidPalace-8 attacked redQueen-1: gray 4 = 1; blue 1 = 0 blocks',
        'redQueen-1 hit: 1, figures 1, damage 1',
        '0 finished (forced)',
        '1 turned windows-red-queen',
        '1 chose option 0 (forced)',
      ),
    )
    .when(naboo.moves('palaceGuard-2', 'p.2.2.8'))
    .then(happens('palaceGuard-2 moved p.1.0.6 > p.2.2.8, 4'))
    .when(naboo.attacks('palaceGuard-2', 'battleDroidPalace-13').rolling(gray(1)))
    .then(gone('battleDroidPalace-13'))
    .when(naboo.moves('palaceGuard-3', 'p.2.4.5'))
    .then(happens('palaceGuard-3 moved p.1.4.7 > p.2.4.5, 3'))
    .when(naboo.moves('redQueen-1', 'p.2.3.7'))
    .then(happens('redQueen-1 moved p.1.4.10 > p.2.3.7, 4'))
    .when(naboo.attacks('redQueen-1', 'destroyerDroidPalace-2').rolling(red(2), blue(0, 1)))
    .then(
      happens(
        'redQueen-1 attacked destroyerDroidPalace-2: red 5 = 2; blue 1, blue 4 = 1 blocks',
        'destroyerDroidPalace-2 hit: 1, figures 0, damage 0',
        'destroyerDroidPalace-2 died',
      ),
    )
    .when(naboo.moves('palaceGuard-7', 'p.2.3.10'))
    .then(happens('palaceGuard-7 moved p.1.0.9 > p.2.3.10, 4'))
    .when(naboo.finishes())
    .then(happens('1 finished', '0 turned destroyer-2-or-battle-droid-1'));
}

function fourthCards(): Story {
  return thirdCards()
    .when(fed.chooses(0), fed.moves('destroyerDroid-1', 'b.4.3'))
    .then(happens('destroyerDroid-1 moved b.5.3 > b.4.3, 1'), shieldUp(true))
    .when(fed.attacks('destroyerDroid-1', 'fambaa-1').rolling(red(0, 1, 2, 2), together(blue(0), gold(0))))
    .then(
      happens(
        'destroyerDroid-1 attacked fambaa-1: red 1, red 3, red 5, red 5 = 5; blue 1, gold 1 = 0 blocks',
        'fambaa-1 hit: 5, figures 1, damage 5',
        'fambaa-1 died',
        'the shield is off',
        '0 won 1 bonus for fambaa',
      ),
      shieldUp(false),
      fed.isAsked('bonus'),
    )
    .when(fed.takes(0, 1))
    .then(
      happens('0 took 0+1'),
      so((story) => expect(story.view().seats['0']!.bonus).toEqual({ battlefield: 0, palace: 1 })),
    )
    .when(fed.finishes())
    .then(happens('0 finished', '1 turned qui-gon-or-obi-wan-or-2-palace-guards'))
    .when(naboo.chooses(0))
    .when(naboo.attacks('quiGon-1', 'maul-1', 3).rolling(red(2, 1, 0), together(green('counter'), gold(1))))
    .then(
      happens(
        'quiGon-1 attacked maul-1: red 5, red 3, red 1 = 3; green 5, gold 3 = 1 blocks, 1 counter',
        'maul-1 hit: 2, figures 1, damage 2',
        'quiGon-1 countered: 1, figures 1, damage 3',
      ),
      at('quiGon-1', 'c.3.3'),
      damage('maul-1', 2),
      damage('quiGon-1', 3),
    )
    .when(naboo.finishes())
    .then((story) => expect(story.view()).toMatchObject({ round: 2, marker: '1', asked: 'plan' }));
}

describe('the example of play', () => {
  it('[Q111] the first cards: a starfighter card, the Force, three droids shot and a card and a grid passed', () => {
    firstCards();
  });

  it('[Q112] the second cards: Maul against Qui-Gon, the rush to the palace', () => {
    secondCards();
  });

  it('[Q113] the third cards: four battle droids, the climb through the windows', () => {
    thirdCards();
  });

  it('[Q114] the fourth cards: a Fambaa falls and the shield with it, Qui-Gon against Maul', () => {
    fourthCards();
  });

  it('prints as a trace', () => {
    const trace = tellAll(fourthCards().all);
    if (process.env.TRACE !== undefined) process.stdout.write(`${trace.join('\n')}\n`);
    expect(trace.length).toBeGreaterThan(60);
  });
});
