import { z } from 'zod';
import { slugSchema } from '#core/i18n/localised.ts';
import { sayable } from '#core/say.ts';

/** A word or phrase as visitors type it; case, accents and symbols are ignored. */
const wordSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/[\p{L}\p{N}]/u, sayable('Write at least one letter or digit'));

const wordsSchema = z.array(wordSchema).min(1);

/** A record of `search/synonyms.<language>.yaml`: words of one language that match the same products. */
export const synonymRecordSchema = z.strictObject({
  code: slugSchema,
  /** Each matches the others. */
  words: wordsSchema.optional(),
  /** One-way: each also matches `words` or `to`, but not vice versa. */
  from: wordsSchema.optional(),
  /** Words that `from` also matches, which are not synonyms of each other. */
  to: wordsSchema.optional(),
  /** Instead of both: the catalogue has nothing of what `from` names, and these are words for what is near. */
  near: z.array(wordSchema).optional(),
});

export type SynonymRecord = z.infer<typeof synonymRecordSchema>;
