import { afterEach, describe, expect, test } from 'vitest';
import { createMailedCodes } from '#server/captcha/mailed-code.ts';
import { startVerifier } from '#server/captcha/verifier.fixtures.ts';
import { getSiteSecret } from '#server/db/site-secret.ts';
import { createTokens, FEEDBACK, message, post } from '#tests/api/forms/forms.ts';
import { createTestApi, type TestApi } from '#tests/api/test-api.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const refused = {
  status: 'validation_failed',
  message: 'ReCaptcha failed. Please try again.',
  invalid_fields: [],
};

const count = async ({ db }: TestApi) =>
  (await db.read.selectFrom('form_submission').select('id').execute()).length;

describe('score of the captcha', () => {
  async function openScored() {
    const verifier = await startVerifier();
    closing.push(verifier.stop);
    const recaptcha = { siteKey: 'k', secret: 's', verifyUrl: verifier.url, hostname: null };
    const api = await createTestApi({ captcha: { recaptcha: { ...recaptcha, limitMs: 400 } } });
    closing.push(api.close);
    return { api, verifier };
  }

  test.each([
    [0.49, 'validation_failed'],
    [0.5, 'mail_sent'],
    [0.51, 'mail_sent'],
    [1, 'mail_sent'],
  ])('%d is %s', async (score, status) => {
    const { api, verifier } = await openScored();
    verifier.respondWith({ success: true, score, action: 'login' });
    expect((await post(api, FEEDBACK, message('token-1'))).body).toMatchObject({ status });
  });

  test('no token, a score below 0.5 and every other proof are refused', async () => {
    const { api, verifier } = await openScored();
    const createFreeToken = await createTokens(api);
    const { question, code } = createMailedCodes(await getSiteSecret(api.db, 'captcha')).create(
      '6 ana@example.test',
    );
    verifier.respondWith({ success: true, score: 0.4, action: 'login' });
    for (const token of ['', 'token-1', createFreeToken(), `${question}.${code}`]) {
      expect((await post(api, FEEDBACK, message(token))).body).toMatchObject(refused);
    }
    expect(await count(api)).toBe(0);
  });

  test('an unavailable verifier: nothing is accepted, and the token stays valid for a retry', async () => {
    const { api, verifier } = await openScored();
    verifier.respondWith('hang');
    const key = { _idempotency_key: 'key-0001' };
    expect((await post(api, FEEDBACK, message('t', key))).body).toMatchObject(refused);
    verifier.respondWith({ success: true, score: 0.9, action: 'login' });
    expect((await post(api, FEEDBACK, message('t', key))).body).toMatchObject({
      status: 'mail_sent',
    });
    expect(await count(api)).toBe(1);
  });

  test('a token checked beforehand is verified once and valid for one submission', async () => {
    const { api, verifier } = await openScored();
    const verify = '/api/jgm/v1/google-recaptcha/verify';
    const json = { 'content-type': 'application/json' };
    const checked = await post(api, verify, JSON.stringify({ token: 'abc' }), json);
    expect(checked).toMatchObject({
      status: 200,
      body: { success: true, score: 0.9, action: 'login' },
    });
    expect((await post(api, FEEDBACK, message('abc'))).body).toMatchObject({ status: 'mail_sent' });
    const again = await post(api, FEEDBACK, message('abc', { 'your-message': 'Another' }));
    expect(again.body).toMatchObject(refused);
    expect(verifier.requests).toHaveLength(1);
    verifier.respondWith('error');
    const failed = await post(api, verify, JSON.stringify({ token: 'x' }), json);
    expect(failed).toMatchObject({ status: 503, body: { success: false, score: 0 } });
    expect(failed.headers.get('retry-after')).toBe('30');
    expect((await post(api, verify, '{', json)).status).toBe(400);
  });
});
