import { z } from '@hono/zod-openapi';

const MAX_ZONES = 200;
const HOURS_PER_DAY = 24;
const DAYS_PER_WEEK = 7;
const WEEKS_PER_YEAR = 53;

const money = (description: string) => z.number().min(0).max(1e9).openapi({ description });

const share = (description: string) =>
  z.number().positive().max(1).default(1).openapi({ description });

const installationSchema = z
  .object({
    wattage: z
      .number()
      .positive()
      .max(100_000)
      .openapi({ description: 'Power of one fitting in watts.' }),
    lifetime_hours: z.number().positive().max(1_000_000).openapi({
      description: 'Hours until a fitting is replaced, e.g. 90000 for L80 = 90,000 h.',
    }),
    unit_cost: money('Price of one fitting.'),
    quantity: z.int().min(0).max(1_000_000).openapi({ description: 'Number of fittings.' }),
    labour_cost: money('Labour for the replacement of one fitting or lamp.').default(0),
    presence_factor: share('Share of the hours that presence detection leaves (EN 15193-1, F_O).'),
    daylight_factor: share('Share of the power that daylight control leaves (EN 15193-1, F_D).'),
    dimming_factor: share('Share of the power that dimming leaves (EN 15193-1, F_C).'),
    misc: money('One-off cost in addition to the fittings; part of the capital.').default(0),
  })
  .openapi('EnergyInstallation');

const zoneSchema = z
  .object({
    name: z.string().max(200),
    current: installationSchema,
    proposed: installationSchema,
    hours_per_day: z.number().positive().max(HOURS_PER_DAY),
    days_per_week: z.number().positive().max(DAYS_PER_WEEK),
    weeks_per_year: z.number().positive().max(WEEKS_PER_YEAR),
  })
  .openapi('EnergyZone');

export const energyInputSchema = z
  .object({
    currency: z
      .string()
      .regex(/^[A-Za-z]{3}$/, 'is not a currency of three letters, such as EUR')
      .openapi({ description: 'ISO 4217 code of all amounts; nothing is converted.' }),
    electricity_cost_per_kwh: z.number().positive().max(100),
    co2_kg_per_kwh: z
      .number()
      .min(0)
      .max(10)
      .openapi({ description: 'Emission factor in kg of CO2 equivalent per kWh.' }),
    electricity_price_growth: z.number().min(-0.1).max(0.2).default(0).openapi({
      description: 'By how much electricity becomes dearer each year: 0.03 for 3 %.',
    }),
    co2_factor_fall: z.number().min(0).max(0.3).default(0).openapi({
      description: 'By how much the emission factor falls each year: 0.03 for 3 %.',
    }),
    life_limit_years: z.number().positive().max(60).optional().openapi({
      description: 'Years after which no savings are counted; by default the period of the site.',
    }),
    zones: z.array(zoneSchema).min(1).max(MAX_ZONES),
    include_maintenance: z.boolean().default(false).openapi({
      description:
        'Includes the current fittings that wear out in a year. Proposed ones are not replaced within their life.',
    }),
  })
  .openapi('EnergyInput', {
    example: {
      currency: 'EUR',
      electricity_cost_per_kwh: 0.25,
      co2_kg_per_kwh: 0.0978,
      zones: [
        {
          name: 'Office',
          current: { wattage: 70, lifetime_hours: 20_000, unit_cost: 0, quantity: 100, misc: 0 },
          proposed: { wattage: 30, lifetime_hours: 90_000, unit_cost: 60, quantity: 100, misc: 0 },
          hours_per_day: 10,
          days_per_week: 5,
          weeks_per_year: 50,
        },
      ],
      include_maintenance: false,
    },
  });

export type EnergyInput = z.output<typeof energyInputSchema>;

const savings = {
  current_kwh: z.number().openapi({ description: 'Annual consumption.' }),
  proposed_kwh: z.number(),
  annual_kwh_saving: z.number().openapi({ description: 'Negative if the proposal uses more.' }),
  energy_saving_percent: z.number(),
  annual_cost_saving: z.number(),
  lifetime_cost_saving: z.number().openapi({
    description: 'Over the counted years, without subtracting the capital.',
  }),
  co2_kg_saving: z.number().openapi({ description: 'In the first year.' }),
  lifetime_co2_kg_saving: z.number().openapi({ description: 'Over the counted years.' }),
};

export const energyResponseSchema = z
  .object({
    zones: z.array(
      z.object({
        name: z.string(),
        hours_per_year: z.number(),
        ...savings,
        capital: z.number(),
        lifetime_years: z.number(),
        counted_years: z.number().openapi({
          description: 'Life of the proposed fittings, at most `life_limit_years`.',
        }),
      }),
    ),
    totals: z.object({
      ...savings,
      payback_months: z
        .number()
        .nullable()
        .openapi({ description: 'Capital divided by saving; null if there is no saving.' }),
    }),
  })
  .openapi('EnergyResult');

export type EnergyResponse = z.output<typeof energyResponseSchema>;
