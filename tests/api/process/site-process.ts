import cluster from 'node:cluster';
import { registerHooks } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { RenderRequest, SiteBuild } from '#server/site-build.ts';

/** Packages that only some settings need. */
const packages = new Set<string>();
registerHooks({
  load(url, context, next) {
    const [name] = /prom-client|@opentelemetry/.exec(url) ?? [];
    if (name) packages.add(name);
    return next(url, context);
  },
});

let hasBackgroundFault = false;

/** What each address does in place of a page. */
const pages: Record<string, () => Promise<unknown> | undefined> = {
  '/en/packages': () => {
    process.stdout.write(`packages loaded: ${[...packages].sort().join(' ')}.\n`);
    return undefined;
  },
  '/en/slow': () => pause(1500),
  '/en/rejects': () => {
    void Promise.reject(new Error('left behind'));
    return undefined;
  },
  '/en/throws': () => {
    setTimeout(() => {
      throw new Error('thrown later');
    });
    return pause(60_000);
  },
  '/en/blocks': () => {
    while (performance.now() > 0);
    return undefined;
  },
  '/en/breaks-background': () => {
    hasBackgroundFault = true;
    return undefined;
  },
};

const renderRequest: RenderRequest = async (request) => {
  await pages[new URL(request.url).pathname]?.();
  const type = request.url.endsWith('/en/html') ? 'text/html' : 'text/plain';
  const headers = { 'content-type': type, 'cache-control': 'no-store' };
  const status = new URL(request.url).pathname.startsWith('/assets/') ? 404 : 200;
  const response = new Response(String(process.pid), { status, headers });
  return { response, html: null, scripts: [] };
};

const build: SiteBuild = {
  renderRequest,
  styles: new Uint8Array(),
  wrap: (application) => application,
};

/** The site as `server/main.ts` runs it, with pages that contain the id of their process. */
if (cluster.isPrimary) {
  const { runSupervisor } = await import('#server/process/run-supervisor.ts');
  runSupervisor();
} else {
  setInterval(() => {
    if (!hasBackgroundFault) return;
    hasBackgroundFault = false;
    void Promise.reject(new Error('nobody is to blame'));
  }, 20).unref();
  const { runWebProcess } = await import('#server/process/web-process.ts');
  await runWebProcess(async (env, options) => {
    const { startSite } = await import('#server/start-site.ts');
    return startSite(env, { ...options, loadPages: async () => build });
  });
}
