import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserRouter } from '#app/router/browser-router.ts';
import { compileRoutes, type RouteModule } from '#app/router/match-routes.ts';
import type { BuiltRoute } from '#app/router/route-code.ts';
import { loadCode } from '#app/ui/browser/loads.ts';

vi.mock('#app/ui/browser/loads.ts', { spy: true });

const ORIGIN = 'https://www.example.com';
const BUILD = '/assets/manifest-1.js';

const built = (id: string, more: Partial<BuiltRoute>): BuiltRoute => ({
  ...{ id, module: `/assets/${id}.js`, imports: [], hasLoader: true, hasClientLoader: false },
  ...more,
});
const list = [
  built('root', { path: '', hasLoader: false }),
  built('layout', { parentId: 'root', path: 'en' }),
  built('products', { parentId: 'layout', path: 'products' }),
  built('product', { parentId: 'layout', path: 'products/:slug' }),
  built('later', { parentId: 'layout', path: 'later/:part' }),
  built('strip', { parentId: 'layout', path: 'strip', hasClientLoader: true }),
];
const routes = Object.fromEntries(list.map((route) => [route.id, route]));
const Notice = () => null;

/** A requested page; the test decides when it is loaded. */
type RecordedRequest = {
  url: string;
  signal: AbortSignal;
  respond: (page: unknown) => Promise<void>;
  refuse: (status: number) => Promise<void>;
};
let requests: RecordedRequest[];
let entries: { state: { key: string } | null; url: string }[];
let left: string[];
let listeners: (() => void)[];

