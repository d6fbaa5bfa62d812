import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { PageContext } from '#app/services-context.ts';
import { buildFilesIn, storeBuildFiles } from '#server/files/build-files.ts';
import type { ResponseCache } from '#server/http/cache/response-cache.ts';
import type { Rendered } from '#server/http/render-page.ts';
import { isAsset, listStaticFiles, loadStaticFile } from '#server/http/static-files.ts';
import { hasShortcuts } from '#server/server-shortcuts.ts';

/** Handles a request for a page, its data or a file that a route makes. A page is streamed beside the response. */
export type RenderRequest = (
  request: Request,
  context: PageContext,
) => Promise<Omit<Rendered, 'isTemporary' | 'onSend'>>;

export type SiteBuild = {
  renderRequest: RenderRequest;
  styles: Uint8Array;
  /** Adds a handler for the browser's files in front of the application. */
  wrap: (application: RequestListener) => RequestListener;
};

const build = hasShortcuts ? 'pages' : 'plain';
const folder = (path: string) => new URL(`../build/${build}/${path}`, import.meta.url);

/** Where the build's files go, and the headers that they are sent with. */
export type BuildOptions = {
  cache: ResponseCache;
  security: [string, string][];
  dataDir: string;
};

/**
 * The built pages, with the browser's files in the cache, and in `dataDir` for other releases.
 *
 * @throws Error when nothing has been built.
 */
export async function loadSiteBuild(options: BuildOptions): Promise<SiteBuild> {
  const { cache, security, dataDir } = options;
  const files = await listStaticFiles(fileURLToPath(folder('client/')));
  await Promise.all(files.map((file) => loadStaticFile(cache, file, security)));
  const assets = files.filter(isAsset).map(({ file }) => file);
  await storeBuildFiles(buildFilesIn(dataDir), assets);
  const serverBuild: ServerBuild = await import(/* @vite-ignore */ folder('server/index.js').href);
  const styles = await readStyles(serverBuild);
  const wrap = (application: RequestListener): RequestListener => {
    return (request, response) => {
      if (!cache.trySend(request, response)) application(request, response);
    };
  };
  return { renderRequest: createRenderer(serverBuild), styles, wrap };
}

/** `app/entry.server.tsx` as it was built. */
function createRenderer(build: ServerBuild): RenderRequest {
  const { createRenderer: create } = build.entry.module as unknown as {
    createRenderer: (build: ServerBuild) => RenderRequest;
  };
  return create(build);
}

/** The style sheet that the build gives to every page. */
async function readStyles({ assets }: ServerBuild): Promise<Uint8Array> {
  const sheets = assets.routes.root?.css;
  if (!sheets) throw new Error('The build lists no style sheet with its root route.');
  const sheetBytes = await Promise.all(sheets.map((url) => readFile(folder(`client${url}`))));
  return Buffer.concat(sheetBytes);
}
