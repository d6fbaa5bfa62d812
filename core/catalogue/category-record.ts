import { z } from 'zod';
import { sectionIds } from '#core/catalogue/section-order.ts';
import { localised, localisedSlug, localisedText, slugSchema } from '#core/i18n/localised.ts';
import { lightCalculators } from '#core/light-calculator.ts';
import { sceneImageSchema } from '#core/scene-image.ts';

/** `categories/<code>.yaml`: a category of one of the two levels, with the types of its products. */
export const categoryRecordSchema = z.strictObject({
  code: slugSchema,
  /** Code of the category above; null, as without it, at the top. */
  parent: slugSchema.nullable().default(null),
  order: z.int().min(0),
  slug: localisedSlug,
  title: localisedText,
  summary: localised(z.string().trim().min(20).max(240)),
  /** Markdown; the first paragraph is visible, the rest is behind "Read more". */
  description: localisedText,
  image: sceneImageSchema,
  /** What its luminaires are planned with; absent for the value of the category above, which is `room` at the top. */
  calculator: z.enum(lightCalculators).optional(),
  /** The sections that come first on its product pages; absent for those of the category above. */
  sections: z.array(z.enum(sectionIds)).min(1).optional(),
  types: z
    .array(z.strictObject({ code: slugSchema, slug: localisedSlug, title: localisedText }))
    .default([]),
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
