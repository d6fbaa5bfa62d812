import { z } from 'zod';
import { figureCells } from '#core/catalogue/figures/figure-columns.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { recordOf } from '#core/keys.ts';
import { ExchangeError } from '#server/import/exchange/exchange-error.ts';
import type { ExchangeItem } from '#server/import/exchange/exchange-item.ts';

const cellSchema = z.union([z.string(), z.number()]).nullable().optional();

const variationSchema = z.looseObject({
  sku: z.string(),
  legacy_skus: z.array(z.string()).default([]),
  description: z.string(),
  photometry: z.looseObject({ name: z.string() }).nullable().optional(),
  attributes: z
    .record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
    .default({}),
  ...recordOf(figureCells.map(([column]) => [column, cellSchema] as const)),
});

type Variation = z.infer<typeof variationSchema> & Record<string, unknown>;

/** What `jgm/v1/product-variation` of a site returns, in each language. */
export type PulledVariations = { variations: Partial<Record<LocaleCode, unknown[]>> };

const pulledSchema = z.object({
  variations: z.partialRecord(z.enum(localeCodes), z.array(variationSchema)),
});

/**
 * Reads the variants that another installation of this site publishes (`jgm/v1/product-variation`): figures,
 * attributes, descriptions.
 * @throws ExchangeError if they have another form.
 */
export function readVariations(json: unknown): ExchangeItem[] {
  const items = new Map<string, ExchangeItem>();
  const read = pulledSchema.safeParse(json);
  if (!read.success) throw new ExchangeError('not-variations');
  for (const locale of localeCodes) {
    for (const variation of (read.data.variations[locale] ?? []) as Variation[]) {
      const { sku } = variation;
      const item = items.get(sku) ?? readItem(variation, items.size + 1);
      item.descriptions[locale] = variation.description;
      items.set(sku, item);
    }
  }
  return [...items.values()];
}

function readItem(variation: Variation, place: number): ExchangeItem {
  const { sku, legacy_skus: earlier, attributes: stated, photometry } = variation;
  const facts: ExchangeItem['facts'] = { legacy_skus: earlier.join('|') };
  for (const [column] of figureCells) {
    const value = variation[column];
    if (value !== undefined) facts[column] = (value as string | number | null) ?? '';
  }
  for (const [name, value] of Object.entries(stated)) {
    if (name === 'gtin') continue;
    facts[name] = Array.isArray(value) ? value.join('|') : value;
  }
  if (photometry) facts.photometry = photometry.name;
  const { gtin } = stated;
  return {
    ...{ place, codes: [sku, ...earlier], gtin: typeof gtin === 'string' ? gtin : null },
    ...{ descriptions: {}, facts, pack: null, classes: [], features: [] },
  };
}
