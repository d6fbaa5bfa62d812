import { EventEmitter } from 'node:events';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { respondWithError } from '#server/http/errors.ts';
import { createFormGate } from '#server/http/forms/form-gate.ts';
import {
  admitWork,
  createVisitorLimits,
  limitSearch,
  serveVisitor,
} from '#server/http/visitor-limits.ts';
import { runForVisitor } from '#server/limits/current-visitor.ts';
import { createUsage } from '#server/limits/usage.ts';

const MB = 1024 * 1024;

/** A site with a search, a page in turn, a document and uploads that end when the test says so. */
function open() {
  const limits = createVisitorLimits(createUsage());
  const gate = createFormGate({
    siteUrl: 'https://lights.example',
    dataDir: '',
    trustedProxies: 1,
  });
  const app = new Hono();
  const held: (() => void)[] = [];
  app.onError(respondWithError);
  app.all(
    '/search/*',
    limitSearch((context) => context.json({ hits: [] }), limits, gate),
  );
  app.use(serveVisitor(limits, gate));
  app.get('/en/page', (context) => limits.budget.inTurn(async () => context.text('page')));
  app.get('/es/descargas/ficha.pdf', admitWork(limits), (context) => context.text('PDF'));
  app.get('/api/es/wp/v2/product', admitWork(limits), (context) => context.json([]));
  app.post('/en/upload', async (context) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return context.text('read');
  });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  return {
    limits,
    held,
    get: async (path: string, address: string) => app.request(path, { headers: from(address) }),
    /** As Node's server passes it on. */
    request: async (path: string, address: string, env: object) =>
      app.request(path, { headers: from(address) }, env),
    upload(address: string, bytes: number | null) {
      const length = bytes === null ? {} : { 'content-length': String(bytes) };
      const headers = { ...from(address), ...length };
      return app.request('/en/upload', { method: 'POST', body: 'photo', headers });
    },
  };
}

test('A visitor who has used their processor time is refused everywhere, others are not', async () => {
  const { limits, get } = open();
  runForVisitor('192.0.2.1', () => limits.budget.spend(60_000));
  const texts = ['/en/page', '/es/descargas/ficha.pdf', '/api/es/wp/v2/product', '/search/health'];
  const bodies: string[] = [];
  for (const path of texts) {
    const refused = await get(path, '192.0.2.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    bodies.push(await refused.text());
    expect((await get(path, '192.0.2.2')).status).toBe(200);
  }
  expect(bodies[0]).toContain('Please try again');
  expect(bodies[1]).toContain('Vuelva a intentarlo');
  expect(JSON.parse(bodies[2] ?? '')).toMatchObject({ code: 'rest_too_many_requests' });
  expect(JSON.parse(bodies[3] ?? '')).toEqual({ message: expect.any(String) });
});

test('Whoever reads nothing of seven hundred responses gets no more until one is sent', async () => {
  const { request } = open();
  const load = async (path: string, address: string) => {
    const outgoing = new EventEmitter();
    const { status } = await request(path, address, { outgoing });
    return { status, end: () => outgoing.emit('close') };
  };
  const sent = await Promise.all(
    Array.from({ length: 700 }, () => load('/es/descargas/ficha.pdf', '192.0.2.1')),
  );
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
  const paths = ['/es/descargas/ficha.pdf', '/search/health'];
  for (const path of paths) expect((await load(path, '192.0.2.1')).status).toBe(429);
  expect((await load('/es/descargas/ficha.pdf', '192.0.2.2')).status).toBe(200);
  sent[0]?.end();
  expect((await load('/es/descargas/ficha.pdf', '192.0.2.1')).status).toBe(200);
  expect((await load('/es/descargas/ficha.pdf', '192.0.2.1')).status).toBe(429);
});

test('Addresses of one IPv6 connection are one visitor', async () => {
  const { limits, get } = open();
  runForVisitor('2001:db8:1:2::/64', () => limits.budget.spend(60_000));
  expect((await get('/en/page', '2001:db8:1:2:aaaa::1')).status).toBe(429);
  expect((await get('/en/page', '2001:db8:1:3:aaaa::1')).status).toBe(200);
});

test('Uploads reserve their announced size before they are read, for each visitor and in all', async () => {
  const { held, upload } = open();
  const running = [upload('192.0.2.1', 52 * MB), upload('192.0.2.1', 52 * MB)];
  running.push(upload('192.0.2.1', null));
  const refused = await upload('192.0.2.1', MB);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('connection')).toBe('close');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // Two of them take the place of bodies of the first visitor, who has reserved most.
  for (let visitor = 2; visitor <= 10; visitor += 1) {
    running.push(upload(`192.0.2.${visitor}`, 52 * MB));
  }
  expect((await upload('192.0.2.11', 52 * MB)).status).toBe(503);
  for (const end of held.splice(0)) end();
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual(Array(12).fill(200));
  const again = upload('192.0.2.1', 52 * MB);
  await new Promise((resolve) => setImmediate(resolve));
  for (const end of held.splice(0)) end();
  expect((await again).status).toBe(200);
});

test('A small form of another visitor passes while somebody uploads what they may', async () => {
  const { held, upload } = open();
  const running = [1, 2, 3].map(() => upload('192.0.2.1', 52 * MB));
  const form = upload('192.0.2.2', 2000);
  await new Promise((resolve) => setImmediate(resolve));
  for (const end of held) end();
  expect((await form).status).toBe(200);
  await Promise.all(running);
});
