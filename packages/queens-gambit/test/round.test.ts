import { seatsOf, seatViewer, spectator } from '@theed/tabletop';
import { HeadlessTable } from '@theed/tabletop/testing';
import { queensGambit, type QueensGambitState } from '../src';
import { fed, given, happens, includes, naboo, type StorySetup, so } from './kit';
import { fullInventory, defaultBook, inventoryOf } from './setup';
import { tellAll } from './tell';

/** Three guards alone: no other card than a guard's does anything, so stacks of others run through by themselves. */
const QUIET: StorySetup = {
  only: true,
  units: { 'palaceGuard-1': 'p.1.0.12', 'palaceGuard-2': 'p.1.1.12', 'palaceGuard-3': 'p.1.3.12' },
};

const FED = ['battle-droid-3', 'battle-droid-3', '4-battle-droids', '4-battle-droids'];
const NABOO = ['gungan-3', 'gungan-3', 'gungan-3', 'gungan-3'];

function begun(seatCount = 2) {
  const table = HeadlessTable.create(queensGambit, seatsOf(seatCount), '3'.repeat(64));
  for (const seat of seatsOf(seatCount)) table.submit({ move: 'ready', seat, args: [] });
  const says = (seat: string, move: string, ...args: unknown[]): string | undefined =>
    table.submit({ move, seat, args: [...args, table.at()] })?.code;
  return { table, says, state: (): QueensGambitState => table.state.game! };
}

describe('sides and set-up', () => {
  it('[Q1] two or four seats, the even ones the Federation', () => {
    expect(queensGambit.seatCounts).toEqual([2, 4]);
    const { table } = begun(4);
    const { seats } = table.frame(spectator).G.table!;
    expect(Object.entries(seats).map(([seat, { side }]) => `${seat} ${side}`)).toEqual([
      '0 federation',
      '1 naboo',
      '2 federation',
      '3 naboo',
    ]);
  });

  it('[Q4] four battles at once: palace, core, plains and space', () => {
    const { units, space } = begun().table.frame(spectator).G.table!;
    const boards = new Set(Object.values(units).map(({ at }) => at[0]));
    expect(boards).toEqual(new Set(['b', 'p', 'c']));
    expect(space).toMatchObject({ place: 0, pileSize: 8 });
  });

  it('[Q11] Naboo chooses the real queen in secret, before any card is dealt', () => {
    const { table, says, state } = begun();
    expect(table.frame(spectator).G).toMatchObject({ phase: 'decoy', stages: { '1': 'decoy' } });
    expect(state().seats['0']!.hand).toEqual({});
    expect(says('0', 'chooseQueen', 'red')).toBe('not-your-turn');
    expect(says('1', 'chooseQueen', 'green')).toBe('bad-args');
    expect(says('1', 'plan', [])).toBe('wrong-phase');
    expect(says('1', 'unplan')).toBe('wrong-phase');
    expect(says('1', 'chooseQueen', 'purple')).toBeUndefined();
    expect(table.frame(seatViewer('1')).G.table!.realQueen).toBe('purpleQueen');
    expect(table.frame(seatViewer('0')).G.table!.realQueen).toBeNull();
    expect(table.frame(spectator).G.table!.realQueen).toBeNull();
    expect(table.frame(seatViewer('0')).G.events[0]).toEqual({ type: 'queen-chosen', seat: '1', queen: null });
  });

  it('[Q12] five cards of either deck, seen by their owner alone', () => {
    const { table, says, state } = begun();
    says('1', 'chooseQueen', 'red');
    for (const seat of ['0', '1']) {
      const { side } = state().seats[seat]!;
      expect(state().sides[side].battlefield.draw).toHaveLength(40);
      expect(state().sides[side].palace.draw).toHaveLength(40);
      expect(Object.keys(table.frame(seatViewer(seat)).G.table!.seats[seat]!.hand!)).toHaveLength(10);
    }
    const other = table.frame(seatViewer('0')).G.table!.seats['1']!;
    expect(other).toMatchObject({ hand: null, handSize: 10, stack: null });
    expect(inventoryOf(state())).toEqual(fullInventory(defaultBook));
  });
});

describe('planning', () => {
  const planning: StorySetup = {
    ...QUIET,
    planning: true,
    cards: { '0': { stack: FED, hand: ['aat-1-or-battle-droid-2'] }, '1': { stack: NABOO } },
  };

  it('[Q13] four cards in order, all at once; placed cards may be taken back until the last has placed', () => {
    given(planning)
      .then((story) => expect(story.frame(null).stages).toEqual({ '0': 'planning', '1': 'planning' }))
      .when(fed.plans(...FED))
      .then(happens('0 planned'), fed.may('unplan', 'resign'), naboo.may('plan', 'resign'))
      .then((story) => expect(queensGambit.awaited(story.state)).toEqual(['1']))
      .then((story) => expect(story.view('1').seats['0']).toMatchObject({ placed: true, stack: null, stackSize: 4 }))
      .then((story) => expect(story.view('0').seats['0']!.stack!.map((card) => card!.kind)).toEqual(FED))
      .when(fed.takesPlanBack())
      .then(happens('0 unplanned'), fed.holds(...FED, 'aat-1-or-battle-droid-2'))
      .when(naboo.plans(...NABOO), fed.plans(...FED))
      .then((story) => expect(tellAll(story.events).filter((line) => line.includes(' turned '))).toHaveLength(8))
      .then(includes('0 turned battle-droid-3', '1 turned gungan-3'));
  });

  it('[Q14] the other cards are kept', () => {
    given(planning)
      .when(naboo.plans(...NABOO), fed.plans(...FED))
      .then((story) => expect(Object.values(story.state.seats['0']!.hand)).toContain('aat-1-or-battle-droid-2'));
  });

  it('refuses plans of another size, with a card twice or not held, and a second one', () => {
    given(planning)
      .refuses(fed.plans(...FED.slice(1)), 'bad-count')
      .refuses(fed.plans(...FED.slice(1), 'use-the-force'), 'not-in-hand')
      .refuses({ ...fed.plans(...FED), args: () => [['c1', 'c1', 'c2', 'c3']] }, 'card-twice')
      .refuses(fed.takesPlanBack(), 'no-plan')
      .refuses(fed.chooses(0), 'wrong-phase')
      .when(fed.plans(...FED))
      .refuses(fed.plans(...FED), 'already-planned');
  });

  it('a take-back that crosses the last plan is refused, since all is locked', () => {
    const story = given({
      cards: { '0': { stack: ['4-battle-droids'] }, '1': { stack: ['gungan-3'] } },
    });
    story.refuses(fed.takesPlanBack(), 'locked').refuses({ ...fed.takesPlanBack(), at: '1.1' }, 'stale');
  });
});

