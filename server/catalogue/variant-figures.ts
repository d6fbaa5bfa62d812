import type { Selectable } from 'kysely';
import type { Variant } from '#core/catalogue/product-view.ts';
import type { Tables } from '#server/db/tables.ts';

type Figures = Omit<
  Variant,
  'id' | 'sku' | 'legacySkus' | 'description' | 'picture' | 'photometry' | 'optic'
>;

/** The figures of a stored variant; the importer has checked the codes against their lists. */
export function toFigures(row: Selectable<Tables['variant']>): Figures {
  return {
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
