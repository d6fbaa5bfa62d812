import { parseArgs } from 'node:util';
import { listSearchMisses, type SearchMiss } from '#server/catalogue/list-search-misses.ts';
import { openDatabase } from '#server/db/client.ts';
import { readEnv } from '#server/env.ts';

const USAGE = `Usage: npm run search:report [-- --since 2026-11-01] [--json]

Lists what visitors searched for and did not find, the most frequent first.

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
    const misses = await listSearchMisses(database, { since });
    console.log(values.json ? JSON.stringify(misses, null, 2) : describe(misses, since));
    return 0;
  } finally {
    await database.destroy();
  }
}

function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && text.length === 10;
}

function describe(misses: SearchMiss[], since: string | undefined): string {
  const period = since === undefined ? '' : ` since ${since}`;
  if (misses.length === 0) return `No search${period} was without results.`;
  const rows = misses.map((miss) => [String(miss.count), miss.locale, miss.lastDay, miss.text]);
  return [['Count', 'Language', 'Last seen', 'Text'], ...rows]
    .map(([count = '', locale = '', day = '', text]) => {
      return `${count.padStart(7)}  ${locale.padEnd(8)}  ${day.padEnd(10)}  ${text}`;
    })
    .join('\n');
}
