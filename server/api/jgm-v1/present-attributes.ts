import { z } from '@hono/zod-openapi';
import type {
  AttributeCell,
  AttributeValue,
  AttributeValues,
} from '#core/catalogue/attributes/attribute.ts';
import { attributes } from '#core/catalogue/attributes/attributes.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { recordOf } from '#core/keys.ts';

type Presented = string | number | string[];

/** Schema of every attribute, named as in the catalogue files; what a variant does not state is absent. */
export const attributeFields = z
  .object(recordOf(attributes.map(({ name, cell }) => [name, toField(cell).optional()] as const)))
  .openapi('VariationAttributes');

function toField(cell: AttributeCell): z.ZodType<Presented> {
  const { description } = cell;
  const type = toType(cell);
  return description === undefined ? type : type.openapi({ description });
}

function toType(cell: AttributeCell): z.ZodType<Presented> {
  if (cell.type === 'list') return z.array(z.string());
  if (cell.type === 'choice') return z.enum(cell.values);
  return cell.type === 'number' ? z.number() : z.string();
}

/** Returns the attributes of a variant in the format of the API: texts in one language, the rest as stored. */
export function presentAttributes(locale: LocaleCode, values: AttributeValues) {
  const entries = Object.entries(values).map(([name, value]) => [name, inLanguage(locale, value)]);
  return Object.fromEntries(entries) as z.infer<typeof attributeFields>;
}

function inLanguage(locale: LocaleCode, value: AttributeValue): Presented {
  const isLocalised = typeof value === 'object' && !Array.isArray(value);
  return isLocalised ? value[locale] : value;
}
