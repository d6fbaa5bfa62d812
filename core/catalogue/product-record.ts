import { z } from 'zod';
import {
  attributeSourcesSchema,
  productAttributesSchema,
} from '#core/catalogue/attributes/attribute-shape.ts';
import { finishCodes } from '#core/catalogue/figures/codes.ts';
import { lightKinds, mountingCodes } from '#core/catalogue/product-codes.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { localised, localisedSlug, localisedText, slugSchema } from '#core/i18n/localised.ts';
import { sayable } from '#core/say.ts';

/** Product code: the first part of every SKU of the product. */
const productCodeSchema = z
  .string()
  .regex(
    /^[A-Z][A-Z0-9]{2,11}$/,
    sayable('Use 3 to 12 capital letters and digits, a letter first'),
  );

/** One optic of a product: its light distribution and luminous area. */
const opticSchema = z.strictObject({
  label: localisedText,
  kind: z.enum(lightKinds),
  /** Angle from nadir of the highest intensity, degrees: batwing, asymmetric, street. */
  peak_deg: z.number().min(0).max(85).optional(),
  /** Share of the flux above the horizontal, 0 to 1. */
  uplight: z.number().min(0).max(1).optional(),
  /** No light beyond this angle from nadir, degrees. */
  cut_off_deg: z.number().min(20).max(90).optional(),
  /** Steepness of the flanks of the beam of a lens behind a dark-light reflector or louvre, which has no wide spill. */
  flank: z.number().min(2).max(6).optional(),
  /** Intensity of a batwing straight down, as a share of its wings: an aisle between two lobes. */
  dip: z.number().min(0.5).max(1).optional(),
  /** Angle from nadir up to which a wallwasher lights its wall evenly, from its peak on, degrees: asymmetric. */
  throw_to_deg: z.number().min(20).max(85).optional(),
  /** Where the light goes: `up` for luminaires in the ground. All angles of the optic count from its axis then. */
  facing: z.enum(['down', 'up']).optional(),
  /** Luminous area, millimetres: a diameter, or a length and a width. */
  luminous: z.union([
    z.strictObject({ diameter_mm: z.number().positive() }),
    z.strictObject({ length_mm: z.number().positive(), width_mm: z.number().positive() }),
  ]),
});

const archetypes = [
  'downlight',
  'panel',
  'linear',
  'batten',
  'track-spot',
  'track',
  'ceiling-disc',
  'wall-light',
  'pendant',
  'high-bay',
  'exit-sign',
  'emergency',
  'floodlight',
  'bulkhead',
  'bollard',
  'street',
  'in-ground',
  'strip',
  'profile',
  'driver',
  'sensor',
  'switch',
  'accessory',
] as const;

/** Construction of a product, which determines its model, instructions and standards. */
export type Archetype = (typeof archetypes)[number];

const imageSchema = z.strictObject({
  /** File name in the product's `images/` folder. */
  file: z.string().regex(/^[a-z0-9-]+\.(webp|avif|jpg|png)$/),
  /** The finish that it shows; absent for a picture that fits variants of any finish. */
  finish: z.enum(finishCodes).optional(),
  alt: localisedText,
});

const fileSchema = z.strictObject({
  /** File name in the product's folder. */
  file: z.string().min(1),
  title: localisedText,
});

const documentSchema = fileSchema.extend({
  kind: slugSchema,
  /** Language of the file; omitted if it is the same in every language. */
  language: z.enum(localeCodes).optional(),
});

const videoSchema = fileSchema.extend({
  /** Poster image of the film, in the product's folder. */
  poster: z.string().min(1).optional(),
  /** The same film in AV1, in the product's folder; `file` is in H.264. */
  av1: z.string().min(1).optional(),
  /** WebVTT files in the product's folder. */
  captions: localised(z.string().min(1)).optional(),
});

/** `product.yaml`: everything that is common to all variants of a product. */
export const productRecordSchema = z.strictObject({
  code: productCodeSchema,
  legacy_codes: z.array(z.string().min(1)).default([]),
  family: slugSchema,
  /** Leaf category codes; the first gives the breadcrumbs. */
  categories: z.array(slugSchema).min(1),
  /** Type codes, each declared by one of the product's categories. */
  types: z.array(slugSchema).min(1),
  applications: z.array(slugSchema).default([]),
  /** Of variants without a cut-out; those with one are recessed, if not in the ground. */
  mounting: z.array(z.enum(mountingCodes)).optional(),
  slug: localisedSlug,
  title: localisedText,
  /** One or two sentences, at most 220 characters. */
  summary: localised(z.string().trim().min(20).max(220)),
  /** Markdown. */
  description: localisedText,
  features: z.array(localisedText).min(3).max(10),
  /** Typed data of all variants to which they apply, unless a row states another value. */
  attributes: productAttributesSchema.default({}),
  /** Where values come from. */
  attribute_sources: attributeSourcesSchema.default({}),
  /** Free rows of the specification table that are equal for every variant. */
  specification: z
    .array(
      z.strictObject({
        label: localisedText,
        value: localisedText,
        /** Rows about flicker, repair and end of life are repeated with the warranty. */
        topic: z.literal('durability').optional(),
      }),
    )
    .default([]),
  optics: z.record(slugSchema, opticSchema).default({}),
  model: z.looseObject({ archetype: z.enum(archetypes), look: z.string().min(1) }),
  images: z.array(imageSchema).min(1),
  drawings: z.array(fileSchema).default([]),
  model_3d: z.string().optional(),
  video: videoSchema.optional(),
  installation_video: videoSchema.optional(),
  documents: z.array(documentSchema).default([]),
  questions: z
    .array(z.strictObject({ question: localisedText, answer: localisedText }))
    .default([]),
  /** Code of a content page. */
  case_study: slugSchema.optional(),
  similar: z.array(productCodeSchema).default([]),
  accessories: z.array(productCodeSchema).default([]),
  /** Discontinued from this day on, and its replacement. */
  discontinued: z
    .strictObject({ since: z.iso.date(), successors: z.array(productCodeSchema).default([]) })
    .optional(),
  warranty_years: z.int().min(1).max(15),
  post_date: z.iso.date(),
  /** Day of the last change of the product or its variants: the date of its documents. */
  updated: z.iso.date().optional(),
  show_in_listing: z.boolean().default(true),
});

export type ProductRecord = z.infer<typeof productRecordSchema>;
export type OpticRecord = z.infer<typeof opticSchema>;
