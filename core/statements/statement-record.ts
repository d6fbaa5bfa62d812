import { z } from 'zod';
import { areaUses } from '#core/calculators/area/requirements.ts';
import { arrangements } from '#core/calculators/road/road.ts';
import { roadClasses } from '#core/calculators/road/road-class.ts';
import { roomUses } from '#core/calculators/room/uses.ts';
import { localised } from '#core/i18n/localised.ts';
import { sayable } from '#core/say.ts';

/** Where a text states something, and in which words; the words contain the result. */
const saidSchema = z.strictObject({
  /** A page or article (`pages/about`), or the path of a file. */
  in: z.string().min(1),
  words: localised(z.string().trim().min(3)),
});

const base = { says: z.array(saidSchema).min(1) };

const value = z.union([z.number(), z.string()]);

/** Fields and what they hold: a value, a list of values, `any`, `none`, or a limit such as `>=20`. */
const conditionsSchema = z.record(z.string(), z.union([value, z.array(value)]));

/** The products or variants that a statement is about; all of them without conditions. */
const rows = { of: z.enum(['products', 'variants']), where: conditionsSchema.default({}) };

/** How far the calculated figure may lie from the result, percent of it. */
const calculated = { result: z.number(), tolerance: z.number().min(0).max(50).default(5) };

const sku = z.string().min(1);

const numbers = z.array(z.number());

/** A base to the power of a product: `{ base: 10, times: [3], over: [2] }` is 10 to the power of 1.5. */
const power = z.strictObject({
  base: z.union([z.number().positive(), z.literal('e')]),
  times: numbers.min(1),
  over: numbers.default([]),
});

/** Numbers, powers, and figures of variants: a column such as `flux_lm`, or an attribute. */
const factors = z.array(
  z.union([z.number(), power, z.strictObject({ sku, figure: z.string().trim().min(1) })]),
);
const luminaires = z.array(z.strictObject({ sku, count: z.number().positive() })).min(1);

/** An installation before and after its lighting was replaced: what meters have shown, and what hangs there now. */
const replacement = {
  before: z.strictObject({ kw: z.number().positive(), mwh: z.number().positive() }),
  after: z.strictObject({ luminaires, mwh: z.number().positive() }),
};
const metres = z.number().positive().max(1000);
const coordinate = z.number().min(-1000).max(1000);
const corner = z.array(coordinate).length(3);
const maintenance = z.number().min(0.3).max(1);

const figure = z.number().optional();

/** Figures that a standard requires, as the table of a calculator has them. */
function required<Figures extends Record<string, typeof figure>>(figures: Figures) {
  return z
    .strictObject(figures)
    .refine((named) => Object.keys(named).length > 0, sayable('Name at least one figure'));
}

/** What a statement counts beside products and variants. */
const countedRecords = ['categories', 'families', 'pages', 'articles', 'terms'] as const;

