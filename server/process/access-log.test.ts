import { createServer, type RequestListener, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createResponseCache } from '#server/http/cache/response-cache.ts';
import { createAccessLog } from '#server/process/access-log.ts';
import { currentExchange, noteCache, withRequestContext } from '#server/process/request-context.ts';

const SECRET = 'k3-_Z'.repeat(9).slice(2);
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server whose access log is read as objects. */
async function serve(listener: RequestListener, { hasProxy = false } = {}) {
  const lines: Record<string, unknown>[] = [];
  const onEnd = createAccessLog((line) => lines.push(JSON.parse(line)));
  const server = createServer(withRequestContext(listener, { hasProxy, observers: [{ onEnd }] }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, method });
  const readLine = async () => {
    while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    return lines.shift() ?? {};
  };
  return { get, readLine, port };
}

const sendText: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-length': '5' });
  response.end('hello');
};

test('A response is one line with its id, status, size, duration and cache state', async () => {
  const { get, readLine } = await serve((request, response) => {
    noteCache('hit');
    sendText(request, response);
  });
  const response = await get('/en/products');
  const line = await readLine();
  expect(line).toMatchObject({ method: 'GET', path: '/en/products', status: 200, bytes: 5 });
  expect(line).toMatchObject({
    cache: 'hit',
    msg: 'access',
    id: response.headers.get('x-request-id'),
  });
  expect(line.ms).toBeGreaterThanOrEqual(0);
});

test('A response that is sent from the cache of the site is a hit', async () => {
  const cache = createResponseCache({ maxBytes: 1_000_000 });
  const body = Buffer.from('body { color: black }');
  const headers: [string, string][] = [['content-type', 'text/css']];
  cache.putFile('/assets/a.css', { headers, shared: [], body, isText: false });
  const { get, readLine } = await serve((request, response) => {
    if (!cache.trySend(request, response)) sendText(request, response);
  });
  await get('/assets/a.css');
  expect(await readLine()).toMatchObject({ status: 200, cache: 'hit', bytes: body.length });
  await get('/assets/b.css');
  expect(await readLine()).toMatchObject({ cache: 'pass', bytes: 5 });
});

test('A page that new content is about to replace is stale until then', async () => {
  const cache = createResponseCache({ maxBytes: 1_000_000 });
  const page = {
    headers: [] as [string, string][],
    shared: [],
    body: Buffer.from('hello'),
    isText: false,
  };
  await cache.share('/en', async () => page);
  cache.putFile('/assets/a.css', page);
  const { get, readLine } = await serve((request, response) => {
    if (!cache.trySend(request, response)) sendText(request, response);
  });
  const stateOf = async (path: string) => {
    await get(path);
    return (await readLine()).cache;
  };
  expect(await stateOf('/en')).toBe('hit');
  const use = await cache.prepare(async () => page);
  expect([await stateOf('/en'), await stateOf('/assets/a.css')]).toEqual(['stale', 'hit']);
  use();
  await cache.share('/en', async () => page);
  expect(await stateOf('/en')).toBe('hit');
});

test('Bytes are those of the body that was sent, or unknown', async () => {
  const { get, readLine } = await serve((request, response) => {
    if (request.url === '/chunked') response.end('hello');
    else sendText(request, response);
  });
  await get('/head', {}, 'HEAD');
  expect(await readLine()).toMatchObject({ method: 'HEAD', bytes: 0 });
  await get('/chunked').then((response) => response.text());
  expect((await readLine()).bytes).not.toBe(0);
});

test('A line says nothing about the visitor, what they searched for or their secrets', async () => {
  const { get, readLine } = await serve(sendText);
  await get(`/en/warranty/case/${SECRET}?search=ana%40example.test`, {
    'user-agent': 'My browser',
    referer: 'https://mail.example/ana',
    'x-forwarded-for': '192.0.2.1',
    cookie: 'name=ana',
  });
  const line = await readLine();
  expect(line.path).toBe('/en/warranty/case/…');
  expect(Object.keys(line).sort()).toEqual(
    ['bytes', 'cache', 'id', 'level', 'method', 'ms', 'msg', 'path', 'status', 'time'].sort(),
  );
});

test('The id of a proxy is taken only from a proxy, and only if it is one', async () => {
  const ids = async (hasProxy: boolean, sent: string) => {
    const { get } = await serve(sendText, { hasProxy });
    return (await get('/', { 'x-request-id': sent })).headers.get('x-request-id');
  };
  expect(await ids(true, '0f8fad5b-d9cb')).toBe('0f8fad5b-d9cb');
  expect(await ids(false, '0f8fad5b-d9cb')).not.toBe('0f8fad5b-d9cb');
  expect(await ids(true, 'x')).toMatch(/^[\w-]{36}$/);
  expect(await ids(true, 'a"b{c}d e f g h')).toMatch(/^[\w-]{36}$/);
});

test('Code of a request knows its id', async () => {
  const { get } = await serve((_request, response) => response.end(currentExchange()?.id));
  const response = await get('/');
  expect(await response.text()).toBe(response.headers.get('x-request-id'));
});

test('A response that the visitor does not wait for has no size', async () => {
  const { readLine, port } = await serve((_request, response) => void response.writeHead(200));
  const request = sendRequest({ port, host: '127.0.0.1', path: '/slow' });
  request.on('error', () => {});
  request.end();
  setTimeout(() => request.destroy(), 30);
  expect(await readLine()).toMatchObject({ path: '/slow', bytes: null });
});
