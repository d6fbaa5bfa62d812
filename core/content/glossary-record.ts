import { z } from 'zod';
import { stillDrawings } from '#core/content/drawing-names.ts';
import { localised, localisedText, slugSchema } from '#core/i18n/localised.ts';

/**
 * `glossary/<group>.yaml`: a list of terms; the group only keeps the files readable. The definition is Markdown, one
 * to three sentences; `slug` is the anchor on the page of each language.
 */
export const glossaryTermRecordSchema = z.strictObject({
  code: slugSchema,
  slug: localised(slugSchema),
  title: localisedText,
  definition: localised(z.string().trim().min(20).max(600)),
  /** A drawing of the site that explains it, and what it shows for those who do not see it. */
  drawing: z
    .strictObject({
      name: z.enum(stillDrawings),
      alt: localised(z.string().trim().min(10).max(220)),
    })
    .optional(),
  /** Symbol as formulas write it, the same in every language: `Φ`. */
  symbol: z.string().trim().min(1).max(24).optional(),
  /** Unit: `lm/W`. */
  unit: z.string().trim().min(1).max(24).optional(),
  /** Other words for the same, in each language. */
  synonyms: localised(z.array(z.string().trim().min(1))).optional(),
  /** Codes of terms to look up next. */
  related: z.array(slugSchema).default([]),
});

export type GlossaryTermRecord = z.infer<typeof glossaryTermRecordSchema>;
