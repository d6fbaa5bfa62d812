import { parseArgs } from 'node:util';
import type { MissingWords } from '#core/studio/missing-words.ts';
import { readMissingWords } from '#server/catalogue/search-report/find-missing-words.ts';
import { listSearchMisses } from '#server/catalogue/search-report/list-search-misses.ts';
import { openDatabase } from '#server/db/client.ts';
import { readEnv } from '#server/env.ts';

const USAGE = `Usage: npm run search:report [-- --since 2026-11-01] [--json]

Lists the words that visitors searched for and the catalogue lacks, the most frequent first: searches that found nothing,
and words that results do without. Each with what visitors did next, and the synonym that would find it.

  --since <day>  only what was searched for on that day or later
  --json         as JSON, for other programs`;

const { values } = parseArgs({
  options: {
    since: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});

async function run(): Promise<number> {
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const { since } = values;
  if (since !== undefined && !isDay(since)) {
    console.error(`--since takes a day such as 2026-11-01, got '${since}'.`);
    return 1;
  }
  const env = readEnv();
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const searches = await listSearchMisses(database, { since });
    const words: MissingWords[] = [];
    for await (const page of readMissingWords(database, { since })) words.push(...page);
    console.log(
      values.json ? JSON.stringify({ words, searches }, null, 2) : describe(words, since),
    );
    return 0;
  } finally {
    await database.destroy();
  }
}

function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && text.length === 10;
}

function describe(words: MissingWords[], since: string | undefined): string {
  const period = since === undefined ? '' : ` since ${since}`;
  if (words.length === 0) return `No search${period} missed anything.`;
  const nothing = words.filter(({ isLeftOut }) => !isLeftOut);
  const leftOut = words.filter(({ isLeftOut }) => isLeftOut);
  return [
    ...describePart('Searches that found nothing', nothing),
    ...describePart('Words that results do without', leftOut),
  ]
    .join('\n')
    .trim();
}

function describePart(title: string, words: MissingWords[]): string[] {
  if (words.length === 0) return [];
  const head = ['Count', 'Opened', 'Refined', 'Left', 'Language', 'Last seen', 'Words'];
  return [title, '', formatRow(head, 'Synonym'), ...words.map(formatWords), ''];
}

function formatWords(entry: MissingWords): string {
  const { count, opened, refined, left, locale, lastDay, words, synonym } = entry;
  const cells = [...[count, opened, refined, left].map(String), locale, lastDay, words];
  return formatRow(cells, synonym ? `${synonym.word} (${synonym.by})` : '');
}

function formatRow(cells: string[], synonym: string): string {
  const widths = [7, 8, 9, 6];
  const counts = widths.map((width, i) => (cells[i] ?? '').padStart(width)).join('');
  const [locale = '', day = '', words = ''] = cells.slice(widths.length);
  return `${counts}  ${locale.padEnd(8)}  ${day.padEnd(10)}  ${words.padEnd(28)}  ${synonym}`.trimEnd();
}
