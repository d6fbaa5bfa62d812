import type { RelevanceCase } from '#tests/relevance/right-results.ts';

/** Written down before the queries were searched: another seed would move queries that were read among those that judge. */
const SEED = 20261127;

/** Halves queries at random, always the same way: the first half is to tune by, the second to judge by. */
export function splitCases(cases: RelevanceCase[]): {
  tune: RelevanceCase[];
  judge: RelevanceCase[];
} {
  const random = createRandom(SEED);
  const drawn = cases.map((query) => ({ query, lot: random() })).sort((a, b) => a.lot - b.lot);
  const queries = drawn.map(({ query }) => query);
  const middle = queries.length / 2;
  return { tune: queries.slice(0, middle), judge: queries.slice(middle) };
}

/** Returns numbers from 0 to 1, evenly spread: a linear congruential generator with the constants of ANSI C. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x80_00_00_00;
  };
}
