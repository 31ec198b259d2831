/** Turning cards: options, what they let do, and cards that draw others. */
import { queensGambit, type QueensGambitComponents } from '../src';
import { at, fed, given, gone, gray, happens, includes, naboo, red, type StorySetup } from './kit';

/** Units of the plains in a corner of their own, and three guards that hold the match open. */
const PLAINS: StorySetup = {
  only: true,
  units: {
    'palaceGuard-1': 'p.1.0.12',
    'palaceGuard-2': 'p.1.1.12',
    'palaceGuard-3': 'p.1.3.12',
    'gungan-1': 'b.1.2',
    'gungan-2': 'b.1.4',
    'kaadu-1': 'b.1.6',
    'fambaa-1': 'b.0.0',
    'fambaa-2': 'b.0.9',
  },
};

const nabooPlays = (...stack: readonly string[]): StorySetup => ({ ...PLAINS, cards: { '0': {}, '1': { stack } } });

describe('options', () => {
  it('[Q20] a card with several options asks its player for one of them, also for one without effect', () => {
    given(nabooPlays('kaadu-2-or-gungan-2'))
      .then(naboo.isAsked('choose'), naboo.may('choose', 'resign'))
      .then((story) => expect(story.choices('1', 'choose', 0)).toEqual([0, 1]))
      .refuses(naboo.chooses(2), 'no-such-option')
      .refuses(fed.chooses(0), 'not-your-turn')
      .refuses(naboo.finishes(), 'other-choice')
      .when(naboo.chooses(1))
      .then(happens('1 chose option 1'), naboo.isAsked('act'));
    given({ ...nabooPlays('catapult-2-or-kaadu-1') })
      .when(naboo.chooses(0))
      .then(naboo.isAsked('act'), naboo.may('undo', 'finish', 'resign'));
  });

  it('a card with one option is picked by itself, and one that can do nothing is over at once', () => {
    given(nabooPlays('gungan-3')).then(includes('1 turned gungan-3', '1 chose option 0 (forced)'));
    given(nabooPlays('qui-gons-fury')).then(includes('1 turned qui-gons-fury', 'qui-gons-fury is without effect'));
  });

  it('[Q24] a card goes to the discard pile of its deck as it is turned', () => {
    given(nabooPlays('gungan-3')).then((story) => {
      expect(Object.values(story.view().sides.naboo.battlefield.discard)).toEqual(['gungan-3']);
      expect(story.view().sides.naboo.palace.discard).toEqual({});
    });
  });
});

describe('units that a card activates', () => {
  it('[Q21] kinds act in any order and mixed; a unit is done when another begins', () => {
    given(nabooPlays('gungan-2-and-kaadu-1'))
      .when(naboo.moves('gungan-1', 'b.0.2'), naboo.moves('kaadu-1', 'b.0.6'), naboo.moves('gungan-2', 'b.0.4'))
      .refuses(naboo.moves('kaadu-1', 'b.0.7'), 'acted-already')
      .then(naboo.may('undo', 'finish', 'resign'));
  });

  it('[Q22] no unit acts twice on a card, and no more units than it says', () => {
    given(nabooPlays('kaadu-1-or-gungan-2'))
      .when(naboo.chooses(1), naboo.moves('gungan-1', 'b.0.2'), naboo.moves('gungan-2', 'b.0.4'))
      .refuses(naboo.moves('gungan-1', 'b.1.2'), 'acted-already')
      .refuses(naboo.moves('kaadu-1', 'b.0.6'), 'unit-not-on-card');
    given(nabooPlays('anakin-or-gungan-1'))
      .when(naboo.chooses(1), naboo.moves('gungan-1', 'b.0.2'))
      .refuses(naboo.moves('gungan-2', 'b.0.4'), 'all-acted');
  });

  it('each card that is drawn counts by itself', () => {
    given({ ...nabooPlays('use-the-force'), decks: { naboo: { battlefield: { draw: ['gungan-3', 'gungan-3'] } } } })
      .when(naboo.moves('gungan-1', 'b.0.2'), naboo.finishes(), naboo.moves('gungan-1', 'b.1.2'))
      .then(at('gungan-1', 'b.1.2'));
  });

  it('[Q23] units may do less than they may, or nothing', () => {
    given(nabooPlays('gungan-3')).when(naboo.finishes()).then(includes('1 finished', 'round 2, 1 begins'));
  });

  it('refuses units that are not there, not one’s own or not on the card', () => {
    given({ ...nabooPlays('gungan-3') })
      .refuses(naboo.moves('gungan-9', 'b.0.2'), 'no-such-unit')
      .refuses(naboo.moves('viceroy-1', 'b.0.2'), 'not-your-unit')
      .refuses(naboo.moves('palaceGuard-1', 'p.1.0.13'), 'unit-not-on-card')
      .refuses(naboo.moves('gungan-1', 'b.9.9'), 'no-such-space')
      .refuses(naboo.moves('gungan-1', 'b.1.2'), 'same-space')
      .refuses(naboo.moves('gungan-1', 'b.4.2'), 'unreachable')
      .refuses(naboo.moves('gungan-1', 'p.1.0.13'), 'other-board')
      .refuses(naboo.places(1), 'not-on-card')
      .refuses(naboo.sends('gungan-1'), 'not-on-card')
      .refuses(naboo.deploys('mtt-1', 'b.0.2', 'battleDroid', 1), 'not-on-card')
      .refuses(naboo.blocks(7), 'other-choice')
      .refuses(naboo.takes(1, 0), 'other-choice')
      .refuses(fed.moves('gungan-1', 'b.0.2'), 'not-your-turn')
      .refuses(naboo.does('move', 'gungan-1'), 'bad-args')
      .refuses(naboo.does('fly'), 'no-such-move');
  });
});

