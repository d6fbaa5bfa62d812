import { beforeEach, expect, test, vi } from 'vitest';
import { dataProvider } from '#studio/app/data-provider.ts';
import { call, StudioError, sendBytes } from '#studio/app/studio-client.ts';

type Sent = { url: URL; method: string; headers: Headers; body: unknown };

beforeEach(() => {
  // Each request says in which language the page is.
  vi.stubGlobal('document', { documentElement: { lang: 'es' } });
  return () => {
    vi.unstubAllGlobals();
  };
});

/** Replaces the network: what is sent is noted, and gets these responses in turn, the last one from then on. */
function serve(...responses: Response[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    const url = new URL(path, 'https://lumbrera.example');
    const { method = 'GET', body } = init;
    const response = responses[Math.min(sent.length, responses.length - 1)];
    sent.push({ url, method, headers: new Headers(init.headers), body });
    return response?.clone();
  });
  return sent;
}

const PAGE = {
  pagination: { page: 3, perPage: 25 },
  sort: { field: 'due', order: 'ASC' },
  filter: { text: 'luz & más', state: 'open', kind: '', from: undefined, dueBefore: null },
} as const;
const FILTERS = { text: 'luz & más', state: 'open' };
const PART = { offset: '50', limit: '25' };

test('a page of messages is requested with its filters, order and place', async () => {
  const sent = serve(Response.json({ items: [{ id: 'a' }], total: 51 }));
  expect(await dataProvider.getList('messages', PAGE)).toEqual({
    data: [{ id: 'a' }],
    total: 51,
    meta: { isPreparing: false },
  });
  expect(sent.map(({ url, method }) => [method, url.pathname])).toEqual([
    ['GET', '/studio/api/messages'],
  ]);
  const query = Object.fromEntries(sent[0]?.url.searchParams ?? []);
  expect(query).toEqual({ ...FILTERS, sort: 'due', order: 'asc', ...PART });
  expect(sent[0]?.headers.get('studio-language')).toBe('es');
});

test.each([
  // As react-admin sorts at first.
  ['messages', { field: 'id', order: 'DESC' }, { sort: 'received', order: 'desc' }],
  ['messages', { field: 'updated', order: 'ASC' }, { sort: 'updated', order: 'asc' }],
  // Their order is the server's.
  ['claims', { field: 'id', order: 'ASC' }, {}],
  ['registrations', { field: 'received', order: 'ASC' }, {}],
] as const)('%s sorted by %o are requested with %o', async (resource, sort, order) => {
  const sent = serve(Response.json({ items: [], total: 0 }));
  await dataProvider.getList(resource, { ...PAGE, sort });
  const query = Object.fromEntries(sent[0]?.url.searchParams ?? []);
  expect(query).toEqual({ ...FILTERS, ...order, ...PART });
});

test('without pages, the first 25 are requested', async () => {
  const sent = serve(Response.json({ items: [], total: 0 }));
  await dataProvider.getList('claims', { filter: {} });
  expect(sent[0]?.url.search).toBe('?offset=0&limit=25');
});

test.each([1, 2])('of a search that is not counted to its end, page %i turns on', async (page) => {
  serve(Response.json({ items: [], total: 1000, isMore: true }));
  const pagination = { page, perPage: 25 };
  expect(await dataProvider.getList('claims', { ...PAGE, pagination })).toEqual({
    data: [],
    pageInfo: { hasNextPage: true, hasPreviousPage: page > 1 },
    meta: { atLeast: 1000, isPreparing: false },
  });
});

test('a list says that the server still prepares earlier rows of it', async () => {
  serve(Response.json({ items: [], total: 500, isMore: false, isPreparing: true }));
  const { total, meta } = await dataProvider.getList('messages', PAGE);
  expect([total, meta]).toEqual([500, { isPreparing: true }]);
});

test('people come in one list, in which one of them is found', async () => {
  const sent = serve(Response.json({ items: [{ id: 'a' }, { id: 'b' }] }));
  expect(await dataProvider.getList('people', PAGE)).toEqual({
    data: [{ id: 'a' }, { id: 'b' }],
    total: 2,
  });
  expect(await dataProvider.getOne('people', { id: 'b' })).toEqual({ data: { id: 'b' } });
  expect(sent.map(({ url }) => url.pathname + url.search)).toEqual(
    Array(2).fill('/studio/api/people'),
  );
  await expect(dataProvider.getOne('people', { id: 'c' })).rejects.toThrow('no person c');
});