beforeEach(() => {
  requests = [];
  left = [];
  listeners = [];
  entries = [{ state: null, url: '/en/products' }];
  const current = () => entries.at(-1) as (typeof entries)[0];
  const location = {
    origin: ORIGIN,
    get href() {
      return ORIGIN + current().url;
    },
    assign: (href: string) => left.push(href),
    reload: () => left.push('reload'),
  };
  vi.stubGlobal('window', {
    location,
    history: {
      get state() {
        return current().state;
      },
      pushState: (state: { key: string }, _: string, url: string) => entries.push({ state, url }),
      replaceState: (state: { key: string }, _: string, url: string) => {
        entries[entries.length - 1] = { state, url };
      },
    },
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  });
  vi.stubGlobal('document', {
    head: { querySelectorAll: () => [], append: () => {} },
    createElement: () => ({}),
  });
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      const respond = async (page: unknown) => {
        resolve(Response.json({ build: BUILD, ...(page as object) }));
        await settle();
      };
      const refuse = async (status: number) => {
        resolve(new Response('', { status }));
        await settle();
      };
      requests.push({ url, signal, respond, refuse });
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

function goBack() {
  entries.pop();
  for (const listener of listeners) listener();
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

function start(modules: Record<string, RouteModule> = {}) {
  const matchRoutes = compileRoutes(list);
  const router = createBrowserRouter({
    routes,
    matchRoutes,
    modules: {
      root: { ErrorBoundary: Notice },
      layout: { ErrorBoundary: Notice, shouldRevalidate: () => false },
      products: {},
      product: {},
      strip: {},
      ...modules,
    },
    build: BUILD,
    isPage: ({ pathname }) => pathname.startsWith('/en'),
    state: {
      location: { pathname: '/en/products', search: '', hash: '', key: 'default' },
      matches: matchRoutes('/en/products') ?? [],
      loaderData: { layout: 'layout', products: 'products' },
      actionData: {},
      errors: {},
      navigationType: 'POP',
    },
  });
  let state = router.state;
  const shown: { path: string; isSamePage: boolean }[] = [];
  router.subscribe((next, isSamePage) => {
    state = next;
    if (!next.next) shown.push({ path: next.location.pathname + next.location.search, isSamePage });
  });
  return { router, shown, state: () => state };
}

describe('another page', () => {
  test('is requested, then shown, and only then in the address', async () => {
    const { router, state } = start();
    const done = router.navigate('/en/products/a?variation=7');
    expect(requests.map(({ url }) => url)).toEqual(['/en/products/a.data?variation=7']);
    expect(state().next?.pathname).toBe('/en/products/a');
    expect(entries).toHaveLength(1);
    await requests[0]?.respond({ loaderData: { layout: 'other', product: 'a' } });
    await done;
    expect(entries.at(-1)?.url).toBe('/en/products/a?variation=7');
    expect(state()).toMatchObject({
      navigationType: 'PUSH',
      loaderData: { layout: 'layout', product: 'a' },
    });
    expect(state().next).toBeUndefined();
  });

  test('aborts the one before', async () => {
    const { router, state, shown } = start();
    void router.navigate('/en/products/a');
    void router.navigate('/en/products/b');
    expect(requests[0]?.signal.aborted).toBe(true);
    await requests[0]?.respond({ loaderData: { product: 'a' } });
    await requests[1]?.respond({ loaderData: { product: 'b' } });
    expect(state().loaderData.product).toBe('b');
    expect(shown.map(({ path }) => path)).toEqual(['/en/products/b']);
    expect(entries).toHaveLength(2);
  });

  test('that has an error shows it in the nearest route with an error boundary', async () => {
    const { router, state } = start();
    void router.navigate('/en/products/a');
    await requests[0]?.respond({ loaderData: { layout: 'x' }, errors: { layout: 404 } });
    expect(state().errors).toEqual({ layout: { status: 404 } });
    expect(state().loaderData).toEqual({ layout: 'layout' });
    expect(entries.at(-1)?.url).toBe('/en/products/a');
  });

  test('that is refused shows why', async () => {
    const { router, state } = start();
    const done = router.navigate('/en/products/a');
    await requests[0]?.refuse(429);
    await done;
    expect(Object.values(state().errors)).toMatchObject([{ status: 429 }]);
  });

  test('whose code cannot be loaded shows why, and is loaded again when it is requested again', async () => {
    const broken = vi.mocked(loadCode).mockRejectedValueOnce(new Error('gone'));
    const { router, state } = start();
    const visit = async (path: string) => {
      const done = router.navigate(path);
      await requests.at(-1)?.respond({ loaderData: {} });
      await done;
    };
    await visit('/en/later/a');
    expect([entries.at(-1)?.url, state().matches.at(-1)?.id]).toEqual(['/en/later/a', 'later']);
    expect(router.modules.later?.default).toThrow('gone');
    const page = { default: Notice };
    broken.mockResolvedValueOnce(page);
    await visit('/en/later/b');
    expect(router.modules.later).toBe(page);
    await visit('/en/later/c');
    expect(broken).toHaveBeenCalledTimes(2);
  });

  test('that redirects is followed, to another site by the browser', async () => {
    const { router, state } = start();
    void router.navigate('/en/products/a');
    await requests[0]?.respond({ redirect: '/en/products/b' });
    await requests[1]?.respond({ loaderData: { product: 'b' } });
    expect(state().location.pathname).toBe('/en/products/b');
    void router.navigate('/en/products/c');
    await requests[2]?.respond({ redirect: 'https://shop.example/c' });
    expect(left).toEqual(['https://shop.example/c']);
    expect(state().next).toBeUndefined();
  });

  test('of another build of the site is loaded as a document, also when going back to it', async () => {
    const { router, state } = start();
    void router.navigate('/en/products/a#life');
    const other = { build: '/assets/manifest-2.js', loaderData: { product: { other: 'shape' } } };
    await requests[0]?.respond(other);
    expect(left).toEqual([`${ORIGIN}/en/products/a#life`]);
    expect(state()).toMatchObject({ loaderData: { products: 'products' }, next: undefined });
    expect(entries).toHaveLength(1);
    entries = [{ state: { key: 'back' }, url: '/en/products/b#life' }];
    for (const listener of listeners) listener();
    await requests[1]?.respond(other);
    expect(left.slice(1)).toEqual(['reload']);
  });

  test('with a client loader requests the server only where it has to', async () => {
    const own = start({ strip: { clientLoader: async () => 'own' } });
    await own.router.navigate('/en/strip');
    expect(requests).toHaveLength(0);
    expect(own.state().loaderData.strip).toBe('own');
    const served = start({
      strip: {
        clientLoader: ({ serverLoader }: { serverLoader: () => unknown }) => serverLoader(),
      },
    });
    void served.router.navigate('/en/strip');
    await settle();
    await requests[0]?.respond({ loaderData: { strip: 'served' } });
    expect(served.state().loaderData.strip).toBe('served');
  });

  test('reached by going back is loaded, and makes no entry', async () => {
    const { router, state } = start();
    void router.navigate('/en/products/a');
    await requests[0]?.respond({ loaderData: { product: 'a' } });
    goBack();
    await requests[1]?.respond({ loaderData: { products: 'again' } });
    expect(state()).toMatchObject({ navigationType: 'POP', loaderData: { products: 'again' } });
    expect(entries).toHaveLength(1);
  });
});

describe('the same page', () => {
  test('at another part is not requested', async () => {
    const { router, state, shown } = start();
    await router.navigate('/en/products#prices');
    expect(requests).toHaveLength(0);
    expect(state().location.hash).toBe('#prices');
    expect(entries.map(({ url }) => url)).toEqual(['/en/products', '/en/products#prices']);
    expect(shown.at(-1)?.isSamePage).toBe(true);
  });

  test('is not requested when going back from a part of it, but again by a link and from an error', async () => {
    const { router, state } = start();
    await router.navigate('/en/products#prices');
    goBack();
    expect(requests).toHaveLength(0);
    expect(state()).toMatchObject({ navigationType: 'POP', location: { hash: '' } });
    void router.navigate('/en/products');
    await requests[0]?.respond({ loaderData: {}, errors: { layout: 500 } });
    goBack();
    await requests[1]?.respond({ loaderData: { products: 'again' } });
    expect(state()).toMatchObject({ errors: {}, loaderData: { products: 'again' } });
  });

  test('with another query is requested again, and replaces its entry where that is wanted', async () => {
    const { router, shown } = start();
    void router.navigate('/en/products?page=2', { replace: true });
    await requests[0]?.respond({ loaderData: { products: 'page 2' } });
    expect(entries.map(({ url }) => url)).toEqual(['/en/products?page=2']);
    expect(shown).toEqual([{ path: '/en/products?page=2', isSamePage: true }]);
  });

  test('with another query is not requested where its route declines', async () => {
    const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
      currentUrl.pathname !== nextUrl.pathname;
    const { router, state } = start({ products: { shouldRevalidate } });
    await router.navigate('/en/products?variation=2');
    expect(requests).toHaveLength(0);
    expect(state().location.search).toBe('?variation=2');
    expect(state().loaderData.products).toBe('products');
  });
});
