/**
 * The log in sentences: which message of the catalogue tells what. Pure, and without a schema or a rule, so that a
 * client can take it alone.
 *
 * Params: `seat` is the side that the sentence is about, `other` its opponent. `battle`, `round`, `count`, `added`,
 * `total0`, `total1`, `position0` and `position1` are numbers. `card` is the kind id of one card and `cards` are kind ids
 * joined by a space (`'power-3 retreat'`, `''` if there are none); `of` is the side whose deck list has their names.
 */
import type { Message } from '@theed/tabletop';
import { otherSide } from './sides';
import { SIDES, type ClashEvent, type Kind, type Side } from './types';

/** Every message that `narrate` can ask for. */
export const clashMessageIds = [
  'clash.log.round',
  'clash.log.shuffled',
  'clash.log.drew',
  'clash.log.drew-cards',
  'clash.log.planned',
  'clash.log.unplanned',
  'clash.log.revealed',
  'clash.log.turned',
  'clash.log.chose',
  'clash.log.unchose',
  'clash.log.played',
  'clash.log.cancelled',
  'clash.log.effect.draw',
  'clash.log.effect.retreat',
  'clash.log.effect.deflect',
  'clash.log.effect.deflect-nothing',
  'clash.log.effect.surge',
  'clash.log.effect.disrupt',
  'clash.log.effect.disrupt-nothing',
  'clash.log.effect.renew',
  'clash.log.effect.renew-nothing',
  'clash.log.effect.laser-gates',
  'clash.log.leads',
  'clash.log.standoff',
  'clash.log.conceded',
  'clash.log.conceded-forced',
  'clash.log.battle-won',
  'clash.log.battle-drawn',
  'clash.log.scored-one',
  'clash.log.scored-two',
  'clash.log.scored-none',
  'clash.log.resigned',
  'clash.log.timed-out',
  'clash.log.abandoned',
  'clash.log.won-by-duel',
  'clash.log.won-by-resign',
  'clash.log.won-by-timeout',
  'clash.log.won-by-abandon',
  'clash.log.nobody-won',
] as const;

export type ClashMessageId = (typeof clashMessageIds)[number];

/** Takes an event as `viewEvent` has let it through. */
export function narrate(event: ClashEvent): Message[] {
  switch (event.type) {
    case 'round':
      return [say('round', { round: event.round })];
    case 'shuffled':
      return [say('shuffled', { seat: event.seat, count: event.count })];
    case 'drew': {
      const { seat, count, cards } = event;
      if (cards === null) return [say('drew', { seat, count })];
      return [say('drew-cards', { seat, count, of: seat, cards: list(Object.values(cards)) })];
    }
    case 'planned':
    case 'unplanned':
    case 'chose':
    case 'unchose':
    case 'resigned':
    case 'timed-out':
    case 'abandoned':
      return [say(event.type, { seat: event.seat })];
    case 'revealed':
      return [say('revealed', { battle: event.battle }), ...turned(event.cards)];
    case 'turned':
      return turned(event.cards);
    case 'played':
      return [say('played', { seat: event.seat, battle: event.battle, of: event.seat, card: event.card })];
    case 'cancelled':
      return [say('cancelled', { battle: event.battle })];
    case 'effect':
      return [effect(event)];
    case 'compared': {
      const totals = { battle: event.battle, total0: event.totals['0'], total1: event.totals['1'] };
      if (event.leader === null) return [say('standoff', totals)];
      return [say('leads', { seat: event.leader, other: otherSide(event.leader), ...totals })];
    }
    case 'conceded':
      return [say(event.forced ? 'conceded-forced' : 'conceded', { seat: event.seat, battle: event.battle })];
    case 'battle-over':
      if (event.winner === null) return [say('battle-drawn', { battle: event.battle })];
      return [say('battle-won', { seat: event.winner, battle: event.battle })];
    case 'scored': {
      const { round, winner, steps, positions } = event;
      const params = { round, position0: positions['0'], position1: positions['1'] };
      if (winner === null) return [say('scored-none', params)];
      return [say(steps === 2 ? 'scored-two' : 'scored-one', { seat: winner, ...params })];
    }
    case 'over':
      return event.winner === null ? [say('nobody-won', {})] : [say(`won-by-${event.by}`, { seat: event.winner })];
  }
}

function effect(event: Extract<ClashEvent, { readonly type: 'effect' }>): Message {
  const { seat, battle, card, cards = [], added = 0, returned = [] } = event;
  const other = otherSide(seat);
  switch (event.effect) {
    case 'draw':
    case 'laser-gates':
      return say(`effect.${event.effect}`, { seat, battle, of: seat, card });
    case 'retreat':
      return say('effect.retreat', { seat, battle, of: seat, card, cards: list(returned), count: returned.length });
    case 'surge':
      return say('effect.surge', { seat, battle, of: seat, card, added });
    case 'deflect':
    case 'disrupt':
      if (cards.length === 0) return say(`effect.${event.effect}-nothing`, { seat, other, battle });
      return say(`effect.${event.effect}`, { seat, other, battle, of: other, cards: list(cards), count: cards.length });
    case 'renew':
      if (cards.length === 0) return say('effect.renew-nothing', { seat, battle });
      return say('effect.renew', { seat, battle, of: seat, cards: list(cards), count: cards.length });
  }
}

/** One sentence for each side that turned a card. */
function turned(cards: Readonly<Partial<Record<Side, Kind>>>): Message[] {
  return SIDES.flatMap((seat) => {
    const card = cards[seat];
    return card === undefined ? [] : [say('turned', { seat, of: seat, card })];
  });
}

type WithoutPrefix<Id> = Id extends `clash.log.${infer Name}` ? Name : never;

function say(name: WithoutPrefix<ClashMessageId>, params: Message['params']): Message {
  return { id: `clash.log.${name}`, params };
}

function list(kinds: readonly Kind[]): string {
  return kinds.join(' ');
}