test('a list that was filtered further is waited for no more', async () => {
  const sent = serve(Response.json({ items: [], total: 0 }));
  const controller = new AbortController();
  controller.abort(new Error('filtered further'));
  const list = dataProvider.getList('messages', { ...PAGE, signal: controller.signal });
  // Not as "offline": react-admin says nothing of what it has ended itself.
  await expect(list).rejects.toThrow('filtered further');
  expect(sent).toEqual([]);
});

test('a change is sent as such, and what is shown after it is read again', async () => {
  const sent = serve(new Response(null, { status: 204 }), Response.json({ id: 'a', revision: 3 }));
  const data = { state: 'done', revision: 2 };
  const updated = dataProvider.update('messages', { id: 'a', data, previousData: { id: 'a' } });
  expect(await updated).toEqual({ data: { id: 'a', revision: 3 } });
  expect(sent.map(({ method, url }) => [method, url.pathname])).toEqual([
    ['PATCH', '/studio/api/messages/a'],
    ['GET', '/studio/api/messages/a'],
  ]);
  expect(JSON.parse(String(sent[0]?.body))).toEqual(data);
  expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  expect(sent[0]?.headers.get('studio-language')).toBe('es');
});

test('what is created has what was entered and what the server adds', async () => {
  const sent = serve(Response.json({ id: 'new' }, { status: 201 }));
  const created = await dataProvider.create('people', { data: { name: 'Ana' } });
  expect(created).toEqual({ data: { id: 'new', name: 'Ana' } });
  expect(sent[0]).toMatchObject({ method: 'POST', body: '{"name":"Ana"}' });
});

test.each([
  [401, { error: 'studio-signed-out' }],
  [409, { error: 'studio-conflict', code: 'changed-meanwhile' }],
  [422, { error: 'studio-invalid', problems: [{ field: 'due', code: 'date' }] }],
  [429, { error: 'too-many-requests', retryAfterS: 90 }],
])('a refusal %i keeps its name and its details', async (status, body) => {
  const sent = serve(Response.json(body, { status }));
  const change = { id: 'a', data: { revision: 1 }, previousData: { id: 'a' } };
  const error = await dataProvider.update('messages', change).catch((reason) => reason);
  expect(error).toBeInstanceOf(StudioError);
  expect(error).toMatchObject({ status, id: body.error, body });
  // Nothing is read as if it had been changed.
  expect(sent).toHaveLength(1);
});

test.each([
  ['<h1>busy</h1>', { error: 'unavailable', retryAfterS: 120 }],
  ['{"status":"starting"}', { error: 'unavailable', retryAfterS: 120 }],
  ['{"error":"storage-unavailable"}', { error: 'storage-unavailable', retryAfterS: 120 }],
])('a 503 with %s says when to try again', async (text, body) => {
  serve(new Response(text, { status: 503, headers: { 'retry-after': '120' } }));
  const error = await dataProvider.getOne('claims', { id: 'a' }).catch((reason) => reason);
  expect(error).toMatchObject({ status: 503, id: body.error, body });
});

test('a failure without a name is internal, no connection is offline', async () => {
  serve(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const list = dataProvider.getList('messages', PAGE);
  await expect(list).rejects.toMatchObject({ status: 502, id: 'internal' });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed');
  });
  await expect(call('GET', '/claims/a')).rejects.toMatchObject({ status: 0, id: 'offline' });
});

test('a file is sent as its bytes, not as a form', async () => {
  const sent = serve(Response.json({ path: 'media/a.jpg' }));
  const file = new Blob([new Uint8Array([0xff, 0xd8, 0xff])], { type: 'image/jpeg' });
  expect(await sendBytes('/changes/1/media/a.jpg', file)).toEqual({ path: 'media/a.jpg' });
  expect(sent[0]).toMatchObject({ method: 'PUT', body: file });
  expect(sent[0]?.url.pathname).toBe('/studio/api/changes/1/media/a.jpg');
  expect(sent[0]?.headers.get('content-type')).toBe('application/octet-stream');
});
