// Looks for the text that costs the site most when a visitor types it, in the overlay (products and places) and in the
// listing (rows and counts of every filter), at 100,000 variants in both languages: random texts, then changes of the
// most expensive ones. The content is generated and imported first, which takes minutes.
// npm run bench:search-typed [-- --variants 100000 --texts 1500 --seed 1 --data <folder for this run and the next>]
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseListingState } from '#core/catalogue/listing/listing-state.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { run } from '#scripts/prepare.mjs';
import { openDatabase } from '#server/db/client.ts';
import { createServices } from '#server/services.ts';
import { measureSlowness } from './machine-speed.mjs';
import { writeScaledContent } from './scale-content.mjs';
import { createRandom } from './search-catalogue.mjs';

/** Processor time of the most expensive text, ms. */
const LIMIT_MS = 50;
const MAX_LENGTH = 200;
const MOST = 20;
const FIGURES = [
  ...[
    '36W',
    '4000K',
    'UGR<19',
    'IP65',
    'IK10',
    '600x600',
    '24°',
    'CRI90',
    'DALI',
    '140 lm/W',
    '68',
  ],
  ...[
    '1200 mm',
    '3h',
    '1.200 lm',
    '20-30 W',
    '5ft',
    '830',
    '24V',
    '14,4 W/m',
    '2 m',
    '100%',
    '-25',
  ],
];

const { values } = parseArgs({
  options: {
    variants: { type: 'string', default: '100000' },
    texts: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
    data: { type: 'string' },
  },
});
const { pick, next } = createRandom(Number(values.seed));
const size = (most) => Math.floor(next() * most);
const place = values.data ? resolve(values.data) : mkdtempSync(join(tmpdir(), 'typed-'));
mkdirSync(place, { recursive: true });
if (!values.data) process.once('exit', () => rmSync(place, { recursive: true, force: true }));

const db = await openSite();
const services = createServices({ db, dataDir: place });
await services.search.refill();
const words = await sampleWords();
const surfaces = {
  overlay: (locale, text) => services.suggest(locale, text),
  listing: async (locale, text) => {
    const typed = parseListingState(new URLSearchParams({ search: text }));
    const state = await services.catalogue.readTyped(locale, { state: typed });
    return services.catalogue.searchListing(locale, { state });
  },
};

let holds = true;
for (const [surface, search] of Object.entries(surfaces)) {
  for (const locale of localeCodes) {
    const worst = await findWorst(locale, (text) => search(locale, text));
    const limit = LIMIT_MS * measureSlowness();
    holds &&= worst.ms <= limit;
    const judgement = worst.ms <= limit ? 'holds' : 'FALLS SHORT';
    console.log(
      `${surface} ${locale}: ${worst.ms.toFixed(1)} ms (limit ${limit.toFixed(0)}) ${judgement}`,
    );
    console.log(`  ${worst.text}`);
  }
}
await services.search.close();
await db.destroy();
process.exitCode = holds ? 0 : 1;

async function openSite() {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: place, LOG_LEVEL: 'warn' };
  if (!existsSync(join(place, 'content'))) {
    writeScaledContent({ folder: join(place, 'content'), variants: Number(values.variants) });
    await run('npm', ['run', 'import', '--', join(place, 'content')], { env, stdio: 'ignore' });
  }
  return openDatabase({ dataDir: place });
}

/** The most expensive text of random ones and their changes; the least time of four runs counts. */
async function findWorst(locale, search) {
  const measure = async (text) => {
    const before = process.cpuUsage();
    try {
      JSON.stringify(await search(text));
    } catch (error) {
      throw new Error(`Fails with ${error.message} ${text}`, { cause: error });
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const worst = [];
  const keep = (entry) => {
    worst.push(entry);
    worst.sort((a, b) => b.ms - a.ms);
    worst.length = Math.min(worst.length, MOST);
  };
  for (let sent = 0; sent < Number(values.texts); sent += 1) {
    const old = worst.length === MOST && next() < 0.6 ? pick(worst).text : null;
    const text = (old === null ? createText(locale) : changeText(locale, old)).slice(0, MAX_LENGTH);
    if (text.trim() !== '') keep({ text, ms: await measure(text) });
  }
  // In turns: a text directly after itself finds its words in the cache.
  for (let again = 0; again < 3; again += 1) {
    for (const entry of worst) entry.ms = Math.min(entry.ms, await measure(entry.text));
  }
  return worst.sort((a, b) => b.ms - a.ms)[0];
}

function createText(locale) {
  return Array.from({ length: 1 + size(pick([3, 8, 40])) }, () => createWord(locale)).join(' ');
}

function changeText(locale, text) {
  const parts = text.split(' ');
  parts.splice(size(parts.length + 1), pick([0, 1]), createWord(locale));
  return parts.join(' ');
}

function createWord(locale) {
  const { texts, codes } = words[locale];
  const word = pick(texts);
  const code = pick(codes);
  return pick([
    () => word,
    () => word.slice(0, 1 + size(4)),
    () => misspell(word),
    () => `${word}${pick(texts)}`,
    () => pick(FIGURES),
    () => code,
    () => code.slice(size(6), 6 + size(8)),
    () => misspell(code),
    () => String(size(2000)),
  ])();
}

function misspell(word) {
  const at = size(word.length);
  return `${word.slice(0, at)}${pick(['x', 'e', ''])}${word.slice(at + 1)}`;
}

/** Words and codes of the catalogue in each language. */
async function sampleWords() {
  const sample = {};
  for (const locale of localeCodes) {
    const rows = await db.read
      .selectFrom('variant_text')
      .select('description')
      .where('locale', '=', locale)
      .limit(3000)
      .execute();
    const synonyms = await services.catalogue.listSynonyms(locale);
    const texts = [
      ...rows.flatMap(({ description }) => description.split(/[ ,]+/)),
      ...synonyms.flatMap(({ root, synonyms }) => [root ?? '', ...synonyms]),
    ];
    const codes = await db.read.selectFrom('product_code').select('code').limit(5000).execute();
    sample[locale] = {
      texts: [...new Set(texts.filter(Boolean))],
      codes: codes.map(({ code }) => code),
    };
  }
  return sample;
}
