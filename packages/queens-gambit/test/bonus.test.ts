/** Bonus cards: who takes them, from where, and when they are played. */
import { blue, fed, given, gray, happens, includes, naboo, red, type Story, type StorySetup } from './kit';

const GUARDS = { 'palaceGuard-1': 'p.1.0.12', 'palaceGuard-2': 'p.1.1.12', 'palaceGuard-3': 'p.1.3.12' } as const;

/** Gungans next to a lone droid, Naboo to act. */
function clears(setup: StorySetup = {}): Story {
  return given({
    only: true,
    marker: '1',
    units: {
      ...GUARDS,
      'gungan-1': 'b.5.1',
      'battleDroid-1': { at: 'b.5.2', figures: 1 },
      'fambaa-1': 'b.0.0',
      'fambaa-2': 'b.0.9',
    },
    cards: { '0': {}, '1': { stack: ['gungan-3'] } },
    ...setup,
  }).when(naboo.attacks('gungan-1', 'battleDroid-1').rolling(gray(1, 0, 0)));
}

describe('taking bonus cards', () => {
  it('[Q37] the receiver says at once how many from which deck', () => {
    clears()
      .then(naboo.isAsked('bonus'), naboo.may('takeBonus', 'resign'))
      .then((story) =>
        expect(story.choices('1', 'takeBonus', 0)).toEqual([
          { battlefield: 0, palace: 1 },
          { battlefield: 1, palace: 0 },
        ]),
      )
      .refuses(naboo.takes(1, 1), 'bonus-sum')
      .refuses(naboo.takes(0, 0), 'bonus-sum')
      .refuses(fed.takes(1, 0), 'not-your-turn')
      .refuses(naboo.finishes(), 'other-choice')
      .refuses(naboo.does('takeBonus', { battlefield: -1, palace: 2 }), 'bad-args')
      .when(naboo.takes(0, 1))
      .then((story) => expect(story.view().seats['1']!.bonus).toEqual({ battlefield: 0, palace: 1 }));
  });

  it('from the only deck that has cards they are taken by themselves', () => {
    clears({ decks: { naboo: { palace: { bottom: true } } } }).then(includes('1 took 1+0 (forced)'));
  });

  it('if both decks are empty there is nothing to take; the running card is in no reshuffle', () => {
    clears({ decks: { naboo: { palace: { bottom: true }, battlefield: { bottom: true } } } }).then(
      includes('1 won 1 bonus for battleDroid', '1 took 0+0 (forced)'),
    );
  });

  it('a deck too small for the wish refuses it', () => {
    given({
      marker: '1',
      cards: { '0': {}, '1': { stack: ['qui-gons-fury'] } },
      units: { 'maul-1': { at: 'c.4.3', damage: 11 } },
      decks: { naboo: { battlefield: { draw: ['gungan-3', 'gungan-3'], bottom: true } } },
    })
      .when(naboo.attacks('quiGon-1', 'maul-1', 1).rolling(red(1), [1, 1]))
      .refuses(naboo.takes(3, 2), 'deck-too-small')
      .when(naboo.takes(2, 3))
      .then((story) => expect(story.view().seats['1']!.bonus).toEqual({ battlefield: 2, palace: 3 }));
  });

  it('nobody sees them, not even who has won them', () => {
    clears()
      .when(naboo.takes(1, 0))
      .then((story) => {
        expect(story.view('1').seats['1']!.bonusCards).toBeNull();
        expect(story.frame('1').events[0]).toEqual({
          type: 'bonus-taken',
          seat: '1',
          battlefield: 1,
          palace: 0,
          forced: false,
        });
      });
  });

  it('won in the other’s turn, they are taken there', () => {
    given({
      only: true,
      units: { ...GUARDS, 'quiGon-1': 'c.3.3', 'maul-1': { at: 'c.4.3', damage: 11 } },
      cards: { '0': { stack: ['double-attack-maul'] }, '1': {} },
    })
      .when(fed.attacks('maul-1', 'quiGon-1', 1).rolling(red(0), [5, 1]))
      .then(naboo.isAsked('bonus'))
      .when(naboo.takes(5, 0))
      .then(includes('1 took 5+0'));
  });
});

describe('playing bonus cards', () => {
  it('they come in the round after, in the order won, and make the stack longer than the other’s', () => {
    given({
      only: true,
      marker: '1',
      units: {
        ...GUARDS,
        'gungan-1': 'b.5.1',
        'battleDroid-1': { at: 'b.5.2', figures: 1 },
        'gungan-2': 'b.5.5',
        'battleDroid-2': { at: 'b.5.6', figures: 1 },
      },
      cards: { '0': {}, '1': { stack: ['gungan-3'] } },
      decks: {
        naboo: {
          battlefield: { draw: ['catapult-2-or-kaadu-1', 'kaadu-1-or-gungan-2', 'kaadu-2-or-gungan-2'] },
          palace: { draw: ['qui-gons-fury', 'double-attack-jedi', 'double-attack-jedi'] },
        },
      },
    })
      .when(naboo.attacks('gungan-1', 'battleDroid-1').rolling(gray(1, 0, 0)), naboo.takes(0, 1))
      .when(naboo.attacks('gungan-2', 'battleDroid-2').rolling(gray(1, 0, 0)), naboo.takes(1, 0))
      .then((story) => expect(story.view()).toMatchObject({ round: 2, asked: 'plan' }))
      .then(naboo.holds('kaadu-1-or-gungan-2', 'kaadu-2-or-gungan-2', 'double-attack-jedi', 'double-attack-jedi'))
      .when(naboo.plans('double-attack-jedi', 'double-attack-jedi', 'kaadu-1-or-gungan-2', 'kaadu-2-or-gungan-2'))
      .when(
        fed.plans(
          'starfighter-or-draw-palace',
          'starfighter-or-draw-palace',
          'darth-maul-or-2-battle-droids',
          'darth-maul-or-2-battle-droids',
        ),
      )
      .then(includes('1 stacked 2 bonus'))
      .then((story) =>
        expect(
          Object.values(story.state.seats['1']!.stack)
            .map(({ kind }) => kind)
            .slice(-2),
        ).toEqual(['qui-gons-fury', 'catapult-2-or-kaadu-1']),
      );
  });
});

it('a hit that clears nothing wins nothing', () => {
  given({
    only: true,
    units: { ...GUARDS, 'kaadu-1': 'b.5.1', 'destroyerDroid-1': 'b.5.2' },
    cards: { '0': { stack: ['destroyer-2-or-battle-droid-1'] }, '1': {} },
  })
    .when(fed.chooses(0), fed.attacks('destroyerDroid-1', 'kaadu-1').rolling(red(1, 0, 0, 0), blue(0, 0)))
    .then(
      happens(
        'destroyerDroid-1 attacked kaadu-1: red 3, red 1, red 1, red 1 = 1; blue 1, blue 1 = 0 blocks',
        'kaadu-1 hit: 1, figures 1, damage 0',
        '0 finished (forced)',
        'round 2, 1 begins',
        '0 drew starfighter-or-draw-palace, starfighter-or-draw-palace, darth-maul-or-2-battle-droids, darth-maul-or-2-battle-droids',
        '1 drew use-the-force, use-the-force, rush-to-the-palace, rush-to-the-palace',
      ),
    );
});
