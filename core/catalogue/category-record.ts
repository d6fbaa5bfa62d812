import { z } from 'zod';
import { localised, localisedSlug, localisedText, slugSchema } from '#core/i18n/localised.ts';

/** What the light of a luminaire is planned with; UGR means something in rooms only. */
const lightCalculators = ['room', 'road', 'none'] as const;
export type LightCalculator = (typeof lightCalculators)[number];

/** `categories/<code>.yaml`: a category of one of the two levels, with the types of its products. */
export const categoryRecordSchema = z.strictObject({
  code: slugSchema,
  /** Code of the category above; null at the top. */
  parent: slugSchema.nullable(),
  order: z.int().min(0),
  slug: localisedSlug,
  title: localisedText,
  summary: localised(z.string().trim().min(20).max(240)),
  /** Markdown; the first paragraph is visible, the rest is behind "Read more". */
  description: localisedText,
  /** Scene picture in `media/scenes/`, and its alternative text. */
  image: z.strictObject({ file: z.string().min(1), alt: localisedText }),
  /** Calculator for the luminaires of this category: a road instead of a room, or none. */
  calculator: z.enum(lightCalculators).default('room'),
  types: z
    .array(z.strictObject({ code: slugSchema, slug: localisedSlug, title: localisedText }))
    .default([]),
  /** False if its products light no rooms, so that UGR says nothing about them; those below it have its value. */
  lights_rooms: z.boolean().optional(),
});

/** `families/<code>.yaml`: products that share a design and a name. */
export const familyRecordSchema = z.strictObject({
  code: slugSchema,
  slug: localisedSlug,
  title: localisedText,
  summary: localised(z.string().trim().min(20).max(240)),
});

export type CategoryRecord = z.infer<typeof categoryRecordSchema>;
export type FamilyRecord = z.infer<typeof familyRecordSchema>;
