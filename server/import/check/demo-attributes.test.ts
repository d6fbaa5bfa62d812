import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  missingAttributes,
  resolveAttributes,
  subjectOf,
} from '#core/catalogue/attributes/resolve-attributes.ts';
import { createReport } from '#server/import/content-problem.ts';
import { readContent } from '#server/import/read/read-content.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

const demo = fileURLToPath(new URL('../../../content/', import.meta.url));

test('Every variant of the demo states what its kind needs', async () => {
  const { products } = readContent(await readSourceFolder(demo), createReport());
  const gaps = products.flatMap(({ record, variants }) =>
    variants.flatMap(({ record: figures, attributes }) => {
      const subject = subjectOf(record.model.archetype, figures);
      const values = resolveAttributes(subject, record.attributes, attributes);
      return missingAttributes(subject, values).map((name) => `${figures.sku}: ${name}`);
    }),
  );
  expect(products.length).toBeGreaterThan(100);
  expect(gaps).toEqual([]);
});
