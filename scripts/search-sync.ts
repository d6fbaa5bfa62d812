import { parseArgs } from 'node:util';
import { getLocale, localeCodes, mapLocales } from '#core/i18n/locales.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { readEnv } from '#server/env.ts';
import { createProgress } from '#server/import/import-progress.ts';
import { checkServer } from '#server/search/check-server.ts';
import { explainFailure, syncCollections } from '#server/search/sync-collections.ts';
import { createTypesenseClient, type TypesenseServer } from '#server/search/typesense-client.ts';
import { createServices } from '#server/services.ts';
import { searchSettings } from '#server/settings.ts';

const USAGE = `Usage: npm run search:sync
       npm run search:sync -- --check

Fills the collections of the Typesense server at TYPESENSE_URL with the content in use, beside those that are searched,
and swaps them. TYPESENSE_API_KEY must be allowed to load data.

  --check  runs the same searches of a few documents on the server and on the embedded search and compares the results;
           changes nothing else`;

const TIMEOUT_S = 30;
const { values } = parseArgs({
  options: { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
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
  const env = readEnv();
  const { prefix, typesense } = searchSettings(env);
  if (!typesense) {
    throw new Error(
      'TYPESENSE_URL and TYPESENSE_API_KEY name the server to fill, such as http://localhost:8108 and xyz123. Without them the site searches in its own process and needs no filling.',
    );
  }
  const server = { ...typesense, timeoutS: TIMEOUT_S };
  try {
    if (values.check) return await check(server, prefix);
    const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
    return await sync(database, server, { dataDir: env.DATA_DIR, prefix }).finally(() =>
      database.destroy(),
    );
  } catch (error) {
    throw new Error(explainFailure(error, server.url), { cause: error });
  }
}

type SyncOptions = { dataDir: string; prefix: string };

async function sync(database: Database, server: TypesenseServer, options: SyncOptions) {
  const { dataDir, prefix } = options;
  const { version, counts } = await readContentVersion(database);
  if (version === 0) throw new Error('Nothing has been imported yet: run npm run import first.');
  const services = createServices({ db: database, dataDir, search: { prefix } });
  const client = createTypesenseClient(server);
  const progress = createProgress(
    process.stderr,
    mapLocales((locale) => getLocale(locale).name),
  );
  for (const locale of localeCodes) {
    const total = (counts.products[locale] ?? 0) + counts.variants;
    const synced = await syncCollections({
      ...(await services.search.readContent(locale)),
      client,
      onProgress: (done) => progress.show(locale, done, total),
    }).finally(progress.end);
    for (const { alias, collection, documents } of synced) {
      console.log(`${alias}: ${documents} documents, now in ${collection}`);
    }
  }
  console.log(`Content version ${version} is searched at ${server.url}.`);
  return 0;
}

async function check(server: TypesenseServer, prefix: string): Promise<number> {
  const checked = await checkServer(createTypesenseClient(server), `${prefix}check_${Date.now()}`);
  for (const { name, difference } of checked) {
    console.log(`${difference ? 'differs' : 'same   '}  ${name}`);
    if (difference) console.log(`  ours    ${difference.ours}\n  theirs  ${difference.theirs}`);
  }
  const differing = checked.filter(({ difference }) => difference).length;
  const total = checked.length;
  console.log(
    differing === 0
      ? `${server.url} returns the same results as the embedded search for all ${total} searches.`
      : `${server.url} returns different results for ${differing} of ${total} searches.`,
  );
  return differing === 0 ? 0 : 1;
}
