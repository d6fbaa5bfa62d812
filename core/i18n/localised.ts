import { z } from 'zod';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { mapKeys, recordOf } from '#core/keys.ts';
import { sayable } from '#core/say.ts';

/** One value for each language of the site. */
export type Localised<T = string> = Record<LocaleCode, T>;

/** A schema for one value per language; every language is required. */
export function localised<Schema extends z.ZodType>(schema: Schema) {
  return z.strictObject(mapKeys(localeCodes, () => schema));
}

/** The columns that a table has for each language, `basis_en` and `basis_es`, with the same value or schema in each. */
export function localisedColumns<Name extends string, Value>(name: Name, value: Value) {
  return recordOf(localeCodes.map((code) => [`${name}_${code}` as const, value]));
}

/** A row without the columns that `localisedColumns` gives it. */
export function withoutColumns<Row extends object, Name extends string>(row: Row, name: Name) {
  const columns = new Set(localeCodes.map((code) => `${name}_${code}`));
  const entries = Object.entries(row).filter(([column]) => !columns.has(column));
  return Object.fromEntries(entries) as Omit<Row, `${Name}_${LocaleCode}`>;
}

/** A required text per language, trimmed, never empty. */
export const localisedText = localised(z.string().trim().min(1));

/** An address part per language: lower case letters, digits and single hyphens. */
export const slugSchema = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    sayable('Use lower case letters, digits and single hyphens'),
  );

export const localisedSlug = localised(slugSchema);
