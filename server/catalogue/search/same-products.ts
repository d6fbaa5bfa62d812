import { type SqlBool, sql } from 'kysely';
import { loadCatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import type { View } from '#server/catalogue/catalogue-view.ts';
import type { CatalogueIndex } from '#server/catalogue/indexed.ts';
import {
  describeProducts,
  readSearchDocuments,
  type SearchBatch,
} from '#server/catalogue/search-documents.ts';
import { readVersion } from '#server/db/content-state.ts';

type Indexed = Scope & { index: CatalogueIndex };

/** The rows of which documents are made, besides what lists have of a product; how each is found in another version. */
const tables = [
  { table: 'product_text', keys: ['product_id', 'locale'], hasLocale: true },
  { table: 'variant', keys: ['id'], hasLocale: false },
  { table: 'variant_text', keys: ['variant_id', 'locale'], hasLocale: true },
] as const;

/** Documents as `readSearchDocuments` has them, but of products that are the same in another version only which they are. */
export async function* readChangedDocuments(
  loadView: () => Promise<View>,
  before: number,
): AsyncGenerator<SearchBatch> {
  const { snapshot, ...now } = await loadView();
  const { database, locale } = now;
  const earlier = await readVersion(before).snapshot();
  const index = await loadCatalogueIndex(database, earlier, locale);
  const same = await findSameProducts(now, { database, locale, version: before, index });
  yield* readSearchDocuments(now, now.index, same);
}

/** The products whose documents are the same in two versions: all that they are made of is compared. */
async function findSameProducts(now: Indexed, before: Indexed): Promise<Set<number>> {
  const earlier = describeProducts(before, before.index);
  const same = new Set<number>();
  for (const [id, text] of describeProducts(now, now.index))
    if (earlier.get(id) === text) same.add(id);
  for (const of of tables)
    for (const id of await listChanged(now, before.version, of)) same.delete(id);
  return same;
}

/** The products with a row of a table that differs in any column, or is new. */
async function listChanged(
  { database, version, locale }: Scope,
  before: number,
  { table, keys, hasLocale }: (typeof tables)[number],
): Promise<number[]> {
  const [sample = {}] = await database.read.selectFrom(table).selectAll().limit(1).execute();
  const columns = Object.keys(sample).filter((name) => name !== 'version');
  const pair = (name: string) => [sql.ref(`now.${name}`), sql.ref(`before.${name}`)] as const;
  const isSame = keys.map((name) => sql`${pair(name)[1]} = ${pair(name)[0]}`);
  const differs = columns.map(
    (name) => sql<SqlBool>`${pair(name)[0]} is distinct from ${pair(name)[1]}`,
  );
  const ofVariant = sql`
    join variant on variant.version = ${version} and variant.id = now.variant_id`;
  const { rows } = await sql<{ id: number }>`
    select distinct ${table === 'variant_text' ? sql`variant` : sql`now`}.product_id as id
    from ${sql.table(table)} as now
    ${table === 'variant_text' ? ofVariant : sql``}
    left join ${sql.table(table)} as before
      on before.version = ${before} and ${sql.join(isSame, sql` and `)}
    where now.version = ${version} ${hasLocale ? sql`and now.locale = ${locale}` : sql``}
      and (before.version is null or ${sql.join(differs, sql` or `)})
  `.execute(database.read);
  return rows.map(({ id }) => id);
}
