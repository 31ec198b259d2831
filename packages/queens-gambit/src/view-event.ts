/** An event as a viewer may know it: every field that he gets is named here. */
import type { Viewer } from '@theed/tabletop';
import { isOf, sideOf } from './sides';
import type { Die, QueensGambitEvent } from './types';
import { obstacleView } from './view';

/** The event without what is not the viewer's business, `null` if all of it is not. */
export function viewEventOf(event: QueensGambitEvent, viewer: Viewer): QueensGambitEvent | null {
  switch (event.type) {
    case 'queen-chosen':
      return { type: event.type, seat: event.seat, queen: isOf(viewer, 'naboo') ? event.queen : null };
    case 'drew': {
      const cards = event.cards !== null && isOf(viewer, sideOf(event.seat)) ? { ...event.cards } : null;
      return { type: event.type, seat: event.seat, count: event.count, cards };
    }
    case 'resign-offered':
    case 'resign-withdrawn':
      return isOf(viewer, event.side) ? { type: event.type, seat: event.seat, side: event.side } : null;
    default:
      return publicEvent(event);
  }
}

type PublicEvent = Exclude<
  QueensGambitEvent,
  { readonly type: 'queen-chosen' | 'drew' | 'resign-offered' | 'resign-withdrawn' }
>;

function publicEvent(event: PublicEvent): PublicEvent {
  switch (event.type) {
    case 'round':
      return { type: event.type, round: event.round, marker: event.marker };
    case 'shuffled':
      return { type: event.type, side: event.side, deck: event.deck, count: event.count };
    case 'planned':
    case 'unplanned':
    case 'undone':
      return { type: event.type, seat: event.seat };
    case 'bonus-stacked':
      return { type: event.type, seat: event.seat, count: event.count };
    case 'turned': {
      const { type, seat, side, deck, card, bonus } = event;
      return { type, seat, side, deck, card, bonus };
    }
    case 'drawn':
      return { type: event.type, seat: event.seat, side: event.side, deck: event.deck, card: event.card };
    case 'chose': {
      const { type, seat, side, card, option, forced } = event;
      return { type, seat, side, card, option, forced };
    }
    case 'without-effect':
      return { type: event.type, seat: event.seat, side: event.side, card: event.card };
    case 'finished':
      return { type: event.type, seat: event.seat, forced: event.forced };
    case 'resigned':
    case 'timed-out':
    case 'abandoned':
      return { type: event.type, seat: event.seat, side: event.side };
    case 'over':
      return { type: event.type, winner: event.winner, by: event.by };
    default:
      return boardEvent(event);
  }
}

type BoardEvent = Exclude<
  PublicEvent,
  {
    readonly type:
      | 'round'
      | 'shuffled'
      | 'planned'
      | 'unplanned'
      | 'undone'
      | 'bonus-stacked'
      | 'turned'
      | 'drawn'
      | 'chose'
      | 'without-effect'
      | 'finished'
      | 'resigned'
      | 'timed-out'
      | 'abandoned'
      | 'over';
  }
>;

function boardEvent(event: BoardEvent): BoardEvent {
  switch (event.type) {
    case 'moved': {
      const { type, seat, unit, from, to, cost, path } = event;
      return { type, seat, unit, from, to, cost, path: [...path] };
    }
    case 'attacked': {
      const { type, seat, unit, target, hits, blocks, counters } = event;
      return {
        type,
        seat,
        unit,
        target,
        attack: dice(event.attack),
        defence: dice(event.defence),
        hits,
        blocks,
        counters,
      };
    }
    case 'hit': {
      const { type, unit, by, hits, figures, damage } = event;
      return { type, unit, by, hits, figures, damage };
    }
    case 'died':
      return { type: event.type, unit: event.unit, kind: event.kind, at: event.at };
    case 'shield-down':
      return { type: event.type };
    case 'queen-shown':
      return { type: event.type, queen: event.queen, died: event.died };
    case 'bonus-won':
      return { type: event.type, seat: event.seat, count: event.count, victim: event.victim };
    case 'bonus-taken': {
      const { type, seat, battlefield, palace, forced } = event;
      return { type, seat, battlefield, palace, forced };
    }
    case 'starfighter-turned':
      return { type: event.type, seat: event.seat, card: event.card };
    case 'starfighter-placed': {
      const { type, seat, card, grid, forced } = event;
      return { type, seat, card, grid, forced };
    }
    case 'fighters-rolled': {
      const { type, seat, obstacle, hits } = event;
      return { type, seat, obstacle: obstacleView(obstacle), dice: dice(event.dice), hits };
    }
    case 'blocked': {
      const { type, seat, obstacle, numbers, forced } = event;
      return { type, seat, obstacle: obstacleView(obstacle), numbers: [...numbers], forced };
    }
    case 'flew': {
      const { type, seat, obstacle, sum, passed } = event;
      return { type, seat, obstacle: obstacleView(obstacle), dice: [...event.dice], sum, passed };
    }
    case 'anakin-moved':
      return { type: event.type, place: event.place };
    case 'ship-fell':
      return { type: event.type, figures: event.figures };
    case 'sent-to-palace': {
      const { type, seat, unit, units, spaces, destroyed } = event;
      return { type, seat, unit, units: [...units], spaces: [...spaces], destroyed };
    }
    case 'deployed': {
      const { type, seat, mtt, unit, at, figures } = event;
      return { type, seat, mtt, unit, at, figures };
    }
    case 'healed':
      return { type: event.type, unit: event.unit, steps: event.steps, damage: event.damage };
  }
}

function dice(list: readonly Die[]): Die[] {
  return list.map(([colour, face]): Die => [colour, face]);
}
