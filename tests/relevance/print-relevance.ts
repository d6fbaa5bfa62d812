// Usage: npm run search:relevance. `LIST_JUDGE=on` lists the wrong results of the judging half, too: then it judges no
// more, so write new queries for it before ranking is tuned again.
import { goal } from '#tests/relevance/floors.ts';
import { judgeSearch, judges, type Miss } from '#tests/relevance/relevance-report.ts';
import { createVisibleResults } from '#tests/relevance/visible-results.ts';

const isJudgeListed = process.env.LIST_JUDGE === 'on';
const { see, close } = await createVisibleResults();
const results = await judgeSearch(see);
await close();

const share = (part: number, of: number) => (part / of).toFixed(2);

for (const { half, locale, surface, misses } of results) {
  if (judges.includes(half) && !isJudgeListed) continue;
  console.log(`\n${half} ${locale} ${surface}: not right first`);
  for (const miss of misses) console.log(lineOf(miss));
}
console.log(
  `\nGoal: ${goal.inFirstThree} in the first three, ${goal.first} first, ${goal.none} none\n`,
);
console.table(
  results.map(({ half, locale, surface, score }) => ({
    half,
    locale,
    surface,
    queries: score.queries,
    'in first three': share(score.inFirstThree, score.queries),
    first: share(score.first, score.queries),
    none: score.none,
  })),
);

function lineOf({ text, isAmongThree, seen }: Miss): string {
  const place = isAmongThree ? 'below ' : 'absent';
  return `  ${place} ${text}: ${seen.join(', ') || 'nothing'}`;
}
