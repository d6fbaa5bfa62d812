import { z } from 'zod';
import { cleanLine } from '#core/forms/clean-values.ts';

/** No text of PostgreSQL has this character. */
export const NUL = '\0';

/** What is compared with stored codes, as it is. */
export const storedCode = (longest: number, shortest = 0) =>
  z
    .string()
    .min(shortest)
    .max(longest)
    .refine((text) => !text.includes(NUL));

/** Revision of a case: it grows by 1, and the database stores 32 bits. */
export const revision = z
  .int()
  .min(1)
  .max(2 ** 31 - 2);

/** A text of one line, up to a length, that is not empty: names and titles, which mails and lists contain among others. */
export const oneLine = (longest: number) => z.string().overwrite(cleanLine).min(1).max(longest);
