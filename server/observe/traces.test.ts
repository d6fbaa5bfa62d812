import { once } from 'node:events';
import { createServer, type RequestListener, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { missing } from '#core/missing.ts';
import { createFairQueue } from '#server/limits/fair-queue.ts';
import { startCollector } from '#server/observe/collector.fixtures.ts';
import { observe } from '#server/observe/signals.ts';
import { openTraces, type TraceSettings } from '#server/observe/traces.ts';
import { noteCache, withRequestContext } from '#server/process/request-context.ts';

const PROXY = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

/** A server whose requests are traced to a collector. */
async function serve(listener: RequestListener, changes: Partial<TraceSettings> = {}) {
  const collector = await startCollector();
  const settings = { headers: '', serviceName: 'site', share: 1, hasProxy: false };
  const { endpoint } = collector;
  const traces = (await openTraces({ endpoint, ...settings, ...changes })) ?? missing();
  const { hasProxy = false } = changes;
  const observers = [traces.observer];
  const server = createServer(withRequestContext(listener, { hasProxy, observers }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let isClosed = false;
  /** Ends the server, then the traces, as the site does. */
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    server.closeIdleConnections();
    server.close();
    await once(server, 'close');
    await traces.close();
  };
  onTestFinished(close);
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    await response.text();
    return response;
  };
  return { ...collector, port, get, close };
}

const respond: RequestListener = (_request, response) => void response.end('hello');

test('Nothing is traced without settings', async () => {
  expect(await openTraces(null)).toBeNull();
});

test('A request is a span named by its route, with status and state of the cache', async () => {
  const { get, close, spans, services } = await serve((request, response) => {
    noteCache('miss');
    respond(request, response);
  });
  const response = await get('/en/products/espiga-50-batten?variation=ARD150');
  await get('/es/productos');
  await close();
  expect(spans().map(({ name }) => name)).toEqual(['GET products/…', 'GET products']);
  const [span = missing()] = spans();
  expect([span.kind, span.parentSpanId, span.status.code ?? 0]).toEqual([2, undefined, 0]);
  expect(span.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': 'products/…',
    'http.response.status_code': 200,
    'catalogue.cache': 'miss',
    'catalogue.request_id': response.headers.get('x-request-id'),
  });
  expect(services()).toEqual(['site']);
});

test('Work is in the work or the request that it belongs to', async () => {
  const queue = createFairQueue({ name: 'pages', maxWaiting: 9, maxOwnWaiting: 9 });
  const { get, close, spans } = await serve(async (request, response) => {
    await queue.run(() => observe('search', async () => 'Ana'));
    respond(request, response);
  });
  await Promise.all([get('/en/search'), get('/es/buscar')]);
  await close();
  const all = spans();
  const requests = all.filter(({ kind }) => kind === 2);
  expect([requests.length, all.length]).toEqual([2, 6]);
  for (const request of requests) {
    const own = all.filter(({ traceId }) => traceId === request.traceId);
    const [pages = missing()] = own.filter(({ name }) => name === 'pages');
    const [search = missing()] = own.filter(({ name }) => name === 'search');
    expect([own.length, pages.parentSpanId, search.parentSpanId]).toEqual([
      3,
      request.spanId,
      pages.spanId,
    ]);
  }
});

test('Work that goes on after its response is a trace of its own, with its outcome', async () => {
  const { promise: isSent, resolve: sent } = Promise.withResolvers<void>();
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const { get, close, spans } = await serve((request, response) => {
    respond(request, response);
    if (request.url !== '/en/contact') return;
    mayGoOn.then(() => observe('mail', async () => ({ outcome: 'refused' }))).then(() => sent());
  });
  await get('/en/contact');
  // The response has ended for its observers when a later one has come.
  await get('/en');
  goOn();
  await isSent;
  await close();
  const mails = spans().filter(({ name }) => name === 'mail');
  expect(mails.map(({ parentSpanId }) => parentSpanId)).toEqual([undefined]);
  expect(mails[0]?.attributes).toEqual({ 'catalogue.outcome': 'refused' });
});

test('An error is told by its class: its message may quote a visitor', async () => {
  const { get, close, spans, text } = await serve(async (_request, response) => {
    await observe('search', async () => {
      throw new TypeError('no field named ana@example.test');
    }).catch(() => {});
    response.writeHead(500).end();
  });
  await get('/search');
  await close();
  const [search = missing(), request = missing()] = spans();
  expect(search.attributes).toEqual({ 'catalogue.outcome': 'error', 'error.type': 'TypeError' });
  expect([search.status.code, request.status.code]).toEqual([2, 2]);
  expect(text()).not.toContain('ana@');
});

test('Nothing of a visitor is sent: no address, path, query or header', async () => {
  const { get, close, spans, text } = await serve((_request, response) => response.end());
  await get('/en/warranty/case/a-secret-of-ana?search=ana%40example.test', {
    'user-agent': 'Browser of Ana',
    referer: 'https://mail.example/ana',
    'x-forwarded-for': '192.0.2.1',
    cookie: 'name=ana',
    traceparent: PROXY,
    tracestate: 'who=ana',
  });
  await close();
  expect(spans()).toHaveLength(1);
  expect(text()).not.toMatch(/ana|127\.0\.0\.1|192\.0\.2|Browser|4bf92f35/i);
});

test('The trace of a proxy goes on, and its decision holds', async () => {
  const { get, close, spans } = await serve(respond, { hasProxy: true, share: 0 });
  await get('/en', { traceparent: PROXY, tracestate: 'vendor=1' });
  await get('/en', { traceparent: PROXY.replace(/1$/, '0') });
  await get('/en', { traceparent: 'anything' });
  await get('/en');
  await close();
  expect(spans().map(({ traceId, parentSpanId }) => [traceId, parentSpanId])).toEqual([
    ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'],
  ]);
});

test('A response that the client does not wait for has status 499', async () => {
  const { promise: isLeft, resolve: left } = Promise.withResolvers<void>();
  const { port, close, spans } = await serve((_request, response) => {
    response.once('close', left);
    response.write('begun');
  });
  const request = sendRequest({ port, host: '127.0.0.1', path: '/en' });
  request.on('error', () => {});
  request.on('response', () => request.destroy());
  request.end();
  await isLeft;
  await close();
  expect(spans().map(({ attributes }) => attributes['http.response.status_code'])).toEqual([499]);
});

test('The collector gets the headers of the settings', async () => {
  const changes = { headers: 'authorization=Bearer%20secret-of-collector,x-team=site' };
  const { get, close, headers } = await serve(respond, changes);
  await get('/en');
  await close();
  expect(headers[0]).toMatchObject({
    authorization: 'Bearer secret-of-collector',
    'x-team': 'site',
  });
});

test('A collector that takes nothing keeps nobody from responding or stopping', async () => {
  const { get, close, respondWith, spans } = await serve(respond);
  respondWith(401);
  expect((await get('/en')).status).toBe(200);
  await close();
  expect(spans()).toEqual([]);
});

test('Nothing is traced once it is closed', async () => {
  const { close, spans } = await serve(respond);
  await close();
  await observe('search', async () => 'done');
  expect(spans()).toEqual([]);
});
