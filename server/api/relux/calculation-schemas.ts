import { z } from '@hono/zod-openapi';
import { narrowestOf } from '#core/calculators/room/floor.ts';
import { groupLimits, groupNumbers } from '#core/calculators/room/groups/group-form.ts';
import { MAX_LUMINAIRES } from '#core/calculators/room/plan-lighting.ts';
import { LEAST_TASK_M, roomLimits } from '#core/calculators/room/room-address.ts';
import { HOURS_OF_YEAR, roomChoices } from '#core/calculators/room/room-upkeep.ts';
import { roomUses } from '#core/calculators/room/uses.ts';
import type { FieldLimits } from '#core/calculators/typed-figure.ts';
import { roomSchema, toFloorPlan, within } from '#server/api/relux/room-schema.ts';

// The ranges are those of the page's fields: its percents are shares here.
const share = ({ min, max }: FieldLimits) =>
  z
    .number()
    .min(min / 100)
    .max(max / 100);
const count = ({ max }: FieldLimits) => z.number().int().min(1).max(max);
const hours = z.number().min(0).max(HOURS_OF_YEAR).optional();

const limits = groupLimits;

/** Further luminaires: an even grid of one type, as the fields of the room calculator describe it. */
const groupSchema = z
  .object({
    variation: z.union([z.number().int(), z.string().min(1)]).openapi({
      description: 'Id or SKU of a variant.',
      example: 'ARD150/12/840/60D/B/DD',
    }),
    rows: z.number().int().min(limits.rows.min).max(limits.rows.max).default(1),
    columns: z.number().int().min(limits.columns.min).max(limits.columns.max).default(1),
    spacing_x_m: within(limits.stepx).default(0).openapi({
      description: 'From one column to the next; 0: evenly over the length of the room.',
    }),
    spacing_y_m: within(limits.stepy).default(0).openapi({
      description: 'From one row to the next; 0: evenly over the width of the room.',
    }),
    offset_x_m: within(limits.shiftx).default(0).openapi({
      description: 'Displacement from the middle of the room along its length.',
    }),
    offset_y_m: within(limits.shifty).default(0).openapi({
      description: 'Displacement from the middle of the room along its width.',
    }),
    mounting_height_m: within(limits.mounting).optional().openapi({
      description: 'Above the floor; that of the room if absent.',
    }),
    turn_deg: z.number().int().min(limits.turn.min).max(limits.turn.max).default(0).openapi({
      description: 'Direction of C0, from the length towards the width of the room.',
    }),
    tilt_deg: z.number().int().min(limits.tilt.min).max(limits.tilt.max).default(0).openapi({
      description: 'Tilt that aims the luminaires towards C0, whose side rises.',
    }),
    flux_share: z.number().min(0.01).max(1).default(1).openapi({
      description: 'Share of the luminous flux as dimmed; power is taken as proportional to it.',
    }),
  })
  .openapi('RoomGroup');
const controlsSchema = z
  .object({
    presence: z.enum(roomChoices.presence).default('central'),
    absence: z.number().min(0).max(1).optional().openapi({
      description: 'Share of the hours in which nobody is there; that of `use`.',
    }),
    daylight: z.enum(roomChoices.daylight).default('none'),
    daylight_control: z.enum(roomChoices.dimming).default('manual'),
    latitude_deg: z.number().min(38).max(60).default(52),
    constant_illuminance: z.boolean().default(false),
    hours_day: hours.openapi({ description: 'Hours a year with daylight; those of `use`.' }),
    hours_night: hours.openapi({ description: 'Hours a year without daylight; those of `use`.' }),
    standby_kwh_m2: z.number().min(0).max(20).default(0),
  })
  .openapi({ description: 'Hours and lighting controls for LENI (EN 15193); none if omitted.' });

