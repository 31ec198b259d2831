/**
 * The log in sentences: which message of the catalogue tells what. Pure, and without a schema or a rule, so that a
 * client can take it alone.
 *
 * Params: `seat` is the seat that the sentence is about, `side` a side. `unit`, `target` and `mtt` are unit ids, `kind`
 * and `victim` unit kinds. `card` is a card of the deck list of `side`, or a starfighter card. `from`, `to` and `at`
 * are spaces; `units`, `spaces` and `numbers` are lists joined by a space. `dice` are the faces of a roll as
 * `'red:3 gray:6'`, or Anakin's as `'3 5'`. All else are numbers.
 */
import type { Message } from '@theed/tabletop';
import type { Die, Obstacle, QueensGambitEvent } from './types';

/** Every message that `narrate` can ask for. */
export const queensGambitMessageIds = [
  'queens-gambit.log.queen-chosen',
  'queens-gambit.log.queen-chosen-red',
  'queens-gambit.log.queen-chosen-purple',
  'queens-gambit.log.round',
  'queens-gambit.log.shuffled',
  'queens-gambit.log.drew',
  'queens-gambit.log.drew-cards',
  'queens-gambit.log.planned',
  'queens-gambit.log.unplanned',
  'queens-gambit.log.bonus-stacked',
  'queens-gambit.log.turned',
  'queens-gambit.log.turned-bonus',
  'queens-gambit.log.drawn',
  'queens-gambit.log.drawn-nothing',
  'queens-gambit.log.chose',
  'queens-gambit.log.chose-forced',
  'queens-gambit.log.without-effect',
  'queens-gambit.log.moved',
  'queens-gambit.log.attacked',
  'queens-gambit.log.attacked-defended',
  'queens-gambit.log.hit-figures',
  'queens-gambit.log.hit-track',
  'queens-gambit.log.countered-figures',
  'queens-gambit.log.countered-track',
  'queens-gambit.log.died',
  'queens-gambit.log.shield-down',
  'queens-gambit.log.queen-shown-real',
  'queens-gambit.log.queen-shown-decoy',
  'queens-gambit.log.bonus-won',
  'queens-gambit.log.bonus-taken',
  'queens-gambit.log.bonus-taken-forced',
  'queens-gambit.log.starfighter-turned',
  'queens-gambit.log.starfighter-placed',
  'queens-gambit.log.starfighter-placed-forced',
  'queens-gambit.log.fighters-rolled-card',
  'queens-gambit.log.fighters-rolled-grid',
  'queens-gambit.log.blocked',
  'queens-gambit.log.blocked-forced',
  'queens-gambit.log.flew-passed',
  'queens-gambit.log.flew-stopped',
  'queens-gambit.log.anakin-moved',
  'queens-gambit.log.ship-fell',
  'queens-gambit.log.sent-to-palace',
  'queens-gambit.log.sent-to-palace-crowded',
  'queens-gambit.log.deployed',
  'queens-gambit.log.healed',
  'queens-gambit.log.healed-nothing',
  'queens-gambit.log.undone',
  'queens-gambit.log.finished',
  'queens-gambit.log.finished-forced',
  'queens-gambit.log.resign-offered',
  'queens-gambit.log.resign-withdrawn',
  'queens-gambit.log.resigned',
  'queens-gambit.log.timed-out',
  'queens-gambit.log.abandoned',
  'queens-gambit.log.won-by-ship',
  'queens-gambit.log.won-by-throne-room',
  'queens-gambit.log.won-by-elimination',
  'queens-gambit.log.won-by-resign',
  'queens-gambit.log.won-by-timeout',
  'queens-gambit.log.won-by-abandon',
  'queens-gambit.log.nobody-won',
] as const;

export type QueensGambitMessageId = (typeof queensGambitMessageIds)[number];

/** Takes an event as `viewEvent` has let it through. */
export function narrate(event: QueensGambitEvent): Message[] {
  return [messageOf(event)];
}

function messageOf(event: QueensGambitEvent): Message {
  switch (event.type) {
    case 'queen-chosen': {
      const { seat, queen } = event;
      if (queen === null) return say('queen-chosen', { seat });
      return say(queen === 'redQueen' ? 'queen-chosen-red' : 'queen-chosen-purple', { seat });
    }
    case 'round':
      return say('round', { round: event.round, seat: event.marker });
    case 'shuffled':
      return say('shuffled', { side: event.side, deck: event.deck, count: event.count });
    case 'drew': {
      const { seat, count, cards } = event;
      if (cards === null) return say('drew', { seat, count });
      return say('drew-cards', { seat, count, cards: Object.values(cards).join(' ') });
    }
    case 'planned':
    case 'unplanned':
    case 'undone':
      return say(event.type, { seat: event.seat });
    case 'bonus-stacked':
      return say('bonus-stacked', { seat: event.seat, count: event.count });
    case 'turned': {
      const { seat, side, deck, card } = event;
      return say(event.bonus ? 'turned-bonus' : 'turned', { seat, side, deck, card });
    }
    case 'drawn': {
      const { seat, side, deck, card } = event;
      return card === null ? say('drawn-nothing', { seat, side, deck }) : say('drawn', { seat, side, deck, card });
    }
    case 'chose': {
      const { seat, side, card, option } = event;
      return say(event.forced ? 'chose-forced' : 'chose', { seat, side, card, option });
    }
    case 'without-effect':
      return say('without-effect', { seat: event.seat, side: event.side, card: event.card });
    case 'finished':
      return say(event.forced ? 'finished-forced' : 'finished', { seat: event.seat });
    case 'resign-offered':
    case 'resign-withdrawn':
    case 'resigned':
    case 'timed-out':
    case 'abandoned':
      return say(event.type, { seat: event.seat, side: event.side });
    case 'over':
      return event.winner === null ? say('nobody-won', {}) : say(`won-by-${event.by}`, { side: event.winner });
    default:
      return onBoards(event);
  }
}

