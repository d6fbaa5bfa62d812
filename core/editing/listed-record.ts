import { kindOf, type RecordKind } from '#core/editing/record-kinds.ts';
import { type LocaleCode, localeCodes, mapLocales } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { isRecord } from '#core/studio/changes/values.ts';

/** A record as lists and choices show it. */
export type ListedRecord = {
  path: string;
  /** Its position in a list of records; null where the file is one record, or a table. */
  at: number | null;
  /** What other records call it; its path where nothing does. */
  code: string;
  /** What it is called in each language; '' without a name. */
  title: Localised;
  isChanged: boolean;
};

/** Members that say what a record is about, the first that it has. */
const TITLES = ['title', 'question', 'name', 'quote', 'write', 'words', 'from', 'says'] as const;

/**
 * What a person calls a value: its title, question or name, in a language or else in the first that has one; '' without
 * any.
 */
export function titleOfRecord(value: unknown, locale: LocaleCode): string {
  if (!isRecord(value)) return '';
  const texts = TITLES.map((name) => textOf(value[name], locale));
  return texts.find((text) => text !== '') ?? '';
}

function textOf(value: unknown, locale: LocaleCode): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join(', ');
  if (!isRecord(value)) return '';
  const texts = [locale, ...localeCodes].map((code) => textOf(value[code], locale));
  return texts.find((text) => text !== '') ?? '';
}

/** Lists the records of a file: one for each item of a list, else one. */
export function listRecords(
  kind: RecordKind,
  { path, value, isChanged }: { path: string; value: unknown; isChanged: boolean },
): ListedRecord[] {
  const { format, path: pattern, key = '' } = kindOf(kind);
  const titleOf = (one: unknown) => mapLocales((code) => titleOfRecord(one, code));
  if (format === 'list') {
    const items: unknown[] = Array.isArray(value) ? value : [];
    return items.map((item, at) => {
      const code = isRecord(item) ? String(item[key] ?? '') : '';
      return { path, at, code, title: titleOf(item), isChanged };
    });
  }
  const own = isRecord(value) && typeof value.code === 'string' ? value.code : null;
  const code = own ?? pattern.exec(path)?.[1] ?? path;
  return [{ path, at: null, code, title: titleOf(value), isChanged }];
}
