import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createFormGate } from '#server/http/forms/form-gate.ts';
import { receiveForm } from '#server/http/forms/receive-form.ts';

const gate = createFormGate({ siteUrl: 'https://lights.example', dataDir: '/nowhere' });
const forms = { find: async () => null } as never;

/** The page's result for a form that the content does not have. */
async function receiveUnknown(headers: HeadersInit): Promise<unknown> {
  const app = new Hono();
  let received: unknown;
  app.post('*', async (context) => {
    received = await receiveForm({ forms, gate }, context, { locale: 'en', code: 'none' }).catch(
      (error) => error,
    );
    return context.text('');
  });
  await app.request('https://behind.example/en/contact', { method: 'POST', headers });
  return received;
}

test('An unknown form has no outcome', async () => {
  expect(await receiveUnknown({})).toBeNull();
  expect(await receiveUnknown({ origin: 'https://lights.example' })).toBeNull();
  expect(await receiveUnknown({ origin: 'https://behind.example' })).toBeNull();
});

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
])('An unknown form from another site is rejected: %o', async (headers) => {
  expect(await receiveUnknown(headers as HeadersInit)).toMatchObject({ status: 400 });
});
