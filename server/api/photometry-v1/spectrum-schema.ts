import { z } from '@hono/zod-openapi';

const pair = z.tuple([z.number(), z.number()]).readonly();

const binSchema = z.object({
  reference: pair,
  test: pair,
  fidelity: z.number().openapi({ description: 'Rf,h.' }),
  chromaShiftPercent: z.number().openapi({ description: 'Rcs,h.' }),
});

const figuresSchema = z.object({
  chromaticity: z.object({ x: z.number(), y: z.number() }),
  cctK: z.number().nullable(),
  duv: z.number().nullable(),
  rendering: z
    .object({ ra: z.number(), special: z.array(z.number()).readonly() })
    .nullable()
    .openapi({ description: 'CIE 13.3: Ra, and R1 to R14.' }),
  fidelity: z
    .object({ rf: z.number(), rg: z.number(), bins: z.array(binSchema).readonly() })
    .nullable()
    .openapi({ description: 'ANSI/IES TM-30-20, with its 16 hue bins.' }),
  melanopicRatio: z.number().openapi({ description: 'Melanopic DER of CIE S 026.' }),
  scotopicRatio: z.number(),
  bluePercent: z.number().openapi({ description: 'Share of 380–500 nm in 380–780 nm.' }),
  peakNm: z.number(),
});

/** The spectrum of a variant's light source, and what follows from it. */
export const spectrumSchema = z
  .object({
    values: z.array(z.number()).readonly().openapi({
      description: 'Relative power from 380 to 780 nm in steps of 5 nm.',
    }),
    figures: figuresSchema,
  })
  .openapi('SpectrumReport', {
    description: 'Figures of white light are null for coloured light.',
  });
