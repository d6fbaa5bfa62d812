import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppError } from '#core/app-error.ts';
import { followNewsletter } from '#server/http/forms/follow-newsletter.ts';
import { createFormGate } from '#server/http/forms/form-gate.ts';

/** Presses of one visitor, without and with an origin, by their status. */
async function press(follow: 'unsubscribed' | null, count: number): Promise<Map<number, number>> {
  const gate = createFormGate({ siteUrl: 'https://www.example.com', dataDir: '/nowhere' });
  const newsletter = { find: async () => follow, follow: async () => follow };
  const app = new Hono();
  app.post('*', async (context) => {
    const step = await followNewsletter({ forms: { newsletter }, gate }, context, 'x');
    return context.text(step ?? '', step ? 200 : 404);
  });
  app.onError((error) => new Response('', { status: (error as AppError).status }));
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < count; sent += 1) {
    const headers: Record<string, string> = sent % 2 === 0 ? {} : { origin: 'null' };
    const { status } = await app.request('/en/newsletter/x', { method: 'POST', headers });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return statuses;
}

test('one address of a mail service may unsubscribe many people', async () => {
  expect(await press('unsubscribed', 500)).toEqual(new Map([[200, 500]]));
});

test('one address may try 120 links that say nothing', async () => {
  expect(await press(null, 130)).toEqual(
    new Map([
      [404, 120],
      [429, 10],
    ]),
  );
});
