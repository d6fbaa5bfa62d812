import { z } from 'zod';
import { localeCodes } from '#core/i18n/locales.ts';

const words = z.array(z.string().trim().min(2)).min(1);

/** `site/words.yaml`: one word for each thing in a language, and the others that texts do not use for it. */
export const wordRecordSchema = z.strictObject({
  language: z.enum(localeCodes),
  /** The word to write; for editors, the whole advice. */
  write: z.string().trim().min(2),
  /** Words in lower case, as whole words. `#` is a digit: `##.###` finds 12.500. */
  not: words,
  /** Beginnings of the paths of files that may have them. */
  except: words.default([]),
});

export type WordRecord = z.infer<typeof wordRecordSchema>;