describe('cards that draw cards', () => {
  const draws = (battlefield: readonly string[], palace: readonly string[] = []): StorySetup['decks'] => ({
    naboo: { battlefield: { draw: battlefield }, palace: { draw: palace } },
  });

  it('[Q25] each is drawn and played before the next is drawn', () => {
    given({ ...nabooPlays('use-the-force'), decks: draws(['gungan-3', 'kaadu-1-or-gungan-2']) })
      .then(includes('1 turned use-the-force', '1 drew and plays gungan-3'), naboo.isAsked('act'))
      .when(naboo.finishes())
      .then(happens('1 finished', '1 drew and plays kaadu-1-or-gungan-2'), naboo.isAsked('choose'))
      .when(naboo.chooses(0), naboo.finishes())
      .then(includes('1 finished', 'round 2, 1 begins'));
  });

  it('Use the Force that draws Use the Force is played whole, then the first goes on', () => {
    given({
      ...nabooPlays('use-the-force'),
      decks: draws(['use-the-force', 'gungan-3', 'gungan-3', 'anakin-or-gungan-1']),
    })
      .then((story) => expect(Object.keys(story.state.runs)).toEqual(['1', '2', '3']))
      .when(naboo.finishes(), naboo.finishes())
      .then(happens('1 finished', '1 drew and plays anakin-or-gungan-1'))
      .then((story) =>
        expect(Object.values(story.state.runs).map(({ card }) => card)).toEqual([
          'use-the-force',
          'anakin-or-gungan-1',
        ]),
      );
  });

  it('cards of a running chain are in no reshuffle: a lone Use the Force can’t draw itself', () => {
    given({ ...nabooPlays('use-the-force'), decks: { naboo: { battlefield: { bottom: true } } } }).then(
      includes('1 turned use-the-force', 'use-the-force is without effect'),
    );
    given({
      ...nabooPlays('use-the-force'),
      decks: { naboo: { battlefield: { bottom: true, discard: ['gungan-3'] } } },
    })
      .then(includes('shuffled naboo battlefield: 1', '1 drew and plays gungan-3'))
      .when(naboo.finishes())
      // Neither is left to draw, so the second half of the card is without effect.
      .then(includes('1 finished', '1 drew and plays nothing', 'round 2, 1 begins'));
  });

  it('a card of the other deck is drawn and played, and its player picks its option', () => {
    given({ ...nabooPlays('draw-palace-or-gungan-1'), decks: draws([], ['panaka-or-3-palace-guards']) })
      .when(naboo.chooses(0))
      .then(happens('1 chose option 0', '1 drew and plays panaka-or-3-palace-guards'), naboo.isAsked('choose'))
      .when(naboo.chooses(1), naboo.moves('palaceGuard-1', 'p.1.0.13'));
    given({ ...nabooPlays('draw-battlefield-or-2-palace-guards'), decks: draws(['gungan-3']) })
      .when(naboo.chooses(0))
      .then(includes('1 drew and plays gungan-3'));
    given({ ...nabooPlays('anakin-or-draw-palace'), decks: draws([], ['4-palace-guards']) })
      .when(naboo.chooses(1))
      .then(includes('1 drew and plays 4-palace-guards'));
  });
});

