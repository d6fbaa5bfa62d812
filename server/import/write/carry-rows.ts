import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/db/client.ts';
import type { VersionedTable } from '#server/db/tables.ts';
import type { Build } from '#server/import/rows/row-build.ts';

/** Rows that a new version has from another one. */
export type Carried = { from: number; unchanged: Build['unchanged'] };

/** Which rows are left behind: each statement names their owners. */
export type Left = { products: number[]; variants: number[]; media: number[] };

/** More owners than this are no small change: then all rows are written. */
const MAX_LEFT = 2_000;
const ROWS_AT_ONCE = 2_000;

/** The key by whose order rows are copied, and whose rows they are. */
const tables = {
  product: { key: 'id', owner: 'id', of: 'products' },
  product_text: { key: 'product_id', owner: 'product_id', of: 'products' },
  product_term: { key: 'product_id', owner: 'product_id', of: 'products' },
  product_relation: { key: 'product_id', owner: 'product_id', of: 'products' },
  product_code: { key: 'code', owner: 'product_id', of: 'products' },
  variant: { key: 'id', owner: 'product_id', of: 'products' },
  variant_text: { key: 'variant_id', owner: 'variant_id', of: 'variants' },
  media: { key: 'id', owner: 'id', of: 'media' },
  media_text: { key: 'media_id', owner: 'media_id', of: 'media' },
} as const satisfies Partial<
  Record<VersionedTable, { key: string; owner: string; of: keyof Left }>
>;

export type CarriedTable = keyof typeof tables;

export const isCarried = (table: VersionedTable): table is CarriedTable => table in tables;

/** What of a version is not carried over; null where it is too much to be left out of a copy. */
export async function findLeft(
  { read }: Database,
  { from, unchanged }: Carried,
): Promise<Left | null> {
  const idsOf = async (table: 'product' | 'media', known: ReadonlySet<number>) => {
    const rows = await read.selectFrom(table).select('id').where('version', '=', from).execute();
    return rows.flatMap(({ id }) => (known.has(id) ? [] : id));
  };
  const products = await idsOf('product', unchanged.products);
  const media = await idsOf('media', unchanged.media);
  if (Math.max(products.length, media.length) > MAX_LEFT) return null;
  const variants = await read
    .selectFrom('variant')
    .select('id')
    .where('version', '=', from)
    .where('product_id', 'in', [0, ...products])
    .execute();
  if (variants.length > MAX_LEFT) return null;
  return { products, media, variants: variants.map(({ id }) => id) };
}

type Carrying = {
  version: number;
  from: number;
  left: Left;
  giveWay: () => Promise<void>;
  onRows: (count: number) => void;
};

/** Copies the rows of a table from another version, a few thousand at a time; nothing of them leaves the database. */
export async function carryRows(
  { read, write }: Database,
  table: CarriedTable,
  { version, from, left, giveWay, onRows }: Carrying,
): Promise<void> {
  const [sample] = await read
    .selectFrom(table)
    .selectAll()
    .where('version', '=', from)
    .limit(1)
    .execute();
  if (!sample) return;
  const columns = Object.keys(sample).filter((name) => name !== 'version');
  const { key, owner, of } = tables[table];
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const excluded = left[of].length === 0 ? sql<SqlBool>`1 = 1` : notIn(owner, left[of]);
  const source = sql`from ${sql.table(table)} where version = ${sql.lit(from)}`;
  let after: Expression<SqlBool> = sql<SqlBool>`1 = 1`;
  for (;;) {
    const { rows } = await sql<{ last: string | number }>`
      select ${sql.ref(key)} as last ${source} and ${after}
      order by ${sql.ref(key)} limit 1 offset ${sql.lit(ROWS_AT_ONCE - 1)}`.execute(read);
    const last = rows[0]?.last;
    const before = last === undefined ? sql`1 = 1` : sql`${sql.ref(key)} <= ${last}`;
    const { numAffectedRows = 0n } = await sql`
      insert into ${sql.table(table)} (version, ${names})
      select ${sql.lit(version)}, ${names} ${source} and ${after} and ${before} and ${excluded}
    `.execute(write);
    onRows(Number(numAffectedRows));
    await giveWay();
    if (last === undefined) return;
    after = sql<SqlBool>`${sql.ref(key)} > ${last}`;
  }
}

function notIn(column: string, ids: readonly number[]): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} not in (${sql.join(ids.map((id) => sql.lit(id)))})`;
}
