/** The two Battle Decks as data: what a deck list must be like, and the lists that the game comes with. */
import { ComponentError } from '@theed/tabletop';
import { z } from 'zod';
import maul from '../data/maul.json';
import quiGon from '../data/qui-gon.json';
import { SIDES, type CardSpec, type ClashComponents, type DeckList, type Effect, type Side } from './types';

/** A plan needs three cards after a draw of seven, so a shorter list could leave a hand without one. (C9, C13) */
const MIN_CARDS = 7;
const MAX_CARDS = 200;

const text = (max: number): z.ZodString => z.string().min(1).max(max);

const COUNTED = ['draw', 'deflect', 'disrupt', 'renew'] as const;
const UNCOUNTED = ['retreat', 'surge', 'laser-gates'] as const;

const effect = z.discriminatedUnion(
  'kind',
  [z.strictObject({ kind: z.enum(COUNTED), n: z.int().min(1).max(10) }), z.strictObject({ kind: z.enum(UNCOUNTED) })],
  { error: `the kind of an effect is one of ${[...COUNTED, ...UNCOUNTED].join(', ')}` },
);

const card = z
  .strictObject({
    id: z
      .string()
      .max(40)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id has small letters and digits, with single hyphens between them'),
    count: z.int().min(1).max(60),
    name: text(40),
    value: z.int().min(0).max(5).exactOptional(),
    effects: z.array(effect).min(1).max(5).exactOptional(),
    attested: z.enum(['rules', 'name', 'no']),
    source: text(500).exactOptional(),
  })
  .superRefine(checkCard);

function checkCard(
  { value, effects }: Pick<CardSpec, 'value'> & { readonly effects?: readonly Effect[] },
  context: z.RefinementCtx,
): void {
  if (value !== undefined && effects !== undefined)
    context.addIssue({ code: 'custom', path: ['value'], message: 'a card with effects has no value' });
  if (value === undefined && effects === undefined)
    context.addIssue({ code: 'custom', path: ['value'], message: 'a card has a value or effects; this has neither' });
  effects?.slice(0, -1).forEach(({ kind }, index) => {
    if (kind === 'retreat' || kind === 'laser-gates')
      context.addIssue({ code: 'custom', path: ['effects', index], message: `nothing can follow ${kind}` });
  });
}

const deckList = z
  .strictObject({
    side: z.enum(['qui-gon', 'maul']),
    source: text(1000).exactOptional(),
    cards: z.array(card).max(60),
  })
  .superRefine(({ cards }, context) => {
    const ids = new Set<string>();
    cards.forEach(({ id }, index) => {
      if (ids.has(id))
        context.addIssue({ code: 'custom', path: ['cards', index, 'id'], message: `${id} is listed twice` });
      ids.add(id);
    });
    const total = cards.reduce((sum, { count }) => sum + count, 0);
    if (total < MIN_CARDS || total > MAX_CARDS)
      context.addIssue({
        code: 'custom',
        path: ['cards'],
        message: `a deck has ${MIN_CARDS} to ${MAX_CARDS} cards; this has ${total}`,
      });
  });

const SIDE_NAMES: Readonly<Record<Side, DeckList['side']>> = { '0': 'qui-gon', '1': 'maul' };

const deckListOf = (side: Side): z.ZodType<DeckList> =>
  deckList.refine((list) => list.side === SIDE_NAMES[side], {
    path: ['side'],
    error: `expected "${SIDE_NAMES[side]}"`,
    when: ({ issues }) => issues.length === 0,
  });

const components: z.ZodType<ClashComponents> = z.strictObject({
  decks: z.strictObject({ '0': deckListOf('0'), '1': deckListOf('1') }),
});

/**
 * @returns the components, if they can be played with
 * @throws ComponentError which names the field: `decks.0.cards[3].effects[0].n: …`
 */
export function parseComponents(json: unknown): ClashComponents {
  return parse(components, json, '');
}

/**
 * Reads one side's deck list, which is what an owner's deck file holds.
 *
 * @throws ComponentError which names the field: `cards[3].effects[0].n: …`
 */
export function parseDeckList(json: unknown, side: Side): DeckList {
  return parse(deckListOf(side), json, '');
}

/** The deck lists that the game comes with, see data/. */
export const defaultComponents: ClashComponents = parseComponents({ decks: { '0': quiGon, '1': maul } });

/**
 * The components with an owner's own lists in the place of those that the game comes with.
 *
 * @param lists contents of deck files, by side; a side without one keeps its list
 * @throws ComponentError which names the side and the field: `decks.1.cards[0].count: …`
 */
export function withOwnDecks(lists: Readonly<Partial<Record<Side, unknown>>>): ClashComponents {
  const decks = { ...defaultComponents.decks };
  for (const side of SIDES) {
    if (lists[side] !== undefined) decks[side] = parse(deckListOf(side), lists[side], `decks.${side}.`);
  }
  return { decks };
}

function parse<T>(schema: z.ZodType<T>, json: unknown, prefix: string): T {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  // An unknown key is reported on its object; the field that is wrong is the key.
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
  const message = issue.code === 'unrecognized_keys' ? 'there is no such field here' : issue.message;
  throw new ComponentError(`${prefix}${fieldName(path)}: ${message}`);
}

/** `['cards', 3, 'n']` as `cards[3].n`. */
function fieldName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the list';
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`))
    .join('');
}
