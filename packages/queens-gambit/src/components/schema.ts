/** The form of the components: what each field must be, whatever the others say. */
import { z } from 'zod';
import { TERRAIN } from '../boards/types';
import {
  DECKS,
  SIDES,
  UNIT_KINDS,
  type Action,
  type CardSpec,
  type CoreSpec,
  type DeckList,
  type DiceSpec,
  type Face,
  type FlightGrid,
  type PalaceSpec,
  type PlainsSpec,
  type Provenance,
  type QueensGambitComponents,
  type RuleValues,
  type SetUp,
  type SpaceSpec,
  type UnitSpec,
} from './types';

const count = (max: number): z.ZodInt => z.int().min(1).max(max);
const number = (max: number): z.ZodInt => z.int().min(0).max(max);
const text = (max: number): z.ZodString => z.string().min(1).max(max);

const provenance: z.ZodType<Provenance> = z.strictObject({
  from: z.enum(['book', 'web', 'inferred', 'ours', 'owner']),
  note: text(300).exactOptional(),
});
const provenances = z.record(text(40), provenance);

const unitKind = z.enum(UNIT_KINDS, { error: `a unit is one of ${UNIT_KINDS.join(', ')}` });
const groupDroid = z.enum(['battleDroid', 'destroyerDroid']);

const PLAINS_SPACE = /^b\.\d{1,2}\.\d{1,2}$/;
const PALACE_SPACE = /^p\.[123]\.\d{1,2}\.\d{1,2}$/;
const CORE_SPACE = /^c\.\d{1,2}\.\d{1,2}$/;
const plainsSpace = z.string().regex(PLAINS_SPACE, 'a space of the plains is written b.row.column');
const palaceSpace = z.string().regex(PALACE_SPACE, 'a space of the palace is written p.level.row.column');
const coreSpace = z.string().regex(CORE_SPACE, 'a space of the core is written c.x.y');
const setUp = (space: z.ZodString): z.ZodType<SetUp> => z.partialRecord(unitKind, z.array(space).max(100));

const unit: z.ZodType<UnitSpec> = z.strictObject({
  side: z.enum(SIDES),
  area: z.enum(['plains', 'palace', 'core']),
  groupSize: count(10),
  move: number(30),
  attack: z.strictObject({ red: count(12).exactOptional(), gray: count(12).exactOptional() }),
  attackPer: z.enum(['figure', 'unit']),
  range: z.union([number(10), z.enum(['sight', 'adjacent'])], {
    error: 'a range is a number of spaces, "sight" or "adjacent"',
  }),
  defence: z.strictObject({
    green: count(12).exactOptional(),
    blue: count(12).exactOptional(),
    gold: count(12).exactOptional(),
  }),
  defencePer: z.enum(['figure', 'unit']),
  hits: count(30).nullable(),
  bonus: number(10),
  provenance: provenances,
});

const face: z.ZodType<Face> = z.strictObject({
  hit: number(5).exactOptional(),
  block: number(5).exactOptional(),
  counter: number(5).exactOptional(),
});
const faces = z.array(face).length(6, 'a die has six faces');

const dice: z.ZodType<DiceSpec> = z.strictObject({
  pool: z.strictObject({
    red: count(20),
    gray: count(20),
    green: count(20),
    blue: count(20),
    gold: count(20),
    anakin: z.literal(2),
  }),
  faces: z.strictObject({ red: faces, gray: faces, green: faces, blue: faces, gold: faces }),
  provenance: provenances,
});

const plains: z.ZodType<PlainsSpec> = z.strictObject({
  rows: z.array(count(30)).min(1).max(30),
  shoved: z.enum(['even', 'odd']),
  halfSpaces: z.array(z.tuple([number(29), z.enum(['west', 'east'])])).max(60),
  zones: z.array(z.enum(['inside', 'line', 'outside'])).max(30),
  setup: setUp(plainsSpace),
  provenance: provenances,
});

