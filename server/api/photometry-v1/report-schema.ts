import { z } from '@hono/zod-openapi';
import { type FindingCode, findingSeverities } from '#core/photometry/finding.ts';
import type { PhotometryReport } from '#core/photometry/report.ts';
import { skyZones } from '#core/photometry/sky/sky-rules.ts';
import { spectrumSchema } from '#server/api/photometry-v1/spectrum-schema.ts';

const numbers = z.array(z.number()).readonly();
const degrees = z.number().nullable();
const angles = z.object({ c0Deg: degrees, c90Deg: degrees }).openapi({
  description: 'Full widths in degrees; null if the plane has no single beam.',
});
const rating = z.object({
  crosswise: z.number(),
  endwise: z.number(),
  value: z.number().openapi({ description: 'The worst of the rated directions.' }),
  planeDeg: z.number().openapi({
    description: 'The plane C towards the observer in the worst direction, 0 to 359.',
  }),
  directions: z.enum(['main', 'all']).openapi({
    description:
      'Which are rated: crosswise and endwise, or all, of a distribution that is not symmetric about both main planes.',
  }),
});
const ratings = z.array(z.number().nullable()).readonly().openapi({
  description: 'Ceiling/walls/floor 70/50/20, 70/30/20, 50/50/20, 50/30/20, 30/30/20.',
});

const figuresSchema = z.object({
  fluxLm: z.number(),
  lampFluxLm: z.number(),
  powerW: z.number().nullable(),
  efficacyLmW: z.number().nullable(),
  lorPercent: z.number(),
  dlorPercent: z.number(),
  ulorPercent: z.number(),
  dffPercent: z.number(),
  peakCd: z.number(),
  peakPlaneDeg: z.number(),
  peakGammaDeg: z.number(),
  beam: angles,
  field: angles,
  centreBeam: angles,
  centreField: angles,
  fluxCode: z
    .tuple([z.number(), z.number(), z.number(), z.number(), z.number()])
    .readonly()
    .openapi({ description: 'CIE flux code N1 to N5 in percent.' }),
});

const polarSchema = z.object({
  rings: z.array(z.object({ radius: z.number(), value: z.number() })).readonly(),
  curves: z.array(z.object({ planeDeg: z.number(), path: z.string() })).readonly(),
  gammasDeg: numbers,
  halves: z.array(z.object({ planeDeg: z.number(), values: numbers })).readonly(),
  hasUplight: z.boolean(),
  peak: z.number(),
});

const edges = z.object({ fromDeg: z.number(), toDeg: z.number() }).openapi({
  description:
    'Half-peak edges of the beam, degrees from the vertical, negative towards C + 180; 90 for a beam that reaches the horizontal.',
});
const strip = z.object({
  fromM: z.number(),
  toM: z.number(),
  axisM: z.number(),
  axisLux: z.number(),
  axisVerticalLux: z.number(),
});
const coneSchema = z.object({
  isUpward: z.boolean().openapi({ description: 'Distances are above the luminaire.' }),
  planes: z.array(z.object({ planeDeg: z.number(), edges: edges.nullable() })).readonly(),
  steps: z
    .array(
      z.object({
        distanceM: z.number(),
        centreLux: z.number().openapi({ description: 'Illuminance straight below.' }),
        strips: z.array(strip.nullable()).readonly().openapi({
          description:
            'What the beam of each plane lights: its edges, its axis (in the middle of their angles), and the horizontal and vertical illuminance there.',
        }),
      }),
    )
    .readonly(),
});

const luminaireSchema = z.object({
  light: z.object({
    planesDeg: numbers,
    gammasDeg: numbers,
    intensities: z.array(numbers).readonly().openapi({
      description: 'cd per 1,000 lamp lumens, one row for each plane C.',
    }),
  }),
  lampFluxLm: z.number(),
  fluxLm: z.number(),
  powerW: z.number().nullable(),
  luminousArea: z.object({
    lengthM: z.number(),
    widthM: z.number().openapi({ description: '0: the length is a diameter.' }),
    heightsM: z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly(),
  }),
});

const utilisationSchema = z
  .object({
    roomIndices: numbers,
    reflectances: z
      .array(z.object({ ceiling: z.number(), walls: z.number(), floor: z.number() }))
      .readonly(),
    factors: z.array(numbers).readonly(),
  })
  .openapi({
    description: 'Utilisation factors of rooms; null if the luminaire is not for rooms.',
  });

const mainPlane = z.literal([0, 90, 180, 270]).openapi({
  description: 'Half plane to which the luminaire throws its light.',
});

const groundSchema = z
  .object({
    heightM: z.number(),
    tiltDeg: z.number(),
    frontPlaneDeg: mainPlane,
    box: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
    lines: z.array(
      z.object({
        lux: z.number(),
        path: z.string().openapi({ description: 'SVG path in metres, the front upwards.' }),
        label: z.object({ x: z.number(), y: z.number() }),
      }),
    ),
    highestLux: z.number(),
  })
  .openapi({
    description:
      'Isolux lines of the ground at a usual mounting height; null if the luminaire is not for outdoors.',
  });

