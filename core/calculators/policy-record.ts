import { z } from 'zod';
import { numberCell } from '#core/csv-cell.ts';
import { localisedColumns, localisedText } from '#core/i18n/localised.ts';
import { sayable } from '#core/say.ts';

/** A decided figure: value, unit, date of validity and source. */
const policy = <const Unit extends string>(unit: Unit, value: z.ZodNumber) =>
  z.strictObject({
    value,
    unit: z.literal(unit),
    year: z.int().min(1990).max(2100),
    source: localisedText,
  });

const percent = (most: number) => policy('%', z.number().positive().max(most));

/** `calculators/policies.yaml`: the calculators' rules that are decided, not calculated. */
export const policiesRecordSchema = z.strictObject({
  /** Permitted driver load unless its data sheet states another. */
  driver_max_load: percent(100),
  /** Share of its current that a controller carries for long; all of it if the file does not say. */
  controller_max_load: percent(100).optional(),
  /** Cable drop that triggers a warning, percent of the strip's voltage. */
  cable_drop_warn: percent(50),
  /** Strip drop that is visible between its ends. */
  strip_drop_warn: percent(50),
  /** Limit of cable and strip together: plans above it are rejected. */
  total_drop_block: percent(50),
  clip_spacing: policy('mm', z.number().positive().max(5_000)),
  /** Minimum clips per piece, even the shortest. */
  min_clips_per_piece: policy('clips', z.int().min(1).max(10)),
  saw_kerf: policy('mm', z.number().min(0).max(20)),
  /** Maximum years of savings, however long the fittings last. */
  horizon: policy('years', z.int().min(1).max(60)),
  discount_rate: policy('%', z.number().min(0).max(50)),
  /** Fluxes this close to each other count as equal. */
  same_light_tolerance: percent(50),
  /** Factors on the tariff for the sensitivity analysis. */
  tariff_factors: z.strictObject({
    values: z.array(z.number().positive().max(10)).min(2).max(9),
    year: z.int().min(1990).max(2100),
    source: localisedText,
  }),
});

export type Policies = z.infer<typeof policiesRecordSchema>;

/** A row of `calculators/co2-factors.csv`: emissions per kilowatt-hour by country and year. */
export const co2FactorRecordSchema = z.strictObject({
  /** ISO 3166-1, two letters. */
  country: z.string().regex(/^[A-Z]{2}$/, sayable('Write the two capital letters of ISO 3166')),
  year: numberCell(z.number().int().min(1990).max(2100)),
  /** Kilograms of CO2 equivalent per kWh from the grid. */
  kg_per_kwh: numberCell(z.number().min(0).max(2)),
  ...localisedColumns('basis', z.string().trim().min(4)),
  source: z.string().trim().min(4),
  url: z.url({ protocol: /^https$/ }),
});

export type Co2FactorRecord = z.infer<typeof co2FactorRecordSchema>;

/** A row of `calculators/conductors.csv`: the highest resistance of a copper core that a standard allows. */
export const conductorRecordSchema = z.strictObject({
  area_mm2: numberCell(z.number().positive().max(240)),
  max_ohm_per_km: numberCell(z.number().positive().max(200)),
  source: z.string().trim().min(4),
  year: numberCell(z.number().int().min(1990).max(2100)),
});

export type ConductorRecord = z.infer<typeof conductorRecordSchema>;