/** Request body of `relux/calculate`. */
export const calculationSchema = z
  .object({
    variation: z
      .union([z.number().int(), z.string().min(1)])
      .optional()
      .openapi({
        description: 'Id or SKU of a variant.',
        example: 'ARD150/12/840/60D/B/DD',
      }),
    photometry_file: z.string().optional().openapi({
      description:
        'Instead of a variant: an EULUMDAT or IES file as text or in base64, or a GLDF container in base64, whose first light distribution is used.',
    }),
    room: roomSchema,
    reflectances: z.object({
      ceiling: share(roomLimits.ceiling),
      walls: share(roomLimits.walls),
      floor: share(roomLimits.floor),
    }),
    use: z
      .enum(roomUses.map(({ id }) => id))
      .optional()
      .openapi({
        description:
          'Use of the room, for the defaults of `target_lux`, `ugr_limit` and `eye_height_m` and for `requirements`.',
      }),
    target_lux: within(roomLimits.target).optional().openapi({
      description: 'Required without `use`, whose maintained illuminance is its default.',
    }),
    maintenance_factor: share(roomLimits.maintenance),
    marginal_zone_m: within(roomLimits.zone).default(0).openapi({
      description:
        'Width of the zone along the walls that averages, minima and uniformities leave out (EN 12464-1); `points` are of the whole room.',
    }),
    ugr_limit: z.number().min(10).max(30).optional().openapi({
      description: 'UGR limit for `ugr.share_above_limit`; that of `use`, or 19.',
    }),
    eye_height_m: z.number().min(0.5).max(2).optional().openapi({
      description:
        'Height of the observers’ eyes: 1.2 m seated, 1.7 m standing (CIE 117); that of `use`, or 1.2.',
    }),
    face_height_m: z.number().min(0.5).max(2).optional().openapi({
      description:
        'Height of `cylindrical`: 1.2 m seated, 1.6 m standing (EN 12464-1); that of `use`, or 1.2.',
    }),
    turned: z.boolean().default(false).openapi({
      description: 'Whether the luminaires lie lengthwise along the length of the room.',
    }),
    controls: controlsSchema.optional(),
    rows: count(roomLimits.rows)
      .optional()
      .openapi({ description: 'Luminaires along the width; computed if omitted.' }),
    columns: count(roomLimits.columns)
      .optional()
      .openapi({ description: 'Luminaires along the length; computed if omitted.' }),
    further: z.array(groupSchema).max(groupNumbers.length).default([]).openapi({
      description:
        'Luminaires of other types, heights or directions in the same room. All results are of all luminaires together; rows and columns that are computed give what these leave to the target.',
    }),
  })
  .refine(
    ({ variation, photometry_file }) =>
      (variation === undefined) !== (photometry_file === undefined),
    {
      path: ['variation'],
      message: 'give either variation or photometry_file',
    },
  )
  .refine(({ use, target_lux }) => use !== undefined || target_lux !== undefined, {
    path: ['target_lux'],
    message: 'give target_lux or use',
  })
  .refine(
    ({ room, marginal_zone_m: zone }) =>
      zone === 0 || narrowestOf(toFloorPlan(room)) - 2 * zone >= LEAST_TASK_M,
    { path: ['marginal_zone_m'], message: `must leave at least ${LEAST_TASK_M} m of the room` },
  )
  .refine(({ rows = 1, columns = 1 }) => rows * columns <= MAX_LUMINAIRES, {
    path: ['rows'],
    message: `must not make more than ${MAX_LUMINAIRES} luminaires`,
  })
  .openapi('RoomCalculation', {
    example: {
      variation: 'ARD150/12/840/60D/B/DD',
      room: { length_m: 12, width_m: 8, height_m: 3, work_plane_m: 0.75, mounting_height_m: 2.8 },
      reflectances: { ceiling: 0.7, walls: 0.5, floor: 0.2 },
      target_lux: 500,
      maintenance_factor: 0.8,
    },
  });

const rating = z
  .number()
  .nullable()
  .openapi({ description: 'Values below 10, where the scale of UGR begins, are 10.' });

