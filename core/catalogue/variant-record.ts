import { z } from 'zod';
import { numberCell, optionalCell, optionalNumberCell } from '#core/csv-cell.ts';
import { localisedColumns } from '#core/i18n/localised.ts';

const dimmingCodes = [
  'none',
  'phase',
  '1-10v',
  'dali-2',
  'dali-2-dt8',
  'casambi',
  'zigbee',
  'octo',
  'push',
  'dmx',
  'pwm',
] as const;

const emergencyCodes = [
  'none',
  '3h-maintained',
  '3h-non-maintained',
  '3h-self-test',
  '1h-maintained',
  '1h-self-test',
] as const;

const finishCodes = [
  'white',
  'black',
  'grey',
  'anthracite',
  'silver',
  'aluminium',
  'chrome',
  'brass',
  'bronze',
  'corten',
  'stainless-steel',
  'opal',
  'green',
] as const;

export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** SKU: the product code, then parts separated by slashes. */
const skuSchema = z
  .string()
  .regex(
    /^[A-Z][A-Z0-9]{2,11}(?:\/[A-Z0-9.-]+)+$/,
    'use the product code, then parts after slashes',
  );

/** One row of `variants.csv`. Empty cells mean "does not apply". Decimal points, no thousands separators. */
export const variantRecordSchema = z.strictObject({
  sku: skuSchema,
  legacy_skus: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split('|')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ...localisedColumns('description', z.string().trim().min(8)),
  finish: z.enum(finishCodes),
  power_w: optionalNumberCell(z.number().positive().max(2000)),
  flux_lm: optionalNumberCell(z.number().positive().max(400_000)),
  efficacy_lm_w: optionalNumberCell(z.number().positive().max(260)),
  /** Correlated colour temperature, kelvin; for tunable white the warm end. */
  cct_k: optionalNumberCell(z.number().int().min(1800).max(10_000)),
  /** The cool end of tunable white. */
  cct_max_k: optionalNumberCell(z.number().int().min(1800).max(10_000)),
  cri: optionalNumberCell(z.number().int().min(60).max(100)),
  sdcm: optionalNumberCell(z.number().int().min(1).max(7)),
  /** UGR class at 4H 8H, 70/50/20: the limit that the variant stays under. */
  ugr: optionalNumberCell(z.number().int().min(10).max(30)),
  /** Full width at half of the maximum in C0-C180, degrees. */
  beam_deg: optionalNumberCell(z.number().min(2).max(180)),
  /** The same in C90-C270 where it differs. */
  beam_c90_deg: optionalNumberCell(z.number().min(2).max(180)),
  /** Key of the product's `optics`; empty for what gives no light. */
  optic: optionalCell(z.string()),
  ip: optionalCell(z.string().regex(/^IP[0-6][0-8]$/)),
  ik: optionalCell(z.string().regex(/^IK(0\d|10)$/)),
  protection_class: optionalCell(z.enum(['I', 'II', 'III'])),
  voltage: optionalCell(z.string().min(2)),
  dimming: z.enum(dimmingCodes),
  emergency: z.enum(emergencyCodes),
  length_mm: optionalNumberCell(z.number().positive()),
  width_mm: optionalNumberCell(z.number().positive()),
  height_mm: optionalNumberCell(z.number().positive()),
  diameter_mm: optionalNumberCell(z.number().positive()),
  /** As printed: '150' for a diameter, '175x175' for a rectangle, millimetres. */
  cut_out_mm: optionalCell(z.string().regex(/^\d+(x\d+)?$/)),
  weight_kg: numberCell(z.number().positive().max(200)),
  ta_min_c: optionalNumberCell(z.number().int().min(-60).max(30)),
  ta_max_c: optionalNumberCell(z.number().int().min(20).max(80)),
  lifetime_h: optionalNumberCell(z.number().int().min(1000).max(300_000)),
  lifetime_class: optionalCell(z.string().regex(/^L\d\dB\d\d$/)),
  energy_class: optionalCell(z.enum(energyClasses)),
  eprel: optionalCell(z.string().regex(/^\d{6,7}$/)),
  /** File name in the product's `images/` folder; empty for the product's first picture. */
  image: optionalCell(z.string().regex(/^[a-z0-9-]+\.(webp|avif|jpg|png)$/)),
  /** File name in the product's `photometry/` folder; required where flux is given. */
  photometry: optionalCell(z.string().regex(/^[A-Za-z0-9._-]+\.ldt$/)),
});

export type VariantRecord = z.infer<typeof variantRecordSchema>;
