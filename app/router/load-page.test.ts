import { RouterContextProvider, redirect } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { data } from '#app/router/data.ts';
import { type LoadedPage, loadPage, type ServerRouteModule } from '#app/router/load-page.ts';
import { toPageData } from '#app/router/page-state.ts';
import { AppError } from '#core/app-error.ts';

const matches = ['root', 'layout', 'page'].map((id) => ({
  id,
  params: { slug: 'a' },
  pathname: '/',
}));
const Notice = () => null;

function load(
  page: ServerRouteModule,
  init: RequestInit = {},
  layout: ServerRouteModule = { ErrorBoundary: Notice, loader: () => 'layout' },
) {
  const request = new Request('http://localhost/en/a?b=c', init);
  const modules = { root: { ErrorBoundary: Notice }, layout, page };
  const context = new RouterContextProvider();
  return loadPage(modules, request, { matches, url: new URL(request.url), context });
}

const stateOf = async (page: ServerRouteModule, init?: RequestInit) =>
  (await load(page, init)) as LoadedPage;

test('a page has the data of its loaders, which get the address and its parameters', async () => {
  const loader = vi.fn(() => ({ title: 'A' }));
  const { state, status } = await stateOf({ loader });
  expect(status).toBe(200);
  expect(state.loaderData).toEqual({ layout: 'layout', page: { title: 'A' } });
  expect(state.errors).toEqual({});
  expect(loader).toHaveBeenCalledWith(
    expect.objectContaining({ params: { slug: 'a' }, url: new URL('http://localhost/en/a?b=c') }),
  );
});

describe('an error', () => {
  test('is shown by the nearest route with an error boundary, with the status of the error', async () => {
    const loaded = await stateOf({
      loader() {
        throw data(null, { status: 404 });
      },
    });
    expect(loaded.status).toBe(404);
    expect(loaded.state.errors).toEqual({ layout: { status: 404 } });
    expect(loaded.state.loaderData).toEqual({ layout: 'layout' });
  });

  test('is 500 where it was unexpected, and its reason stays on the server', async () => {
    const { state, status } = await stateOf({
      loader() {
        throw new Error('password of the database');
      },
    });
    expect(status).toBe(500);
    expect(JSON.stringify(toPageData(state))).not.toContain('password');
    expect(toPageData(state)).toMatchObject({ errors: { layout: 500 } });
  });

  test('in the layout is shown above it where it has no boundary', async () => {
    const broken = () => Promise.reject(new Error('broken'));
    const loaded = (await load({ loader: () => 1 }, {}, { loader: broken })) as LoadedPage;
    expect(Object.keys(loaded.state.errors)).toEqual(['root']);
  });
});

test.each([
  ['returned', () => redirect('/en/b', 301)],
  [
    'thrown',
    () => {
      throw redirect('/en/b', 301);
    },
  ],
])('a redirect that is %s is the response', async (_name, loader) => {
  const response = (await load({ loader })) as Response;
  expect(response).toBeInstanceOf(Response);
  expect([response.status, response.headers.get('location')]).toEqual([301, '/en/b']);
});

describe('a POST to a page', () => {
  const action = () => data({ isSent: true }, { status: 422, headers: { 'retry-after': '9' } });
  const headers: ServerRouteModule['headers'] = ({ actionHeaders }) => actionHeaders;

  test('is handled by its action, before the loaders', async () => {
    const loaded = await stateOf({ action, headers, loader: () => 'page' }, { method: 'POST' });
    expect(loaded.status).toBe(422);
    expect(loaded.headers.get('retry-after')).toBe('9');
    expect(loaded.state.actionData).toEqual({ page: { isSent: true } });
    expect(loaded.state.loaderData).toEqual({ layout: 'layout', page: 'page' });
  });

  test('has the status of a page that does not exist, whatever its action returns', async () => {
    const loader = () => {
      throw new AppError('page-not-found');
    };
    const loaded = await stateOf({ action: () => null, loader }, { method: 'POST' });
    expect(loaded.status).toBe(404);
  });

  test('is refused by a page without an action', async () => {
    const loaded = await stateOf({ loader: () => 'page' }, { method: 'POST' });
    expect(loaded.status).toBe(405);
    expect(loaded.state.errors).toEqual({ layout: { status: 405 } });
  });

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('is refused with %s', async (method) => {
    const action = vi.fn();
    const loaded = await stateOf({ action, loader: () => 'page' }, { method });
    expect(loaded.status).toBe(405);
    expect(action).not.toHaveBeenCalled();
  });
});

test('headers come from the routes that define them, from the root on', async () => {
  const { headers } = await stateOf({
    loader: () => data(1, { headers: { 'x-loader': 'page' } }),
    headers: ({ loaderHeaders }) => ({ 'x-page': `${loaderHeaders.get('x-loader')}` }),
  });
  expect([...headers]).toEqual([['x-page', 'page']]);
});
