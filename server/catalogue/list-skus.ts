import type { Database } from '#server/db/client.ts';

/** Returns SKUs of variants by id, including removed ones: every id that an import ever assigned. */
export async function listSkus(database: Database, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database.read
    .selectFrom('entity_id')
    .select(['id', 'key'])
    .where('namespace', '=', 'post')
    .where('kind', '=', 'variant')
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, key }) => [id, key]));
}
