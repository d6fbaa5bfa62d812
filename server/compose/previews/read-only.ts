import type { KyselyPlugin } from 'kysely';
import type { Database } from '#server/db/client.ts';

const refusal: KyselyPlugin = {
  transformQuery({ node }) {
    if (node.kind !== 'SelectQueryNode')
      throw new Error(`A preview changes nothing: ${node.kind}.`);
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** The database for what only reads: everything else rejects, and no lock is free. Closing it does nothing. */
export function readOnly(database: Database): Database {
  return {
    ...database,
    read: database.read.withPlugin(refusal),
    write: database.write.withPlugin(refusal),
    tryLock: async () => null,
    eraseRemains: async () => {},
    destroy: async () => {},
  };
}