const outdoorSchema = z
  .object({
    upwardPercent: z.number(),
    bug: z.object({ backlight: z.number(), uplight: z.number(), glare: z.number() }),
    intensityClass: z.literal([1, 2, 3, 4, 5, 6]).nullable().openapi({
      description: 'Luminous intensity class G*1 to G*6 of EN 13201-2:2015; null if none is met.',
    }),
    cctK: z.number().nullable().openapi({
      description: 'Nominal colour temperature, the highest of tunable light; null if unknown.',
    }),
    bluePercent: z.number().nullable().openapi({
      description: 'Share of the radiant power below 500 nm; null without a spectrum.',
    }),
    zones: z.object({ spain: z.array(z.enum(skyZones)), uk: z.array(z.enum(skyZones)) }).openapi({
      description:
        'Zones in which the ULR is permitted: by RD 1890/2008, ITC-EA-03, and by ILP GN01/21.',
    }),
    franceFaults: z
      .array(z.enum(['upwardPercent', 'fluxCode3', 'cctK']))
      .nullable()
      .openapi({
        description:
          'What the French order of 27 December 2018 finds wrong; null if the colour that it limits is unknown.',
      }),
  })
  .openapi({ description: 'Of the level luminaire; null if it is not for outdoors.' });

const roadUtilisationSchema = z
  .object({
    frontPlaneDeg: mainPlane,
    widths: z.array(z.number()),
    streetSide: z.array(z.number()),
    backSide: z.array(z.number()),
  })
  .openapi({
    description:
      'Percent of the flux on strips beside the luminaire, by their width in mounting heights; null if it is not for roads.',
  });

const spacing = z.object({
  endM: z.number().openapi({ description: 'To the end of the route or the wall of the area.' }),
  betweenM: z.number().openapi({ description: 'Between two luminaires.' }),
});

const escapeSchema = z
  .object({
    isRotational: z.boolean(),
    maintenanceFactor: z.number(),
    ceiling: z.array(
      z.object({
        heightM: z.number(),
        belowLux: z.number(),
        alongC0: spacing.nullable(),
        alongC90: spacing.nullable(),
        open: spacing.nullable(),
      }),
    ),
    wall: z.array(z.object({ heightM: z.number(), along: spacing })),
  })
  .openapi({
    description:
      'Spacing tables by EN 1838:2013; null if the luminaire is not for emergency lighting.',
  });

const findingSchema = z.object({
  code: z.enum(Object.keys(findingSeverities) as [FindingCode, ...FindingCode[]]),
  severity: z.enum(['error', 'warning', 'info']),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  line: z.number().nullable(),
});

/** All values computed from a photometric file. */
export const reportSchema: z.ZodType<PhotometryReport> = z
  .object({
    name: z.string(),
    number: z.string(),
    manufacturer: z.string(),
    origin: z.object({ reportNumber: z.string(), isCalculated: z.boolean() }),
    lamp: z.string(),
    luminousSizeMm: z.object({ length: z.number(), width: z.number() }),
    stripM: z.number().nullable().openapi({
      description: 'Length of the LED strip that the file describes, m; null for other luminaires.',
    }),
    luminaire: luminaireSchema,
    isAbsolute: z.boolean().openapi({
      description:
        'Absolute photometry: the light output ratio does not apply and is reported as 100 %.',
    }),
    figures: figuresSchema,
    nema: z
      .object({ horizontal: z.number().int(), vertical: z.number().int() })
      .nullable()
      .openapi({ description: 'NEMA beam type, 1 to 7, of a floodlight; null for others.' }),
    polar: polarSchema.openapi({ description: 'Intensities in cd/klm.' }),
    cone: coneSchema,
    zones: z.array(
      z.object({
        fromDeg: z.number(),
        toDeg: z.number(),
        flux: z.number().openapi({ description: 'Lumens per 1,000 lamp lumens.' }),
        cumulativeShare: z.number(),
      }),
    ),
    isForRooms: z.boolean(),
    ugr: z
      .array(z.object({ x: z.number(), y: z.number(), crosswise: ratings, endwise: ratings }))
      .nullable(),
    ugr4h8h: rating.nullable(),
    utilisation: utilisationSchema.nullable(),
    ground: groundSchema.nullable(),
    outdoor: outdoorSchema.nullable(),
    roadUtilisation: roadUtilisationSchema.nullable(),
    emergencySpacing: escapeSchema.nullable(),
    luminance: z
      .object({
        planesDeg: numbers,
        gammasDeg: numbers,
        luminances: z.array(numbers).readonly(),
      })
      .nullable(),
    findings: z.array(findingSchema),
    spectrum: spectrumSchema.nullable(),
  })
  .openapi('PhotometryReport', { description: 'The full photometry of a variant.' });
