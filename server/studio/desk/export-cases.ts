import type { Kysely } from 'kysely';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Tables } from '#server/db/tables.ts';
import { addTexts, type CaseWithText } from '#server/studio/desk/entered-texts.ts';
import {
  type CaseQuery,
  type DatedFilter,
  matchingCases,
  readCases,
} from '#server/studio/desk/find-cases.ts';
import {
  EXPORTED_AT_ONCE,
  isBehind,
  type RowKey,
  readKeys,
} from '#server/studio/desk/page-of-ids.ts';
import {
  type ExportCell,
  type ExportColumn,
  type ExportedTable,
  namesIn,
  tableOf,
} from '#server/studio/exports/export-cells.ts';

const COLUMNS: readonly ExportColumn[] = [
  { name: 'received', width: 22, isTime: true },
  { name: 'kind', width: 20 },
  { name: 'number', width: 14 },
  { name: 'name', width: 28 },
  { name: 'e-mail', width: 32 },
  { name: 'language', width: 10 },
  { name: 'state', width: 14 },
  { name: 'assignee', width: 20 },
  { name: 'due', width: 12 },
  { name: 'changed', width: 22, isTime: true },
  { name: 'text', width: 80 },
];

const ID = 'desk_case.submission_id';

export type ExportQuery = DatedFilter & Pick<CaseQuery, 'sort' | 'order'>;

/** All cases that filters find, with what was entered. */
export function exportCases(
  read: Kysely<Tables>,
  query: ExportQuery,
  locale: LocaleCode,
): ExportedTable {
  return tableOf(locale, COLUMNS, readPages(read, query, locale));
}

async function* readPages(
  read: Kysely<Tables>,
  query: ExportQuery,
  locale: LocaleCode,
): AsyncGenerator<ExportCell[][]> {
  for await (const keys of listKeys(read, query)) {
    const cases = await readCases(
      read,
      keys.map(({ id }) => id),
    );
    yield (await addTexts(read, cases)).map((row) => toCells(row, locale));
  }
}

function listKeys(read: Kysely<Tables>, query: ExportQuery): AsyncGenerator<RowKey[]> {
  return query.sort === 'due' ? keysByDue(read, query) : keysBy(read, query, query.sort);
}

/** Those without a due day come last. */
async function* keysByDue(read: Kysely<Tables>, query: ExportQuery): AsyncGenerator<RowKey[]> {
  yield* keysBy(read, query, 'due');
  yield* keysBy(read, query, null);
}

function keysBy(
  read: Kysely<Tables>,
  query: ExportQuery,
  sort: CaseQuery['sort'] | null,
): AsyncGenerator<RowKey[]> {
  const { order } = query;
  const column = sort === null ? ID : (`desk_case.${sort}` as const);
  let rows = matchingCases(read, query)
    .select(`${column} as key`)
    .select(`${ID} as id`)
    .orderBy(column, order)
    .orderBy(ID, order)
    .limit(EXPORTED_AT_ONCE);
  if (sort === 'due') rows = rows.where('desk_case.due', 'is not', null);
  if (sort === null) rows = rows.where('desk_case.due', 'is', null);
  const place = { key: column, id: ID, order };
  return readKeys((last) =>
    (last ? rows.where(isBehind(place, last)) : rows).$castTo<RowKey>().execute(),
  );
}

function toCells(row: CaseWithText, locale: LocaleCode): ExportCell[] {
  const name = namesIn(locale);
  return [
    { time: row.received },
    [name('kind', row.kind), row.newsletter && name('newsletter', row.newsletter)]
      .filter(Boolean)
      .join(', '),
    row.reference,
    row.sender,
    row.email,
    name('locale', row.locale),
    name('state', row.state),
    row.assignee,
    { day: row.due },
    { time: row.updated },
    row.text,
  ];
}
