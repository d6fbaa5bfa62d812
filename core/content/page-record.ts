import { z } from 'zod';
import { blockRecordSchema } from '#core/content/block-record.ts';
import { keywordsSchema } from '#core/content/keyword-record.ts';
import { localised, localisedText, slugSchema } from '#core/i18n/localised.ts';
import { sayable } from '#core/say.ts';
import { focusSchema } from '#core/scene-image.ts';

const pathSchema = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/,
    sayable('Use lower case words with hyphens, parts separated by a slash, no slash at the ends'),
  );

/**
 * Front matter of `pages/<code>/<locale>.md`; the body is Markdown. The same code in both languages is the same
 * page. `path` is the address after the language prefix; the page of kind 'home' is the home page's opening.
 */
export const pageRecordSchema = z.strictObject({
  path: pathSchema,
  title: z.string().trim().min(1),
  /** One or two sentences for cards, the head and search engines, at most 220 characters. */
  summary: z.string().trim().min(20).max(220),
  /** Other words by which visitors search for it. */
  keywords: keywordsSchema.default([]),
  kind: z.enum(['page', 'application', 'case-study', 'legal', 'home']).default('page'),
  /** Position among the pages of its kind, the lowest first; pages without one follow, the newest first. */
  position: z.int().min(1).optional(),
  image: z
    .strictObject({ file: z.string().min(1), alt: z.string().min(1), focus: focusSchema })
    .optional(),
  /** Facts beside the text: label and value, a case study's client, place, year. */
  facts: z
    .array(z.strictObject({ label: z.string().min(1), value: z.string().min(1) }))
    .default([]),
  /** Category codes shown as tiles under the text. */
  categories: z.array(slugSchema).default([]),
  /** Product codes shown as cards under the text. */
  products: z.array(z.string()).default([]),
  /** Page codes shown as tiles under the text. */
  pages: z.array(slugSchema).default([]),
  /** Blocks that Markdown cannot express, shown below the text in their order. */
  blocks: z.array(blockRecordSchema).default([]),
  /** Shows the blocks above the picture and the text: on pages that people open for what is in them. */
  blocks_first: z.boolean().optional(),
  updated: z.iso.date(),
});

/** `site/applications.yaml`: uses of luminaires; an application may have a page with more detail. */
export const applicationRecordSchema = z.strictObject({
  code: slugSchema,
  slug: localised(slugSchema),
  title: localisedText,
  page: slugSchema.optional(),
});

/** Codes of pages that every product's page links to, as far as they exist. */
export const guidePages = { warranty: 'warranty-terms', life: 'guide-led-life' };

export type PageRecord = z.infer<typeof pageRecordSchema>;
export type ApplicationRecord = z.infer<typeof applicationRecordSchema>;
