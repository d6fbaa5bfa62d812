import type { RelevanceCase } from '#tests/relevance/right-results.ts';

/** Splits queries into a half to tune by and one to judge by, for each by its text alone, so that it never changes sides. */
export function splitCases(cases: RelevanceCase[]): Record<'tune' | 'judge', RelevanceCase[]> {
  const isTuned = ([text]: RelevanceCase) => sumOf(text) % 2 === 0;
  return { tune: cases.filter(isTuned), judge: cases.filter((item) => !isTuned(item)) };
}

/** Returns the sum of a text's UTF-16 code units. */
function sumOf(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at);
  return sum;
}
