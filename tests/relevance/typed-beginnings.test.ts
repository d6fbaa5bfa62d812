import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostEmptyBeginnings } from '#tests/relevance/floors.ts';
import { halves } from '#tests/relevance/relevance-report.ts';
import { languages } from '#tests/relevance/right-results.ts';
import { createVisibleResults } from '#tests/relevance/visible-results.ts';

/** Every third letter, from the second on: a text with fewer is no search yet. */
const MIN_LENGTH = 2;
const STEP = 3;

let site: Awaited<ReturnType<typeof createVisibleResults>>;
beforeAll(async () => {
  site = await createVisibleResults();
});
afterAll(() => site.close());

test.each(languages)(
  'Queries in %s find something in the overlay while they are typed',
  async (locale) => {
    const texts = halves.outside[locale].flatMap(([text, { isEmptyRight }]) =>
      isEmptyRight ? [] : text,
    );
    const beginnings = new Set(
      texts.flatMap((text) =>
        Array.from({ length: Math.ceil((text.length - MIN_LENGTH) / STEP) }, (_, i) =>
          text.slice(0, i * STEP + MIN_LENGTH).trim(),
        ),
      ),
    );
    let empty = 0;
    for (const typed of beginnings) {
      if (typed.length >= MIN_LENGTH && (await site.see.overlay(locale, typed)).length === 0)
        empty += 1;
    }
    expect(beginnings.size).toBeGreaterThan(300);
    expect(empty).toBeLessThanOrEqual(mostEmptyBeginnings[locale]);
  },
);
