import { createPdfMaker } from '#server/pdf/pdf-maker.ts';

/** Shared by all tests of a process: starting one takes as long as three documents. It ends with the process. */
export const pdf = createPdfMaker();
