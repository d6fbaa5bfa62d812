import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import type { Database } from '#server/db/client.ts';
import type { ReadState } from '#server/db/content-state.ts';
import { fromJson } from '#server/db/from-json.ts';

/**
 * Returns the function that finds the luminous flux of a variant in emergency operation, lumens, in the content version
 * in use; null for a variant without an emergency unit.
 */
export function createEmergencyFluxQuery(database: Database, state: Pick<ReadState, 'snapshot'>) {
  return async (variantId: number): Promise<number | null> => {
    const { version } = await state.snapshot();
    const row = await database.read
      .selectFrom('variant')
      .select(['emergency', 'attributes'])
      .where('version', '=', version)
      .where('id', '=', variantId)
      .executeTakeFirst();
    if (!row?.attributes || row.emergency === 'none') return null;
    const flux = fromJson<AttributeValues>(row.attributes).emergency_flux_lm;
    return typeof flux === 'number' ? flux : null;
  };
}
