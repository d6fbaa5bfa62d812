import { createTexts } from '#server/texts.ts';

/** The words of the room calculator, for its report. */
export const roomTexts = createTexts('room');
