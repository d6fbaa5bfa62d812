// The site from its sources in one process: pages with hot reload, and server code loaded again when it changes.
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { readEnv } from '#server/env.ts';
import type { createRenderer } from '#server/site-build.ts';
import type { SiteOptions, startSite } from '#server/start-site.ts';
import { run } from './prepare.mjs';

type LoadPages = NonNullable<SiteOptions['loadPages']>;

/** Sources of the server, without tests. */
const SERVER_SOURCE = /\/(?:server|core)\/(?!.*\.(?:test|fixtures)\.).*\.(?:ts|json|sql)$/;
/** An editor or a checkout writes several files at once. */
const SETTLE_MS = 100;

const [vite] = await Promise.all([
  createServer({ server: { middlewareMode: true }, appType: 'custom' }),
  run('node', ['scripts/import.ts', 'content/', '--if-empty']),
]);
/** Loads the current code of a module. The type parameter says what it exports. */
const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;

/** The pages as their sources are at the moment of each request; nothing is cached. */
const loadPages: LoadPages = async () => {
  const site = await load<{ createRenderer: typeof createRenderer }>('/server/site-build.ts');
  return {
    styles: new Uint8Array(),
    async renderRequest(request, context) {
      const build = await load<ServerBuild>('virtual:react-router/server-build');
      return site.createRenderer(build)(request, context);
    },
    wrap: (application) => (request, response) =>
      vite.middlewares(request, response, () => application(request, response)),
  };
};

let site: Awaited<ReturnType<typeof startSite>> | null = null;

/** Replaces the running site. Code that cannot be loaded leaves it as it is. */
async function restart(): Promise<void> {
  const start = performance.now();
  try {
    const settings = await load<{ readEnv: typeof readEnv }>('/server/env.ts');
    const server = await load<{ startSite: typeof startSite }>('/server/start-site.ts');
    await site?.close(false);
    site = null;
    site = await server.startSite(settings.readEnv(), { loadPages });
    console.log(`${site.address} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
  }
}

let starting = restart();
let settled: NodeJS.Timeout | undefined;

function restartSoon(file: string): void {
  if (!SERVER_SOURCE.test(file)) return;
  clearTimeout(settled);
  settled = setTimeout(() => {
    starting = starting.then(restart);
  }, SETTLE_MS);
}

for (const event of ['add', 'change', 'unlink']) vite.watcher.on(event, restartSoon);
