/** Events in words, for scenarios and traces. */
import type { MusterEvent } from '@theed/tabletop';
import type { Die, Obstacle, QueensGambitEvent } from '../src';

export function tellAll(events: readonly (QueensGambitEvent | MusterEvent)[]): string[] {
  return events.map(tell);
}

export function tell(event: QueensGambitEvent | MusterEvent): string {
  switch (event.type) {
    case 'begun':
      return 'all are ready';
    case 'ready':
    case 'unready':
    case 'planned':
    case 'unplanned':
    case 'undone':
      return `${event.seat} ${event.type}`;
    case 'queen-chosen':
      return `${event.seat} chose ${event.queen ?? 'a queen'}`;
    case 'round':
      return `round ${event.round}, ${event.marker} begins`;
    case 'shuffled':
      return `shuffled ${event.side} ${event.deck}: ${event.count}`;
    case 'drew':
      return `${event.seat} drew ${event.cards === null ? event.count : Object.values(event.cards).join(', ')}`;
    case 'bonus-stacked':
      return `${event.seat} stacked ${event.count} bonus`;
    case 'turned':
      return `${event.seat} turned ${event.card}${event.bonus ? ' (bonus)' : ''}`;
    case 'drawn':
      return `${event.seat} drew and plays ${event.card ?? 'nothing'}`;
    case 'chose':
      return `${event.seat} chose option ${event.option}${event.forced ? ' (forced)' : ''}`;
    case 'without-effect':
      return `${event.card} is without effect`;
    case 'moved':
      return `${event.unit} moved ${event.from} > ${event.to}, ${event.cost}`;
    case 'attacked':
      return [
        `${event.unit} attacked ${event.target}: ${dice(event.attack)} = ${event.hits}`,
        ...(event.defence.length === 0 ? [] : [`; ${dice(event.defence)} = ${event.blocks} blocks`]),
        ...(event.counters === 0 ? [] : [`, ${event.counters} counter`]),
      ].join('');
    case 'hit':
      return `${event.unit} ${event.by === 'attack' ? 'hit' : 'countered'}: ${event.hits}, figures ${event.figures}, damage ${event.damage}`;
    case 'died':
      return `${event.unit} died`;
    case 'shield-down':
      return 'the shield is off';
    case 'queen-shown':
      return `${event.queen} is the queen`;
    case 'bonus-won':
      return `${event.seat} won ${event.count} bonus for ${event.victim}`;
    case 'bonus-taken':
      return `${event.seat} took ${event.battlefield}+${event.palace}${event.forced ? ' (forced)' : ''}`;
    case 'starfighter-turned':
      return `${event.seat} turned ${event.card}`;
    case 'starfighter-placed':
      return `${event.seat} placed ${event.card} on grid ${event.grid}${event.forced ? ' (forced)' : ''}`;
    case 'fighters-rolled':
      return `${event.seat} rolled for ${named(event.obstacle)}: ${event.hits} hits`;
    case 'blocked':
      return `${event.seat} blocked ${event.numbers.join(' ')}${event.forced ? ' (forced)' : ''}`;
    case 'flew':
      return `Anakin ${event.passed ? 'passed' : 'failed at'} ${named(event.obstacle)} with ${event.dice.join('+')}`;
    case 'anakin-moved':
      return `Anakin is at ${event.place}`;
    case 'ship-fell':
      return `the ship fell: ${event.figures} figures`;
    case 'sent-to-palace':
      return `${event.unit} sent ${event.units.join(' ')} to ${event.spaces.join(' ')}, ${event.destroyed} destroyed`;
    case 'deployed':
      return `${event.mtt} deployed ${event.unit}, ${event.figures}, at ${event.at}`;
    case 'healed':
      return `${event.unit} healed ${event.steps}, damage ${event.damage}`;
    case 'finished':
      return `${event.seat} finished${event.forced ? ' (forced)' : ''}`;
    case 'resign-offered':
    case 'resign-withdrawn':
    case 'resigned':
    case 'timed-out':
    case 'abandoned':
      return `${event.seat} ${event.type}`;
    case 'over':
      return `over: ${event.winner ?? 'nobody'} by ${event.by}`;
  }
}

function dice(list: readonly Die[]): string {
  return list.map(([colour, face]) => `${colour} ${face}`).join(', ');
}

function named(obstacle: Obstacle): string {
  return obstacle.kind === 'card' ? obstacle.card : `grid ${obstacle.grid}`;
}
