// The site from its sources in one process: pages with hot reload, and server code loaded again when it changes.
import { createServer } from 'vite';
import { root, run } from '#scripts/prepare.mjs';
import type { readEnv } from '#server/env.ts';
import type { SiteOptions, startSite } from '#server/start-site.ts';
import { createDevPages } from './dev-pages.ts';

type LoadPages = NonNullable<SiteOptions['loadPages']>;
type ServerCode = { readEnv: typeof readEnv; startSite: typeof startSite };

/** Sources of the server, without tests. */
const SERVER_SOURCE = /\/(?:server|core)\/(?!.*\.(?:test|fixtures)\.).*\.(?:ts|json|sql)$/;
/** Folders without sources of the site, of which `content/` alone has as many files as all others. */
const UNWATCHED = ['bench', 'build', 'content', 'data', 'docs', 'shots', 'test-results', 'tests'];
/** An editor or a checkout writes several files at once. */
const SETTLE_MS = 100;

/** Node itself loads the server's first code, in a quarter of the time, while Vite starts. */
const firstCode = loadNatively();
firstCode.catch(() => {});
const importing = importIfEmpty();
const vite = await createServer({
  server: {
    middlewareMode: true,
    watch: { ignored: UNWATCHED.map((folder) => `${root}${folder}/**`) },
  },
  appType: 'custom',
});
const pages = createDevPages(vite);
pages.warmUp();
await importing;

const loadPages: LoadPages = async () => ({
  styles: new Uint8Array(),
  renderRequest: pages.renderRequest,
  wrap: (application) => (request, response) =>
    vite.middlewares(request, response, () => application(request, response)),
});

/** The importer's own code is loaded only where there is something to import. */
async function importIfEmpty(): Promise<void> {
  const [{ readEnv }, { openDatabase }, { readContentVersion }] = await Promise.all([
    import('#server/env.ts'),
    import('#server/db/client.ts'),
    import('#server/db/content-state.ts'),
  ]);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readEnv();
  const database = await openDatabase({ databaseUrl, dataDir });
  const { version } = await readContentVersion(database).finally(() => database.destroy());
  if (version === 0) await run('node', ['scripts/import.ts', 'content/', '--if-empty']);
}

async function loadNatively(): Promise<ServerCode> {
  const [settings, server] = await Promise.all([
    import('#server/env.ts'),
    import('#server/start-site.ts'),
  ]);
  return { readEnv: settings.readEnv, startSite: server.startSite };
}

/** Vite knows which modules have changed; Node never loads a module again. */
async function loadChanged(): Promise<ServerCode> {
  const settings = await vite.ssrLoadModule('/server/env.ts');
  const server = await vite.ssrLoadModule('/server/start-site.ts');
  return { readEnv: settings.readEnv, startSite: server.startSite };
}

let site: Awaited<ReturnType<typeof startSite>> | null = null;

/** Replaces the running site. Code that cannot be loaded leaves it as it is. */
async function restart(load = loadChanged): Promise<void> {
  const start = performance.now();
  try {
    const code = await load();
    await site?.close(false);
    site = null;
    site = await code.startSite(code.readEnv(), { loadPages });
    console.log(`${site.address} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
  }
}

let starting = restart(() => firstCode);
let settled: NodeJS.Timeout | undefined;

function restartSoon(file: string): void {
  if (!SERVER_SOURCE.test(file)) return;
  clearTimeout(settled);
  settled = setTimeout(() => {
    starting = starting.then(() => restart());
  }, SETTLE_MS);
}

for (const event of ['add', 'change', 'unlink']) vite.watcher.on(event, restartSoon);
