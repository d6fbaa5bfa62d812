import { createHash } from 'node:crypto';
import type { Database } from '#server/db/client.ts';

export type Namespace = 'post' | 'term';

/** Identity of an entity: its kind and its key in the content, which never change. */
export type Entity = { namespace: Namespace; kind: string; key: string };

const ID_BITS = 30;
const ID_LIMIT = 2 ** ID_BITS;
const ROWS_AT_ONCE = 500;

/**
 * Assigns every entity its number: its previous one, else one derived from its name, so that a new database gets the
 * same numbers. Posts (products, variants, pages, media) share one range, terms another.
 * @param isStored false for a comparison, which writes nothing.
 * @returns a function that returns the number; it throws for an entity that was not in the list.
 */
export async function assignIds(
  database: Database,
  entities: Entity[],
  { isStored = true }: { isStored?: boolean } = {},
) {
  const stored = await database.write.selectFrom('entity_id').selectAll().execute();
  const ids = new Map(stored.map((row) => [keyOf(row as Entity), row.id]));
  const taken = { post: new Set<number>(), term: new Set<number>() };
  for (const row of stored) taken[row.namespace as Namespace].add(row.id);
  const unknown = entities
    .filter((entity) => !ids.has(keyOf(entity)))
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const fresh = [];
  for (const entity of unknown) {
    const key = keyOf(entity);
    if (ids.has(key)) continue;
    const id = freeId(key, taken[entity.namespace]);
    taken[entity.namespace].add(id);
    ids.set(key, id);
    fresh.push({ ...entity, id });
  }
  for (let start = 0; isStored && start < fresh.length; start += ROWS_AT_ONCE) {
    const rows = fresh.slice(start, start + ROWS_AT_ONCE);
    await database.write.insertInto('entity_id').values(rows).execute();
  }
  return (namespace: Namespace, kind: string, key: string): number => {
    const id = ids.get(keyOf({ namespace, kind, key }));
    if (id === undefined) throw new Error(`No id was assigned to the ${kind} '${key}'.`);
    return id;
  };
}

export type IdOf = Awaited<ReturnType<typeof assignIds>>;

function keyOf({ namespace, kind, key }: Entity): string {
  return `${namespace}:${kind}:${key}`;
}

/** The first free number from the hash of the name on. */
function freeId(key: string, taken: ReadonlySet<number>): number {
  let id = createHash('sha256').update(key).digest().readUInt32BE(0) % ID_LIMIT;
  while (id === 0 || taken.has(id)) id = (id + 1) % ID_LIMIT;
  return id;
}
