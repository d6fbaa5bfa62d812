import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { compileRoutes, type Route } from '#app/router/match-routes.ts';
import routeConfig from '#app/routes.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo, screens } from '#core/i18n/paths.ts';
import { createKeyTest } from '#server/http/cache/page-queries.ts';
import { screensOf } from '#tests/e2e/screens.ts';

/** Pages that the browser tests of every screen cannot open, with the reason. */
const LEFT_OUT = {
  'led-strip-frame': 'other sites embed it: tests/e2e/calculators opens it in a frame',
  copy: 'it copies another page: tests/e2e/forms/email-copy.test.ts opens it from there',
  'newsletter-link': 'its address has a secret: tests/e2e/forms opens those of a mail',
  case: 'its address has the secret of a claim: tests/e2e/forms sends one',
};

const listBelow = (entries: readonly RouteConfigEntry[], parentId?: string): ListedRoute[] =>
  entries.flatMap(({ id = '', path, file, children = [] }) => [
    { id, parentId, path, file },
    ...listBelow(children, id),
  ]);
type ListedRoute = Route & { file: string };

const routes = listBelow(await routeConfig);
const matchRoutes = compileRoutes(routes);
const pathOf = (address: string) => address.split('?')[0] ?? '';

test.each(localeCodes)('the browser tests visit every screen and every page (%s)', (locale) => {
  const paths = Object.values(screensOf(locale)).map(pathOf);
  const unvisited = screens.filter((screen) => !paths.includes(pathTo(locale, screen)));
  // Its content pages have addresses of their own.
  expect(unvisited, 'add it to tests/e2e/screens.ts').toEqual(['applications']);

  const visited = new Set(paths.map((path) => matchRoutes(path)?.at(-1)?.id));
  const parents = new Set(routes.map(({ parentId }) => parentId));
  const pages = routes.filter(
    ({ id, file }) => id.startsWith(`${locale}/`) && file.endsWith('.tsx') && !parents.has(id),
  );
  const unseen = pages.map(({ id }) => id).filter((id) => !visited.has(id));
  expect(unseen).toEqual(Object.keys(LEFT_OUT).map((name) => `${locale}/${name}`));
});

test.each(localeCodes)('every screen has a route of its own (%s)', (locale) => {
  for (const screen of screens.filter((name) => name !== 'applications')) {
    const leaf = matchRoutes(pathTo(locale, screen))?.at(-1)?.id;
    expect(leaf, `${screen} in app/routes.ts`).not.toBe(`${locale}/page`);
  }
});

test('every page has its addresses in the other languages, for the menu of languages', () => {
  const pages = routes.filter(
    ({ parentId, file }) => parentId === 'en/layout' && file.endsWith('.tsx'),
  );
  expect(pages.length).toBeGreaterThan(30);
  const silent = pages.filter(
    ({ file }) => !/\bexport const handle\b/.test(readFileSync(`app/${file}`, 'utf8')),
  );
  expect(
    silent.map(({ file }) => file),
    'without `export const handle`',
  ).toEqual([]);
});

const READ_KEY = /searchParams\.(?:get|getAll|has)\('([\w-]+)'\)/g;
const readKeys = routes
  .filter(({ id, file }) => id.startsWith('en/') && file.endsWith('.tsx'))
  .flatMap(({ path = '', file }) => {
    const source = readFileSync(`app/${file}`, 'utf8');
    return [...source.matchAll(READ_KEY)].map(([, key = '']) => [key, `/en/${path}`] as const);
  });

test.each(readKeys)('the query key %s reaches the page at %s', (key, path) => {
  const isRead = createKeyTest(path.replace(/:\w+/, 'any'))(key);
  expect(isRead, 'add it to server/http/cache/page-queries.ts').toBe(true);
});
