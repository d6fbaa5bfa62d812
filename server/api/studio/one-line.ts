import { z } from 'zod';
import { cleanLine } from '#core/forms/clean-values.ts';

/** A text of one line, up to a length, that is not empty: names and titles, which mails and lists contain among others. */
export const oneLine = (longest: number) => z.string().overwrite(cleanLine).min(1).max(longest);
