import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { etimClassOf, etimFeatures } from '#core/catalogue/etim/etim.ts';
import { coverageOf, etimSubject } from '#server/import/check/typed/check-etim.ts';
import { createReport } from '#server/import/content-problem.ts';
import type { Content } from '#server/import/read/content-records.ts';
import { readContent } from '#server/import/read/read-content.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

const demo = fileURLToPath(new URL('../../../../content/', import.meta.url));
/** Codes of the model as third parties publish them; the project does not contain them. */
const codes = fileURLToPath(
  new URL(
    '../../../../../shared/data/product-data/etim/etim_luminaire_codes.json',
    import.meta.url,
  ),
);

let content: Content;
beforeAll(async () => {
  content = readContent(await readSourceFolder(demo), createReport());
});

const tableOf = () => content.etim?.record ?? expect.fail('no catalogue/etim.yaml');

/** What the known part of the model has no class for. */
const WITHOUT_CLASS = [
  'dc-cables',
  'connectors',
  'strip-tools',
  'strip-controllers',
  'surface-profiles',
  'recessed-profiles',
  'corner-profiles',
  'presence-detectors',
  'daylight-sensors',
  'wireless-nodes',
  'scene-plates',
  'exit-signs',
];

describe('ETIM in the demo', () => {
  test('Every product has a class, but for types that the known part of the model lacks', () => {
    const without = content.products
      .filter(({ record }) => {
        const { archetype } = record.model;
        return etimClassOf(tableOf(), { archetype, types: record.types }) === null;
      })
      .flatMap(({ record }) => record.types);
    expect([...new Set(without)].sort()).toEqual([...WITHOUT_CLASS].sort());
  });

  test('Every variant with light has nine tenths of the features that apply to it', () => {
    const low = content.products.flatMap((product) =>
      product.variants
        .filter(({ record }) => record.flux_lm !== null)
        .flatMap((variant) => {
          const features = etimFeatures(tableOf(), etimSubject(product, variant));
          const gaps = features.filter(({ value }) => value === null).map(({ code }) => code);
          const isLow = features.length === 0 || gaps.length > features.length / 10;
          return isLow ? [`${variant.record.sku}: ${gaps.join(' ')}`] : [];
        }),
    );
    expect(low).toEqual([]);
  });

  test('The report counts each class', () => {
    const coverage = coverageOf(content);
    expect(coverage.length).toBe(tableOf().classes.length);
    for (const { applied, filled } of coverage) expect(filled / applied).toBeGreaterThan(0.9);
  });

  test.skipIf(!existsSync(codes))(
    'Codes, types and units are those of the ETIM model (skipped where its codes are absent)',
    () => {
      const known = JSON.parse(readFileSync(codes, 'utf8'));
      const classes = new Set(known.classes.map(({ id }: { id: string }) => id));
      for (const { code } of tableOf().classes) expect(classes).toContain(code);
      type Known = { id: string; name: string; type: string; unit?: string };
      const features = new Map(known.features.map((one: Known) => [one.id, one] as const));
      for (const { code, name, type, unit } of tableOf().features) {
        expect(features.get(code)).toMatchObject({ name: name.en, type, ...(unit && { unit }) });
      }
      const values = new Map(known.values_quoted.map((one: Known) => [one.id, one.name]));
      for (const { values: own = {} } of tableOf().features) {
        for (const [text, value] of Object.entries(own)) {
          if (typeof value === 'string') expect(values.get(value)).toBe(text);
        }
      }
    },
  );
});
