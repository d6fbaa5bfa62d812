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

const photoForm = {
  id: 5,
  fields: [{ name: 'photos', type: 'photos' }],
  messages: { mail_sent_ng: 'Not sent.', photos_again: 'Choose the photos again.' },
};

test('A form whose photos have no room is refused with what was typed', async () => {
  const full = { find: async () => photoForm, admitsUploads: async () => false } as never;
  const app = new Hono();
  app.post('*', async (context) => {
    return context.json(
      await receiveForm({ forms: full, gate }, context, { locale: 'en', code: 'claim' }),
    );
  });
  const body = new FormData();
  body.append('fault', 'It flickers.');
  body.append('photos', new File(['x'], 'a.jpg'));
  const response = await app.request('https://behind.example/en/claim', { method: 'POST', body });
  expect(await response.json()).toMatchObject({
    httpStatus: 503,
    retryAfter: 30,
    message: 'Not sent.',
    sent: { fault: ['It flickers.'] },
    invalidFields: [{ field: 'photos', message: 'Choose the photos again.' }],
  });
});
