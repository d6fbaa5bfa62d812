import { z } from '@hono/zod-openapi';
import { areaArrangements, areaTargets } from '#core/calculators/area/area.ts';
import { type AreaField, areaAddress } from '#core/calculators/area/area-address.ts';
import { areaUses } from '#core/calculators/area/requirements.ts';
import { type InstalledFault, skyZones } from '#core/photometry/sky/sky-rules.ts';

const { limits } = areaAddress;

const within = (field: AreaField, description: string) =>
  z.number().min(limits[field].min).max(limits[field].max).openapi({ description });

const count = (field: 'masts' | 'each') => z.int().min(limits[field].min).max(limits[field].max);

export const areaInputSchema = z
  .object({
    luminaire: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .openapi({ description: 'SKU or id of a variant with photometry.' }),
    target: z.enum(areaTargets).default('ground'),
    requirement: z
      .enum(areaUses)
      .default('none')
      .openapi({ description: 'Of EN 12464-2:2014 or EN 12193:2018; for the ground only.' }),
    width_m: within('width', 'Of the area or wall.'),
    depth_m: within('depth', 'Of the area, or height of the wall.'),
    arrangement: z
      .enum(areaArrangements)
      .default('side')
      .openapi({ description: 'Luminaires for a wall are in one row in front of it.' }),
    masts: count('masts').default(2).openapi({ description: 'In each row.' }),
    luminaires_per_mast: count('each').default(1),
    mounting_height_m: within('height', 'Of the luminaires above the ground.'),
    setback_m: within('setback', 'Outside the edge of the area; at least 0.2 from a wall.').default(
      0,
    ),
    tilt_deg: within('tilt', 'How far the front of the luminaires is raised.').default(0),
    fan_deg: within('fan', 'Between luminaires of a mast.').default(30),
    maintenance_factor: z.number().min(0.3).max(1).default(0.8),
  })
  .refine(({ target, setback_m }) => target === 'ground' || setback_m >= 0.2, {
    path: ['setback_m'],
    message: 'must be at least 0.2 m in front of a wall',
  })
  .openapi('AreaInput', {
    example: {
      luminaire: 'QUI700/60/730/SN/D',
      width_m: 40,
      depth_m: 24,
      arrangement: 'sides',
      masts: 2,
      mounting_height_m: 8,
    },
  });

export const areaFigureNames = {
  averageLux: 'average_illuminance_lx',
  uniformity: 'uniformity',
  glare: 'glare_rating',
} as const;

export const franceFaultNames = {
  upwardPercent: 'level_upward_light',
  installedPercent: 'installed_upward_light',
  fluxCode3: 'light_near_horizontal',
  cctK: 'colour_temperature',
} as const satisfies Record<InstalledFault, string>;

const darkSkiesSchema = z
  .object({
    zones: z.object({ spain: z.array(z.enum(skyZones)), uk: z.array(z.enum(skyZones)) }).openapi({
      description:
        'Zones in which the ULR is permitted: by RD 1890/2008, ITC-EA-03, and by ILP GN01/21.',
    }),
    bug: z.object({ backlight: z.number(), uplight: z.number(), glare: z.number() }),
    intensity_class: z.literal([1, 2, 3, 4, 5, 6]).nullable().openapi({
      description: 'Luminous intensity class G*1 to G*6 of EN 13201-2:2015; null if none is met.',
    }),
    cct_k: z.number().nullable().openapi({
      description: 'Nominal colour temperature, the highest of tunable light; null if unknown.',
    }),
    blue_percent: z.number().nullable().openapi({
      description: 'Share of the radiant power below 500 nm; null without a spectrum.',
    }),
    france_faults: z.array(z.enum(franceFaultNames)).nullable().openapi({
      description:
        'What the French order of 27 December 2018, art. 3, finds wrong; null for sports and walls, and if the colour that it limits is unknown.',
    }),
  })
  .openapi({
    description:
      'Zones and faults of the luminaires as they are aimed; the rest of the level luminaire.',
  });

export const areaResponseSchema = z
  .object({
    luminaire: z.string().openapi({ description: 'SKU of the variant.' }),
    luminaires: z.int().openapi({ description: 'Number of luminaires.' }),
    is_met: z.boolean().openapi({ description: 'Whether all limits of the requirement are met.' }),
    average_illuminance_lx: z.number(),
    minimum_illuminance_lx: z.number(),
    maximum_illuminance_lx: z.number(),
    uniformity: z.number().openapi({ description: 'Minimum over average.' }),
    diversity: z.number().openapi({ description: 'Minimum over maximum.' }),
    vertical_illuminance_lx: z.number().nullable().openapi({
      description:
        'Mean 1.5 m above the ground in the weakest of four directions; null for a wall.',
    }),
    glare_rating: z.number().nullable().openapi({
      description: 'Highest by CIE 112:1994; null for a wall, or without glare.',
    }),
    upward_light_percent: z.number(),
    dark_skies: darkSkiesSchema,
    power_w: z.number().nullable(),
    checks: z.array(
      z.object({
        figure: z.enum(Object.values(areaFigureNames) as [string, ...string[]]),
        limit: z.number(),
        is_met: z.boolean(),
      }),
    ),
    points: z
      .object({ columns: z.int(), rows: z.int(), illuminances_lx: z.array(z.number()) })
      .openapi({ description: 'Row by row from the front edge or the foot of the wall.' }),
  })
  .openapi('AreaResult', { description: 'Maintained, with twelve significant digits.' });

export type AreaInput = z.output<typeof areaInputSchema>;
export type AreaResponse = z.output<typeof areaResponseSchema>;
