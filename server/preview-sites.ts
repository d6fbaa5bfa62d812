import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppOptions } from '#server/app.ts';
import { createApp } from '#server/app.ts';
import { createPreviewMedia } from '#server/compose/previews/preview-media.ts';
import { readOnly } from '#server/compose/previews/read-only.ts';
import type { Database } from '#server/db/client.ts';
import { fixedState } from '#server/db/content-state.ts';
import type { SiteFiles } from '#server/files/site-files.ts';
import { createResponseCache } from '#server/http/cache/response-cache.ts';
import type { PreviewSite } from '#server/http/preview/present-preview.ts';
import { createPreviewGateway } from '#server/http/preview/preview-gateway.ts';
import { log } from '#server/log.ts';
import { createServices, type ServiceDependencies, type Services } from '#server/services.ts';

/** Each has an index of the search in memory. */
const MAX_OPEN = 2;
const IDLE_MS = 15 * 60_000;
/** Nothing is small enough to be stored. */
const NO_CACHE_BYTES = 64;
const OWN_API = '/api';

type Options = {
  dependencies: ServiceDependencies & { files: SiteFiles };
  app: Omit<AppOptions, 'services' | 'cache' | 'renderRequest'> & Pick<AppOptions, 'renderRequest'>;
};

type GatewayOptions = Options &
  Pick<Parameters<typeof createPreviewGateway>[0], 'site' | 'gate' | 'isSecure' | 'isBuildFile'> &
  Pick<Services, 'previews'>;

/** Responds to what may be for a preview. Close it before the database. */
export function openPreviews({ dependencies, app, previews, ...gateway }: GatewayOptions) {
  const { open, close } = createPreviewSites({ dependencies, app });
  const { fetch } = createPreviewGateway({
    ...{ ...gateway, open },
    findPreview: previews.find,
    endPreview: previews.end,
  });
  return { fetch, close };
}

type Opened = { site: Promise<PreviewSite & { close(): Promise<void> }>; timer: NodeJS.Timeout };

/**
 * Opens sites that show previews: each with services, caches, search and a folder of its own, on a database that it only reads.
 * So none shares anything with the public site but its code, its builds and its limits. Two are open at once.
 */
function createPreviewSites(options: Options) {
  const opened = new Map<number, Opened>();

  async function end(version: number): Promise<void> {
    const one = opened.get(version);
    if (!one) return;
    opened.delete(version);
    clearTimeout(one.timer);
    await one.site.then(
      (site) => site.close(),
      () => {},
    );
  }

  const endLater = (version: number) =>
    setTimeout(() => {
      end(version).catch((error) => log.warn({ err: error }, 'a preview was not closed'));
    }, IDLE_MS).unref();

  return {
    /** The site of a version. @throws Error when it cannot be opened; the next request tries again */
    async open(version: number): Promise<PreviewSite> {
      const known = opened.get(version);
      if (known) {
        clearTimeout(known.timer);
        known.timer = endLater(version);
        // The latest is the last one.
        opened.delete(version);
        opened.set(version, known);
        return known.site;
      }
      const site = openSite(options, version);
      opened.set(version, { site, timer: endLater(version) });
      site.catch(() => void end(version));
      for (const other of [...opened.keys()].slice(0, -MAX_OPEN)) await end(other);
      return site;
    },

    /** Call it before the database is closed. */
    async close(): Promise<void> {
      for (const version of [...opened.keys()]) await end(version);
    },
  };
}

async function openSite({ dependencies, app }: Options, version: number) {
  const { files } = dependencies;
  const db = readOnly(dependencies.db);
  const dataDir = await openFolder(dependencies, version);
  const services = createServices({
    ...dependencies,
    ...{ db, dataDir, state: fixedState(version) },
    // A search server has the public content only.
    search: { ...dependencies.search, typesense: undefined },
    files: {
      ...files,
      media: createPreviewMedia(db, { site: files.media, dataDir, version }),
      declarations: {
        ...files.declarations,
        write: () => Promise.reject(new Error('A preview archives no declaration.')),
      },
    },
    mailbox: undefined,
  });
  await services.search.refill();
  const { site, api } = app;
  const { fetch, showProblem } = createApp({
    ...app,
    services: silence(services),
    // Another origin would serve the public content.
    site: { ...site, apiBase: api.basicAuth ? site.apiBase : OWN_API },
    api: { ...api, base: OWN_API },
    cache: createResponseCache({ maxBytes: NO_CACHE_BYTES }),
    metrics: null,
  });
  return {
    fetch,
    showProblem,
    async close() {
      await services.search.close();
      await services.contentChecks.close();
    },
  };
}

/** Searches in a preview are none of visitors. */
function silence(services: Services): Services {
  const { searchMisses } = services;
  const nothing = () => {};
  const silent = { noteSearch: nothing, noteTyping: nothing, noteNext: nothing };
  return { ...services, searchMisses: { ...searchMisses, ...silent } };
}

/** The folder of its caches. Those of previews that are no more are removed. */
async function openFolder(
  { db, dataDir }: { db: Database; dataDir: string },
  version: number,
): Promise<string> {
  const all = join(dataDir, 'cache', 'previews');
  const folder = join(all, String(version));
  await mkdir(folder, { recursive: true });
  const stored = await db.read.selectFrom('preview').select('version').execute();
  const names = new Set([...stored.map((row) => String(row.version)), String(version)]);
  for (const name of await readdir(all)) {
    if (!names.has(name)) await rm(join(all, name), { recursive: true, force: true });
  }
  return folder;
}
