import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const RULES = join(__dirname, '../../../docs/rules/queens-gambit.md');

/** Numbers of the clauses that the document lists, in order. */
function listedClauses(): string[] {
  return [...readFileSync(RULES, 'utf8').matchAll(/^- \*\*(Q\d+)\*\*/gm)].map(([, clause]) => clause!);
}

/** Numbers in the titles of tests, with the file that names them. */
function testedClauses(): { readonly clause: string; readonly file: string }[] {
  return readdirSync(__dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => {
      const titles = readFileSync(join(__dirname, file), 'utf8').matchAll(/\(\s*['"`]((?:\[Q\d+\] )+)\S/g);
      return [...titles].flatMap(([, numbers]) =>
        [...numbers!.matchAll(/Q\d+/g)].map(([clause]) => ({ clause, file })),
      );
    });
}

test('clauses are numbered from Q1 without a gap', () => {
  const clauses = listedClauses();
  expect(clauses.length).toBeGreaterThan(100);
  expect(clauses).toEqual(clauses.map((_, index) => `Q${index + 1}`));
});

test('every clause of the rule book has a test that names it', () => {
  const tested = new Set(testedClauses().map(({ clause }) => clause));
  expect(listedClauses().filter((clause) => !tested.has(clause))).toEqual([]);
});

test('no test names a clause that does not exist', () => {
  const listed = new Set(listedClauses());
  expect(testedClauses().filter(({ clause }) => !listed.has(clause))).toEqual([]);
});
