import { z } from '@hono/zod-openapi';
import { sidesOf } from '#core/calculators/led-strip/plan/strip-run.ts';

const MAX_RUNS = 200;
const MAX_SIDES = 20;
/** Limits the response time; real installations stay far below it. */
const MAX_SEGMENTS = 1_000;
const MM_PER_M = 1000;

const positive = (most: number, description?: string) => {
  const schema = z.number().positive().max(most);
  return description ? schema.openapi({ description }) : schema;
};

const stripSchema = z
  .object({
    watts_per_metre: positive(200),
    volts: positive(120),
    cut_increment_mm: z.number().min(1).max(2_000),
    loop_resistance_ohm_per_m: z
      .number()
      .min(0)
      .max(100)
      .openapi({ description: 'Both tracks together, per metre of strip.' }),
    max_run_single_m: positive(200, 'Longest tested run fed from one end.'),
    max_run_double_m: positive(400, 'Longest tested run fed from both ends.'),
  })
  .openapi('StripSpec');

const driverSchema = z
  .object({
    rated_w: positive(10_000),
    max_load_fraction: z
      .number()
      .positive()
      .max(1)
      .openapi({ description: 'Fraction of the rated power that may be used, e.g. 0.8.' }),
  })
  .openapi('StripDriver');

/** A straight run, or the sides of one around corners. */
const runSchema = z.union([positive(200_000), z.array(positive(200_000)).min(2).max(MAX_SIDES)]);

const fields = z.object({
  strip: stripSchema,
  runs_mm: z.array(runSchema).min(1).max(MAX_RUNS).openapi({
    description: 'Lengths; of a run that turns corners, the lengths of its sides.',
  }),
  rounding: z.enum(['down', 'up']).openapi({
    description: 'Down to the last cut mark inside the length, or up to the first one outside it.',
  }),
  feed: z.enum(['one-end', 'both-ends']),
  cable: z.object({
    length_m: z.number().min(0).max(1_000).openapi({ description: 'One-way length.' }),
    lengths_m: z.array(z.number().min(0).max(1_000)).min(1).max(MAX_RUNS).optional().openapi({
      description:
        'One-way length to each run, in place of `length_m`; the last counts for all that follow.',
    }),
    area_mm2: z
      .number()
      .min(0.05)
      .max(240)
      .openapi({ description: 'Copper cross-section of one core.' }),
  }),
  drivers: z.array(driverSchema).max(50).openapi({
    description: 'Available drivers, in any quantity. If empty, no drivers are chosen.',
  }),
  profile: z
    .object({
      stock_mm: z.array(z.number().min(100).max(20_000)).min(1).max(20),
      kerf_mm: z.number().min(0).max(50),
    })
    .optional()
    .openapi({ description: 'If omitted, no profile is planned.' }),
});

export const stripInputSchema = fields
  .superRefine((input, context) => {
    if (countSegments(input) <= MAX_SEGMENTS) return;
    const message = `would need more than ${MAX_SEGMENTS} segments; send it in parts`;
    context.addIssue({ code: 'custom', path: ['runs_mm'], message });
  })
  .openapi('StripInput', {
    example: {
      strip: {
        watts_per_metre: 14.4,
        volts: 24,
        cut_increment_mm: 62.5,
        loop_resistance_ohm_per_m: 0.140408,
        max_run_single_m: 5,
        max_run_double_m: 10,
      },
      runs_mm: [7_230],
      rounding: 'down',
      feed: 'both-ends',
      cable: { length_m: 2, area_mm2: 1.5 },
      drivers: [
        { rated_w: 100, max_load_fraction: 0.8 },
        { rated_w: 150, max_load_fraction: 0.8 },
      ],
      profile: { stock_mm: [2_000, 3_000], kerf_mm: 3 },
    },
  });

export type StripInput = z.output<typeof stripInputSchema>;

/** Returns the number of segments that the input is divided into; none is shorter than a cut. */
function countSegments({ strip, runs_mm, feed, drivers }: z.output<typeof fields>): number {
  const fedMm = (feed === 'one-end' ? strip.max_run_single_m : strip.max_run_double_m) * MM_PER_M;
  const watts = Math.max(0, ...drivers.map((driver) => driver.rated_w * driver.max_load_fraction));
  const drivenMm = drivers.length > 0 ? (watts / strip.watts_per_metre) * MM_PER_M : fedMm;
  const longest = Math.max(strip.cut_increment_mm, Math.min(fedMm, drivenMm));
  const lengths = runs_mm.map((run) => sidesOf(run).reduce((sum, side) => sum + side, 0));
  return lengths.reduce((sum, length) => sum + Math.ceil(length / longest), 0);
}

export const stripResponseSchema = z
  .object({
    runs: z.array(
      z.object({
        requested_mm: z.number(),
        cut_mm: z.number(),
        unlit_mm: z
          .number()
          .openapi({ description: 'Part of the requested length that stays unlit.' }),
        watts: z.number(),
        segments: z
          .array(z.number())
          .openapi({ description: 'Lengths of the separately fed segments in millimetres.' }),
      }),
    ),
    total_watts: z.number(),
    current_a: z.number(),
    cable_drop_v: z.number().openapi({
      description:
        'Along the cable of the feed with the greatest load; fed from both ends, two feeds share a segment.',
    }),
    cable_drop_percent: z.number(),
    strip_drop_v: z.number().openapi({ description: 'Along the longest segment.' }),
    strip_drop_percent: z.number(),
    drivers: z.array(
      z.object({
        rated_w: z.number(),
        load_w: z.number(),
        load_percent: z.number().openapi({ description: 'Percentage of the rated power.' }),
        runs: z
          .array(z.number().int())
          .openapi({ description: 'Zero-based indices of its runs in `runs`.' }),
      }),
    ),
    bars: z.array(
      z.object({
        stock_mm: z.number(),
        cuts_mm: z.array(z.number()),
        waste_mm: z.number().openapi({ description: 'Includes the saw kerf.' }),
      }),
    ),
    waste_percent: z.number(),
    warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  })
  .openapi('StripPlan');

export type StripResponse = z.output<typeof stripResponseSchema>;
