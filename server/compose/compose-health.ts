import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/db/client.ts';
import type { DiskRoom } from '#server/files/disk-room.ts';

/** A health check that waits longer is given up by those who request it. */
const PROBE_MS = 1000;

/** What does not work, in a few words each. */
export type Health = {
  /** Null while the database can be read and written. */
  database: string | null;
  /** Which files cannot be stored or fetched: pages and forms without files work. */
  disk: string[];
};

/** Examines the database with a transaction: an empty one, or while something is wrong one that writes. */
export function composeHealth(
  db: Pick<Database, 'write' | 'problem'>,
  places: Pick<DiskRoom, 'problem'>[],
) {
  let probing: Promise<string | null> | null = null;

  function probe(): Promise<string | null> {
    probing ??= db.write
      .transaction()
      .execute(async (transaction) => {
        if (db.problem() === null) return;
        await transaction
          .updateTable('content_state')
          .set((eb) => ({ version: eb.ref('version') }))
          .execute();
      })
      .then(
        () => null,
        (error) => db.problem() ?? String(error),
      )
      .finally(() => {
        probing = null;
      });
    return probing;
  }

  return async function health(): Promise<Health> {
    const late = pause(PROBE_MS, 'does not respond', { ref: false });
    const database = await Promise.race([probe(), late]);
    const disk = await Promise.all(places.map((place) => place.problem()));
    return { database, disk: [...new Set(disk.filter((problem) => problem !== null))] };
  };
}