describe('every option of every card', () => {
  const components = queensGambit.components as unknown as QueensGambitComponents;
  const cards = (['federation', 'naboo'] as const).flatMap((side) =>
    (['battlefield', 'palace'] as const).flatMap((deck) =>
      Object.entries(components.decks[side][deck].cards).flatMap(([card, { options }]) =>
        options.map((actions, option) => ({ side, card, option, actions, alone: options.length === 1 })),
      ),
    ),
  );

  it.each(cards)(
    '$card, option $option: what it says can be done, and nothing else',
    ({ side, card, option, actions, alone }) => {
      const seat = side === 'federation' ? fed : naboo;
      const healed = { 'quiGon-1': { at: 'c.3.3', damage: 2 } };
      // Anakin's action may need dice at once: none of the gray dice hits, and two dice that pass.
      const rolls = actions.some((action) => action.do === 'anakin') ? [gray(0, 0), [3, 4]] : [];
      const story = given({
        marker: seat.seat,
        cards: { [seat.seat]: { stack: [card] }, [seat === fed ? '1' : '0']: {} },
        units: {
          ...healed,
          'battleDroid-1': { at: 'b.5.1', figures: 1 },
          'destroyerDroid-4': { at: 'b.6.8', figures: 1 },
        },
        decks: {
          naboo: { battlefield: { draw: ['gungan-3', 'gungan-3'] }, palace: { draw: ['4-palace-guards'] } },
          federation: { battlefield: { draw: ['battle-droid-3'] }, palace: { draw: ['4-battle-droids'] } },
        },
        rolls: alone ? rolls : [],
      });
      if (!alone) story.when(seat.chooses(option).rolling(...rolls));
      const done = story.events.map(({ type }) => type);
      const legal = story
        .frame(seat.seat)
        .legal.map(({ move, args }) => `${move} ${JSON.stringify(args[0]?.from[0] ?? '').replaceAll('"', '')}`);
      for (const action of actions) {
        switch (action.do) {
          case 'activate':
            expect(
              legal.some(
                (move) => move.startsWith(`move ${action.unit}-`) || move.startsWith(`attack ${action.unit}-`),
              ),
            ).toBe(true);
            break;
          case 'anakin':
            expect(done).toContain('anakin-moved');
            break;
          case 'starfighter':
            expect(done).toContain('starfighter-turned');
            break;
          case 'to-palace':
            expect(legal).toContain(`sendToPalace ${action.unit}-1`);
            break;
          case 'deploy':
            expect(legal.some((move) => move.startsWith('deploy mtt-'))).toBe(true);
            break;
          case 'draw-and-play':
            expect(done).toContain('drawn');
            break;
          case 'heal':
            expect(story.events).toContainEqual({ type: 'healed', unit: 'quiGon-1', steps: 2, damage: 0 });
            break;
        }
      }
      const activated = actions.flatMap((action) => (action.do === 'activate' ? [action.unit] : []));
      const kinds = new Set(legal.filter((move) => /^(move|attack)/.test(move)).map((move) => move.split(/[ -]/)[1]!));
      if (activated.length > 0) expect([...kinds].sort()).toEqual([...activated].sort());
    },
  );
});

describe('healing', () => {
  it('[Q73] Qui-Gon recovers up to three steps, not beyond the start, and not if he is dead', () => {
    const heals = (damage: number): StorySetup => ({
      cards: { '0': {}, '1': { stack: ['qui-gon-recovers'] } },
      units: { 'quiGon-1': { at: 'c.3.3', damage } },
    });
    given(heals(5)).then(includes('quiGon-1 healed 3, damage 2'));
    given(heals(2)).then(includes('quiGon-1 healed 2, damage 0'));
    given(heals(0)).then(includes('qui-gon-recovers is without effect'));
    given({ cards: { '0': {}, '1': { stack: ['qui-gon-recovers'] } }, gone: ['quiGon-1'] }).then(
      includes('qui-gon-recovers is without effect'),
    );
  });
});

describe('the end of an activation', () => {
  it('comes by itself only when nothing else can be done and nothing could be taken back', () => {
    const shoots: StorySetup = {
      ...PLAINS,
      units: { ...PLAINS.units, 'battleDroid-1': { at: 'b.1.3', figures: 2 } },
      cards: { '0': {}, '1': { stack: ['anakin-or-gungan-1'] } },
    };
    given(shoots)
      .when(naboo.chooses(1), naboo.attacks('gungan-1', 'battleDroid-1').rolling(gray(0, 0, 1)))
      .then(includes('1 finished (forced)'));
    given(nabooPlays('anakin-or-gungan-1'))
      .when(naboo.chooses(1), naboo.moves('gungan-1', 'b.0.2'))
      .then(naboo.isAsked('act'), naboo.may('undo', 'finish', 'resign'));
  });

  it('a killed target is gone for those who act after', () => {
    given({
      ...PLAINS,
      units: { ...PLAINS.units, 'battleDroid-1': { at: 'b.1.3', figures: 1 }, 'battleDroid-2': 'b.0.4' },
      cards: { '0': {}, '1': { stack: ['gungan-3'] } },
    })
      .when(naboo.attacks('gungan-1', 'battleDroid-1').rolling(gray(1, 1, 1)), naboo.takes(1, 0))
      .then(gone('battleDroid-1'), naboo.canAttack('gungan-2', 'battleDroid-2'))
      .refuses(naboo.attacks('gungan-2', 'battleDroid-1'), 'no-such-unit');
  });
});

it('a duelist’s dice are asked for, other units’ are not', () => {
  given({ cards: { '0': { stack: ['darth-maul-and-2-battle-droids'] }, '1': {} } })
    .refuses(fed.attacks('maul-1', 'quiGon-1'), 'dice-missing')
    .refuses(fed.attacks('maul-1', 'quiGon-1', 4), 'too-many-dice')
    .refuses(fed.attacks('maul-1', 'quiGon-1', 0), 'too-many-dice')
    .refuses(fed.attacks('battleDroidPalace-5', 'panaka-1', 1), 'dice-not-asked')
    .when(fed.attacks('maul-1', 'quiGon-1', 1).rolling(red(0), [1, 1]));
});
