import { createTexts } from '#server/texts.ts';

/** The words of the LED strip calculator, for its files. */
export const stripTexts = createTexts('strip');
