/** Space: starfighter cards, and Anakin's flight through them. */
import { createQueensGambit, withCorrection } from '../src';
import { fed, given, gray, happens, includes, naboo, type Story, type StorySetup, so } from './kit';

/** Few units, so that what surrounds the flight is short. */
const QUIET: StorySetup = {
  only: true,
  units: {
    'palaceGuard-1': 'p.1.0.12',
    'palaceGuard-2': 'p.1.1.12',
    'palaceGuard-3': 'p.1.3.12',
    'gungan-1': 'b.1.1',
    'battleDroid-1': 'b.6.1',
  },
};

function flies(setup: StorySetup = {}): Story {
  return given({ ...QUIET, marker: '1', cards: { '0': {}, '1': { stack: ['anakin-or-gungan-1'] } }, ...setup });
}

function takes(setup: StorySetup = {}): Story {
  return given({ ...QUIET, cards: { '0': { stack: ['starfighter-or-battle-droid-1'] }, '1': {} }, ...setup });
}

describe('Anakin’s way', () => {
  it('[Q91] six places, five grids', () => {
    takes().then((story) => {
      expect(story.view().space).toMatchObject({ place: 0, pileSize: 8 });
      expect(Object.keys(story.view().space.grids)).toEqual(['1', '2', '3', '4', '5']);
    });
  });

  it('[Q92] what is printed is blocked, the other sums are open', () => {
    flies()
      .when(naboo.chooses(0).rolling(gray(1, 0)))
      .then((story) => expect(story.view().flight!.open).toEqual([4, 5, 6, 7, 8, 9, 10]))
      .when(fed.blocks(4).rolling([1, 1]))
      .then(
        includes('Anakin failed at grid 1 with 1+1'),
        so((story) => expect(story.view().space.place).toBe(0)),
      );
  });

  it('[Q93] the Federation rolls gray dice and blocks an open number for each hit, different ones', () => {
    flies()
      .when(naboo.chooses(0).rolling(gray(1, 1)))
      .then(fed.isAsked('block'), fed.may('block', 'resign'))
      .refuses(fed.blocks(7), 'bad-block-count')
      .refuses(fed.blocks(7, 7), 'block-twice')
      .refuses(fed.blocks(7, 12), 'not-open')
      .refuses(fed.blocks(7, 8, 9), 'bad-block-count')
      .refuses(naboo.blocks(7, 8), 'not-your-turn')
      .when(fed.blocks(7, 8).rolling([4, 4]))
      .then(includes('0 blocked 7 8', 'Anakin failed at grid 1 with 4+4'));
  });

  it('without a hit nobody is asked', () => {
    flies()
      .when(naboo.chooses(0).rolling(gray(0, 0), [4, 4]))
      .then(
        includes('1 chose option 0', '0 rolled for grid 1: 0 hits', 'Anakin passed grid 1 with 4+4', 'Anakin is at 1'),
      );
  });

  it('more hits than open numbers are lost, and all of them are blocked by themselves', () => {
    const narrow = createQueensGambit(
      withCorrection({ space: { grids: { '1': { printed: [2, 3, 4, 5, 6, 8, 9, 10, 11, 12] } } } }),
    );
    flies({ game: narrow })
      .when(naboo.chooses(0).rolling(gray(1, 1), [3, 4]))
      .then(includes('0 rolled for grid 1: 2 hits', '0 blocked 7 (forced)', 'Anakin failed at grid 1 with 3+4'));
  });

  it('[Q94] [Q95] an open sum moves him one place, and no further on this action', () => {
    flies({ anakin: 1 })
      .when(naboo.chooses(0).rolling(gray(0, 0), [3, 4]))
      .then(includes('Anakin passed grid 2 with 3+4', 'Anakin is at 2', 'round 2, 0 begins'))
      .then((story) => expect(story.view().space.place).toBe(2));
    flies({ anakin: 1 })
      .when(naboo.chooses(0).rolling(gray(0, 0), [2, 2]))
      .then(includes('Anakin failed at grid 2 with 2+2', 'round 2, 0 begins'));
  });
});

describe('starfighter cards', () => {
  it('[Q96] are turned first and then placed on any grid not yet passed', () => {
    takes({ anakin: 2, fighters: ['starfighter-4'] })
      .when(fed.chooses(0))
      .then(happens('0 chose option 0', '0 turned starfighter-4'))
      .then((story) => expect(story.choices('0', 'placeStarfighter', 0)).toEqual([3, 4, 5]))
      .then(fed.may('placeStarfighter', 'resign'))
      .refuses(fed.places(2), 'grid-passed')
      .refuses(fed.places(6), 'no-such-grid')
      .refuses(fed.finishes(), 'not-on-card')
      .refuses(fed.undoes(), 'nothing-to-undo')
      .refuses(fed.moves('battleDroid-1', 'b.6.2'), 'not-on-card')
      .when(fed.places(3))
      .then((story) => expect(story.view().space.grids['3']).toEqual({ '1': 'starfighter-4' }));
  });

  it('with one grid left the card lies there by itself', () => {
    takes({ anakin: 4, fighters: ['starfighter-4'] })
      .when(fed.chooses(0))
      .then(includes('0 turned starfighter-4', '0 placed starfighter-4 on grid 5 (forced)'));
  });

  it('with all eight gone the option is without effect', () => {
    takes({ fightersOut: true })
      .when(fed.chooses(0))
      .then(includes('0 chose option 0', 'round 2, 1 begins'))
      .then((story) => expect(story.all.some(({ type }) => type === 'starfighter-turned')).toBe(false));
  });

  it('[Q97] [Q98] three on one grid: the newest first, each passed one is out of the game, then the grid', () => {
    flies({ grids: { '1': ['starfighter-8', 'starfighter-4', 'starfighter-7'] } })
      .when(
        naboo
          .chooses(0)
          .rolling(gray(0, 0, 0, 0), [3, 4], gray(0, 0, 0), [3, 4], gray(0, 0, 0, 0), [3, 4], gray(0, 0), [3, 4]),
      )
      .then(
        includes(
          'Anakin passed starfighter-7 with 3+4',
          'Anakin passed starfighter-4 with 3+4',
          'Anakin passed starfighter-8 with 3+4',
          'Anakin passed grid 1 with 3+4',
          'Anakin is at 1',
        ),
        so((story) =>
          expect(story.view().space).toMatchObject({
            grids: { '1': {} },
            out: { '1': 'starfighter-7', '2': 'starfighter-4', '3': 'starfighter-8' },
          }),
        ),
      );
  });

  it('[Q99] a card that stops Anakin stays, without the dice that lay on it', () => {
    flies({
      cards: { '0': {}, '1': { stack: ['anakin-or-gungan-1', 'anakin-or-gungan-1'] } },
      grids: { '1': ['starfighter-8'] },
    })
      .when(naboo.chooses(0).rolling(gray(1, 0, 0, 0)), fed.blocks(7).rolling([3, 4]))
      .then(includes('Anakin failed at starfighter-8 with 3+4'))
      .then((story) =>
        expect(story.view()).toMatchObject({ flight: null, space: { grids: { '1': { '1': 'starfighter-8' } } } }),
      )
      .when(naboo.chooses(0).rolling(gray(0, 0, 0, 0), [3, 4], gray(0, 0), [3, 4]))
      .then(includes('Anakin passed starfighter-8 with 3+4', 'Anakin is at 1'));
  });
});
