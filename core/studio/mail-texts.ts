import type texts from '#core/studio/texts/en.json';

/** Texts of the studio that the server writes: its mails. Those of its screens are in `studio/texts/`. */
export type StudioTexts = typeof texts;