type BoardEvent = Exclude<
  QueensGambitEvent,
  {
    readonly type:
      | 'queen-chosen'
      | 'round'
      | 'shuffled'
      | 'drew'
      | 'planned'
      | 'unplanned'
      | 'undone'
      | 'bonus-stacked'
      | 'turned'
      | 'drawn'
      | 'chose'
      | 'without-effect'
      | 'finished'
      | 'resign-offered'
      | 'resign-withdrawn'
      | 'resigned'
      | 'timed-out'
      | 'abandoned'
      | 'over';
  }
>;

function onBoards(event: BoardEvent): Message {
  switch (event.type) {
    case 'moved': {
      const { seat, unit, from, to, cost } = event;
      return say('moved', { seat, unit, from, to, cost });
    }
    case 'attacked': {
      const { seat, unit, target, hits, blocks, counters } = event;
      const rolled = { seat, unit, target, hits, dice: faces(event.attack) };
      if (event.defence.length === 0) return say('attacked', rolled);
      return say('attacked-defended', { ...rolled, blocks, counters, defence: faces(event.defence) });
    }
    case 'hit': {
      const { unit, by, hits, figures, damage } = event;
      const what = damage > 0 ? 'track' : 'figures';
      return say(`${by === 'attack' ? 'hit' : 'countered'}-${what}`, { unit, hits, figures, damage });
    }
    case 'died':
      return say('died', { unit: event.unit, kind: event.kind, at: event.at });
    case 'shield-down':
      return say('shield-down', {});
    case 'queen-shown':
      return say(event.queen === event.died ? 'queen-shown-real' : 'queen-shown-decoy', {
        kind: event.queen,
        victim: event.died,
      });
    case 'bonus-won':
      return say('bonus-won', { seat: event.seat, count: event.count, victim: event.victim });
    case 'bonus-taken': {
      const { seat, battlefield, palace } = event;
      return say(event.forced ? 'bonus-taken-forced' : 'bonus-taken', { seat, battlefield, palace });
    }
    case 'starfighter-turned':
      return say('starfighter-turned', { seat: event.seat, card: event.card });
    case 'starfighter-placed': {
      const { seat, card, grid } = event;
      return say(event.forced ? 'starfighter-placed-forced' : 'starfighter-placed', { seat, card, grid });
    }
    case 'fighters-rolled': {
      const { seat, obstacle, hits } = event;
      return say(`fighters-rolled-${obstacle.kind}`, { seat, hits, dice: faces(event.dice), ...named(obstacle) });
    }
    case 'blocked': {
      const { seat, obstacle, numbers } = event;
      return say(event.forced ? 'blocked-forced' : 'blocked', { seat, numbers: numbers.join(' '), ...named(obstacle) });
    }
    case 'flew': {
      const { seat, obstacle, dice, sum } = event;
      return say(event.passed ? 'flew-passed' : 'flew-stopped', {
        seat,
        dice: dice.join(' '),
        sum,
        ...named(obstacle),
      });
    }
    case 'anakin-moved':
      return say('anakin-moved', { place: event.place });
    case 'ship-fell':
      return say('ship-fell', { figures: event.figures });
    case 'sent-to-palace': {
      const { seat, unit, units, spaces, destroyed } = event;
      const sent = { seat, unit, units: units.join(' '), spaces: spaces.join(' '), count: units.length };
      return destroyed === 0 ? say('sent-to-palace', sent) : say('sent-to-palace-crowded', { ...sent, destroyed });
    }
    case 'deployed': {
      const { seat, mtt, unit, at, figures } = event;
      return say('deployed', { seat, mtt, unit, at, figures });
    }
    case 'healed': {
      const { unit, steps, damage } = event;
      return say(steps === 0 ? 'healed-nothing' : 'healed', { unit, steps, damage });
    }
  }
}

type WithoutPrefix<Id> = Id extends `queens-gambit.log.${infer Name}` ? Name : never;

function say(name: WithoutPrefix<QueensGambitMessageId>, params: Message['params']): Message {
  return { id: `queens-gambit.log.${name}`, params };
}

function faces(dice: readonly Die[]): string {
  return dice.map(([colour, face]) => `${colour}:${face}`).join(' ');
}

function named(obstacle: Obstacle): Message['params'] {
  return obstacle.kind === 'card' ? { card: obstacle.card } : { grid: obstacle.grid };
}
