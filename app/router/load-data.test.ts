import { afterEach, expect, test, vi } from 'vitest';
import { createDataLoader } from '#app/router/load-data.ts';
import type { Match } from '#app/router/match-routes.ts';
import { LoadError } from '#app/ui/browser/loads.ts';

afterEach(() => vi.unstubAllGlobals());

const due: Match[] = [{ id: 'product', params: {}, pathname: '/en/products/a' }];

/** Loads the data of one route from a server with this response. */
function loadFrom(response: Response) {
  vi.stubGlobal('fetch', async () => response);
  const code = { load: async () => ({}) };
  const loadData = createDataLoader({ routes: {}, code, build: 'manifest-1' });
  const url = new URL('https://www.example.com/en/products/a');
  return loadData(due, { url, signal: new AbortController().signal });
}

test.each([
  ['a number of seconds', '30', 30],
  ['a date', 'Sun, 22 Nov 2026 00:01:30 GMT', 90],
  ['nothing', undefined, undefined],
  ['no time', 'soon', undefined],
  ['a time that has passed', '-5', undefined],
  ['a date that has passed', 'Sun, 06 Nov 1994 08:49:37 GMT', undefined],
])('an error has the time to retry, from %s', async (_name, told, retryAfterS) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 22));
  const headers = new Headers(told === undefined ? {} : { 'retry-after': told });
  const { failures } = await loadFrom(new Response('', { status: 429, headers }));
  expect(failures.get('product')).toEqual({ status: 429, retryAfterS });
});

test('a response without data has no result', async () => {
  const { failures } = await loadFrom(new Response('', { status: 200 }));
  expect(failures.get('product')).toBeInstanceOf(LoadError);
});

test('a route without data of its own leaves the error of the server to its route', async () => {
  const page = { build: 'manifest-1', loaderData: {}, errors: { layout: 404 } };
  const { data, failures, errors } = await loadFrom(Response.json(page));
  expect([data, failures.size]).toEqual([{}, 0]);
  expect(errors).toEqual({ layout: { status: 404 } });
});
