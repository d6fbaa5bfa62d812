import type { StripTable } from '#core/calculators/led-strip/parts/part-record.ts';
import type { StripParts } from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import { entriesOf } from '#core/keys.ts';
import { missing } from '#core/missing.ts';
import type { CalculatorDocuments } from '#server/db/stored-calculators.ts';
import type { RowOf } from '#server/db/tables.ts';
import type { Build } from '#server/import/rows/row-build.ts';

/** Builds the documents of the calculators, one for each kind. */
export function buildCalculatorRows(build: Build): RowOf<'calculator_document'>[] {
  const { policies, co2Factors, conductors } = build.content.calculators;
  if (!policies) return [];
  const documents: CalculatorDocuments = {
    policies: policies.record,
    'co2-factors': co2Factors.rows.map(({ record }) => record),
    conductors: conductors.rows.map(({ record }) => record),
    'led-strip': toStoredParts(build),
  };
  return entriesOf(documents).map(([kind, body]) => ({ kind, body: JSON.stringify(body) }));
}

function toStoredParts({ content, idOf }: Build): StripParts {
  const tables = Object.entries(content.calculators.strip).map(([table, { rows }]) => {
    const stored = rows.map(({ record }) => {
      const code = record.sku.split('/')[0] ?? missing();
      const variantId = idOf('post', 'variant', record.sku);
      return { ...record, variantId, productId: idOf('post', 'product', code) };
    });
    return [table as StripTable, stored];
  });
  return Object.fromEntries(tables) as StripParts;
}
