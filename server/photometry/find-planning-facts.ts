import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import type { MountingCode } from '#core/catalogue/product-codes.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Database } from '#server/db/client.ts';
import type { ReadState } from '#server/db/content-state.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { ProductDisplay } from '#server/db/stored-product.ts';

/** What decides where a variant can be calculated. */
export type PlanningFacts = {
  /** Luminous flux in emergency operation, lumens; null without an emergency unit. */
  emergencyFlux: number | 'unstated' | null;
  /** Ways of mounting its product; empty if none is stated. */
  mounting: MountingCode[];
};

/** Returns the function that finds these facts in the content version in use. */
export function createPlanningFactsQuery(database: Database, state: Pick<ReadState, 'snapshot'>) {
  return async (locale: LocaleCode, variantId: number): Promise<PlanningFacts> => {
    const { version } = await state.snapshot();
    const row = await database.read
      .selectFrom('variant')
      .innerJoin('product_text', (join) =>
        join
          .onRef('product_text.version', '=', 'variant.version')
          .onRef('product_text.product_id', '=', 'variant.product_id'),
      )
      .select(['variant.emergency', 'variant.attributes', 'product_text.display'])
      .where('variant.version', '=', version)
      .where('variant.id', '=', variantId)
      .where('product_text.locale', '=', locale)
      .executeTakeFirst();
    if (!row) return { emergencyFlux: null, mounting: [] };
    const display = fromJson<ProductDisplay>(row.display);
    return { emergencyFlux: emergencyFluxOf(row), mounting: display.filters?.mounting ?? [] };
  };
}

type EmergencyRow = { emergency: string; attributes: string | null };

function emergencyFluxOf({ emergency, attributes }: EmergencyRow): PlanningFacts['emergencyFlux'] {
  if (emergency === 'none') return null;
  const values = attributes === null ? {} : fromJson<AttributeValues>(attributes);
  const flux = values.emergency_flux_lm;
  return typeof flux === 'number' ? flux : 'unstated';
}
