import type { LocaleCode } from '#core/i18n/locales.ts';
import {
  type ClaimCounts,
  type ClaimFigures,
  type ClaimRow,
  currencies,
} from '#core/studio/desk-claim.ts';
import type { RegistrationRow } from '#core/studio/desk-registration.ts';
import {
  type ExportCell,
  type ExportColumn,
  type ExportedTable,
  namesIn,
  tableOf,
} from '#server/studio/exports/export-cells.ts';

const CLAIM_COLUMNS: readonly ExportColumn[] = [
  { name: 'received', width: 22, isTime: true },
  { name: 'number', width: 14 },
  { name: 'product', width: 16 },
  { name: 'state', width: 18 },
  { name: 'name', width: 28 },
  { name: 'e-mail', width: 32 },
  { name: 'language', width: 10 },
  { name: 'assignee', width: 20 },
  { name: 'due', width: 12 },
  { name: 'changed', width: 22, isTime: true },
];

/** A line for each claim. */
export function claimTable(locale: LocaleCode, pages: AsyncIterable<ClaimRow[]>): ExportedTable {
  const name = namesIn(locale);
  const toCells = (row: ClaimRow): ExportCell[] => [
    { time: row.received },
    row.reference,
    row.sku,
    name('claim', row.claimState),
    row.sender,
    row.email,
    name('locale', row.locale),
    row.assignee,
    { day: row.due },
    { time: row.updated },
  ];
  return tableOf(
    locale,
    CLAIM_COLUMNS,
    mapPages(pages, (rows) => rows.map(toCells)),
  );
}

const REGISTRATION_COLUMNS: readonly ExportColumn[] = [
  { name: 'registered', width: 12 },
  { name: 'number', width: 14 },
  { name: 'name', width: 28 },
  { name: 'e-mail', width: 32 },
  { name: 'installed', width: 12 },
  { name: 'product', width: 16 },
  { name: 'quantity', width: 10 },
  { name: 'years', width: 10 },
  { name: 'ends', width: 12 },
];

/** A line for each registered product. */
export function registrationTable(
  locale: LocaleCode,
  pages: AsyncIterable<RegistrationRow[]>,
): ExportedTable {
  const toLines = (row: RegistrationRow): ExportCell[][] =>
    row.items.map(({ sku, quantity, years, ends }) => [
      { day: row.registered },
      ...[row.reference, row.sender, row.email],
      { day: row.installed },
      ...[sku, quantity, years],
      { day: ends },
    ]);
  return tableOf(
    locale,
    REGISTRATION_COLUMNS,
    mapPages(pages, (rows) => rows.flatMap(toLines)),
  );
}

const FIGURE_COLUMNS = ['kind', 'key', 'product'];
const COUNT_COLUMNS = ['received', 'open', 'accepted', 'rejected', 'accepted-percent', 'days'];

/** The figures of a period: all claims, each month, each product. */
export function figureTable(
  locale: LocaleCode,
  period: { from: string; to: string },
  { total, months, products }: ClaimFigures,
): ExportedTable {
  const name = namesIn(locale);
  const rows: ExportCell[][] = [
    [name('figure', 'total'), `${period.from} – ${period.to}`, null, ...countsOf(total)],
    ...months.map(({ month, ...counts }) => {
      return [name('figure', 'month'), month, null, ...countsOf(counts)];
    }),
    ...products.map(({ sku, title, ...counts }) => {
      return [name('figure', 'product'), sku, title, ...countsOf(counts)];
    }),
  ];
  const heads = [
    ...FIGURE_COLUMNS.map((column) => name('column', column)),
    ...COUNT_COLUMNS.map((column) => name('count', column)),
    ...currencies.map((currency) => `${name('count', 'cost')} ${currency}`),
  ];
  return { heads, columns: heads.map((head) => ({ name: head, width: 14 })), pages: onePage(rows) };
}

function countsOf(counts: ClaimCounts): ExportCell[] {
  const { received, open, accepted, rejected, acceptedPercent, decisionDays, cost } = counts;
  const costs = currencies.map((currency) => (cost[currency] ?? 0) / 100);
  return [received, open, accepted, rejected, acceptedPercent, decisionDays, ...costs];
}

async function* mapPages<Row>(
  pages: AsyncIterable<Row[]>,
  toRows: (rows: Row[]) => ExportCell[][],
): AsyncGenerator<ExportCell[][]> {
  for await (const rows of pages) yield toRows(rows);
}

async function* onePage(rows: ExportCell[][]): AsyncGenerator<ExportCell[][]> {
  yield rows;
}
