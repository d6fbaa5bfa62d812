import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import type { ServerBuild } from 'react-router';
import type { ResponseCache } from '#server/http/cache/response-cache.ts';
import { listStaticFiles, loadStaticFile } from '#server/http/static-files.ts';

export type SiteBuild = {
  /** What React Router renders with; while developing, loaded anew for every request. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  styles: Uint8Array;
  /** Puts what serves the browser's files in front of the application. */
  wrap: (application: RequestListener) => RequestListener;
};

const folder = (path: string) => new URL(`../build/${path}`, import.meta.url);

/**
 * The built pages, with the browser's files in the cache.
 *
 * @throws Error when nothing has been built.
 */
export async function loadSiteBuild(
  cache: ResponseCache,
  security: [string, string][],
): Promise<SiteBuild> {
  const files = await listStaticFiles(folder('client/').pathname);
  await Promise.all(files.map((file) => loadStaticFile(cache, file, security)));
  const build: ServerBuild = await import(folder('server/index.js').href);
  const styles = await readStyles(build);
  const wrap = (application: RequestListener): RequestListener => {
    return (request, response) => {
      if (!cache.trySend(request, response)) application(request, response);
    };
  };
  return { build, styles, wrap };
}

/** The style sheet that the build gives to every page. */
async function readStyles({ assets }: ServerBuild): Promise<Uint8Array> {
  const sheets = assets.routes.root?.css ?? [];
  const sheetBytes = await Promise.all(sheets.map((url) => readFile(folder(`client${url}`))));
  return Buffer.concat(sheetBytes);
}

/** The pages straight from their sources, with hot reload; nothing is cached. */
export async function loadDevelopmentBuild(): Promise<SiteBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const build = async () => {
    return (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  };
  const wrap = (application: RequestListener): RequestListener => {
    return (request, response) => {
      vite.middlewares(request, response, () => application(request, response));
    };
  };
  return { build, styles: new Uint8Array(), wrap };
}
