import { z } from 'zod';
import { slugSchema } from '#core/i18n/localised.ts';

/** A word or a few words as visitors type them; capitals, accents and symbols do not matter. */
const wordSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/[\p{L}\p{N}]/u, 'write at least one letter or digit');

const wordsSchema = z.array(wordSchema).min(1);

/** A record of `search/synonyms.<language>.yaml`: words of one language that find the same products. */
export const synonymRecordSchema = z.strictObject({
  code: slugSchema,
  /** Each finds what the others find. */
  words: wordsSchema.optional(),
  /** Each finds what `words` or `to` find, not the other way round. */
  from: wordsSchema.optional(),
  /** What `from` finds, where these words do not mean the same as each other. */
  to: wordsSchema.optional(),
});

export type SynonymRecord = z.infer<typeof synonymRecordSchema>;