const LETTERS = Object.keys(TERRAIN);
const mapRow = z
  .string()
  .max(30)
  .refine((row) => Array.from(row).every((letter) => LETTERS.includes(letter)), {
    error: `a row of a level has the letters ${LETTERS.join(' ')}`,
  });
const map = z.array(mapRow).min(1).max(30);
const columns = z.strictObject({ level: z.int().min(1).max(3), from: number(29), to: number(29) });
const palacePair = z.tuple([palaceSpace, palaceSpace]);

const palace: z.ZodType<PalaceSpec> = z.strictObject({
  maps: z.strictObject({ '1': map, '2': map, '3': map }),
  walls: z.array(palacePair).max(200),
  doors: z.array(palacePair).max(200),
  stairs: z.array(palacePair).max(20),
  throneRoom: columns,
  hangar: columns,
  setup: setUp(palaceSpace),
  provenance: provenances,
});

const core: z.ZodType<CoreSpec> = z.strictObject({
  map: z
    .array(
      z
        .string()
        .max(30)
        .regex(/^[o#]*$/, 'a row of the core has the letters o #'),
    )
    .min(1)
    .max(30),
  doors: z.array(z.tuple([coreSpace, palaceSpace])).max(30),
  setup: setUp(coreSpace),
  provenance: provenances,
});

const grid: z.ZodType<FlightGrid> = z.strictObject({
  dice: count(4),
  printed: z.array(z.int().min(2).max(12)).max(10),
});

const space: z.ZodType<SpaceSpec> = z.strictObject({
  grids: z.strictObject({ '1': grid, '2': grid, '3': grid, '4': grid, '5': grid }),
  starfighters: z.record(text(40), grid),
  provenance: provenances,
});

const action: z.ZodType<Action> = z.discriminatedUnion(
  'do',
  [
    z.strictObject({
      do: z.literal('activate'),
      unit: unitKind,
      n: count(20),
      move: count(30).exactOptional(),
      moveTimes: count(5).exactOptional(),
      dice: count(12).exactOptional(),
      maxPerRoll: count(12).exactOptional(),
      windows: z.boolean().exactOptional(),
    }),
    z.strictObject({ do: z.literal('anakin') }),
    z.strictObject({ do: z.literal('starfighter') }),
    z.strictObject({ do: z.literal('to-palace'), unit: groupDroid, max: count(10) }),
    z.strictObject({ do: z.literal('deploy'), unit: groupDroid, max: count(10) }),
    z.strictObject({ do: z.literal('draw-and-play'), deck: z.enum(DECKS), n: count(5) }),
    z.strictObject({ do: z.literal('heal'), unit: unitKind, n: count(30) }),
  ],
  {
    error: 'what an action does is one of activate, anakin, starfighter, to-palace, deploy, draw-and-play, heal',
  },
);

const card: z.ZodType<CardSpec> = z.strictObject({
  name: text(80),
  count: count(45),
  options: z.array(z.array(action).min(1).max(5)).min(1).max(5),
  provenance: provenances,
});

const cardId = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id has small letters and digits, with single hyphens between them');
const deck: z.ZodType<DeckList> = z.strictObject({ cards: z.record(cardId, card) });
const decks = z.strictObject({ battlefield: deck, palace: deck });

const hand = z.strictObject({ deal: count(10), play: count(10), draw: count(10) });
const rules: z.ZodType<RuleValues> = z.strictObject({
  hands: z.strictObject({ twoSeats: hand, fourSeats: hand }),
  shield: z.strictObject({
    pass: z.array(unitKind).max(20),
    lineOnly: z.array(unitKind).max(20),
    barred: z.array(unitKind).max(20),
  }),
  guardMoveAfterQueen: number(30),
  federationWinsAt: number(20),
  damageMarkers: z.strictObject({ green: number(40), brown: number(40) }),
  provenance: provenances,
});

export const componentsSchema: z.ZodType<QueensGambitComponents> = z.strictObject({
  rules,
  units: z.record(unitKind, unit),
  dice,
  plains,
  palace,
  core,
  space,
  decks: z.strictObject({ federation: decks, naboo: decks }),
});
