import { expect, test } from 'vitest';
import { describeVersions } from '#scripts/content/describe-versions.ts';
import type { SourceVersion } from '#server/db/versions/source-versions.ts';

const imported: SourceVersion = {
  ...{ version: 7, importedAt: '2026-11-27T09:05:30.000Z', source: 'content' },
  ...{ checksum: 'a', command: 'import', note: 'Prices of May', origin: null, mark: '' },
  counts: {
    ...{ products: { en: 3, es: 3 }, variants: 7, categories: 1, families: 1 },
    ...{ applications: 0, pages: 4, redirects: 0, media: 9 },
  },
};

test('Versions are listed with time, origin, counts and note, the one in use marked', () => {
  const restored: SourceVersion = {
    ...imported,
    version: 8,
    command: 'restore',
    origin: 5,
    note: '',
  };
  const [first, second] = describeVersions([restored, imported], 7).split('\n');
  expect(first).toMatch(
    /^ +8 {2}2026-11-27 09:05 UTC {2}restored from 5 +3 products, 7 variants, 4 pages, 9 media files$/,
  );
  expect(second).toMatch(/^\* +7 .* imported from content .* {2}Prices of May$/);
});

test('Without a version the list says when there will be one', () => {
  expect(describeVersions([], 3)).toContain('the next import stores them');
});
