import { createTexts } from '#server/texts.ts';

/** The words of findings and refusals. */
export const photometryTexts = createTexts('photometry');
