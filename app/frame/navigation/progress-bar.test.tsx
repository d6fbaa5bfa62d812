import { parseHTML } from 'linkedom';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { THROTTLE_MS } from '#app/frame/navigation/navigation-progress.ts';
import { ProgressBar } from '#app/frame/navigation/progress-bar.tsx';
import { type Listener, RouterProvider, useRouterState } from '#app/router/router.tsx';

afterEach(() => void vi.unstubAllGlobals());

const locationOf = (pathname: string) => ({ pathname, search: '', hash: '', key: pathname });
const first = {
  location: locationOf('/en/products'),
  matches: [{ id: 'root', params: {}, pathname: '/' }],
  loaderData: {},
  actionData: {},
  errors: {},
  navigationType: 'POP' as const,
};

/** Looks often enough for a phase that lasts half a second, for as long as a busy machine needs. */
const until = (phase: () => string | undefined, wanted: string) =>
  vi.waitFor(() => expect(phase()).toBe(wanted), { interval: 5, timeout: 20_000 });

const Page = () => <ProgressBar hasFailed={'root' in useRouterState().errors} />;

/** Renders the bar of a page. `publish` changes the state of the router. */
async function renderBar() {
  const { window, document } = parseHTML('<!doctype html><html><body></body></html>');
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('HTMLIFrameElement', window.HTMLElement);
  const { createRoot } = await import('react-dom/client');
  const listeners = new Set<Listener>();
  const router = {
    state: first,
    modules: { root: { default: Page } },
    navigate: async () => {},
    prefetch: () => {},
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const root = createRoot(document.body);
  root.render(<RouterProvider router={router} />);
  const phase = () => document.querySelector<HTMLElement>('[data-progress]')?.dataset.progress;
  await until(phase, 'hidden');
  return {
    phase,
    publish: (change: Partial<typeof first> & { next?: typeof first.location }) => {
      for (const listener of listeners) listener({ ...first, ...change }, false);
    },
    close: async () => {
      flushSync(() => root.unmount());
      await new Promise((done) => setTimeout(done));
    },
  };
}

test('a navigation that ends before its beginning is rendered shows how it ended', async () => {
  const { phase, publish, close } = await renderBar();
  const next = locationOf('/en/categories');
  publish({ next });
  publish({ location: next, errors: { root: new Error('Failed to fetch') } });
  await until(phase, 'failed');
  await until(phase, 'hidden');
  publish({ next });
  publish({ location: next });
  await new Promise((done) => setTimeout(done, THROTTLE_MS + 50));
  // A bar that missed the end grows for ever.
  await until(phase, 'hidden');
  await close();
});
