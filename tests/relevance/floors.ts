import type { Half } from '#tests/relevance/relevance-report.ts';
import type { Language } from '#tests/relevance/right-results.ts';
import type { Surface } from '#tests/relevance/visible-results.ts';

/** What the search is to reach in the judging half: shares of its queries, and the number that end with none. */
export const goal = { inFirstThree: 0.92, first: 0.92, none: 0 };

/** Numbers of queries, of the 100 of a half or those for variants; raise them with each improvement. */
type Floor = {
  inFirstThree: number;
  first: number;
  /** The most that may end without rows although the site has a result. */
  none: number;
};

export const floors: Record<Half, Record<Language, Record<Surface, Floor>>> = {
  tune: {
    en: {
      listing: { inFirstThree: 43, first: 42, none: 24 },
      overlay: { inFirstThree: 39, first: 36, none: 35 },
    },
    es: {
      listing: { inFirstThree: 45, first: 43, none: 28 },
      overlay: { inFirstThree: 39, first: 32, none: 42 },
    },
  },
  judge: {
    en: {
      listing: { inFirstThree: 36, first: 35, none: 22 },
      overlay: { inFirstThree: 29, first: 28, none: 35 },
    },
    es: {
      listing: { inFirstThree: 51, first: 48, none: 15 },
      overlay: { inFirstThree: 43, first: 41, none: 26 },
    },
  },
};
