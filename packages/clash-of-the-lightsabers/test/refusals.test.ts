/** What is refused, with its code; a refused move changes nothing (the kit sees to that). */
import { HeadlessTable } from '@theed/tabletop/testing';
import { clash, clashRefusals } from '../src';
import { given, late, maul, quiGon, type Action, type Story } from './kit';

const raw = (action: Action, ...args: readonly unknown[]): Action => ({ ...action, args: () => args });

function planning(): Story {
  const hand = ['power-1', 'power-2', 'power-3', 'power-4'];
  return given({ quiGon: { hand }, maul: { hand } });
}

function inStandoff(): Story {
  const side = { hand: ['power-1', 'power-4', 'power-4'], plan: ['power-2'] };
  return given({ quiGon: side, maul: side });
}

function quiGonTrails(): Story {
  return given({
    quiGon: { hand: ['power-1', 'power-2'], plan: ['power-1'] },
    maul: { hand: ['power-4'], plan: ['power-5'] },
  });
}

describe('planning', () => {
  test('too few or too many cards', () => {
    planning()
      .refuses(quiGon.plans('power-1', 'power-2'), 'bad-count')
      .refuses(quiGon.plans(), 'bad-count')
      .refuses(quiGon.plans('power-1', 'power-2', 'power-3', 'power-4'), 'bad-count');
  });

  test('one card for two battles', () => {
    planning().refuses(raw(quiGon.plans(), ['c1', 'c2', 'c1']), 'card-twice');
  });

  test('a card of nobody, of the opponent, or with an inherited name', () => {
    given({
      quiGon: { hand: ['power-1', 'power-2', 'power-3'] },
      maul: { hand: ['power-1', 'power-1', 'power-1', 'surge'] },
    })
      .refuses(raw(quiGon.plans(), ['c1', 'c2', 'c99']), 'not-in-hand')
      .refuses(raw(quiGon.plans(), ['c1', 'c2', 'c4']), 'not-in-hand')
      .refuses(raw(quiGon.plans(), ['c1', 'c2', 'constructor']), 'not-in-hand')
      .refuses(raw(quiGon.plans(), ['c1', 'c2', '__proto__']), 'not-in-hand');
  });

  test('placing twice, and taking back what was not placed', () => {
    planning()
      .refuses(quiGon.takesPlanBack(), 'no-plan')
      .when(quiGon.plans('power-1', 'power-2', 'power-3'))
      .refuses(quiGon.plans('power-1', 'power-2', 'power-3'), 'already-planned')
      .refuses(quiGon.plans('power-4'), 'already-planned')
      .refuses(maul.takesPlanBack(), 'no-plan');
  });

  test('moves of a battle', () => {
    planning()
      .refuses(quiGon.plays('power-1'), 'wrong-phase')
      .refuses(quiGon.concedes(), 'wrong-phase')
      .refuses(quiGon.takesCardBack(), 'wrong-phase');
  });
});

describe('in a battle', () => {
  test('planning moves', () => {
    for (const story of [inStandoff(), quiGonTrails()]) {
      story
        .refuses(quiGon.plans('power-1', 'power-4', 'power-4'), 'wrong-phase')
        .refuses(quiGon.takesPlanBack(), 'locked');
    }
  });

  test('in a Standoff', () => {
    inStandoff()
      .refuses(quiGon.concedes(), 'standoff')
      .refuses(quiGon.takesCardBack(), 'no-choice')
      .refuses(quiGon.plays('surge'), 'not-in-hand')
      .when(quiGon.plays('power-1'))
      .refuses(quiGon.plays('power-4'), 'already-chosen')
      .refuses(maul.takesCardBack(), 'no-choice')
      .when(maul.plays('power-1'))
      .refuses(quiGon.takesCardBack(), 'no-choice');
  });

  test('in a Standoff of one', () => {
    given({ quiGon: { hand: ['power-1'], plan: ['power-2'] }, maul: { plan: ['power-2'] } })
      .refuses(maul.plays('power-1'), 'not-your-turn')
      .refuses(maul.takesCardBack(), 'no-choice')
      .refuses(maul.concedes(), 'standoff');
  });

  test('while one trails', () => {
    quiGonTrails()
      .refuses(quiGon.plays('surge'), 'not-in-hand')
      .refuses(quiGon.takesCardBack(), 'locked')
      .refuses(maul.plays('power-4'), 'leading')
      .refuses(maul.concedes(), 'leading')
      .refuses(maul.takesCardBack(), 'locked');
  });
});

