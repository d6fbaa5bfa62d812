import { createPdfMaker } from '#server/pdf/pdf-maker.ts';

/** One for all tests of a process that need documents: a new one costs as much as three papers. It ends with the process. */
export const pdf = createPdfMaker();
