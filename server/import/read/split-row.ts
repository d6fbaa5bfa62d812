import type { z } from 'zod';
import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import { rowAttributes } from '#core/catalogue/attributes/attributes.ts';
import type { VariantRecord, variantRowSchema } from '#core/catalogue/variant-record.ts';
import type { VariantSource } from '#server/import/read/content-records.ts';

type Row = z.infer<typeof variantRowSchema>;

const names = new Set<string>(rowAttributes.map(({ name }) => name));

/** Separates the attributes that a row states from its figures. */
export function splitRow({ row, record }: { row: number; record: Row }): VariantSource {
  const attributes: AttributeValues = {};
  const figures: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    if (!names.has(name)) figures[name] = value;
    else if (value !== null) attributes[name] = value as AttributeValues[string];
  }
  return { row, record: figures as VariantRecord, attributes };
}
