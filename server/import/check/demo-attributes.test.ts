import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isRadio } from '#core/catalogue/attributes/attribute-subjects.ts';
import {
  missingAttributes,
  resolveAttributes,
  subjectOf,
} from '#core/catalogue/attributes/resolve-attributes.ts';
import { listConformity } from '#core/documents/conformity.ts';
import { checkSentences } from '#server/import/check/check-sentences.ts';
import { createReport } from '#server/import/content-problem.ts';
import { readContent } from '#server/import/read/read-content.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

const demo = fileURLToPath(new URL('../../../content/', import.meta.url));
const reading = readSourceFolder(demo).then((folder) => readContent(folder, createReport()));

test('Every variant of the demo states what its kind needs', async () => {
  const { products } = await reading;
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

test('Every variant of the demo lists the standards that concern it, and its declaration cites them', async () => {
  const { products } = await reading;
  const wrong: string[] = [];
  const kinds = new Set<string>();
  for (const { record, variants } of products) {
    for (const { record: figures, attributes } of variants) {
      const { sku, dimming, emergency } = figures;
      const subject = subjectOf(record.model.archetype, figures);
      const values = resolveAttributes(subject, record.attributes, attributes);
      const isGear = dimming.startsWith('dali') && subject.archetype !== 'track';
      const stated = [values.standards ?? []].flat().map(String);
      const facts: [kind: RegExp, concerns: boolean][] = [
        [/^EN 30[01] /, isRadio(subject) || values.radio !== undefined],
        [/^IEC 62386/, isGear || [values.emergency_test, values.output].includes('dali')],
        [/^EN 60598-2-22/, emergency !== 'none'],
        [/^EN 62034/, emergency !== 'none' && values.emergency_test !== 'manual'],
      ];
      const declared = listConformity({ subject, values })?.standards ?? [];
      for (const [kind, concerns] of facts) {
        const named = stated.filter((standard) => kind.test(standard));
        for (const standard of named) {
          kinds.add(String(kind));
          if (!concerns || !declared.includes(standard)) wrong.push(`${sku}: ${standard}`);
        }
        const isDeclared = declared.some((standard) => kind.test(standard));
        if (declared.length > 0 && isDeclared !== concerns) wrong.push(`${sku}: ${kind}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect([...kinds]).toHaveLength(4);
});

test('The texts of the demo say what its attributes say, and a text that does not is found', async () => {
  const { products } = await reading;
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
