import { Hono } from 'hono';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFollowUps, limitFollowUps } from '#server/http/follow-up-handler.ts';
import { createFormGate } from '#server/http/forms/form-gate.ts';

const noteNext = vi.fn();
let app = new Hono();
beforeEach(() => {
  noteNext.mockClear();
  const gate = createFormGate({
    siteUrl: 'https://www.example.com',
    dataDir: '',
    trustedProxies: 1,
  });
  app = new Hono();
  app.post('/search-follow-ups', limitFollowUps, createFollowUps({ gate, noteNext }));
});

const send = (body: unknown, address = '192.0.2.1') =>
  app.request('/search-follow-ups', {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const step = { from: '/en/products?search=chandelier', to: '/en/products/ibis-50' };

test('The page after a search is passed on', async () => {
  const response = await send({ ...step, visitor: 'Ana' });
  expect(response.status).toBe(204);
  expect(noteNext.mock.calls).toEqual([[step.from, step.to, false]]);
  await send({ ...step, isResult: true });
  expect(noteNext.mock.lastCall).toEqual([step.from, step.to, true]);
});

test.each([
  ['not JSON', 400],
  [[], 400],
  [{ from: step.from }, 400],
  [{ ...step, to: 7 }, 400],
  [{ ...step, isResult: 'yes' }, 400],
  [{ ...step, to: `/${'x'.repeat(3000)}` }, 400],
  ['x'.repeat(9000), 413],
])('%#: anything else is refused', async (body, status) => {
  expect((await send(body)).status).toBe(status);
  expect(noteNext).not.toHaveBeenCalled();
});

test('Another site cannot send any', async () => {
  const response = await app.request('/search-follow-ups', {
    method: 'POST',
    headers: { origin: 'https://www.example.org' },
    body: JSON.stringify(step),
  });
  expect(response.status).toBe(403);
  expect(noteNext).not.toHaveBeenCalled();
});

test('One visitor can send only so many', async () => {
  const statuses = new Set<number>();
  for (let i = 0; i < 300; i++) statuses.add((await send(step)).status);
  expect([...statuses]).toEqual([204, 429]);
  expect((await send(step, '192.0.2.2')).status).toBe(204);
});