describe('a move that is meant for another moment', () => {
  const planned = (): Story => planning().when(quiGon.plans('power-1', 'power-2', 'power-3'));
  const chosen = (): Story => inStandoff().when(quiGon.plays('power-1'));

  test.each<[string, Story, Action]>([
    ['plan', planning(), quiGon.plans('power-1', 'power-2', 'power-3')],
    ['unplan', planned(), quiGon.takesPlanBack()],
    ['playCard in a Standoff', inStandoff(), quiGon.plays('power-1')],
    ['unplay', chosen(), quiGon.takesCardBack()],
    ['playCard while trailing', quiGonTrails(), quiGon.plays('power-1')],
    ['concede', quiGonTrails(), quiGon.concedes()],
  ])('%s', (_name, story, action) => {
    story.refuses(late(action, '1.0.9'), 'stale').refuses(late(action, ''), 'stale').when(action);
  });

  test('a double click never concedes two battles', () => {
    const story = quiGonTrails();
    const clicked = late(quiGon.concedes(), story.at);
    story.when(clicked).refuses(clicked, 'stale');
  });

  test('a double click never plays two cards', () => {
    const story = quiGonTrails();
    const { at } = story;
    story.when(quiGon.plays('power-1')).refuses(late(quiGon.plays('power-2'), at), 'stale');
  });

  test('a plan of the round before', () => {
    const story = given({
      quiGon: { hand: ['power-1', 'power-1', 'power-1'] },
      maul: { plan: ['power-2', 'power-2', 'power-2'] },
    });
    const { at } = story;
    story
      .when(quiGon.plans('power-1', 'power-1', 'power-1'))
      .refuses(late(quiGon.plans('power-1', 'power-1', 'power-1'), at), 'stale');
    expect(story.at).toBe('2.0.0');
  });

  test('resigning is meant for any moment', () => {
    planning().when(quiGon.resigns()).then(maul.wins('resign'));
  });
});

describe('moves of a wrong form', () => {
  test.each<[string, Action]>([
    ['no such move', { ...quiGon.concedes(), move: 'attack' }],
    ['an inherited name', { ...quiGon.concedes(), move: 'constructor' }],
    ['another inherited name', { ...quiGon.concedes(), move: '__proto__' }],
  ])('%s', (_name, action) => {
    planning().refuses(action, 'no-such-move');
  });

  test.each<[string, Action]>([
    ['plan without cards', raw(quiGon.plans())],
    ['plan with a card, not a list', raw(quiGon.plans(), 'c1')],
    ['plan with numbers', raw(quiGon.plans(), [1, 2, 3])],
    ['plan with more', raw(quiGon.plans(), ['c1', 'c2', 'c3'], 'c4')],
    [
      'plan with a very long list',
      raw(
        quiGon.plans(),
        Array.from({ length: 1000 }, () => 'c1'),
      ),
    ],
    ['plan with a very long id', raw(quiGon.plans(), ['c1', 'c2', 'c'.repeat(1000)])],
    ['plan with null', raw(quiGon.plans(), null)],
    ['unplan with an argument', raw(quiGon.takesPlanBack(), 'c1')],
    ['playCard without a card', raw(quiGon.plays('power-1'))],
    ['playCard with a list', raw(quiGon.plays('power-1'), ['c1'])],
    ['playCard with an object', raw(quiGon.plays('power-1'), { toString: 1 })],
    ['unplay with an argument', raw(quiGon.takesCardBack(), true)],
    ['concede with an argument', raw(quiGon.concedes(), 'c1')],
    ['resign with an argument', raw(quiGon.resigns(), 'c1')],
  ])('%s', (_name, action) => {
    planning().refuses(action, 'bad-args');
  });

  test('a timed move without its moment', () => {
    const table = HeadlessTable.create(clash, ['0', '1'], 'e'.repeat(64));
    for (const seat of ['0', '1']) table.submit({ move: 'ready', seat, args: [] });
    for (const args of [[], [['c1', 'c2', 'c3']], [['c1', 'c2', 'c3'], 1]]) {
      expect(table.submit({ move: 'plan', seat: '0', args })?.code).toBe('bad-args');
    }
    expect(table.submit({ move: 'concede', seat: '0', args: [] })?.code).toBe('bad-args');
  });

  test('somebody who does not sit here', () => {
    const table = HeadlessTable.create(clash, ['0', '1'], 'e'.repeat(64));
    for (const seat of ['0', '1']) table.submit({ move: 'ready', seat, args: [] });
    for (const seat of ['2', '', '__proto__']) {
      expect(table.submit({ move: 'resign', seat, args: [] })?.code).toBe('not-seated');
    }
  });

  test('before the deal', () => {
    const table = HeadlessTable.create(clash, ['0', '1'], 'e'.repeat(64));
    expect(table.submit({ move: 'resign', seat: '0', args: [] })?.code).toBe('wrong-phase');
    expect(table.submitTable({ move: 'timeout', seat: '0', args: [] })?.code).toBe('wrong-phase');
  });
});

test('every refusal is a sentence that says what is wrong', () => {
  for (const { code, message } of Object.values(clashRefusals)) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(message).toMatch(/^[A-Z].*\.$/);
  }
});
