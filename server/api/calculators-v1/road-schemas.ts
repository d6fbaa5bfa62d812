import { z } from '@hono/zod-openapi';
import { arrangements } from '#core/calculators/road/road.ts';
import { type RoadField, roadAddress } from '#core/calculators/road/road-address.ts';
import { roadClasses, type roadFigureIds } from '#core/calculators/road/road-class.ts';
import { roadSurfaces } from '#core/calculators/road/road-surface.ts';

const { limits } = roadAddress;

const within = (field: RoadField, description: string) =>
  z.number().min(limits[field].min).max(limits[field].max).openapi({ description });

export const roadInputSchema = z
  .object({
    luminaire: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .openapi({ description: 'SKU or id of a variant with photometry.' }),
    lighting_class: z.enum(roadClasses).openapi({ description: 'By EN 13201-2:2015.' }),
    road_surface: z
      .enum(roadSurfaces)
      .default('R3')
      .openapi({ description: 'r-table of CIE 144.' }),
    lanes: z.int().min(limits.lanes.min).max(limits.lanes.max).default(2),
    lane_width_m: within('lane', 'Width of each lane.').default(3.5),
    arrangement: z.enum(arrangements).default('single'),
    median_width_m: within('median', 'Only for columns in the median.').default(0),
    spacing_m: z.number().min(5).max(limits.spacing.max).nullable().default(null).openapi({
      description:
        'Of the columns on one side. Null: the widest spacing from 5 to 100 m that meets the class.',
    }),
    mounting_height_m: within('height', 'Of the luminaires above the road.'),
    overhang_m: within('overhang', 'Inside the edge of the carriageway; negative outside.').default(
      0,
    ),
    tilt_deg: within('tilt', 'How far the side facing the road is raised.').default(0),
    maintenance_factor: z.number().min(0.3).max(1).default(0.8),
  })
  .openapi('RoadInput', {
    example: {
      luminaire: 'QUI700/60/730/SN/D',
      lighting_class: 'M4',
      lanes: 2,
      lane_width_m: 3.5,
      mounting_height_m: 8,
    },
  });

export const roadFigureNames = {
  luminance: 'average_luminance_cd_m2',
  overall: 'overall_uniformity',
  longitudinal: 'longitudinal_uniformity',
  thresholdIncrement: 'threshold_increment_percent',
  edgeRatio: 'edge_illuminance_ratio',
  averageLux: 'average_illuminance_lx',
  minimumLux: 'minimum_illuminance_lx',
  uniformity: 'illuminance_uniformity',
} as const satisfies Record<(typeof roadFigureIds)[number], string>;

const figureSchema = z.enum(Object.values(roadFigureNames) as [string, ...string[]]);

export const roadResponseSchema = z
  .object({
    luminaire: z.string().openapi({ description: 'SKU of the variant.' }),
    spacing_m: z.number(),
    met_spacings: z
      .array(z.object({ from_m: z.number(), to_m: z.number() }))
      .nullable()
      .openapi({
        description:
          'Spacings that meet the class, in steps of 1 m; null if the spacing was given.',
      }),
    is_met: z.boolean().openapi({ description: 'Whether all limits of the class are met.' }),
    figures: z
      .object({
        average_luminance_cd_m2: z.number(),
        overall_uniformity: z.number(),
        longitudinal_uniformity: z.number(),
        threshold_increment_percent: z.number(),
        edge_illuminance_ratio: z.number(),
        average_illuminance_lx: z.number(),
        minimum_illuminance_lx: z.number(),
        illuminance_uniformity: z.number(),
      })
      .openapi({ description: 'Maintained; the worst of all lanes or edges. Not rounded.' }),
    checks: z.array(
      z.object({
        figure: figureSchema,
        least: z.number().nullable(),
        most: z.number().nullable(),
        is_met: z.boolean(),
      }),
    ),
    power_w_per_km: z.number().nullable(),
    power_density_w_per_lx_m2: z.number().nullable(),
  })
  .openapi('RoadResult');

export type RoadInput = z.output<typeof roadInputSchema>;
export type RoadResponse = z.output<typeof roadResponseSchema>;
