import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDevPages } from './dev-pages.ts';

let vite: ViteDevServer;
beforeAll(async () => {
  vite = await createServer({
    server: { middlewareMode: true, watch: null },
    appType: 'custom',
    logLevel: 'error',
  });
});
afterAll(() => vite.close());

/** Sources that the server's side has loaded so far, relative to the project. */
function loadedSources(): string[] {
  const modules = [...(vite.environments.ssr?.moduleGraph.idToModuleMap.keys() ?? [])];
  return modules
    .filter((id) => id.startsWith(vite.config.root) && !id.includes('/node_modules/'))
    .map((id) => id.slice(vite.config.root.length + 1));
}

const isRoute = (path: string) => path.startsWith('app/routes/');

test('A page loads the code of its own routes; data of a page are those routes, too', async () => {
  const { loadBuild } = createDevPages(vite);
  const { routes, assets } = await loadBuild('/en');
  const withCode = Object.values(routes).filter(({ module }) => Object.keys(module).length > 0);
  expect(withCode.map(({ id }) => id)).toEqual(['root', 'en/layout', 'en/home']);
  expect(Object.keys(routes)).toEqual(Object.keys(assets.routes));
  expect(loadedSources().filter(isRoute).sort()).toEqual([
    'app/routes/home.tsx',
    'app/routes/locale-layout.tsx',
  ]);

  const { routes: ofData } = await loadBuild('/en.data');
  expect(ofData['en/home']?.module).toBe(routes['en/home']?.module);
});

test('No page loads code of the server, and one page less than half of all pages', async () => {
  const { loadBuild, warmUp } = createDevPages(vite);
  await warmUp();
  await loadBuild('/en');
  const ofOnePage = loadedSources().length;
  await vite.ssrLoadModule('virtual:react-router/server-build');
  const ofAllPages = loadedSources();
  expect(ofOnePage).toBeLessThan(ofAllPages.length / 2);
  expect(ofAllPages.filter((path) => path.startsWith('server/'))).toEqual([]);
});
