/** Four seats in two teams. */
import { createQueensGambit, queensGambit, type QueensGambitComponents } from '../src';
import { fed, fedPalace, given, goesOn, gray, happens, includes, naboo, nabooPalace, red, wins } from './kit';
import type { StorySetup } from './kit';
import { tellAll } from './tell';

const QUIET: StorySetup = {
  seats: 4,
  only: true,
  units: {
    'palaceGuard-1': 'p.1.0.12',
    'palaceGuard-2': 'p.1.1.12',
    'palaceGuard-3': 'p.1.3.12',
    'gungan-1': 'b.5.1',
    'battleDroid-1': { at: 'b.5.2', figures: 1 },
  },
};

const NOTHING = ['aat-2-or-destroyer-1', 'qui-gons-fury', '2-destroyers', 'double-attack-jedi'];

/** A card without effect for each seat, but for those named. */
function table(cards: Readonly<Record<string, readonly string[]>>, setup: StorySetup = {}): StorySetup {
  const stacks = Object.fromEntries(['0', '1', '2', '3'].map((seat) => [seat, { stack: cards[seat] ?? [] }]));
  return { ...QUIET, cards: stacks, ...setup };
}

describe('a round of four', () => {
  it('[Q104] [Q105] three cards of either deck, two played, one drawn of either', () => {
    const { hands } = (queensGambit.components as unknown as QueensGambitComponents).rules;
    expect(hands.fourSeats).toEqual({ deal: 3, play: 2, draw: 1 });
    given({
      ...QUIET,
      planning: true,
      cards: { '0': { hand: [...NOTHING.slice(0, 1), '4-battle-droids', '2-destroyers'] } },
    })
      .refuses(fed.plans('4-battle-droids'), 'bad-count')
      .when(fed.plans('4-battle-droids', '2-destroyers'))
      .then(happens('0 planned'));
    given(table({})).then((story) => {
      const drawn = tellAll(story.events).filter((line) => line.includes(' drew '));
      expect(drawn).toEqual([
        '0 drew starfighter-or-draw-palace, darth-maul-or-2-battle-droids',
        '1 drew use-the-force, rush-to-the-palace',
        '2 drew starfighter-or-draw-palace, darth-maul-or-2-battle-droids',
        '3 drew use-the-force, rush-to-the-palace',
      ]);
    });
  });

  it('[Q106] clockwise, one card each', () => {
    given(table({ '0': [NOTHING[0]!], '1': [NOTHING[1]!], '2': [NOTHING[2]!], '3': [NOTHING[3]!] })).then((story) => {
      const turned = tellAll(story.events).filter((line) => line.includes(' turned '));
      expect(turned.map((line) => line[0])).toEqual(['0', '1', '2', '3']);
    });
  });

  it('[Q110] the marker begins with seat 0 and goes round', () => {
    given(table({})).then((story) => expect(story.view()).toMatchObject({ round: 2, marker: '1' }));
    given(table({}, { marker: '3' })).then((story) => expect(story.view()).toMatchObject({ round: 2, marker: '0' }));
    given(table({ '3': [NOTHING[3]!], '0': [NOTHING[0]!] }, { marker: '2' })).then((story) => {
      expect(
        tellAll(story.events)
          .filter((line) => line.includes(' turned '))
          .map((line) => line[0]),
      ).toEqual(['3', '0']);
    });
  });

  it('[Q108] mates see each other’s hands, plans and stacks, the other team does not', () => {
    given({ ...QUIET, planning: true, cards: { '0': { stack: ['4-battle-droids'] }, '1': { hand: ['gungan-3'] } } })
      .when(fed.plans('4-battle-droids'))
      .then((story) => {
        expect(story.view('2').seats['0']!.stack).toEqual([{ id: 'c1', kind: '4-battle-droids' }]);
        expect(story.view('1').seats['0']).toMatchObject({ placed: true, stackSize: 1, stack: null, hand: null });
        expect(story.view('3').seats['1']!.hand).toEqual({ c1: 'gungan-3' });
        expect(story.view('2').seats['1']!.hand).toBeNull();
        expect(story.view(null).seats['0']!.stack).toBeNull();
      });
  });
});

