import { z } from 'zod';
import { downloadKinds } from '#core/i18n/file-paths.ts';
import { localised } from '#core/i18n/localised.ts';
import type { Screen } from '#core/i18n/paths.ts';
import { sayable } from '#core/say.ts';

/** A word or phrase that visitors type; case, accents, plurals and symbols are ignored. */
const keywordSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/[\p{L}\p{N}]/u, sayable('Write at least one letter or digit'));

export const keywordsSchema = z.array(keywordSchema).max(40);

/** Keywords in each language. */
export const localisedKeywords = localised(keywordsSchema);

/** Screens that visitors look for. Other screens are introduced by a content page, which has the keywords. */
export const screenPlaces = [
  'products',
  'product-categories',
  'led-strip-calculator',
  'energy-calculator',
  'room-calculator',
  'road-lighting-calculator',
  'area-lighting-calculator',
  'escape-route-calculator',
  'photometry-viewer',
  'compare-products',
  'project-list',
  'stockists',
  'showrooms',
  'area-sales-managers',
  'articles',
  'faqs',
  'glossary',
] as const satisfies Screen[];

/** Forms without a content page at their address. */
export const formPlaces = ['register', 'claim', 'newsletter'] as const;

/** Places without a record of their own: screens, forms and kinds of documents. */
const namedPlaces = [...screenPlaces, ...formPlaces, ...downloadKinds] as const;

/** A record of `search/keywords.<language>.yaml`. */
export const placeKeywordsSchema = z.strictObject({
  place: z.enum(namedPlaces),
  keywords: keywordsSchema.min(1),
});

export type ScreenPlace = (typeof screenPlaces)[number];
export type FormPlace = (typeof formPlaces)[number];
export type NamedPlace = (typeof namedPlaces)[number];
export type PlaceKeywords = z.infer<typeof placeKeywordsSchema>;
