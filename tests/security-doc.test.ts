import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const text = await readFile(new URL('docs/security.md', root), 'utf8');
const rows = text.split('\n').filter((line) => /^\| V\d/.test(line));
const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());

/** Requirements of levels 1 and 2 in the sections of each chapter of ASVS 5.0.0, by the number of the section. */
const SECTIONS: Record<string, Record<number, number>> = {
  V1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  V2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  V3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  V4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  V5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  V6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  V7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  V8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  V9: { 1: 3, 2: 4 },
  V10: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 },
  V11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  V12: { 1: 3, 2: 2, 3: 4 },
  V13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  V14: { 1: 2, 2: 4, 3: 3 },
  V15: { 1: 3, 2: 3, 3: 7 },
  V16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
  V17: { 1: 1, 2: 4, 3: 2 },
};

const REASONS = /^(n\/a|operator|document|review|deviation|open)(:|$)/;

test('every requirement is listed once', () => {
  const required = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
    Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${chapter}.${section}.${index + 1}`),
    ),
  );
  const listed = rows.flatMap((row) => cellsOf(row)[1]?.split(', ') ?? []);
  expect(listed.toSorted()).toEqual(required.toSorted());
});

test.each(rows.map((row) => [cellsOf(row)[1]?.slice(0, 40), row]))(
  '%s is proved by a test that exists, or says why not',
  async (_id, row) => {
    const [, , , , proof = ''] = cellsOf(row);
    const [, path = '', title = ''] = /^`([^`]+)` "(.+)"$/.exec(proof) ?? [];
    if (path === '') return expect(proof).toMatch(REASONS);
    expect(await readFile(new URL(path, root), 'utf8')).toContain(title);
  },
);
