import { expect, test } from 'vitest';
import { say } from '#core/say.ts';
import type { ContentCounts } from '#server/db/tables.ts';
import type { Problem } from '#server/import/content-problem.ts';
import { describeResult } from '#server/import/describe-result.ts';
import type { ImportResult } from '#server/import/import-result.ts';

const counts: ContentCounts = {
  products: { en: 86, es: 86 },
  variants: 950,
  categories: 1,
  families: 30,
  applications: 12,
  pages: 20,
  redirects: 0,
  media: 1200,
};

const problem: Problem = {
  file: 'site/menus.yaml',
  place: { line: 4 },
  field: 'to',
  value: 'x',
  problem: say`'x' is not a known page`,
  whatToDo: say`Link to something that exists.`,
};

function result(overrides: Partial<ImportResult>): ImportResult {
  return { outcome: 'imported', version: 3, counts, errors: [], warnings: [], ...overrides };
}

test('An import ends with what it stored', () => {
  expect(describeResult(result({}), 'content/')).toBe(
    'Imported version 3: 86 products, 950 variants, 1 category, 30 families, 20 pages, 0 articles, 0 glossary terms, 0 questions, 0 places, 0 redirects, 1200 media files.',
  );
});

test('Errors that do not refuse an import are listed and counted', () => {
  const lines = describeResult(result({ existing: [problem] }), 'content/').split('\n');
  expect(lines[0]).toMatch(/^Error as before: content\/site\/menus\.yaml line 4/);
  expect(lines.at(-1)).toMatch(/1200 media files\. 1 error as before\.$/);
});

test('A refused import lists its errors and counts them', () => {
  expect(describeResult(result({ outcome: 'refused', errors: [problem] }), 'content/')).toBe(
    "content/site/menus.yaml line 4, field to: 'x' is not a known page. Link to something that exists.\n\nNothing was changed: 1 error.",
  );
});

test('Many warnings are cut short but counted', () => {
  const warnings = Array.from({ length: 25 }, (_, row) => ({ ...problem, field: `to.${row}` }));
  const text = describeResult({ outcome: 'checked', errors: [], warnings }, 'content/');
  expect(text.match(/^Warning: /gm)).toHaveLength(20);
  expect(text).toContain('… and 5 more warnings.');
  expect(text.endsWith('Nothing was changed, this was a dry run. 25 warnings.')).toBe(true);
});

test('One cause is reported once, with its first places and their number', () => {
  const errors = Array.from({ length: 37 }, (_, index): Problem => {
    const file = index < 3 ? 'a.csv' : 'b.csv';
    return { ...problem, file, field: 'weight', place: { row: index + 2 } };
  });
  const [line, ...rest] = describeResult(result({ outcome: 'refused', errors }), 'content').split(
    '\n',
  );
  expect(line).toBe(
    "content/a.csv row 2, column weight: 'x' is not a known page. Link to something that exists. Also in row 3, row 4, b.csv row 5, b.csv row 6, b.csv row 7 and 31 further places.",
  );
  expect(rest).toEqual(['', 'Nothing was changed: 37 errors.']);
});

test.each([
  ['unchanged', /version 3 holds this very content/],
  ['locked', /another import is running/],
] as const)('The outcome %s is reported', (outcome, pattern) => {
  expect(describeResult(result({ outcome }), 'content/')).toMatch(pattern);
});