const ugrSchema = z.object({
  crosswise: rating,
  endwise: rating.openapi({
    description:
      'By the tabular method (CIE 190) for the size and reflectances of the room, as EN 12464-1 limits it; null if the luminaire has no luminous area or is not above the eyes.',
  }),
  maximum: z
    .object({ ugr: rating.unwrap(), x: z.number(), y: z.number(), direction_deg: z.number().int() })
    .nullable()
    .openapi({
      description:
        'The highest UGR (CIE 117) of all observers, the place of that observer in metres, and the view: 0 along x, 90 along y. Null if no light reaches an eye.',
    }),
  share_above_limit: z.number().nullable().openapi({
    description:
      'Share of the observers, 0 to 1, with a view above `ugr_limit`. Null, as `maximum`, in a black room, where UGR is not defined.',
  }),
  observers: z.number().int(),
  observer_spacing_m: z.number().openapi({
    description: 'Observers stand on a grid from wall to wall and look in four directions.',
  }),
});

const lux = z.number();
const requirement = z.number().nullable();

const cylindricalSchema = z
  .object({
    height_m: z.number(),
    average_lux: lux,
    minimum_lux: lux,
    uniformity: z.number(),
    modelling_least: z.number(),
    modelling_most: z.number(),
  })
  .openapi({
    description:
      'Mean cylindrical illuminance, and the lowest and highest ratio of cylindrical to horizontal illuminance at a point of that height.',
  });

const requirementsSchema = z
  .object({
    average_lux: lux,
    modified_lux: requirement,
    uniformity: z.number(),
    ugr: z.number(),
    cylindrical_lux: requirement,
    wall_lux: requirement,
    ceiling_lux: requirement,
  })
  .nullable()
  .openapi({
    description:
      'Requirements of EN 12464-1:2021 for `use`; null without one. Single values are null where the list of uses does not have them.',
  });

/** Response body of `relux/calculate`. */
export const calculationResultSchema = z
  .object({
    luminaires: z.number().int().openapi({ description: 'All luminaires, further ones included.' }),
    rows: z.number().int().openapi({
      description: 'Along the width. An L-shaped room lacks the luminaires of its missing corner.',
    }),
    columns: z.number().int(),
    spacing_x_m: z.number(),
    spacing_y_m: z.number(),
    room_index: z.number(),
    utilisation_factor: z.number(),
    utilisation_room_index: z.number().openapi({
      description:
        'Room index that the direct light of `utilisation_factor` is for: `room_index`, or the end of the scale from 0.6 to 5.',
    }),
    average_lux: z.number(),
    minimum_lux: z.number(),
    uniformity: z.number(),
    cylindrical: cylindricalSchema,
    walls: z.object({ average_lux: lux, darkest_lux: lux, uniformity: z.number() }).openapi({
      description:
        'All walls from floor to ceiling; `darkest_lux` and `uniformity` are the lowest of a wall by itself.',
    }),
    ceiling: z.object({ average_lux: lux, uniformity: z.number() }),
    requirements: requirementsSchema,
    ugr: ugrSchema,
    power_w: z.number().nullable().openapi({ description: 'Null if the file has no power.' }),
    efficacy_lm_w: z.number().nullable().openapi({
      description: 'Initial flux of all luminaires over their power.',
    }),
    w_per_m2: z.number().nullable(),
    veei: z.number().nullable().openapi({ description: 'W/m² per 100 lx (CTE DB-HE 3).' }),
    leni_kwh_m2: z.number().nullable().openapi({
      description: 'Energy for lighting a year, standby included, with `leni_factors` (EN 15193).',
    }),
    leni_factors: z
      .object({ occupancy: z.number(), daylight: z.number(), constant: z.number() })
      .nullable(),
    points: z.array(z.object({ x: z.number(), y: z.number(), lux: z.number() })).openapi({
      description:
        'Maintained illuminance on the working plane; coordinates in metres from the corner opposite that of an L. There are no points in a missing corner.',
    }),
  })
  .openapi('CalculatedRoom');

export type Calculation = z.infer<typeof calculationSchema>;
export type CalculationResult = z.infer<typeof calculationResultSchema>;
