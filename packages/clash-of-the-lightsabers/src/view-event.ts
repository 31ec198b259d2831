/** An event as a viewer may know it: every field that he gets is named here. (docs/rules/clash.md, "Secrets") */
import { sees, type Viewer } from '@theed/tabletop';
import { forBoth, isSide } from './sides';
import type { ClashEvent, Kind, Side } from './types';

/** All events of this game are everybody's business; only the cards that somebody drew are his alone. */
export function viewEventOf(event: ClashEvent, viewer: Viewer): ClashEvent {
  switch (event.type) {
    case 'round':
      return { type: event.type, round: event.round };
    case 'shuffled':
      return { type: event.type, seat: event.seat, count: event.count };
    case 'drew': {
      const cards = event.cards !== null && sees(viewer, event.seat) ? { ...event.cards } : null;
      return { type: event.type, seat: event.seat, count: event.count, cards };
    }
    case 'planned':
    case 'unplanned':
    case 'chose':
    case 'unchose':
    case 'resigned':
    case 'timed-out':
    case 'abandoned':
      return { type: event.type, seat: event.seat };
    case 'revealed':
    case 'cancelled':
      return { type: event.type, battle: event.battle, cards: forBoth((side) => event.cards[side]) };
    case 'turned':
      return { type: event.type, battle: event.battle, cards: turnedCards(event.cards) };
    case 'played':
      return { type: event.type, seat: event.seat, battle: event.battle, card: event.card };
    case 'effect':
      return {
        type: event.type,
        seat: event.seat,
        battle: event.battle,
        card: event.card,
        effect: event.effect,
        ...(event.cards === undefined ? {} : { cards: [...event.cards] }),
        ...(event.added === undefined ? {} : { added: event.added }),
        ...(event.returned === undefined ? {} : { returned: [...event.returned] }),
        ...(event.discarded === undefined ? {} : { discarded: [...event.discarded] }),
      };
    case 'compared':
      return {
        type: event.type,
        battle: event.battle,
        totals: forBoth((side) => event.totals[side]),
        leader: event.leader,
      };
    case 'conceded':
      return { type: event.type, seat: event.seat, battle: event.battle, forced: event.forced };
    case 'battle-over':
      return { type: event.type, battle: event.battle, winner: event.winner, by: event.by };
    case 'scored':
      return {
        type: event.type,
        round: event.round,
        winner: event.winner,
        steps: event.steps,
        positions: forBoth((side) => event.positions[side]),
      };
    case 'over':
      return { type: event.type, winner: event.winner, by: event.by };
  }
}

function turnedCards(cards: Readonly<Partial<Record<Side, Kind>>>): Partial<Record<Side, Kind>> {
  return Object.fromEntries(Object.entries(cards).filter(([seat]) => isSide(seat)));
}
