import { matchRoutes as matchAsPeer, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { compileRoutes, type Route } from '#app/router/match-routes.ts';

const routes: Route[] = [
  { id: 'root', path: '' },
  { id: 'robots', parentId: 'root', path: 'robots.txt' },
  { id: 'layout', parentId: 'root', path: 'en' },
  { id: 'home', parentId: 'layout' },
  { id: 'products', parentId: 'layout', path: 'products' },
  { id: 'product', parentId: 'layout', path: 'products/:slug' },
  { id: 'feed', parentId: 'layout', path: 'articles/feed.xml' },
  { id: 'category', parentId: 'layout', path: 'articles/:category' },
  { id: 'article', parentId: 'layout', path: 'articles/:category/:slug' },
  { id: 'page', parentId: 'layout', path: '*' },
  { id: 'no-route', parentId: 'root', path: '*' },
];
const matchRoutes = compileRoutes(routes);

/** The same tree for React Router, whose build splits the routes. */
function treeBelow(parentId: string | undefined): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path }) => {
      if (path === undefined) return { id, index: true };
      const children = treeBelow(id);
      return children.length > 0 ? { id, path, children } : { id, path };
    });
}

describe('an address matches the same routes as in React Router', () => {
  test.each([
    '/',
    '/en',
    '/en/',
    '/EN',
    '/en/products',
    '/en/products/',
    '/en/Products/calima-70',
    '/en/products/calima%20%C3%A1',
    '/en/products/a/b',
    '/en/products//a',
    '/en/articles/feed.xml',
    '/en/articles/feedXxml',
    '/en/articles/light',
    '/en/articles/light/glare',
    '/en/about/quality',
    '/en/about/quality/',
    '/english',
    '/robots.txt',
    '/robots.txt/x',
    '/nothing/here',
    '//en',
  ])('%s', (pathname) => {
    const found = matchAsPeer(treeBelow(undefined), pathname) ?? [];
    const ids = (matchRoutes(pathname) ?? []).map(({ id }) => id);
    expect(ids).toEqual(found.map(({ route }) => route.id));
    expect(matchRoutes(pathname)?.at(-1)?.params).toEqual(found.at(-1)?.params);
  });
});

test('each match has the matched part of the address', () => {
  const paths = matchRoutes('/en/products/calima')?.map(({ pathname }) => pathname);
  expect(paths).toEqual(['/', '/en', '/en/products/calima']);
});

test('a part with an invalid escape is unchanged', () => {
  expect(matchRoutes('/en/products/%E0%A4%A')?.at(-1)?.params).toEqual({ slug: '%E0%A4%A' });
});
