import type { flooredHalves } from '#tests/relevance/relevance-report.ts';
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

export const floors: Record<
  (typeof flooredHalves)[number],
  Record<Language, Record<Surface, Floor>>
> = {
  tune: {
    en: {
      listing: { inFirstThree: 85, first: 85, none: 0 },
      overlay: { inFirstThree: 97, first: 95, none: 0 },
    },
    es: {
      listing: { inFirstThree: 82, first: 81, none: 0 },
      overlay: { inFirstThree: 99, first: 99, none: 0 },
    },
  },
  judge: {
    en: {
      listing: { inFirstThree: 77, first: 76, none: 0 },
      overlay: { inFirstThree: 98, first: 94, none: 0 },
    },
    es: {
      listing: { inFirstThree: 81, first: 80, none: 1 },
      overlay: { inFirstThree: 94, first: 90, none: 0 },
    },
  },
};
