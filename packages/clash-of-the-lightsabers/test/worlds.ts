/** What the viewers of a duel may not know, so that it can be tried whether it is kept from them. */
import { sees, type Viewer } from '@theed/tabletop';
import type { Picker, Worlds } from '@theed/tabletop/testing';
import { SIDES, type ClashEvent, type ClashState, type Kind, type Side } from '../src';

/** A place where a hidden card lies: what it is, and how to put another there. */
interface HiddenPlace {
  readonly kind: Kind;
  readonly put: (kind: Kind) => void;
}

type TableEvent = Parameters<Worlds<ClashState, ClashEvent>['reveals']>[0][number];

export const clashWorlds: Worlds<ClashState, ClashEvent> = {
  scramble: (state, viewer, pick) => {
    const other = structuredClone(state);
    for (const side of SIDES) dealAnew(hiddenPlaces(other, side, viewer), pick);
    return other;
  },

  rewrite: (events, scrambled, viewer) =>
    events.map((event) => {
      if (event.type !== 'drew' || event.cards === null || sees(viewer, event.seat)) return event;
      const now = hiddenCards(scrambled, event.seat);
      const cards = Object.entries(event.cards).map(([id, kind]) => [id, now[id] ?? kind]);
      return { ...event, cards: Object.fromEntries(cards) as Record<string, Kind> };
    }),

  reveals: (events, viewer) => events.some((event) => reveals(event, viewer)),
};

/** Whether the event tells the viewer something about a card that he did not know, or that chance has chosen. */
function reveals(event: TableEvent, viewer: Viewer): boolean {
  switch (event.type) {
    case 'drew':
      return sees(viewer, event.seat);
    case 'revealed':
      return true;
    case 'turned':
      return SIDES.some((side) => event.cards[side] !== undefined && !sees(viewer, side));
    case 'played':
      return !sees(viewer, event.seat);
    case 'effect':
      return event.effect === 'disrupt';
    default:
      return false;
  }
}

/** A deck hides its order from everybody; what lies face down or is held is hidden from all but the owner. */
function hiddenPlaces(state: ClashState, side: Side, viewer: Viewer): HiddenPlace[] {
  const { deck, hand, plan } = state.sides[side];
  const places: HiddenPlace[] = deck.map((kind, index) => ({ kind, put: (next) => (deck[index] = next) }));
  if (sees(viewer, side)) return places;
  for (const [id, kind] of Object.entries(hand)) places.push({ kind, put: (next) => (hand[id] = next) });
  for (const faceDown of [plan, state.plans[side] ?? {}]) {
    for (const [battle, card] of Object.entries(faceDown)) {
      places.push({ kind: card.kind, put: (next) => (faceDown[battle] = { ...card, kind: next }) });
    }
  }
  const choice = state.choices[side];
  if (choice) places.push({ kind: choice.kind, put: (next) => (state.choices[side] = { ...choice, kind: next }) });
  return places;
}

function dealAnew(places: readonly HiddenPlace[], pick: Picker): void {
  const kinds = pick.shuffled(places.map(({ kind }) => kind));
  places.forEach(({ put }, index) => put(kinds[index]!));
}

/** What the side holds or has face down, by id. */
function hiddenCards(state: ClashState, side: Side): Record<string, Kind> {
  const choice = state.choices[side];
  const faceDown = [
    ...Object.values(state.sides[side].plan),
    ...Object.values(state.plans[side] ?? {}),
    ...(choice ? [choice] : []),
  ];
  return { ...state.sides[side].hand, ...Object.fromEntries(faceDown.map(({ id, kind }) => [id, kind])) };
}