/** `statements/*.yaml`: what texts say about the catalogue or as the result of a calculation, which the import repeats. */
export const statementRecordSchema = z.discriminatedUnion('check', [
  z.strictObject({
    ...base,
    check: z.literal('count'),
    ...rows,
    of: z.enum(['products', 'variants', ...countedRecords]),
    result: z.int(),
    /** `about` allows a tenth, `more-than` whatever is above. */
    as: z.enum(['exactly', 'about', 'more-than']).default('exactly'),
  }),
  z.strictObject({ ...base, check: z.literal('every'), ...rows, has: conditionsSchema }),
  z.strictObject({
    ...base,
    check: z.literal('share'),
    ...rows,
    has: conditionsSchema,
    /** Tenths or percent, as the words say. */
    result: z.number(),
    out_of: z.number().positive().default(100),
    /** Of the whole, percent. */
    tolerance: z.number().min(0).max(20).default(5),
  }),
  z.strictObject({
    ...base,
    check: z.literal('values'),
    ...rows,
    figure: z.string(),
    results: z.array(value).min(1),
  }),
  z.strictObject({
    ...base,
    check: z.literal('range'),
    ...rows,
    figure: z.string(),
    least: z.number().optional(),
    most: z.number().optional(),
  }),
  z.strictObject({
    ...base,
    check: z.literal('fact'),
    /** Both ends of a range, or all of a list. */
    result: z.union([value, z.array(value).min(2)]),
    /** Who says it, and since when: a standard, a log of the client. A fact of one place needs it. */
    source: z.string().trim().min(3).optional(),
  }),
  /** What standards require, as the calculators have it: EN 12464-1 and CTE DB-HE 3, EN 13201-2, EN 12464-2 and EN 12193. */
  z.strictObject({
    ...base,
    check: z.literal('room-use'),
    use: z.enum(roomUses.map(({ id }) => id)),
    has: required({
      ...{ lux: figure, ugr: figure, uniformity: figure, modified: figure },
      ...{ cylindrical: figure, wall: figure, ceiling: figure, veei: figure, density: figure },
    }),
  }),
  z.strictObject({
    ...base,
    check: z.literal('road-class'),
    class: z.enum(roadClasses),
    has: required({
      ...{ luminance: figure, average: figure, minimum: figure },
      ...{ uniformity: figure, increment: figure },
    }),
  }),
  z.strictObject({
    ...base,
    check: z.literal('area-use'),
    use: z.enum(areaUses),
    has: required({ lux: figure, uniformity: figure, glare: figure }),
  }),
  /** A sum of products of figures, each of which a variant has, the text names or `source` explains. */
  z.strictObject({
    ...base,
    check: z.literal('arithmetic'),
    sum: z.array(z.strictObject({ times: factors.min(1), over: factors.default([]) })).min(1),
    /** `growth` and `saving` are by how many percent the sum is above or below 1. */
    as: z.enum(['value', 'growth', 'saving']).default('value'),
    source: z.string().trim().min(3).optional(),
    ...calculated,
  }),
  z.strictObject({
    ...base,
    check: z.literal('power'),
    luminaires,
    /** Divides: 1000 for kilowatts, an area for W/m². */
    divided_by: z.number().positive().default(1),
    ...calculated,
  }),
  /** Both figures in MWh, which the installed power allows. */
  z.strictObject({ ...base, check: z.literal('meter'), ...replacement }),
  z.strictObject({
    ...base,
    check: z.literal('saving'),
    ...replacement,
    /**
     * `power` is that of before, kW; `hours` those of a year at full power; `alone` what the luminaires would use in
     * these hours without control, MWh; `saved` and `remaining` are shares of the energy, `by-luminaires` is that of the saving
     * that follows from the lower power.
     */
    figure: z.enum(['power', 'hours', 'alone', 'saved', 'remaining', 'by-luminaires']),
    /** The whole of a share, as the words say: percent, quarters. */
    out_of: z.number().positive().default(100),
    ...calculated,
  }),
  /** The share of the hours in which controlled luminaires were dimmed, from what control has saved. */
  z.strictObject({
    ...base,
    check: z.literal('dimmed'),
    ...replacement,
    /** Those of `after` that control has dimmed. */
    controlled: luminaires,
    /** Power when dimmed, percent. */
    level: z.number().min(0).max(99),
    out_of: z.number().positive().default(100),
    ...calculated,
  }),
  /** The share of the light above the horizontal, percent. */
  z.strictObject({ ...base, check: z.literal('upward'), sku, ...calculated }),
  /** The direction of the highest intensity, degrees from straight down. */
  z.strictObject({ ...base, check: z.literal('peak'), sku, ...calculated }),
  /** UGR in the reference room, 4H by 8H with reflectances of 0.7, 0.5 and 0.2: the higher of both directions. */
  z.strictObject({ ...base, check: z.literal('glare'), sku, ...calculated }),
  z.strictObject({
    ...base,
    check: z.literal('axis'),
    sku,
    /** From the luminaire; far enough for the inverse square law. */
    distance_m: metres,
    ...calculated,
  }),
  z.strictObject({
    ...base,
    check: z.literal('escape'),
    sku,
    height_m: metres,
    /** Metres; `area` is the square that one luminaire lights alone in an open area, m². */
    figure: z.enum(['route', 'route-end', 'open', 'open-end', 'area']),
    /** Half plane along the route. */
    along: z.enum(['C0', 'C90']).default('C0'),
    ...calculated,
  }),
  z.strictObject({
    ...base,
    check: z.literal('room'),
    sku,
    length_m: metres,
    width_m: metres,
    height_m: metres,
    plane_m: z.number().min(0).default(0.8),
    rows: z.int().min(1).max(40),
    columns: z.int().min(1).max(40),
    turned: z.boolean().default(false),
    /** Of ceiling, walls and floor. */
    reflectances: z.array(z.number().min(0).max(0.95)).length(3).default([0.7, 0.5, 0.2]),
    maintenance,
    /** `ugr` is the highest of seated people, `cylindrical` the mean on their faces. */
    figure: z.enum(['average', 'minimum', 'uniformity', 'veei', 'density', 'ugr', 'cylindrical']),
    ...calculated,
  }),
  z.strictObject({
    ...base,
    check: z.literal('surface'),
    sku,
    /** Of the luminaires above the floor. */
    height_m: metres,
    /** Of the luminaires in the plan, x and y; their length is along y. */
    places: z.array(z.array(coordinate).length(2)).min(1).max(100),
    /** From the direction of x towards y, to which C0 points otherwise. */
    turned_deg: z.number().min(-180).max(180).default(0),
    /** Two opposite corners of a rectangle, x, y and z above the floor; or one point twice. */
    from: corner,
    to: corner,
    /** The side that is lit: a wall at y = 0 of a room faces y, a table faces up. */
    faces: z.enum(['up', 'down', 'x', '-x', 'y', '-y']).default('up'),
    maintenance,
    /** Of direct light, lx; `evenness` is the least of the most. */
    figure: z.enum(['average', 'minimum', 'maximum', 'evenness']),
    /** The whole of an evenness, as the words say: 4 for a quarter. */
    out_of: z.number().positive().default(1),
    ...calculated,
  }),
  z.strictObject({
    ...base,
    check: z.literal('road'),
    sku,
    class: z.enum(roadClasses),
    lanes: z.int().min(1).default(1),
    lane_width_m: metres,
    arrangement: z.enum(arrangements).default('single'),
    height_m: metres,
    overhang_m: z.number().min(-20).max(20).default(0),
    tilt_deg: z.number().min(-30).max(30).default(0),
    maintenance,
    /** Left out for the widest spacing that meets the class. */
    spacing_m: metres.optional(),
    figure: z.enum(['average', 'minimum', 'spacing']),
    ...calculated,
  }),
]);

export type StatementRecord = z.infer<typeof statementRecordSchema>;
type Check = StatementRecord['check'];
export type StatementOf<Name extends Check> = Extract<StatementRecord, { check: Name }>;
