import type { Selectable } from 'kysely';
import type { Variant } from '#core/catalogue/product.ts';
import type { Scope } from '#server/catalogue/scope.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { Tables } from '#server/db/tables.ts';

type VariantRow = Selectable<Tables['variant']> &
  Pick<
    Selectable<Tables['variant_text']>,
    'description' | 'optic_label' | 'picture' | 'photometry'
  >;

/** The variants of a product in the order of its file. */
export async function listVariants(scope: Scope, productId: number): Promise<Variant[]> {
  const rows = await selectVariants(scope)
    .where('variant.product_id', '=', productId)
    .orderBy('variant.position')
    .execute();
  return rows.map(toVariant);
}

/** One variant by its id, or null. */
export async function findVariant(scope: Scope, id: number): Promise<Variant | null> {
  const row = await selectVariants(scope).where('variant.id', '=', id).executeTakeFirst();
  return row ? toVariant(row) : null;
}

function selectVariants({ database, version, locale }: Scope) {
  return database.read
    .selectFrom('variant')
    .innerJoin('variant_text', (join) =>
      join
        .onRef('variant_text.variant_id', '=', 'variant.id')
        .onRef('variant_text.version', '=', 'variant.version'),
    )
    .where('variant.version', '=', version)
    .where('variant_text.locale', '=', locale)
    .selectAll('variant')
    .select(['variant_text.description', 'variant_text.optic_label'])
    .select(['variant_text.picture', 'variant_text.photometry']);
}

/** The importer has checked the codes against their lists. */
function toVariant(row: VariantRow): Variant {
  return {
    id: row.id,
    sku: row.sku,
    legacySkus: fromJson(row.legacy_skus),
    description: row.description,
    picture: fromJson(row.picture),
    photometry: fromJson(row.photometry),
    finish: row.finish as Variant['finish'],
    powerW: row.power_w,
    fluxLm: row.flux_lm,
    efficacyLmW: row.efficacy_lm_w,
    cctK: row.cct_k,
    cctMaxK: row.cct_max_k,
    cri: row.cri,
    sdcm: row.sdcm,
    ugr: row.ugr,
    beamDeg: row.beam_deg,
    beamC90Deg: row.beam_c90_deg,
    optic: row.optic_label,
    ip: row.ip,
    ik: row.ik,
    protectionClass: row.protection_class as Variant['protectionClass'],
    voltage: row.voltage,
    dimming: row.dimming as Variant['dimming'],
    emergency: row.emergency as Variant['emergency'],
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    diameterMm: row.diameter_mm,
    cutOutMm: row.cut_out_mm,
    weightKg: row.weight_kg,
    taMinC: row.ta_min_c,
    taMaxC: row.ta_max_c,
    lifetimeH: row.lifetime_h,
    lifetimeClass: row.lifetime_class,
    energyClass: row.energy_class as Variant['energyClass'],
    eprel: row.eprel,
  };
}