describe('the course of a round', () => {
  it('[Q15] [Q38] [Q39] bonus cards lie under the stack, the first won is turned first, several in a row', () => {
    given({
      ...QUIET,
      cards: {
        '0': { stack: ['battle-droid-3'] },
        '1': { stack: ['gungan-3'], bonus: ['kaadu-1-or-gungan-2', 'qui-gon-recovers', 'qui-gon-and-obi-wan'] },
      },
    }).then((story) => {
      const told = tellAll(story.events).filter((line) => /turned|stacked/.test(line));
      expect(told).toEqual([
        '1 stacked 3 bonus',
        '0 turned battle-droid-3',
        '1 turned gungan-3',
        '1 turned kaadu-1-or-gungan-2 (bonus)',
        '1 turned qui-gon-recovers (bonus)',
        '1 turned qui-gon-and-obi-wan (bonus)',
      ]);
    });
  });

  it('nobody sees a bonus card in the stack, not even its owner', () => {
    given({
      ...QUIET,
      cards: { '0': {}, '1': { stack: ['4-palace-guards'], bonus: ['kaadu-1-or-gungan-2'] } },
    }).then(
      (story) => expect(story.view('1').seats['1']).toMatchObject({ stackSize: 1, stack: [null] }),
      so((story) => expect(story.view('0').seats['1']).toMatchObject({ stackSize: 1, stack: null })),
    );
  });

  it('[Q16] who has the marker turns first, then the seats alternate', () => {
    const turned = (marker: string): string[] =>
      tellAll(
        given({
          ...QUIET,
          marker,
          cards: { '0': { stack: ['battle-droid-3', '4-battle-droids'] }, '1': { stack: ['gungan-3', 'gungan-3'] } },
        }).events,
      )
        .filter((line) => line.includes(' turned '))
        .map((line) => line[0]!);
    expect(turned('0')).toEqual(['0', '1', '0', '1']);
    expect(turned('1')).toEqual(['1', '0', '1', '0']);
  });

  it('[Q17] who has no cards left is passed over', () => {
    given({
      ...QUIET,
      cards: { '0': { stack: ['battle-droid-3'] }, '1': { stack: ['gungan-3', 'gungan-3', 'gungan-3'] } },
    }).then((story) => {
      const turned = tellAll(story.events).filter((line) => line.includes(' turned '));
      expect(turned.map((line) => line[0])).toEqual(['0', '1', '1', '1']);
    });
  });

  it('[Q18] [Q19] the marker passes, everybody draws two cards of either deck', () => {
    given({
      ...QUIET,
      cards: { '0': { stack: ['battle-droid-3'] }, '1': { stack: ['gungan-3'] } },
      decks: { naboo: { battlefield: { draw: ['use-the-force', 'gungan-3'] }, palace: { draw: ['qui-gons-fury'] } } },
    }).then(
      (story) => expect(story.view()).toMatchObject({ round: 2, marker: '1', turn: '1', asked: 'plan' }),
      naboo.holds('use-the-force', 'gungan-3', 'qui-gons-fury', 'rush-to-the-palace'),
      includes(
        'round 2, 1 begins',
        '0 drew starfighter-or-draw-palace, starfighter-or-draw-palace, darth-maul-or-2-battle-droids, darth-maul-or-2-battle-droids',
      ),
    );
  });
});

describe('empty decks', () => {
  it('an empty deck is made anew when a card is needed, of its discards alone', () => {
    given({
      ...QUIET,
      cards: { '0': {}, '1': { stack: ['gungan-3'] } },
      decks: {
        naboo: {
          battlefield: {
            draw: ['use-the-force'],
            bottom: true,
            discard: ['kaadu-2-or-gungan-2', 'catapult-2-or-kaadu-1'],
          },
        },
      },
    }).then(
      includes('shuffled naboo battlefield: 3'),
      so((story) => {
        const { draw, discard } = story.state.sides.naboo.battlefield;
        expect(draw).toHaveLength(2);
        expect(discard).toEqual({});
        expect(Object.values(story.state.seats['1']!.hand)).toContain('use-the-force');
      }),
    );
  });

  it('if there are no discards either, what there is is drawn', () => {
    given({
      ...QUIET,
      cards: { '0': {}, '1': {} },
      decks: { naboo: { battlefield: { draw: ['use-the-force'], bottom: true }, palace: { bottom: true } } },
    }).then(naboo.holds('use-the-force'));
  });
});
