import type { ClashComponents, ClashEvent, Side } from '@theed/clash-of-the-lightsabers';
import { narrate } from '@theed/clash-of-the-lightsabers/narrate';
import type { Message, MusterEvent } from '@theed/tabletop';
import { isMessage, type Params, type Translate } from '../../i18n/i18n';
import { specOf } from './ClashContext';

/** A sentence and the side that it is about, if it is about one. */
export interface Sentence {
  readonly text: string;
  readonly side: Side | null;
}

/** An event in sentences of the reader's language, each ending in a full stop. */
export function tell(t: Translate, components: ClashComponents, event: ClashEvent | MusterEvent): Sentence[] {
  switch (event.type) {
    case 'ready':
    case 'unready':
      return [
        { text: t(`table.log.${event.type}`, { side: sideName(t, event.seat as Side) }), side: event.seat as Side },
      ];
    case 'begun':
      return [{ text: t('table.log.begun'), side: null }];
    default:
      return narrate(event).map((message) => sentence(t, components, message));
  }
}

export function sideName(t: Translate, side: Side): string {
  return t(side === '0' ? 'clash.side.0' : 'clash.side.1');
}

function sentence(t: Translate, components: ClashComponents, { id, params }: Message): Sentence {
  if (!isMessage(id)) throw new Error(`there is no text for ${id}`);
  const seat = params.seat;
  return { text: t(id, inWords(t, components, params)), side: seat === '0' || seat === '1' ? seat : null };
}

/** Seats and kinds as names; the seat itself stays as `seat`, for languages that want it. */
function inWords(t: Translate, components: ClashComponents, params: Params): Params {
  const words: Record<string, string | number> = { ...params };
  for (const key of ['seat', 'other'] as const) {
    const seat = params[key];
    if (seat === '0' || seat === '1') words[key === 'seat' ? 'side' : 'otherSide'] = sideName(t, seat);
  }
  const of = params.of;
  if (of === '0' || of === '1') {
    for (const key of ['card', 'cards'] as const) {
      const kinds = params[key];
      if (typeof kinds === 'string') words[key] = names(components, of, kinds);
    }
  }
  return words;
}

/** `'power-3 power-3 retreat'` as `'Power 3 ×2, Retreat'`. */
function names(components: ClashComponents, side: Side, kinds: string): string {
  const counted = new Map<string, number>();
  for (const kind of kinds.split(' ').filter((part) => part !== '')) {
    const { name } = specOf(components, side, kind);
    counted.set(name, (counted.get(name) ?? 0) + 1);
  }
  return [...counted].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)).join(', ');
}
