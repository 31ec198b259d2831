/** That everything is there as often as the box has it. [S p2, p4] */
import type { Complaint } from './complaint';
import { IN_PALACE, UNIT_KINDS, type QueensGambitComponents, type SetUp, type Side, type UnitKind } from './types';

const HALF_SPACES = 8;
const STARFIGHTERS = 8;
const DAMAGE_MARKERS = 18;

/** Figures in the box by kind; a droid's figures are counted wherever they stand. */
const FIGURES: Readonly<Partial<Record<UnitKind, number>>> = {
  gungan: 27,
  kaadu: 8,
  catapult: 3,
  fambaa: 2,
  battleDroid: 65,
  destroyerDroid: 12,
  aat: 4,
  mtt: 3,
  palaceGuard: 21,
  redQueen: 1,
  purpleQueen: 1,
  panaka: 1,
  viceroy: 2,
  quiGon: 1,
  obiWan: 1,
  maul: 1,
};

export function checkCounts(components: QueensGambitComponents): Complaint[] {
  return [
    ...checkFigures(components),
    ...checkMarkers(components),
    ...checkHalfSpaces(components),
    ...checkStarfighters(components),
  ];
}

function checkFigures({ units, plains, palace, core }: QueensGambitComponents): Complaint[] {
  const boards: Readonly<Record<string, SetUp>> = { plains: plains.setup, palace: palace.setup, core: core.setup };
  const strays = Object.entries(boards).flatMap(([board, setup]) =>
    Object.keys(setup)
      .filter((kind) => units[kind as UnitKind].area !== board)
      .map((kind) => ({ path: [board, 'setup', kind], message: `a ${kind} does not start here` })),
  );
  const inSetup = (kind: UnitKind): number =>
    Object.values(boards).reduce((sum, setup) => sum + (setup[kind]?.length ?? 0), 0) * units[kind].groupSize;
  const palaceForm: Partial<Record<UnitKind, UnitKind>> = IN_PALACE;
  const wrong = UNIT_KINDS.flatMap((kind) => {
    const wanted = FIGURES[kind];
    if (wanted === undefined) return [];
    const also = palaceForm[kind];
    const found = inSetup(kind) + (also === undefined ? 0 : inSetup(also));
    if (found === wanted) return [];
    const path = [units[kind].area, 'setup', kind];
    return [{ path, message: `the box has ${wanted} figures of this kind; the set-up has ${found}` }];
  });
  return [...strays, ...wrong];
}

function checkMarkers({ rules, units, plains, palace, core }: QueensGambitComponents): Complaint[] {
  const needed: Record<Side, number> = { federation: 0, naboo: 0 };
  for (const setup of [plains.setup, palace.setup, core.setup])
    for (const kind of UNIT_KINDS)
      if ((units[kind].hits ?? 1) > 1) needed[units[kind].side] += setup[kind]?.length ?? 0;
  const { green, brown } = rules.damageMarkers;
  if (green + brown !== DAMAGE_MARKERS)
    return [{ path: ['rules', 'damageMarkers'], message: `the box has ${DAMAGE_MARKERS}; these are ${green + brown}` }];
  return [
    { colour: 'green', there: green, units: needed.naboo },
    { colour: 'brown', there: brown, units: needed.federation },
  ]
    .filter(({ there, units: n }) => there !== n)
    .map(({ colour, there, units: n }) => ({
      path: ['rules', 'damageMarkers', colour],
      message: `${n} units of the set-up have a damage track; there are ${there} markers for them`,
    }));
}

function checkHalfSpaces({ plains }: QueensGambitComponents): Complaint[] {
  const { halfSpaces, rows } = plains;
  const path = ['plains', 'halfSpaces'];
  const seen = new Set(halfSpaces.map((half) => half.join(' ')));
  if (halfSpaces.length !== HALF_SPACES || seen.size !== HALF_SPACES)
    return [{ path, message: `the board has ${HALF_SPACES} of them; these are ${seen.size}` }];
  return halfSpaces.flatMap(([row], index) =>
    row < rows.length ? [] : [{ path: [...path, index], message: `there is no row ${row}` }],
  );
}

function checkStarfighters({ space }: QueensGambitComponents): Complaint[] {
  const found = Object.keys(space.starfighters).length;
  return found === STARFIGHTERS
    ? []
    : [{ path: ['space', 'starfighters'], message: `the box has ${STARFIGHTERS} cards; these are ${found}` }];
}
