import { kindOf, type RecordKind } from '#core/editing/record-kinds.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { isRecord } from '#core/studio/changes/values.ts';

/** A record as lists and choices show it. */
export type ListedRecord = {
  path: string;
  /** Its position in a list of records; null where the file is one record, or a table. */
  at: number | null;
  /** What other records call it; its path where nothing does. */
  code: string;
  title: string;
  isChanged: boolean;
};

/** Members that say what a record is about, the first that it has. */
const TITLES = ['title', 'question', 'name', 'quote', 'write', 'words', 'from', 'says'] as const;

/** What a person calls a value: its title, question or name, in the first language that has one; '' without any. */
export function titleOfRecord(value: unknown): string {
  if (!isRecord(value)) return '';
  const texts = TITLES.map((name) => textOf(value[name]));
  return texts.find((text) => text !== '') ?? '';
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join(', ');
  if (!isRecord(value)) return '';
  return localeCodes.map((code) => textOf(value[code])).find((text) => text !== '') ?? '';
}

/** Lists the records of a file: one for each item of a list, else one. */
export function listRecords(
  kind: RecordKind,
  { path, value, isChanged }: { path: string; value: unknown; isChanged: boolean },
): ListedRecord[] {
  const { format, path: pattern, key = '' } = kindOf(kind);
  if (format === 'list') {
    const items: unknown[] = Array.isArray(value) ? value : [];
    return items.map((item, at) => {
      const code = isRecord(item) ? String(item[key] ?? '') : '';
      return { path, at, code, title: titleOfRecord(item), isChanged };
    });
  }
  const own = isRecord(value) && typeof value.code === 'string' ? value.code : null;
  const code = own ?? pattern.exec(path)?.[1] ?? path;
  return [{ path, at: null, code, title: titleOfRecord(value), isChanged }];
}
