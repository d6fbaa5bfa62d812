import type { Database } from '#server/db/client.ts';
import type { VersionedTable } from '#server/db/tables.ts';
import { compareProducts } from '#server/import/diff/compare-products.ts';
import { type ContentDiff, compareRecords } from '#server/import/diff/content-diff.ts';
import type { Build, Rows } from '#server/import/rows/row-build.ts';

type Row = Readonly<Record<string, unknown>>;

/** Tables of other records: how a record is named, and what changes when it does. */
const recordTables: {
  kind: string;
  table: VersionedTable;
  key: string[];
  value: string[];
  /** Rows that follow from other records are not compared. */
  isCompared?: (row: Row) => boolean;
}[] = [
  {
    kind: 'category, type, family or application',
    table: 'term',
    key: ['kind', 'code'],
    value: ['checksum'],
  },
  { kind: 'page', table: 'page', key: ['code'], value: ['checksum'] },
  { kind: 'article', table: 'article', key: ['code'], value: ['checksum'] },
  { kind: 'other record', table: 'entry', key: ['kind', 'code'], value: ['checksum'] },
  { kind: 'stockist', table: 'stockist', key: ['code'], value: ['checksum'] },
  { kind: 'redirect', table: 'redirect', key: ['locale', 'redirect_from'], value: ['redirect_to'] },
  {
    kind: 'synonym',
    table: 'synonym',
    key: ['locale', 'code'],
    value: ['root', 'words', 'is_near'],
  },
  { kind: 'site document', table: 'site_document', key: ['kind', 'locale'], value: ['body'] },
  { kind: 'calculator table', table: 'calculator_document', key: ['kind'], value: ['body'] },
  {
    kind: 'declaration of conformity',
    table: 'declaration',
    key: ['number', 'edition'],
    value: ['body'],
  },
  {
    kind: 'catalogue table',
    table: 'catalogue_document',
    key: ['kind'],
    value: ['body'],
    isCompared: ({ kind }) => kind !== 'gaps',
  },
  { kind: 'media file', table: 'media', key: ['path'], value: ['hash'] },
];

/** Rows of media that are the same in both versions need no comparison. */
const isDifferent = (build: Build, table: VersionedTable, row: Row) =>
  table !== 'media' || !build.unchanged.media.has(Number(row.id));

/** Compares the rows of an import with the version in use; writes nothing. */
export async function compareContent(
  database: Database,
  version: number,
  { build, rows }: { build: Build; rows: Rows },
): Promise<ContentDiff> {
  const products = await compareProducts(database, version, { build, rows: rows.product });
  const others = [];
  for (const { kind, table, key, value, isCompared = () => true } of recordTables) {
    const columns = [...key, ...value, ...(table === 'media' ? ['id'] : [])];
    const stored = await database.read
      .selectFrom(table)
      .select(columns as never[])
      .where('version', '=', version)
      .execute();
    const textOf = (row: Row, names: string[]) => names.map((name) => row[name] ?? '').join(' ');
    const byKey = (list: Iterable<object>) =>
      new Map(
        ([...list] as Row[])
          .filter((row) => isCompared(row) && isDifferent(build, table, row))
          .map((row) => [textOf(row, key), textOf(row, value)] as const),
      );
    const changes = compareRecords(kind, byKey(stored), byKey(rows[table].fresh ?? rows[table]));
    if (changes) others.push(changes);
  }
  return { from: version, ...products, others };
}
