import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathToCertificate } from '#core/i18n/paths.ts';
import { goodRegistration } from '#server/forms/forms.fixtures.ts';
import { secretFileHandler } from '#server/http/forms/secret-file-handler.ts';
import { readPdf } from '#server/pdf/read-pdf.fixtures.ts';
import { createTokens, formBody, post } from '#tests/api/forms/forms.ts';
import { createTestApi, SITE_URL, type TestApi } from '#tests/api/test-api.ts';

let api: TestApi;
const app = new Hono();
beforeAll(async () => {
  api = await createTestApi();
  const { openCertificate: open } = api.services.documents;
  for (const locale of localeCodes) {
    const path = pathToCertificate(locale, ':secret');
    app.get(path, secretFileHandler({ open, gate: api.gate }));
  }
});
afterAll(() => api.close());

test.each([
  [
    '/api',
    'en-GB',
    'Warranty certificate',
    '14th March 2031',
    '5 years',
    'as its instructions say',
  ],
  [
    '/api/es',
    'es-ES',
    'Certificado de garantía',
    '14 de marzo de 2031',
    '5 años',
    'según sus instrucciones',
  ],
])(
  '%s: a registration has a certificate in its language',
  async (base, language, title, ends, term, condition) => {
    const createToken = await createTokens(api);
    const fields = { ...goodRegistration, _wpcf7_recaptcha_response: createToken() };
    const { body } = await post(
      api,
      `${base}/ansell/v1/product/warranty-register`,
      formBody(fields),
    );
    const url = String(body.certificate_url);
    expect(url.startsWith(SITE_URL)).toBe(true);
    // As a browser requests a link in a mail that it shows.
    const headers = { 'sec-fetch-site': 'cross-site' };
    const response = await app.request(url.slice(SITE_URL.length), { headers });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-language': language,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()));
    for (const text of [
      title,
      String(body.reference),
      ends,
      term,
      'NIM120',
      'VEL400',
      'Luz y Obra',
      condition,
    ]) {
      expect(pdf.text).toContain(text);
    }
    expect(pdf.text).not.toContain('ana@example.test');
    expect(pdf.isTagged).toBe(true);
    expect(pdf.info).toMatchObject({ Language: language });
  },
);

test('any other URL has none', async () => {
  for (const secret of ['x'.repeat(43), '..%2f..', 'x']) {
    expect((await app.request(pathToCertificate('en', secret))).status).toBe(404);
  }
});
