// The site from its sources in one process: pages with hot reload, and server code loaded again when it changes.
import { createServer } from 'vite';
import { run } from './prepare.mjs';

type Server = typeof import('#server/start-site.ts');
type Pages = typeof import('#server/site-build.ts');
type Settings = typeof import('#server/env.ts');
type Site = Awaited<ReturnType<Server['startSite']>>;
type LoadPages = NonNullable<Parameters<Server['startSite']>[1]>;

/** Sources of the server, without tests. */
const SERVER_SOURCE = /\/(?:server|core)\/(?!.*\.(?:test|fixtures)\.).*\.(?:ts|json|sql)$/;
/** An editor or a checkout writes several files at once. */
const SETTLE_MS = 100;

const [vite] = await Promise.all([
  createServer({ server: { middlewareMode: true }, appType: 'custom' }),
  run('node', ['scripts/import.ts', 'content/', '--if-empty']),
]);
const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;

/** The pages as their sources are at the moment of each request; nothing is cached. */
const loadPages: LoadPages = async () => {
  const { createRenderer } = await load<Pages>('/server/site-build.ts');
  return {
    styles: new Uint8Array(),
    async renderRequest(request, context) {
      const build = await load<Parameters<typeof createRenderer>[0]>(
        'virtual:react-router/server-build',
      );
      return createRenderer(build)(request, context);
    },
    wrap: (application) => (request, response) =>
      vite.middlewares(request, response, () => application(request, response)),
  };
};

let site: Site | null = null;
let settled: NodeJS.Timeout | undefined;
let starting = Promise.resolve();

/** Replaces the running site. Code that cannot be loaded leaves it as it is. */
async function restart(): Promise<void> {
  const start = performance.now();
  try {
    const { readEnv } = await load<Settings>('/server/env.ts');
    const { startSite } = await load<Server>('/server/start-site.ts');
    await site?.close();
    site = null;
    site = await startSite(readEnv(), loadPages);
    console.log(`${site.address} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
  }
}

function restartSoon(file: string): void {
  if (!SERVER_SOURCE.test(file)) return;
  clearTimeout(settled);
  settled = setTimeout(() => {
    starting = starting.then(restart);
  }, SETTLE_MS);
}

await restart();
for (const event of ['add', 'change', 'unlink']) vite.watcher.on(event, restartSoon);
