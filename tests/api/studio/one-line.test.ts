import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createStudioApi } from '#server/api/studio/studio-api.ts';
import { log } from '#server/log.ts';
import { givePersonAccess } from '#server/studio/give-access.ts';
import { cookieHeader, PASSWORD, tokenOf } from '#server/studio/studio.fixtures.ts';
import { createTokens, FEEDBACK, message, post } from '#tests/api/forms/forms.ts';
import { createTestApi, type TestApi } from '#tests/api/test-api.ts';

/** Names that would be lines, or read otherwise, in a mail. */
const HOSTILE = [
  'Ana\r\nPay today: https://evil.example',
  'Ana\nPay today: https://evil.example',
  'Ana\rPay today: https://evil.example',
  'Ana\u2028Pay today: https://evil.example',
  'Ana\u2029Pay today: https://evil.example',
  'Ana\u0085Pay today: https://evil.example',
  '\u202eAna\u2066 Pay today:\u200b https://evil.example\ufeff',
  'Ana \u0000\u001b[31m Pay today: https://evil.example',
];
const ADMIN = 'ada@lumbrera.example';

let site: TestApi;
let studio: ReturnType<typeof createStudioApi>;
let cookie = '';

beforeAll(async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  site = await createTestApi({ gate: { maxSubmissions: 100 } });
  studio = createStudioApi(site.services, { ...site.gate, countRequest: () => {} });
  const invitation = { name: 'Ada', email: ADMIN, role: 'admin', locale: 'en' } as const;
  const { path } = await givePersonAccess(site.db, invitation, Date.now());
  await send('POST', '/access/password', { token: tokenOf(path), password: PASSWORD });
  const entered = await send('POST', '/access/sign-in', { email: ADMIN, password: PASSWORD });
  cookie = cookieHeader(entered.headers.getSetCookie());
});
afterAll(() => site.close());

async function send(method: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  return studio.request(`/studio/api${path}`, { method, headers, body: JSON.stringify(body) });
}

/** Mails since the last call. */
async function takeMails() {
  const mails = await site.db.read
    .selectFrom('outgoing_mail')
    .select(['subject', 'text_body as text'])
    .execute();
  await site.db.write.deleteFrom('outgoing_mail').execute();
  return mails;
}

function expectOneLine(mails: { subject: string; text: string }[]) {
  expect(mails).not.toEqual([]);
  for (const { subject, text } of mails) {
    expect(subject + text.replaceAll('\n', '')).not.toMatch(
      /[\p{Cc}\u2028\u2029\u200b\u202a-\u202e\u2066-\u2069\ufeff]/u,
    );
    expect(text).not.toMatch(/^\s*Pay today/m);
  }
  expect(mails.some(({ text }) => /Ana.* Pay today: https:/.test(text))).toBe(true);
}

test.each(HOSTILE)("a visitor's name is one line in mails and at the desk: %j", async (name) => {
  await site.db.write.deleteFrom('form_submission').execute();
  const createToken = await createTokens(site);
  const sent = await post(site, FEEDBACK, message(createToken(), { 'your-name': name }));
  expect(sent.body).toMatchObject({ status: 'mail_sent' });
  expectOneLine(await takeMails());
  const { fields } = await site.db.read
    .selectFrom('form_submission')
    .select('fields')
    .executeTakeFirstOrThrow();
  const stored = JSON.parse(fields) as { name: string; value: string }[];
  const value = stored.find((field) => field.name === 'your-name')?.value;
  expect(value).toMatch(/^Ana.* Pay today: https:\/\/evil\.example$/);
});

test.each(HOSTILE)('a name of the studio is one line in the mails to others: %j', async (name) => {
  const email = `p${HOSTILE.indexOf(name)}@lumbrera.example`;
  const invited = await send('POST', '/people', { name, email, role: 'admin', locale: 'en' });
  expect(invited.status).toBe(200);
  expectOneLine(await takeMails());
  const { id } = (await invited.json()) as { id: string };
  await send('PATCH', `/people/${id}`, { role: 'desk' });
  await send('PATCH', `/people/${id}`, { name, role: 'admin' });
  expectOneLine(await takeMails());
});

test('a name of nothing but marks that nobody sees is none', async () => {
  const name = ' \u200b\u202e\r\n ';
  for (const [path, body] of [
    ['/people', { name, email: 'x@lumbrera.example', role: 'desk', locale: 'en' }],
    ['/tokens', { name, scopes: ['messages:read'], days: 30 }],
    ['/messages/views', { name, filter: {} }],
    ['/changes', { title: name, why: '' }],
  ] as const) {
    expect([path, (await send('POST', path, body)).status]).toEqual([path, 422]);
  }
});
