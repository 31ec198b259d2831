import type { ClashEvent, Kind, Side } from '../src';

const NAMES: Readonly<Record<Side, string>> = { '0': 'Qui-Gon', '1': 'Maul' };

/** Events in short words, so that a whole chain can be written down in a test. */
export function tellAll(events: readonly ClashEvent[]): string[] {
  return events.map(tell);
}

export function tell(event: ClashEvent): string {
  switch (event.type) {
    case 'round':
      return `round ${event.round}`;
    case 'shuffled':
      return `${NAMES[event.seat]} shuffles ${event.count}`;
    case 'drew':
      return `${NAMES[event.seat]} draws ${event.count}`;
    case 'planned':
    case 'unplanned':
    case 'chose':
    case 'unchose':
    case 'resigned':
    case 'timed-out':
    case 'abandoned':
      return `${NAMES[event.seat]} ${event.type}`;
    case 'revealed':
      return `battle ${event.battle}: ${event.cards['0']} v ${event.cards['1']}`;
    case 'cancelled':
      return `cancelled: ${event.cards['0']} v ${event.cards['1']}`;
    case 'turned':
      return `turned: ${event.cards['0'] ?? 'nothing'} v ${event.cards['1'] ?? 'nothing'}`;
    case 'played':
      return `${NAMES[event.seat]} plays ${event.card}`;
    case 'effect':
      return tellEffect(event);
    case 'compared':
      return `totals ${event.totals['0']}-${event.totals['1']}${event.leader === null ? ', Standoff' : ''}`;
    case 'conceded':
      return `${NAMES[event.seat]} ${event.forced ? 'must concede' : 'concedes'}`;
    case 'battle-over':
      return event.winner === null ? `drawn by ${event.by}` : `${NAMES[event.winner]} wins by ${event.by}`;
    case 'scored':
      return `score ${event.positions['0']}-${event.positions['1']}`;
    case 'over':
      return `over: ${event.winner === null ? 'nobody' : NAMES[event.winner]} by ${event.by}`;
  }
}

function tellEffect(event: Extract<ClashEvent, { readonly type: 'effect' }>): string {
  const who = `${NAMES[event.seat]}'s ${event.effect}`;
  switch (event.effect) {
    case 'draw':
    case 'laser-gates':
      return who;
    case 'surge':
      return `${who} adds ${event.added ?? 'nothing'}`;
    case 'retreat':
      return `${who} returns ${words(event.returned)}, discards ${words(event.discarded)}`;
    case 'deflect':
    case 'disrupt':
    case 'renew':
      return `${who}: ${words(event.cards)}`;
  }
}

function words(kinds: readonly Kind[] = []): string {
  return kinds.length === 0 ? 'nothing' : kinds.join(' ');
}
