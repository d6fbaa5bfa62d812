// Builds the index of the search for `npm run import`, in a process of its own: the importer's heap is large by then.
// Its argument says as JSON which language of which version.
import { storeIndex } from '#server/compose/store-index.ts';
import { openDatabase } from '#server/db/client.ts';
import { readEnv } from '#server/env.ts';
import { searchSettings } from '#server/settings.ts';

// The import has ended.
process.once('disconnect', () => process.exit(1));
const index = JSON.parse(process.argv[2] ?? '');
const env = readEnv();
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, MIN_FREE_MB: minFreeMb } = env;
const database = await openDatabase({ databaseUrl, dataDir });
await storeIndex({ database, dataDir, minFreeMb, search: searchSettings(env) }, index);
await database.destroy();
process.exit();
