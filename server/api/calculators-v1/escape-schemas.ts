import { z } from '@hono/zod-openapi';
import {
  emphasisKinds,
  escapeAxes,
  escapeEditions,
  escapeSpaces,
} from '#core/calculators/escape/escape.ts';
import {
  escapeAddress,
  MOST_LIGHTS,
  MOST_POINTS,
} from '#core/calculators/escape/escape-address.ts';
import { findCrossings } from '#core/calculators/escape/find-crossings.ts';

const { limits } = escapeAddress;
/** Widest and longest open area. */
const OPEN_SIDE_M = 60;

export const escapeInputSchema = z
  .object({
    luminaire: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .openapi({ description: 'SKU or id of a variant with photometry.' }),
    edition: z.enum(escapeEditions).default('2013').openapi({
      description:
        'Of EN 1838: with 2024 a route has 1 lx on its whole width without borders (a quarter of the width, at most 0.5 m), with 2013 on the centre line and 0.5 lx on the central band.',
    }),
    space: z.enum(escapeSpaces).default('route'),
    sections: z
      .array(
        z.object({
          length_m: z.number().min(limits.length.min).max(limits.length.max),
          turn: z
            .enum(['left', 'right'])
            .default('right')
            .openapi({ description: 'Of the bend before the section; not of the first one.' }),
        }),
      )
      .min(1)
      .max(4)
      .openapi({ description: 'Straight sections, along the centre line. An open area has one.' }),
    width_m: z.number().min(limits.width.min).max(OPEN_SIDE_M).openapi({
      description: 'Of a route 0.8 to 4, of an open area 2 to 60.',
    }),
    points: z
      .array(
        z.object({
          kind: z.enum(emphasisKinds),
          along_m: z.number().min(0).openapi({ description: 'Along the centre line.' }),
          across_m: z.number().min(0).openapi({ description: 'From the wall on the left.' }),
        }),
      )
      .max(MOST_POINTS)
      .default([])
      .openapi({ description: 'Points of emphasis (EN 1838:2013, 4.1.2).' }),
    luminaires: z
      .array(
        z.object({
          along_m: z.number().min(0).openapi({ description: 'Along the centre line.' }),
          across_m: z.number().min(0).openapi({ description: 'From the wall on the left.' }),
        }),
      )
      .max(MOST_LIGHTS)
      .default([])
      .openapi({
        description:
          'Places of the luminaires; without any they are spaced evenly, as few as needed.',
      }),
    mounting_height_m: z.number().min(limits.height.min).max(limits.height.max),
    axis: z
      .enum(escapeAxes)
      .default('best')
      .openapi({ description: 'Which plane of the luminaires runs along the route.' }),
    maintenance_factor: z.number().min(0.3).max(1).default(0.8),
  })
  .superRefine((input, context) => {
    for (const { path, message } of findImpossible(input)) {
      context.addIssue({ code: 'custom', path, message });
    }
  })
  .openapi('EscapeInput', {
    example: {
      luminaire: 'SER300/200/NM3/W',
      sections: [{ length_m: 12 }, { length_m: 8, turn: 'right' }],
      width_m: 2,
      mounting_height_m: 2.8,
    },
  });

type Sent = {
  space: string;
  sections: { length_m: number; turn: 'left' | 'right' }[];
  width_m: number;
  points: { along_m: number; across_m: number }[];
  luminaires: { along_m: number; across_m: number }[];
};

/** What the fields together cannot be, as in the form. */
function findImpossible({ space, sections, width_m, points, luminaires }: Sent) {
  const lengthM = sections.reduce((sum, section) => sum + section.length_m, 0);
  const wrong: { path: (string | number)[]; message: string }[] = [];
  const isRoute = space === 'route';
  if (isRoute ? width_m > limits.width.max : width_m < 2)
    wrong.push({
      path: ['width_m'],
      message: 'must be 0.8 to 4 m of a route, 2 to 60 m of an area',
    });
  if (!isRoute && sections.length > 1)
    wrong.push({ path: ['sections'], message: 'must be a single one for an open area' });
  if (!isRoute && lengthM < 2)
    wrong.push({ path: ['sections', 0, 'length_m'], message: 'must be 2 to 60 m of an open area' });
  sections.forEach(({ length_m }, index) => {
    if (sections.length > 1 && length_m < width_m)
      wrong.push({
        path: ['sections', index, 'length_m'],
        message: 'must be at least the width of a bent route',
      });
  });
  if (isRoute && wrong.length === 0) {
    const laid = sections.map(({ length_m, turn }) => ({ lengthM: length_m, turn }));
    for (const index of findCrossings({ sections: laid, widthM: width_m }))
      wrong.push({ path: ['sections', index], message: 'must not cross an earlier section' });
  }
  const isOutside = ({ along_m, across_m }: { along_m: number; across_m: number }) =>
    along_m > lengthM + 1e-9 || across_m > width_m + 1e-9;
  points.forEach((point, index) => {
    if (isOutside(point))
      wrong.push({ path: ['points', index], message: 'must be inside the route or area' });
  });
  luminaires.forEach((place, index) => {
    if (isOutside(place))
      wrong.push({ path: ['luminaires', index], message: 'must be inside the route or area' });
  });
  return wrong;
}

export const escapeFigureNames = {
  centre: 'centre_line_illuminance_lx',
  band: 'central_band_illuminance_lx',
  open: 'open_area_illuminance_lx',
  ratio: 'highest_over_lowest',
  near: 'distance_to_luminaire_m',
  equipment: 'equipment_vertical_illuminance_lx',
  glare: 'intensity_60_to_90_cd',
} as const;

export const escapeResponseSchema = z
  .object({
    luminaire: z.string().openapi({ description: 'SKU of the variant.' }),
    luminous_flux_lm: z.number().openapi({
      description: 'Flux that counts: of the emergency unit, or else all of the luminaire.',
    }),
    has_emergency_unit: z.boolean().openapi({
      description: 'Without one, a central supply system has to feed the luminaire in full.',
    }),
    axis: z
      .enum(['c0', 'c90'])
      .openapi({ description: 'Plane of the luminaires along the route.' }),
    is_met: z.boolean().openapi({ description: 'Whether all limits of EN 1838 are met.' }),
    luminaires: z.array(z.object({ along_m: z.number(), across_m: z.number() })),
    points: z.array(
      z.object({
        kind: z.enum(emphasisKinds),
        distance_m: z.number().openapi({ description: 'To the nearest luminaire, in plan.' }),
        vertical_illuminance_lx: z.number().nullable().openapi({
          description: 'Of first-aid posts and fire equipment, 1.2 m above the floor.',
        }),
      }),
    ),
    checks: z.array(
      z.object({
        figure: z.enum(Object.values(escapeFigureNames) as [string, ...string[]]),
        value: z.number(),
        limit: z.number(),
        is_met: z.boolean(),
      }),
    ),
  })
  .openapi('EscapeResult', { description: 'Maintained, with twelve significant digits.' });

export type EscapeInput = z.output<typeof escapeInputSchema>;
export type EscapeResponse = z.output<typeof escapeResponseSchema>;
