import type { Database } from '#server/db/client.ts';
import type { ReadState } from '#server/db/content-state.ts';

/** Returns the function that finds the address of a variant's spectrum in the content version in use; null without one. */
export function createSpectrumQuery(database: Database, state: Pick<ReadState, 'snapshot'>) {
  return async (variantId: number): Promise<string | null> => {
    const { version } = await state.snapshot();
    const row = await database.read
      .selectFrom('variant')
      .select('spectrum')
      .where('version', '=', version)
      .where('id', '=', variantId)
      .executeTakeFirst();
    return row?.spectrum ?? null;
  };
}
