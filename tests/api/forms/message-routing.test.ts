import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCompany } from '#scripts/company.mjs';
import { createTokens, formBody, post, UNIT_TAG } from '#tests/api/forms/forms.ts';
import { createTestApi, type TestApi } from '#tests/api/test-api.ts';

const DOMAIN = readCompany().email.en?.split('@')[1];
const BASES = { en: '/api', es: '/es/api' };
let api: TestApi;
let createToken: () => string;
beforeAll(async () => {
  api = await createTestApi({ isDemo: true });
  createToken = await createTokens(api);
});
afterAll(() => api?.close());

/** Returns the company's recipients of a contact form message. */
async function recipientOf(locale: keyof typeof BASES, postcode: string, topic = 'project') {
  const path = `${BASES[locale]}/contact-form-7/v1/contact-forms/101/feedback`;
  const sent = {
    topic,
    postcode,
    'your-name': 'Jo Field',
    'your-email': 'jo@example.test',
    'your-message': 'A corridor of forty metres.',
    consent: '1',
    _wpcf7_unit_tag: UNIT_TAG,
    _wpcf7_recaptcha_response: createToken(),
  };
  await api.db.write.deleteFrom('outgoing_mail').execute();
  const { body } = await post(api, path, formBody(sent));
  expect(body).toMatchObject({ status: 'mail_sent' });
  const mails = await api.db.read.selectFrom('outgoing_mail').select('recipient').execute();
  return mails
    .map(({ recipient }) => recipient)
    .filter((recipient) => recipient !== 'jo@example.test');
}

test.each([
  ['en', 'S1 2HH', 'david.thackray'],
  ['en', 'bt9 5aa', 'priya.nair'],
  ['en', 'South Yorkshire', 'david.thackray'],
  ['en', '46940', 'amparo.ferrer'],
  ['es', '46940', 'amparo.ferrer'],
  ['es', 'Bizkaia', 'ainhoa.etxaniz'],
  ['es', 'somewhere', 'hola'],
  ['en', '', 'hello'],
] as const)('a message from %s about %j goes to %s', async (locale, place, to) => {
  expect(await recipientOf(locale, place)).toEqual([`${to}@${DOMAIN}`]);
});

test('a fault report goes to support, regardless of place', async () => {
  expect(await recipientOf('en', 'S1 2HH', 'technical')).toEqual([`support@${DOMAIN}`]);
});
