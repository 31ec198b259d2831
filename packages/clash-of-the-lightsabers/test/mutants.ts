/**
 * Ways in which this game could tell too much, each planted into a copy of it. The paired worlds must catch every one;
 * a checker that lets one through proves nothing about the game itself.
 */
import { sees, type LegalMove, type SeatId, type Viewer } from '@theed/tabletop';
import { clash, SIDES, type ClashEvent, type ClashGame, type ClashState, type ClashView, type Side } from '../src';

/** The view with something changed on each side. */
function viewWith(
  change: (side: ClashView['sides'][Side], state: ClashState, seat: Side, viewer: Viewer) => object,
): ClashGame['view'] {
  return (state, viewer) => {
    const view = clash.view(state, viewer);
    const changed = (seat: Side) => ({ ...view.sides[seat], ...change(view.sides[seat], state, seat, viewer) });
    return { ...view, sides: { '0': changed('0'), '1': changed('1') } };
  };
}

function eventsWith(change: (event: ClashEvent, viewer: Viewer) => ClashEvent | null): ClashGame['viewEvent'] {
  return (event, viewer) => {
    const seen = clash.viewEvent(event, viewer);
    return seen === null ? null : change(event, viewer);
  };
}

const opponentOf = (seat: SeatId): Side => (seat === '0' ? '1' : '0');

/** Moves whose events keep the arguments, as a log would that stores the whole action. */
function movesThatKeepArguments(): ClashGame['moves'] {
  return Object.fromEntries(
    Object.entries(clash.moves).map(([name, rule]) => [
      name,
      {
        ...rule,
        apply: (state, seat, args, tools) => {
          const held = state.sides[seat as Side].hand;
          const kinds = args.flat().map((id) => held[id as string]);
          rule.apply(state, seat, args, { ...tools, emit: (event) => tools.emit(Object.assign({ kinds }, event)) });
        },
      },
    ]),
  );
}

export const leakMutants: Readonly<Record<string, Partial<ClashGame>>> = {
  'the view is not filtered: everybody gets all hands': {
    view: viewWith((_side, state, seat) => ({ hand: { ...state.sides[seat].hand } })),
  },
  'a plan is shown to the opponent': {
    view: viewWith((side, state, seat, viewer) => ({
      plan: sees(viewer, opponentOf(seat)) ? { ...state.plans[seat], ...state.sides[seat].plan } : side.plan,
    })),
  },
  'a Standoff choice is shown to spectators': {
    view: viewWith((side, state, seat, viewer) => ({
      choice: viewer.kind === 'spectator' ? (state.choices[seat] ?? null) : side.choice,
    })),
  },
  'the order of the own deck is shown': {
    view: viewWith((side, state, seat, viewer) => ({
      deck: sees(viewer, seat) ? [...state.sides[seat].deck] : side.deck,
    })),
  },
  'the top card of a deck lends its length to the size of the deck': {
    view: viewWith((side, state, seat) => ({ deckSize: side.deckSize + (state.sides[seat].deck.at(-1)?.length ?? 0) })),
  },
  'the hand of the opponent is counted by kind': {
    view: viewWith((side, state, seat) => ({
      handSize: `${side.handSize} of ${new Set(Object.values(state.sides[seat].hand)).size} kinds`,
    })),
  },
  'cards that were drawn are told to everybody': {
    viewEvent: eventsWith((event) => event),
  },
  'the number of Power Cards that were drawn is told to everybody': {
    viewEvent: eventsWith((event, viewer) => {
      const seen = clash.viewEvent(event, viewer)!;
      if (event.type !== 'drew' || seen.type !== 'drew') return seen;
      const powers = Object.values(event.cards ?? {}).filter((kind) => kind.startsWith('power'));
      return { ...seen, count: powers.length };
    }),
  },
  'events keep the arguments of the move': {
    moves: movesThatKeepArguments(),
    viewEvent: (event, viewer) => ({
      ...clash.viewEvent(event, viewer)!,
      ...('kinds' in event && event.type !== 'drew' ? { kinds: event.kinds } : {}),
    }),
  },
  'what may be done depends on the cards of the opponent': {
    legal: (state, seat) => {
      const hand = Object.values(state.sides[opponentOf(seat)].hand);
      const peeked: LegalMove[] = hand.includes('retreat') ? [] : [{ move: 'resign', args: [] }];
      return [...clash.legal(state, seat).filter(({ move }) => move !== 'resign'), ...peeked];
    },
  },
  'the moment says what was planned': {
    at: (state) => `${clash.at(state)}${SIDES.map((side) => state.plans[side]?.['1']?.kind.length ?? '').join('')}`,
  },
  'a refusal depends on the cards of the opponent': {
    moves: {
      ...clash.moves,
      concede: {
        ...clash.moves.concede!,
        check: (state, seat, args) => {
          const refused = clash.moves.concede!.check(state, seat, args);
          const strong = Object.values(state.sides[opponentOf(seat)].hand).includes('power-4');
          return refused !== null && strong ? { ...refused, code: 'better-not' } : refused;
        },
      },
    },
  },
  'discard piles show planned cards that lie face down': {
    view: viewWith((side, state, seat) => ({
      discard: { ...side.discard, ...state.sides[seat].plan, ...state.plans[seat] },
    })),
  },
  'the stage of a player depends on the cards of his hand': {
    position: (state) => {
      const { phase, stages } = clash.position(state);
      const stage = (seat: string, name: string): string =>
        Object.values(state.sides[seat as Side].hand).includes('surge') ? `${name}-with-surge` : name;
      return {
        phase,
        stages: Object.fromEntries(Object.entries(stages).map(([seat, name]) => [seat, stage(seat, name)])),
      };
    },
  },
  'the ids of hidden cards say what they are, and are told to spectators': {
    view: viewWith((side, state, seat, viewer) => ({
      hand:
        viewer.kind === 'spectator' && state.over === null
          ? Object.fromEntries(Object.values(state.sides[seat].hand).map((kind, index) => [`${kind}#${index}`, null]))
          : side.hand,
    })),
  },
};

/** The game with this leak. */
export function leaking(mutant: Partial<ClashGame>): ClashGame {
  return { ...clash, ...mutant };
}
