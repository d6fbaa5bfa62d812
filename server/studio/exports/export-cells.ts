import { COMPANY_ZONE, companyTime } from '#core/forms/company-day.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { studioNames, studioTexts } from '#server/texts.ts';

/** A cell of a file: `time` is an ISO time in UTC, `day` an ISO day; null is empty. */
export type ExportCell = string | number | null | { time: string } | { day: string | null };

/** Name of a column in the texts of the studio; `width` in characters, as workbooks have it. */
export type ExportColumn = { name: string; width: number; isTime?: boolean };

/** Rows of a list as files have them, some at a time as they are read. */
export type ExportedTable = {
  /** In the language of the studio. */
  heads: string[];
  columns: readonly ExportColumn[];
  pages: AsyncIterable<ExportCell[][]>;
};

/** The name of a code in a language, such as a state; what has no name stays as it is. */
export type NameCode = (group: string, code: string) => string;

export function namesIn(locale: LocaleCode): NameCode {
  const names: Record<string, string> = studioNames[locale];
  const texts: Record<string, string> = studioTexts[locale];
  return (group, code) => names[`${group}.${code}`] ?? texts[`export.${group}.${code}`] ?? code;
}

/** The heads of columns; times are the company's, and the head says its zone. */
function headsIn(locale: LocaleCode, columns: readonly ExportColumn[]): string[] {
  const name = namesIn(locale);
  return columns.map((column) =>
    column.isTime
      ? `${name('column', column.name)} (${COMPANY_ZONE})`
      : name('column', column.name),
  );
}

/** A table whose heads are the names of its columns. */
export function tableOf(
  locale: LocaleCode,
  columns: readonly ExportColumn[],
  pages: ExportedTable['pages'],
): ExportedTable {
  return { heads: headsIn(locale, columns), columns, pages };
}

/** What a clock at the company shows: `2026-11-27T10:00:00.000Z` → `2026-11-27 11:00:00`. */
export const localTime = (iso: string): string => companyTime(Date.parse(iso)).replace('T', ' ');
