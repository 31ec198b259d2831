/** That decks are as large as they are printed, and that a card asks for nothing that its side can't do. */
import type { Complaint } from './complaint';
import { DECKS, SIDES, type Action, type QueensGambitComponents, type Side, type UnitKind } from './types';

/** [S p2] */
const DECK_SIZE = 45;

/** The only ones who roll their dice in parts. (Q62) */
const FENCERS: readonly UnitKind[] = ['quiGon', 'obiWan', 'maul'];

export function checkCards(components: QueensGambitComponents): Complaint[] {
  return SIDES.flatMap((side) => [...checkSizes(components, side), ...checkActions(components, side)]);
}

function checkSizes({ decks }: QueensGambitComponents, side: Side): Complaint[] {
  const sizes = DECKS.flatMap((deck) => {
    const size = Object.values(decks[side][deck].cards).reduce((sum, { count }) => sum + count, 0);
    const path = ['decks', side, deck, 'cards'];
    return size === DECK_SIZE ? [] : [{ path, message: `a deck has ${DECK_SIZE} cards; this has ${size}` }];
  });
  const twice = Object.keys(decks[side].palace.cards)
    .filter((id) => Object.hasOwn(decks[side].battlefield.cards, id))
    .map((id) => ({ path: ['decks', side, 'palace', 'cards', id], message: 'this id is in the other deck too' }));
  return [...sizes, ...twice];
}

function checkActions(components: QueensGambitComponents, side: Side): Complaint[] {
  return DECKS.flatMap((deck) =>
    Object.entries(components.decks[side][deck].cards).flatMap(([id, { options }]) =>
      options.flatMap((actions, option) =>
        actions.flatMap((action, index) => {
          const wrong = complaintOf(components, side, action, actions.slice(0, index));
          if (wrong === null) return [];
          const path = ['decks', side, deck, 'cards', id, 'options', option, index, wrong.field];
          return [{ path, message: wrong.message }];
        }),
      ),
    ),
  );
}

function complaintOf(
  { units }: QueensGambitComponents,
  side: Side,
  action: Action,
  before: readonly Action[],
): { readonly field: string; readonly message: string } | null {
  if (action.do === 'anakin') return side === 'naboo' ? null : { field: 'do', message: 'Anakin flies for Naboo' };
  if (action.do === 'starfighter')
    return side === 'federation' ? null : { field: 'do', message: 'starfighter cards are the Federation’s' };
  if (action.do === 'draw-and-play') return null;
  if (units[action.unit].side !== side) return { field: 'unit', message: `a ${action.unit} is not of this side` };
  if (action.do !== 'activate') return null;
  if (units[action.unit].hits === null) return { field: 'unit', message: `a ${action.unit} never acts` };
  if (before.some((other) => other.do === 'activate' && other.unit === action.unit))
    return { field: 'unit', message: `this option has a ${action.unit} already` };
  if (FENCERS.includes(action.unit)) return null;
  const dice = (['dice', 'maxPerRoll'] as const).find((field) => action[field] !== undefined);
  return dice === undefined ? null : { field: dice, message: `only ${FENCERS.join(', ')} split their dice` };
}
