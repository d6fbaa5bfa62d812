import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formTexts } from '#server/texts.ts';
import { createTokens, formBody, post } from '#tests/api/forms/forms.ts';
import { createTestApi, type Json, type TestApi } from '#tests/api/test-api.ts';

/** Recorded responses of real WordPress servers, stored outside the repository. */
const folder = fileURLToPath(new URL('../../../../shared/data/wordpress/live', import.meta.url));

type Recording = {
  request: { path: string; body?: [string, string | number][] };
  response: { status: number; headers: Record<string, string>; body: Json };
};

const read = (name: string): Recording =>
  JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));

const keysOf = (body: Json) => Object.keys(body).toSorted();
const pathOf = ({ request }: Recording) => request.path.replace('/wp-json', '/api');

describe.skipIf(!existsSync(folder))('as Contact Form 7 recorded (skipped where absent)', () => {
  let api: TestApi;
  let createToken: () => string;
  beforeAll(async () => {
    api = await createTestApi({ gate: { maxSubmissions: 1000 } });
    createToken = await createTokens(api);
  });
  afterAll(() => api.close());

  /** Repeats the recorded request with a captcha token, which the original form did not need. */
  function send(recording: Recording, path = pathOf(recording), extra: [string, string][] = []) {
    const sent = (recording.request.body ?? []).map(([name, value]): [string, string] => {
      return [name, String(value)];
    });
    const token: [string, string] = ['_wpcf7_recaptcha_response', createToken()];
    return post(api, path, formBody([...sent, token, ...extra]));
  }

  test.each([
    'cf7_mail_sent',
    'cf7_validation_failed_empty',
    'cf7_validation_failed_bad_email',
    'cf7_validation_failed_missing_required',
    'cf7_acceptance_missing',
    'cf7_unit_tag_missing_only',
  ])('%s: the same status, body and headers', async (name) => {
    const recording = read(name);
    const { status, headers } = recording.response;
    const response = await send(recording, pathOf(recording).replace('/8/', '/6/'));
    expect(response.status).toBe(status);
    expect(withoutHash(response.body)).toEqual(withoutHash(recording.response.body));
    for (const header of ['Content-Type', 'X-Robots-Tag', 'Allow', 'X-Content-Type-Options']) {
      expect(response.headers.get(header), header).toBe(headers[header]);
    }
  });

  test('cf7_unknown_form_404 and cf7_feedback_json_body', async () => {
    const unknown = read('cf7_unknown_form_404').response;
    const response = await post(api, pathOf(read('cf7_unknown_form_404')), formBody({ a: 'b' }));
    expect([response.status, response.body]).toEqual([unknown.status, unknown.body]);
    const json = read('cf7_feedback_json_body');
    const headers = { 'content-type': 'application/json' };
    const refused = await post(api, pathOf(json).replace('/8/', '/6/'), '{"a":1}', headers);
    expect([refused.status, refused.body]).toEqual([json.response.status, json.response.body]);
  });

  test('cf7_captcha_no_token and cf7_captcha_score_0_3: the same body, with our status and message', async () => {
    const sent = read('cf7_mail_sent').request.body ?? [];
    for (const name of ['cf7_captcha_no_token', 'cf7_captcha_score_0_3']) {
      const { body } = read(name).response;
      const token: [string, string][] = name.endsWith('3')
        ? [['_wpcf7_recaptcha_response', 'wrong']]
        : [];
      const pairs = sent.map(([field, value]): [string, string] => [field, String(value)]);
      const path = '/api/contact-form-7/v1/contact-forms/6/feedback';
      const response = await post(api, path, formBody([...pairs, ...token]));
      const ownForm = { contact_form_id: 6, into: '#wpcf7-f6-p1-o1' };
      const refusal = { status: 'validation_failed', message: formTexts.en.captcha_failed };
      expect(response.body).toEqual({ ...(body as object), ...ownForm, ...refusal });
    }
  });

  test('cf7_spam_disallowed_word: the honeypot has the same response', async () => {
    const recording = read('cf7_spam_disallowed_word');
    const response = await send(recording, pathOf(recording), [['_website', 'x']]);
    expect(response.body).toEqual(recording.response.body);
  });

  test('cf7_es_mail_sent and cf7_es_validation_failed: as recorded, with the texts of our own forms', async () => {
    const path = '/api/es/contact-form-7/v1/contact-forms/6/feedback';
    const { mail_sent_ok, validation_error, invalid_email, invalid_required } = formTexts.es;
    const sent = await send(read('cf7_mail_sent'), path);
    const recorded = read('cf7_es_mail_sent').response.body;
    expect(keysOf(sent.body)).toEqual(keysOf(recorded));
    expect(sent.body).toMatchObject({ status: recorded.status, message: mail_sent_ok });
    const wrong = read('cf7_es_validation_failed').response.body;
    const response = await send(read('cf7_validation_failed_bad_email'), path);
    expect(keysOf(response.body)).toEqual(keysOf(wrong));
    expect(response.body).toMatchObject({ status: wrong.status, message: validation_error });
    expect((response.body.invalid_fields as Json)[0]?.message).toBe(invalid_email);
    const empty = await send(read('cf7_validation_failed_empty'), path);
    expect((empty.body.invalid_fields as Json)[0]?.message).toBe(invalid_required);
  });

  test('cf7_feedback_schema: the same rules except for the file, which our form lacks', async () => {
    const { body } = read('cf7_feedback_schema').response;
    const rules = (body.rules as Json).filter(({ field }) => String(field) !== 'drawing');
    const response = await api.get('/api/contact-form-7/v1/contact-forms/6/feedback/schema');
    expect(response.body).toEqual({ ...(body as object), locale: 'en_GB', rules });
  });

  test('cf7_forms_list_403: forms cannot be listed', async () => {
    const { status, body } = read('cf7_forms_list_403').response;
    const response = await api.get('/api/contact-form-7/v1/contact-forms');
    expect([response.status, response.body]).toEqual([status, body]);
  });

  test('no_route_404: feedback has no GET', async () => {
    const { body } = read('no_route_404').response;
    const response = await api.get('/api/contact-form-7/v1/contact-forms/6/feedback');
    expect([response.status, response.body]).toEqual([404, body]);
  });

  test('cf7_mail_failed: the submission cannot be stored', async () => {
    const broken = await createTestApi();
    const token = (await createTokens(broken))();
    await broken.db.write.schema.dropTable('outgoing_mail').execute();
    const recording = read('cf7_mail_failed');
    const pairs = (recording.request.body ?? []).map(([name, value]): [string, string] => {
      return [name, String(value)];
    });
    const body = formBody([...pairs, ['_wpcf7_recaptcha_response', token]]);
    const response = await post(broken, pathOf(recording), body);
    await broken.close();
    expect(withoutHash(response.body)).toEqual(withoutHash(recording.response.body));
  });
});

/** Replaces the hash: the contract is only whether there is one. */
function withoutHash(body: Json) {
  const hash = String(body.posted_data_hash ?? '');
  if (hash !== '' && hash !== 'undefined') expect(hash).toMatch(/^[0-9a-f]{32}$/);
  return { ...(body as object), posted_data_hash: hash === '' ? '' : 'a hash' };
}
