import { z } from '@hono/zod-openapi';
import { localeCodes } from '#core/i18n/locales.ts';
import { placeKinds } from '#core/search/places/site-place.ts';

/** The query of the suggestions. */
export const suggestionsQuerySchema = z.object({
  locale: z.enum(localeCodes).openapi({ description: 'Language of the text.' }),
  q: z.string().max(200).openapi({ description: 'The typed text.', example: 'downlight 12W IP65' }),
});

const product = z.object({
  id: z.number().int(),
  code: z.string(),
  title: z.string(),
  summary: z.string(),
  href: z.string().openapi({ description: 'Path of its page.' }),
  pictureUrl: z.string().nullable(),
  matching: z.number().int().openapi({ description: 'Number of its variants that match.' }),
  variantCount: z.number().int(),
  variants: z
    .array(z.object({ id: z.number().int(), sku: z.string(), description: z.string() }))
    .openapi({ description: 'The best of the matching variants.' }),
});

const group = z.object({
  kind: z.enum(placeKinds),
  rows: z.array(
    z.object({
      href: z.string(),
      title: z.string().openapi({ description: '`<mark>` surrounds words of the text.' }),
      excerpt: z.string(),
      score: z.number(),
    }),
  ),
  total: z.number().int(),
  seeAll: z.string().nullable().openapi({ description: 'Path of the page with all of them.' }),
});

export const suggestionsSchema = z
  .object({
    total: z.number().int().openapi({ description: 'Number of products in the listing.' }),
    products: z.array(product).openapi({ description: 'The first of them.' }),
    query: z.string().openapi({ description: 'Query of the listing, with its question mark.' }),
    limits: z
      .array(
        z.object({
          label: z.string(),
          valueLabel: z.looseObject({}).nullable(),
          without: z.string().openapi({ description: 'The text without the figure.' }),
        }),
      )
      .openapi({ description: 'Figures of the text that became filters.' }),
    leftOut: z.array(z.string()).openapi({ description: 'Words that the products do without.' }),
    correction: z
      .object({ text: z.string(), query: z.string() })
      .nullable()
      .openapi({ description: 'The text that was searched instead of a misspelt one.' }),
    absent: z
      .object({ words: z.string(), near: z.array(z.string()) })
      .nullable()
      .openapi({ description: 'What the catalogue has nothing of, with words for what is near.' }),
    places: z.array(group).openapi({ description: 'Pages, documents and other places.' }),
    isPlaceFirst: z.boolean().openapi({ description: 'Whether the text rather names a place.' }),
  })
  .openapi('SearchSuggestions');
