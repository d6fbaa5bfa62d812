import { z } from 'zod';
import type { AttributeCell, AttributeValue } from '#core/catalogue/attributes/attribute.ts';
import { attributeSources } from '#core/catalogue/attributes/attribute.ts';
import {
  type AttributeName,
  attributes,
  productAttributes,
  rowAttributes,
} from '#core/catalogue/attributes/attributes.ts';
import { schemaOfCell } from '#core/catalogue/figures/figure-shape.ts';
import { optionalCell } from '#core/csv-cell.ts';
import { localisedText } from '#core/i18n/localised.ts';
import { recordOf } from '#core/keys.ts';

/** Schema of the attribute columns of a row of `variants.csv`: null where a cell is empty. */
export const attributeShape = recordOf(
  rowAttributes.map(({ name, cell }) => [name, cellSchema(cell)] as const),
);

/** Schema of `attributes:` in product.yaml, all of them optional. */
export const productAttributesSchema = z.strictObject(
  recordOf(
    productAttributes.map(({ name, cell }) => [name, fieldSchema(cell).optional()] as const),
  ),
);

const sourced = attributes.filter(({ hasSource }) => hasSource).map(({ name }) => name);

/** Schema of `attribute_sources:` in product.yaml: where values come from. */
export const attributeSourcesSchema = z.partialRecord(
  z.enum(sourced as [AttributeName, ...AttributeName[]]),
  z.enum(attributeSources),
);

type Schema = z.ZodType<AttributeValue | null>;

function cellSchema(cell: AttributeCell): Schema {
  if (cell.type === 'words') return localisedText;
  if (cell.type !== 'list') return schemaOfCell(cell) as Schema;
  const split = (value: unknown) =>
    typeof value === 'string' && value !== '' ? value.split('|').map((part) => part.trim()) : value;
  return optionalCell(z.preprocess(split, z.array(itemSchema(cell)).min(1)));
}

/** The same in YAML, where a text of digits only may be read as a number. */
function fieldSchema(cell: AttributeCell): z.ZodType<AttributeValue | null> {
  if (cell.type === 'list') {
    const toTexts = (value: unknown) => (Array.isArray(value) ? value.map(toText) : value);
    return z.preprocess(toTexts, z.array(itemSchema(cell)).min(1));
  }
  if (cell.type !== 'text') return cellSchema(cell);
  return z.preprocess(toText, cellSchema(cell));
}

function toText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

function itemSchema({
  values,
  pattern,
}: Extract<AttributeCell, { type: 'list' }>): z.ZodType<string> {
  if (values) return z.enum(values as [string, ...string[]]);
  return pattern ? z.string().regex(pattern) : z.string().min(1);
}
