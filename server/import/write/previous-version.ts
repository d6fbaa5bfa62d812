import type { Database } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import type { Size } from '#server/import/media-library.ts';
import type { StampKind } from '#server/import/rows/row-build.ts';

type Stamp = { checksum: string; updated: string };

/** Data of the version in use that an import needs: the last changes of its entities, and the sizes of its pictures. */
export async function readPreviousVersion(database: Database) {
  const state = await readContentVersion(database);
  const { version } = state;
  const stampsOf = async (table: Exclude<StampKind, 'media'>) => {
    const rows = await database.read
      .selectFrom(table)
      .select(['id', 'checksum', 'updated'])
      .where('version', '=', version)
      .execute();
    return new Map<number, Stamp>(rows.map(({ id, ...stamp }) => [id, stamp]));
  };
  const media = await database.read
    .selectFrom('media')
    .select(['id', 'hash', 'width', 'height', 'updated'])
    .where('version', '=', version)
    .execute();
  const stamps: Record<StampKind, Map<number, Stamp>> = {
    term: await stampsOf('term'),
    product: await stampsOf('product'),
    page: await stampsOf('page'),
    article: await stampsOf('article'),
    entry: await stampsOf('entry'),
    stockist: await stampsOf('stockist'),
    media: new Map(media.map(({ id, hash, updated }) => [id, { checksum: hash, updated }])),
  };
  const sizes = new Map<string, Size>();
  for (const { hash, width, height } of media) {
    if (width !== null && height !== null) sizes.set(hash, { width, height });
  }
  return { state, stamps, sizes, hashes: [...new Set(media.map(({ hash }) => hash))] };
}
