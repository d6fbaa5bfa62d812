import { z } from 'zod';
import { localisedKeywords } from '#core/content/keyword-record.ts';
import { localised, localisedText, slugSchema } from '#core/i18n/localised.ts';
import { sceneImageSchema } from '#core/scene-image.ts';

/** Text of cards, the head and search engines, each language 20 to 220 characters. */
const summarySchema = localised(z.string().trim().min(20).max(220));

/** `articles/categories.yaml`: a list; a category's articles have addresses below its own. */
export const articleCategoryRecordSchema = z.strictObject({
  code: slugSchema,
  slug: localised(slugSchema),
  title: localisedText,
  summary: summarySchema,
});

/** `articles/authors.yaml`: a list of authors. */
export const authorRecordSchema = z.strictObject({
  code: slugSchema,
  name: z.string().trim().min(2),
  role: localisedText,
});

/**
 * `articles/<code>/article.yaml`: data shared by an article's languages; the text of each is
 * `articles/<code>/<locale>.md`, Markdown without front matter.
 */
export const articleRecordSchema = z.strictObject({
  slug: localised(slugSchema),
  title: localisedText,
  summary: summarySchema,
  /** Other words by which visitors search for it. */
  keywords: localisedKeywords.optional(),
  /** Code of an article category. */
  category: slugSchema,
  /** Code of an author. */
  author: slugSchema,
  published: z.iso.date(),
  /** Day of the last change relevant to readers; defaults to the day of publication. */
  updated: z.iso.date().optional(),
  image: sceneImageSchema,
  /** Product codes shown as cards under the text. */
  products: z.array(z.string()).default([]),
  /** Codes of articles for further reading. */
  articles: z.array(slugSchema).default([]),
  /** Codes of applications that the article belongs to. */
  applications: z.array(slugSchema).default([]),
});

export type ArticleCategoryRecord = z.infer<typeof articleCategoryRecordSchema>;
export type AuthorRecord = z.infer<typeof authorRecordSchema>;
export type ArticleRecord = z.infer<typeof articleRecordSchema>;
