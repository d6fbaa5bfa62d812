import { createTexts } from '#server/texts.ts';

/** The words of the energy calculator, for its report. */
export const energyTexts = createTexts('energy');
