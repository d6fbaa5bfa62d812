import type { Match } from '#app/router/match-routes.ts';
import { once } from '#app/router/once.ts';
import { dataUrl, type ErrorResponse, type PageData, readErrors } from '#app/router/page-state.ts';
import type { BuiltRoutes, RouteCode } from '#app/router/route-code.ts';
import { fetchData, LoadError } from '#app/ui/browser/loads.ts';

/** A loader redirects. */
export class Redirect extends Error {
  readonly to: string;
  constructor(to: string) {
    super(`Redirected to ${to}.`);
    this.to = to;
  }
}

/** The site has been deployed again: the data belongs to other code than the loaded one. */
export class OtherBuild extends Error {}

export type LoadedData = {
  /** Data of the loaders, by the id of their route. */
  data: Record<string, unknown>;
  /** Errors of the loaders, by the id of their route, in the order of the page's routes. */
  failures: Map<string, unknown>;
  /** Errors of the server, by the id of the route that shows them. */
  errors: Record<string, unknown>;
};

type PageResponse = Exclude<PageData, { redirect: string }>;
type DataLoaderOptions = {
  routes: BuiltRoutes;
  code: Pick<RouteCode, 'load'>;
  /** The build of this code. */
  build: string;
};
type DataRequest = { url: URL; signal: AbortSignal };

/** Loads the data of some routes of a page: from the server with one request for all, or by their `clientLoader`. */
export function createDataLoader({ routes, code, build }: DataLoaderOptions) {
  return async (due: Match[], { url, signal }: DataRequest): Promise<LoadedData> => {
    const fromServer = once(() => fetchPage(url, { signal, build }));
    const results = await Promise.allSettled(due.map((match) => load(match)));
    const loaded: LoadedData = {
      data: {},
      failures: new Map(),
      errors: readErrors(fromServer.result()?.errors),
    };
    for (const [index, { id }] of due.entries()) {
      const result = results[index];
      if (result?.status === 'rejected') loaded.failures.set(id, result.reason);
      else if (result?.value) loaded.data[id] = result.value.data;
    }
    return loaded;

    /** Returns the data of a route's loader; undefined where the server sent an error instead. */
    async function load({ id, params }: Match): Promise<{ data: unknown } | undefined> {
      const readServer = async () => {
        const { loaderData } = await fromServer();
        return id in loaderData ? { data: loaderData[id] } : undefined;
      };
      const { clientLoader } = routes[id]?.hasClientLoader ? await code.load(id) : {};
      if (!clientLoader) return readServer();
      let isMissing = false;
      const serverLoader = async () => {
        const result = await readServer();
        isMissing = !result;
        return result?.data;
      };
      const data = await clientLoader({ url, params, serverLoader } as never);
      return isMissing ? undefined : { data };
    }
  };
}

type Fetching = { signal: AbortSignal; build: string };

async function fetchPage(url: URL, { signal, build }: Fetching): Promise<PageResponse> {
  const response = await fetchData(dataUrl(url.pathname, url.search), { signal });
  const data: PageData | null = await response.json().catch(() => null);
  if (!data || !('redirect' in data || 'loaderData' in data)) throw refusalOf(response);
  if (data.redirect !== undefined) throw new Redirect(data.redirect);
  if (data.build !== build) throw new OtherBuild(`Data of another build: ${data.build}.`);
  return data;
}

/** Returns the error for missing data: a proxy in front of the site may have responded in its place. */
function refusalOf({ ok, status, headers }: Response): ErrorResponse | Error {
  if (ok) return new LoadError(`No data in a response with ${status}.`);
  const wait = headers.get('retry-after') ?? '';
  const seconds = wait === '' || Number(wait) >= 0 ? Number(wait) : secondsUntil(wait);
  return { status, retryAfterS: seconds > 0 ? seconds : undefined };
}

const secondsUntil = (date: string) => Math.ceil((Date.parse(date) - Date.now()) / 1000);