describe('who acts', () => {
  it('[Q107] who looks after the battle moves, decides and rolls, also for the mate’s card', () => {
    given(table({ '3': ['gungan-3'] }))
      .then(naboo.isAsked('act'))
      .refuses(nabooPalace.moves('gungan-1', 'b.5.0'), 'not-your-turn')
      .when(naboo.attacks('gungan-1', 'battleDroid-1').rolling(gray(0, 0, 0)));
    given(table({ '1': ['4-palace-guards'] }))
      .then(nabooPalace.isAsked('act'))
      .refuses(naboo.moves('palaceGuard-1', 'p.1.0.13'), 'not-your-turn')
      .when(nabooPalace.moves('palaceGuard-1', 'p.1.0.13'), nabooPalace.finishes());
  });

  it('the card’s player picks the option; then it can’t be taken back by the mate who acts', () => {
    given(table({ '3': ['kaadu-1-or-gungan-2'] }))
      .then(nabooPalace.isAsked('choose'))
      .refuses(naboo.chooses(1), 'not-your-turn')
      .when(nabooPalace.chooses(1))
      .then(naboo.isAsked('act'), naboo.may('move', 'attack', 'finish', 'resign'))
      .refuses(naboo.undoes(), 'nothing-to-undo')
      .when(naboo.moves('gungan-1', 'b.5.0'), naboo.undoes())
      .refuses(naboo.undoes(), 'nothing-to-undo');
  });

  it('an option that its own seat carries out can be taken back', () => {
    given(table({ '1': ['kaadu-1-or-gungan-2'] }))
      .when(naboo.chooses(1), naboo.undoes())
      .then(naboo.isAsked('choose'));
  });

  it('an option over two seats’ battles is carried out part by part, each by its controller', () => {
    const own = queensGambit.components as unknown as QueensGambitComponents;
    const game = createQueensGambit({
      ...own,
      decks: {
        ...own.decks,
        naboo: {
          ...own.decks.naboo,
          palace: {
            cards: {
              ...own.decks.naboo.palace.cards,
              '4-palace-guards': {
                ...own.decks.naboo.palace.cards['4-palace-guards']!,
                options: [
                  [
                    { do: 'activate', unit: 'palaceGuard', n: 1 },
                    { do: 'activate', unit: 'gungan', n: 1 },
                  ],
                ],
              },
            },
          },
        },
      },
    });
    given(table({ '1': ['4-palace-guards'] }, { game }))
      .then(nabooPalace.isAsked('act'))
      .refuses(nabooPalace.moves('gungan-1', 'b.5.0'), 'unit-not-on-card')
      .when(nabooPalace.moves('palaceGuard-1', 'p.1.0.13'), nabooPalace.finishes())
      .then(naboo.isAsked('act'), naboo.may('move', 'attack', 'finish', 'resign'))
      .when(naboo.moves('gungan-1', 'b.5.0'), naboo.finishes())
      .then(includes('1 finished', 'round 2, 1 begins'));
    // With two seats both kinds are one step, mixed.
    given({ ...QUIET, game, seats: 2, marker: '1', cards: { '0': {}, '1': { stack: ['4-palace-guards'] } } }).when(
      naboo.moves('gungan-1', 'b.5.0'),
      naboo.moves('palaceGuard-1', 'p.1.0.13'),
    );
  });

  it('starfighter cards and blocks are seat 0’s, droids to the palace too', () => {
    given(table({ '2': ['starfighter-or-battle-droid-1'] }))
      .when(fedPalace.chooses(0))
      .then(fed.isAsked('act'), fed.may('placeStarfighter', 'resign'))
      .when(fed.places(2));
    given(table({ '3': ['anakin-or-gungan-1'] }))
      .when(nabooPalace.chooses(0).rolling(gray(1, 0)))
      .then(fed.isAsked('block'))
      .when(fed.blocks(7).rolling([3, 4]));
    given(table({ '2': ['battle-droids-to-palace-or-battle-droid-1'] }))
      .when(fedPalace.chooses(0))
      .then(fed.isAsked('act'))
      .when(fed.sends('battleDroid-1', 'p.1.1.0'))
      .then(includes('battleDroid-1 sent battleDroidPalace-22 to p.1.1.0, 0 destroyed'));
  });

  it('Naboo’s palace seat chooses the queen', () => {
    const stages = given({ ...QUIET, planning: true }).game.phases.decoy;
    expect(stages).toEqual({ decoy: ['chooseQueen', 'resign'] });
  });
});

describe('bonus cards of a team', () => {
  it('[Q109] are chosen by its battlefield seat and go under that seat’s stack', () => {
    given({
      seats: 4,
      only: true,
      units: { ...QUIET.units, 'quiGon-1': 'c.3.3', 'maul-1': { at: 'c.4.3', damage: 11 } },
      cards: { '0': {}, '1': {}, '2': {}, '3': { stack: ['qui-gons-fury'] } },
      marker: '3',
    })
      .when(nabooPalace.attacks('quiGon-1', 'maul-1', 1).rolling(red(1), [1, 1]))
      .then(naboo.isAsked('bonus'))
      .when(naboo.takes(2, 3), nabooPalace.finishes())
      .then((story) => expect(story.view().seats['1']!.bonus).toEqual({ battlefield: 2, palace: 3 }));
  });
});

describe('giving up in a team', () => {
  const start = (): ReturnType<typeof given> => given(table({ '0': ['battle-droid-3'] }));

  it('is an offer that only the mate sees, until he agrees', () => {
    start()
      .when(naboo.resigns())
      .then(happens('1 resign-offered'), goesOn)
      .then((story) => {
        expect(story.view('3').seats['1']!.offersResignation).toBe(true);
        expect(story.view('1').seats['1']!.offersResignation).toBe(true);
        expect(story.view('0').seats['1']!.offersResignation).toBe(false);
        expect(story.view(null).seats['1']!.offersResignation).toBe(false);
        expect(story.frame('3').events).toHaveLength(1);
        expect(story.frame('0').events).toEqual([]);
        expect(story.frame(null).events).toEqual([]);
      })
      .when(nabooPalace.resigns())
      .then(wins('federation', 'resign'));
  });

  it('may be taken back, and then stands for nothing', () => {
    start()
      .when(naboo.resigns(), naboo.resigns())
      .then(happens('1 resign-withdrawn'))
      .when(nabooPalace.resigns())
      .then(happens('3 resign-offered'), goesOn);
  });

  it('is void when the round ends', () => {
    start()
      .when(naboo.resigns(), fed.finishes())
      .then((story) => expect(story.view().round).toBe(2))
      .then((story) => expect(story.view('1').seats['1']!.offersResignation).toBe(false))
      .when(nabooPalace.resigns())
      .then(goesOn);
  });

  it('an offer does not make the other’s move late', () => {
    const story = start();
    const { at } = story;
    story.when(naboo.resigns(), fedPalace.resigns());
    expect(story.at).toBe(at);
  });

  it('one person on both seats does it with one call', () => {
    start().when(naboo.resignsForSide()).then(wins('federation', 'resign'));
  });

  it('who runs out of time or leaves loses for the team', () => {
    start().when(fed.runsOutOfTime()).then(wins('naboo', 'timeout'));
    start().when(nabooPalace.leavesForGood()).then(wins('federation', 'abandon'));
  });
});
