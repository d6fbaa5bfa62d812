import { resolveAttributes, subjectOf } from '#core/catalogue/attributes/resolve-attributes.ts';
import { type EtimTable, etimClassOf, etimFeatures } from '#core/catalogue/etim/etim.ts';
import {
  countCoverage,
  type EtimCoverage,
  sumCoverage,
} from '#core/catalogue/etim/etim-coverage.ts';
import { say } from '#core/say.ts';
import { complaintsAbout } from '#server/import/check/complaints.ts';
import { type CheckMemory, recall } from '#server/import/check-memory.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import type { Content, ProductSource, VariantSource } from '#server/import/read/content-records.ts';
import { sameProduct } from '#server/import/read/same-product.ts';

/** Checks the references within the ETIM table, and that no code is listed twice. */
export function checkEtim({ etim }: Pick<Content, 'etim'>, report: Report): void {
  if (!etim) return;
  const complain = complaintsAbout(etim, report);
  const { classes, features } = etim.record;
  const known = new Set(features.map(({ code }) => code));
  for (const [list, records] of Object.entries({ classes, features })) {
    for (const [index, { code }] of records.entries()) {
      if (records.findIndex((one) => one.code === code) === index) continue;
      const problem = say`${quote(code)} is listed already`;
      complain([list, index, 'code'], code, { problem, whatToDo: say`Write each code once.` });
    }
  }
  for (const [index, one] of classes.entries()) {
    for (const [at, code] of one.features.entries()) {
      if (known.has(code)) continue;
      const problem = say`${quote(code)} is not a feature of this file`;
      const whatToDo = say`Add it under features, or correct the code.`;
      complain(['classes', index, 'features', at], code, { problem, whatToDo });
    }
  }
}

/** How complete the features of each class are; none without a table. */
export function coverageOf(
  { etim, products }: Pick<Content, 'etim' | 'products'>,
  memory: CheckMemory | null = null,
): EtimCoverage[] {
  if (!etim) return [];
  const { record: table } = etim;
  return sumCoverage(
    products.flatMap((product) => {
      const key = [`etim ${product.file}`, table, sameProduct(product, memory)] as const;
      return recall({ memory }, key, () => countCoverage(featuresOfEach(table, product)));
    }),
  );
}

/** One variant at a time: the features of all of them are as large as the catalogue. */
function* featuresOfEach(table: EtimTable, product: ProductSource) {
  const { archetype } = product.record.model;
  const found = etimClassOf(table, { archetype, types: product.record.types });
  if (!found) return;
  for (const variant of product.variants) {
    yield { code: found.code, features: etimFeatures(table, etimSubject(product, variant)) };
  }
}

/** What the features of a variant are read from. */
export function etimSubject(
  { record }: ProductSource,
  { record: figures, attributes }: VariantSource,
) {
  const { archetype } = record.model;
  const resolved = resolveAttributes(subjectOf(archetype, figures), record.attributes, attributes);
  const kind = figures.optic === null ? null : (record.optics[figures.optic]?.kind ?? null);
  return {
    archetype,
    types: record.types,
    mounting: record.mounting ?? [],
    distribution: kind,
    figures,
    attributes: resolved,
  };
}
