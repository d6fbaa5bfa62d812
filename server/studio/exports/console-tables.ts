import type { LocaleCode } from '#core/i18n/locales.ts';
import type { ContentGap } from '#core/studio/content-gap.ts';
import type { MissingWords } from '#core/studio/missing-words.ts';
import {
  type ExportCell,
  type ExportColumn,
  type ExportedTable,
  namesIn,
  tableOf,
} from '#server/studio/exports/export-cells.ts';

const columnsOf = (widths: Record<string, number>): ExportColumn[] =>
  Object.entries(widths).map(([name, width]) => ({ name, width }));

const WORDS = columnsOf({
  ...{ words: 30, language: 12, outcome: 24, searches: 10, opened: 10, refined: 10, left: 10 },
  ...{ example: 40, 'last-day': 12, synonym: 24, because: 24 },
});

const GAPS = columnsOf({
  ...{ 'missing-kind': 24, code: 16, record: 40, category: 20, missing: 10, of: 10, which: 40 },
  ...{ file: 50, field: 20 },
});

/** Words that visitors searched for and the catalogue lacks. */
export function wordsTable(
  locale: LocaleCode,
  found: AsyncIterable<readonly MissingWords[]>,
): ExportedTable {
  const name = namesIn(locale);
  const pages = rowsOf(found, ({ synonym, ...item }) => [
    item.words,
    name('locale', item.locale),
    name('outcome', item.isLeftOut ? 'left-out' : 'nothing'),
    ...[item.count, item.opened, item.refined, item.left],
    item.example,
    { day: item.lastDay },
    synonym?.word ?? null,
    synonym && name('because', synonym.by),
  ]);
  return tableOf(locale, WORDS, pages);
}

/** What the content in use lacks; `file` and `field` lead to it. */
export function gapsTable(locale: LocaleCode, found: readonly ContentGap[]): ExportedTable {
  const name = namesIn(locale);
  const pages = rowsOf(pagesOf(found), (gap) => [
    name('gap', gap.kind),
    ...[gap.code, gap.title[locale], gap.category, gap.missing, gap.of],
    gap.details.map((detail) => detail[locale]).join('; '),
    ...[gap.path, gap.field],
  ]);
  return tableOf(locale, GAPS, pages);
}

const PAGE_ROWS = 1000;

async function* pagesOf<Item>(items: readonly Item[]): AsyncGenerator<Item[]> {
  for (let at = 0; at < items.length; at += PAGE_ROWS) yield items.slice(at, at + PAGE_ROWS);
}

async function* rowsOf<Item>(
  pages: AsyncIterable<readonly Item[]>,
  toCells: (item: Item) => ExportCell[],
): AsyncGenerator<ExportCell[][]> {
  for await (const page of pages) yield page.map(toCells);
}
