import { createFreeTokens } from '#server/captcha/captcha.fixtures.ts';
import { getSiteSecret } from '#server/db/site-secret.ts';
import { goodMessage } from '#server/forms/forms.fixtures.ts';
import type { Json, TestApi } from '#tests/api/test-api.ts';

export const UNIT_TAG = 'wpcf7-f6-p1-o1';

type Pairs = [string, string | Blob][];

/** Creates a `multipart/form-data` body. */
export function formBody(fields: Record<string, string | Blob | string[]> | Pairs): FormData {
  const body = new FormData();
  const pairs = Array.isArray(fields) ? fields : Object.entries(fields);
  for (const [name, value] of pairs) {
    for (const entry of [value].flat()) {
      if (typeof entry === 'string') body.append(name, entry);
      else body.append(name, entry, (entry as File).name ?? 'file');
    }
  }
  return body;
}

/** Creates a factory of valid single-use captcha tokens. */
export async function createTokens({ db }: Pick<TestApi, 'db'>) {
  return createFreeTokens(await getSiteSecret(db, 'captcha'));
}

/** Sends a POST and returns status, body and headers. */
export async function post(
  api: TestApi,
  path: string,
  body: RequestInit['body'],
  headers: Record<string, string> = {},
) {
  const response = await api.request(path, { method: 'POST', body: body ?? null, headers });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? null : JSON.parse(text)) as Json,
  };
}

/** Where messages of the contact form are sent. */
export const FEEDBACK = '/api/contact-form-7/v1/contact-forms/6/feedback';

/** A valid message of the contact form. */
export const message = (token: string, more: Record<string, string> = {}) =>
  formBody({
    ...goodMessage,
    _wpcf7_unit_tag: UNIT_TAG,
    _wpcf7_recaptcha_response: token,
    ...more,
  });
