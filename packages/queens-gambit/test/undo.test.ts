/** Taking back, within one card, to the last roll, reveal, draw or decision of another seat. */
import { createQueensGambit, withCorrection } from '../src';
import { at, damage, fed, figures, given, gray, happens, late, naboo, type StorySetup, so } from './kit';

const PLAINS: StorySetup = {
  only: true,
  units: {
    'palaceGuard-1': 'p.1.0.12',
    'palaceGuard-2': 'p.1.1.12',
    'palaceGuard-3': 'p.1.3.12',
    'gungan-1': 'b.5.1',
    'gungan-2': 'b.5.5',
    'kaadu-1': 'b.1.5',
    'battleDroid-1': 'b.5.3',
    'mtt-1': 'b.7.5',
  },
};

const nabooPlays = (...stack: readonly string[]): StorySetup => ({
  ...PLAINS,
  marker: '1',
  cards: { '0': {}, '1': { stack } },
});

it('takes back one input at a time, the picked option in the end', () => {
  const story = given(nabooPlays('kaadu-1-or-gungan-2'));
  story
    .when(naboo.chooses(0), naboo.moves('kaadu-1', 'b.1.6'), naboo.moves('kaadu-1', 'b.1.7'))
    .then((told) => expect(told.view('0').undoable).toBe(3))
    .refuses(fed.undoes(), 'not-your-turn')
    .when(naboo.undoes())
    .then(happens('1 undone'), at('kaadu-1', 'b.1.6'))
    .then((told) =>
      expect(told.view().runs['1']!.active).toEqual({ unit: 'kaadu-1', moved: 1, dice: 0, attacked: false }),
    )
    .when(naboo.undoes())
    .then(
      at('kaadu-1', 'b.1.5'),
      so((told) => expect(told.view().runs['1']).toMatchObject({ active: null, acted: {} })),
    )
    .when(naboo.undoes())
    .then(
      naboo.isAsked('choose'),
      so((told) => expect(told.view().undoable).toBe(0)),
    )
    .when(naboo.chooses(1), naboo.moves('gungan-1', 'b.5.2'));
});

it('stops at a roll', () => {
  given(nabooPlays('kaadu-1-or-gungan-2'))
    .when(naboo.chooses(1), naboo.moves('gungan-1', 'b.5.2'))
    .when(naboo.attacks('gungan-1', 'battleDroid-1').rolling(gray(0, 0, 1)))
    .refuses(naboo.undoes(), 'nothing-to-undo')
    .when(naboo.moves('gungan-2', 'b.5.6'), naboo.undoes())
    .then(at('gungan-2', 'b.5.5'), figures('battleDroid-1', 3))
    .refuses(naboo.undoes(), 'nothing-to-undo');
});

it('stops at a card that was drawn, and at the end of a card', () => {
  given({ ...nabooPlays('use-the-force'), decks: { naboo: { battlefield: { draw: ['gungan-3', 'gungan-3'] } } } })
    .refuses(naboo.undoes(), 'nothing-to-undo')
    .when(naboo.moves('gungan-1', 'b.5.0'), naboo.finishes())
    .refuses(naboo.undoes(), 'nothing-to-undo')
    .then(at('gungan-1', 'b.5.0'));
});

it('gives the unit its turn back, and another may act instead', () => {
  given(nabooPlays('anakin-or-gungan-1'))
    .when(naboo.chooses(1), naboo.moves('gungan-1', 'b.5.0'))
    .refuses(naboo.moves('gungan-2', 'b.5.6'), 'all-acted')
    .when(naboo.undoes(), naboo.moves('gungan-2', 'b.5.6'))
    .then(at('gungan-1', 'b.5.1'), at('gungan-2', 'b.5.6'));
});

it('every input asks anew: one meant for an earlier moment is stale', () => {
  const story = given(nabooPlays('kaadu-1-or-gungan-2'));
  const first = story.at;
  story.when(naboo.chooses(0)).refuses(late(naboo.chooses(0), first), 'stale');
  const second = story.at;
  story.when(naboo.moves('kaadu-1', 'b.1.6'));
  for (const action of [
    naboo.moves('kaadu-1', 'b.1.7'),
    naboo.attacks('kaadu-1', 'battleDroid-1'),
    naboo.undoes(),
    naboo.finishes(),
    naboo.places(1),
    naboo.sends('battleDroid-1'),
    naboo.deploys('mtt-1', 'b.7.6', 'battleDroid', 1),
    fed.blocks(7),
    naboo.takes(1, 0),
    naboo.plans(),
    naboo.takesPlanBack(),
    naboo.choosesQueen('red'),
  ]) {
    story.refuses(late(action, second), 'stale');
  }
  story.when(naboo.undoes()).refuses(late(naboo.moves('kaadu-1', 'b.1.6'), second), 'stale');
});

it('a move without a moment is no move', () => {
  given(nabooPlays('gungan-3')).then((story) => {
    const rule = story.game.moves.move!;
    expect(rule.timed).toBe(true);
    expect(story.game.moves.resign!.timed).toBe(false);
  });
});

it('what a card does by itself is taken back with the input that led to it', () => {
  const options = [
    [
      { do: 'heal', unit: 'quiGon', n: 3 },
      { do: 'activate', unit: 'quiGon', n: 1 },
    ],
    [{ do: 'activate', unit: 'palaceGuard', n: 1 }],
  ];
  const game = createQueensGambit(
    withCorrection({ decks: { naboo: { palace: { cards: { 'qui-gon-recovers': { options } } } } } }),
  );
  given({
    ...nabooPlays('qui-gon-recovers'),
    game,
    units: { ...PLAINS.units, 'quiGon-1': { at: 'c.3.3', damage: 5 }, 'maul-1': 'c.4.3' },
  })
    .when(naboo.chooses(0))
    .then(damage('quiGon-1', 2))
    .when(naboo.undoes())
    .then(damage('quiGon-1', 5), naboo.isAsked('choose'));
});
