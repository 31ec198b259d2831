/** The components: what they must be like, those that the game comes with, and an owner's corrections of them. */
import { ComponentError } from '@theed/tabletop';
import core from '../../data/core.json';
import federationBattlefield from '../../data/deck-federation-battlefield.json';
import federationPalace from '../../data/deck-federation-palace.json';
import nabooBattlefield from '../../data/deck-naboo-battlefield.json';
import nabooPalace from '../../data/deck-naboo-palace.json';
import dice from '../../data/dice.json';
import palace from '../../data/palace.json';
import plains from '../../data/plains.json';
import rules from '../../data/rules.json';
import space from '../../data/space.json';
import units from '../../data/units.json';
import { checkCards } from './cards';
import { fieldName } from './complaint';
import { corrected } from './correction';
import { checkCounts } from './counts';
import { checkPlaces } from './places';
import { componentsSchema } from './schema';
import type { QueensGambitComponents } from './types';

/**
 * @returns the components, if they can be played with
 * @throws ComponentError which names the field: `palace.walls[3]: …`
 */
export function parseComponents(json: unknown): QueensGambitComponents {
  const result = componentsSchema.safeParse(json);
  if (!result.success) {
    const issue = result.error.issues[0]!;
    // An unknown key is reported on its object; the field that is wrong is the key.
    if (issue.code === 'unrecognized_keys')
      throw new ComponentError(`${fieldName([...issue.path, issue.keys[0]!])}: there is no such field here`);
    throw new ComponentError(`${fieldName(issue.path)}: ${issue.message}`);
  }
  const [complaint] = [...checkPlaces(result.data), ...checkCounts(result.data), ...checkCards(result.data)];
  if (complaint !== undefined) throw new ComponentError(`${fieldName(complaint.path)}: ${complaint.message}`);
  return result.data;
}

/** The components that the game comes with, see data/. */
export const defaultComponents: QueensGambitComponents = parseComponents({
  rules,
  units,
  dice,
  plains,
  palace,
  core,
  space,
  decks: {
    federation: { battlefield: federationBattlefield, palace: federationPalace },
    naboo: { battlefield: nabooBattlefield, palace: nabooPalace },
  },
});

/**
 * The components that the game comes with, corrected by an owner of the printed game.
 *
 * @param correction a part of the components, for instance `{ units: { kaadu: { move: 3 } } }`
 * @throws ComponentError which names the field that is wrong
 */
export function withCorrection(correction: unknown): QueensGambitComponents {
  return parseComponents(corrected(defaultComponents, correction));
}
