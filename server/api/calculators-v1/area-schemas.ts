import { z } from '@hono/zod-openapi';
import { areaArrangements, areaTargets } from '#core/calculators/area/area.ts';
import { type AreaField, areaAddress } from '#core/calculators/area/area-address.ts';
import { areaUses } from '#core/calculators/area/requirements.ts';

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
    message: 'A wall needs luminaires at least 0.2 m in front of it.',
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
