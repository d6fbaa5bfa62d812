import { keysOf } from '#core/keys.ts';
import { englishCounter } from '#tests/relevance/cases/en-counter.ts';
import { englishCustomers } from '#tests/relevance/cases/en-customers.ts';
import { englishFresh } from '#tests/relevance/cases/en-fresh.ts';
import { englishInstallers } from '#tests/relevance/cases/en-installers.ts';
import { englishJudge } from '#tests/relevance/cases/en-judge.ts';
import { englishMarket } from '#tests/relevance/cases/en-market.ts';
import { englishMore } from '#tests/relevance/cases/en-more.ts';
import { englishOutside } from '#tests/relevance/cases/en-outside.ts';
import { englishTune } from '#tests/relevance/cases/en-tune.ts';
import { englishVisitors } from '#tests/relevance/cases/en-visitors.ts';
import { englishYards } from '#tests/relevance/cases/en-yards.ts';
import { spanishCounter } from '#tests/relevance/cases/es-counter.ts';
import { spanishCustomers } from '#tests/relevance/cases/es-customers.ts';
import { spanishFresh } from '#tests/relevance/cases/es-fresh.ts';
import { spanishInstallers } from '#tests/relevance/cases/es-installers.ts';
import { spanishJudge } from '#tests/relevance/cases/es-judge.ts';
import { spanishMarket } from '#tests/relevance/cases/es-market.ts';
import { spanishMore } from '#tests/relevance/cases/es-more.ts';
import { spanishOutside } from '#tests/relevance/cases/es-outside.ts';
import { spanishTrade } from '#tests/relevance/cases/es-trade.ts';
import { spanishTune } from '#tests/relevance/cases/es-tune.ts';
import { spanishVisitors } from '#tests/relevance/cases/es-visitors.ts';
import { spanishYards } from '#tests/relevance/cases/es-yards.ts';
import { readVariantFacts, type VariantFacts } from '#tests/relevance/catalogue-facts.ts';
import { matchesFilter } from '#tests/relevance/match-variant.ts';
import { placeMatcher } from '#tests/relevance/place-addresses.ts';
import {
  type Language,
  languages,
  type RelevanceCase,
  type Right,
} from '#tests/relevance/right-results.ts';
import { splitCases } from '#tests/relevance/split-cases.ts';
import {
  type createVisibleResults,
  type Surface,
  surfaces,
  type VisibleRow,
} from '#tests/relevance/visible-results.ts';

const fresh = { en: splitCases(englishFresh), es: splitCases(spanishFresh) };
const customers = { en: splitCases(englishCustomers), es: splitCases(spanishCustomers) };
const market = { en: splitCases(englishMarket), es: splitCases(spanishMarket) };

/** The queries by which ranking is tuned, and those by which it is judged: nobody reads their failures. */
export const halves = {
  tune: { en: englishTune, es: spanishTune },
  more: { en: englishMore, es: [...spanishMore, ...spanishTrade] },
  counter: { en: englishCounter, es: spanishCounter },
  judge: { en: englishJudge, es: spanishJudge },
  outside: { en: englishOutside, es: spanishOutside },
  'fresh-tuning': { en: fresh.en.tune, es: fresh.es.tune },
  'fresh-judging': { en: fresh.en.judge, es: fresh.es.judge },
  'market-tuning': { en: market.en.tune, es: market.es.tune },
  installers: { en: englishInstallers, es: spanishInstallers },
  visitors: { en: englishVisitors, es: spanishVisitors },
  'market-judging': { en: market.en.judge, es: market.es.judge },
  'customers-tuning': { en: customers.en.tune, es: customers.es.tune },
  'customers-judging': { en: customers.en.judge, es: customers.es.judge },
  yards: { en: englishYards, es: spanishYards },
} as const satisfies Record<string, Record<Language, RelevanceCase[]>>;
export type Half = keyof typeof halves;

/** The halves that judge. */
export const judges: readonly Half[] = [
  'judge',
  'outside',
  'fresh-judging',
  'market-judging',
  'customers-judging',
  'yards',
];

/** Numbers of queries of a half, in a language, on a surface. */
type Score = {
  queries: number;
  /** With a right row among the first three. */
  inFirstThree: number;
  /** With a right row first. */
  first: number;
  /** With a right result in the catalogue, and no row. */
  none: number;
};

/** A query whose first row is wrong; `isAmongThree` when the second or third is right. */
export type Miss = { text: string; isAmongThree: boolean; seen: string[] };

export type Result = {
  half: Half;
  locale: Language;
  surface: Surface;
  score: Score;
  misses: Miss[];
};

const FIRST = 3;

type Judge = (rows: VisibleRow[], right: Right, locale: Language) => boolean[];

/** Runs the queries of the halves in both languages on each surface. */
export async function judgeSearch(
  see: Awaited<ReturnType<typeof createVisibleResults>>['see'],
): Promise<Result[]> {
  const judge = createJudge(readVariantFacts());
  const results: Result[] = [];
  for (const half of keysOf(halves)) {
    for (const locale of languages) {
      for (const surface of surfaces) {
        const score: Score = { queries: 0, inFirstThree: 0, first: 0, none: 0 };
        const misses: Miss[] = [];
        for (const [text, right] of halves[half][locale]) {
          if (!isFor(surface, right)) continue;
          const rows = await see[surface](locale, text);
          const verdicts = judge(rows, right, locale);
          count(score, verdicts, { right, rows });
          if (!verdicts[0]) misses.push(missOf(text, rows, verdicts));
        }
        results.push({ half, locale, surface, score, misses });
      }
    }
  }
  return results;
}

/** The listing shows variants only: queries for other pages are for the overlay. */
function isFor(surface: Surface, right: Right): boolean {
  return surface === 'overlay' || right.variants.length > 0 || right.isEmptyRight;
}

/** Returns a function that says of each of the first three rows whether it is right. */
export function createJudge(catalogue: Map<string, VariantFacts>): Judge {
  return (rows, right, locale) => {
    if (rows.length === 0) return [right.isEmptyRight];
    const places = right.places.map((place) => placeMatcher(locale, place));
    return rows.slice(0, FIRST).map(({ code, href }) => {
      if (places.some((isThere) => isThere(href))) return true;
      return variantsOf(catalogue, code).some((facts) =>
        right.variants.some((filter) => matchesFilter(facts, filter)),
      );
    });
  };
}

/** Returns the variant of a SKU, or all variants of a product's code: its page leads to each of them. */
function variantsOf(catalogue: Map<string, VariantFacts>, code: string): VariantFacts[] {
  const variant = catalogue.get(code);
  return variant ? [variant] : [...catalogue.values()].filter((facts) => facts.code === code);
}

function count(
  score: Score,
  verdicts: boolean[],
  { right, rows }: { right: Right; rows: VisibleRow[] },
) {
  score.queries += 1;
  score.inFirstThree += verdicts.includes(true) ? 1 : 0;
  score.first += verdicts[0] ? 1 : 0;
  score.none += rows.length === 0 && !right.isEmptyRight ? 1 : 0;
}

function missOf(text: string, rows: VisibleRow[], verdicts: boolean[]): Miss {
  const seen = rows.slice(0, FIRST).map(({ code, href }) => code || href);
  return { text, isAmongThree: verdicts.includes(true), seen };
}
