import { z } from '@hono/zod-openapi';
import { spectrumSchema } from '#server/api/photometry-v1/spectrum-schema.ts';

const degrees = z.number().nullable().openapi({
  description: 'Full width in degrees; null if the plane has no single beam.',
});
const rating = z.object({ crosswise: z.number(), endwise: z.number(), worst: z.number() });

/** The formats that are read. */
export const readFormats = ['eulumdat', 'ies', 'tm33', 'gldf'] as const;

const nema = z.object({ horizontal: z.number().int(), vertical: z.number().int() });

export const issueSchema = z.object({
  code: z.string().openapi({ example: 'lor-differs' }),
  severity: z.enum(['error', 'warning', 'info']),
  message: z.string().openapi({ description: 'In the language of the URL.' }),
  line: z.number().int().optional().openapi({ description: 'Line number in the file, from 1.' }),
});

/** Inspection result of a photometric file. */
export const inspectionSchema = z
  .object({
    format: z.enum(readFormats),
    luminaire: z.object({ name: z.string(), number: z.string(), manufacturer: z.string() }),
    luminous_flux_lm: z.number().openapi({ description: 'Integral of the intensities.' }),
    lamp_flux_lm: z.number(),
    lor_percent: z.number(),
    dff_percent: z.number(),
    dlor_percent: z.number(),
    ulor_percent: z.number(),
    peak_intensity_cd: z.number(),
    beam_angle_c0_deg: degrees,
    beam_angle_c90_deg: degrees,
    field_angle_c0_deg: degrees,
    field_angle_c90_deg: degrees,
    nema_type: nema.nullable().openapi({
      description:
        'Beam type as a floodlight by its field angles, 1 to 7; null if a plane has no single beam.',
    }),
    bug_rating: z.string().openapi({
      description: 'As an outdoor luminaire, not tilted, C90 in front (IES TM-15-11, addendum A).',
      example: 'B1 U0 G1',
    }),
    cie_flux_code: z.array(z.number().int()).length(5),
    ugr_4h8h: rating.nullable().openapi({
      description:
        'CIE 117, reflectances 70/50/20; null without a luminous area. `worst` is the worse of the two, or, of a distribution that is not symmetric about both main planes, the worst of all directions.',
    }),
    power_w: z.number().nullable(),
    spectrum: spectrumSchema.nullable().openapi({
      description: 'Of the light source; null if the file has none.',
    }),
    issues: z.array(issueSchema),
  })
  .openapi('PhotometryInspection', {
    example: {
      format: 'eulumdat',
      luminaire: {
        name: 'Ardea 150',
        number: 'ARD150/12/830/60D',
        manufacturer: 'Example Lighting',
      },
      luminous_flux_lm: 1240,
      lamp_flux_lm: 1240,
      lor_percent: 100,
      dff_percent: 100,
      dlor_percent: 100,
      ulor_percent: 0,
      peak_intensity_cd: 1310,
      beam_angle_c0_deg: 60,
      beam_angle_c90_deg: 60,
      field_angle_c0_deg: 101.2,
      field_angle_c90_deg: 101.2,
      nema_type: { horizontal: 6, vertical: 6 },
      bug_rating: 'B2 U0 G0',
      cie_flux_code: [81, 98, 100, 100, 100],
      ugr_4h8h: { crosswise: 17.2, endwise: 17.2, worst: 17.2 },
      power_w: 12,
      spectrum: null,
      issues: [],
    },
  });

export type Inspection = z.infer<typeof inspectionSchema>;
