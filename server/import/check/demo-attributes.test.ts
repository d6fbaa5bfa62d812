import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  missingAttributes,
  resolveAttributes,
  subjectOf,
} from '#core/catalogue/attributes/resolve-attributes.ts';
import { checkSentences } from '#server/import/check/check-sentences.ts';
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

test('The texts of the demo say what its attributes say, and a text that does not is found', async () => {
  const { products } = readContent(await readSourceFolder(demo), createReport());
  const report = createReport();
  for (const product of products) checkSentences(product, report);
  expect(report.warnings).toEqual([]);
  const planted = products.find(({ record }) => record.code === 'ARD75');
  if (!planted) throw new Error('ARD75 is not in the demo');
  const features = planted.record.features.map((feature, index) =>
    index === 0 ? { ...feature, en: 'Sealed to IP65', es: 'Sellado IP65' } : feature,
  );
  checkSentences({ ...planted, record: { ...planted.record, features } }, report);
  expect(report.warnings.map(({ field }) => field)).toEqual(['features.0.en', 'features.0.es']);
});
