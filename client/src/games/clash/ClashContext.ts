import type { CardSpec, ClashComponents, Kind, Side } from '@theed/clash-of-the-lightsabers';
import { createContext, useContext } from 'react';

/** What every part of this table draws with. */
export interface Clash {
  readonly components: ClashComponents;
  /** The side that is shown at the bottom: one's own, or Qui-Gon for those who watch. */
  readonly near: Side;
  /** One's own side, `null` for those who watch. */
  readonly you: Side | null;
  /** Name of whoever plays a side. */
  readonly playerName: (side: Side) => string;
}

const Context = createContext<Clash | null>(null);

export const ClashProvider = Context.Provider;

export function useClash(): Clash {
  const clash = useContext(Context);
  if (clash === null) throw new Error('a part of the Clash table was drawn outside of ClashProvider');
  return clash;
}

/** What is printed on a card. A kind that the deck list does not have would be a fault of the server. */
export function specOf(components: ClashComponents, side: Side, kind: Kind): CardSpec {
  const spec = components.decks[side].cards.find((card) => card.id === kind);
  if (spec === undefined) throw new Error(`the deck list of side ${side} has no card ${kind}`);
  return spec;
}
