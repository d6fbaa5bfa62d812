import { get } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { localeCodes } from '#core/i18n/locales.ts';
import { expect, siteUrl, test } from '#tests/e2e/browser.ts';

test('An address with a NUL is a page without one', async () => {
  for (const locale of localeCodes) {
    for (const path of [
      'c/%00',
      'c?search=a%00b',
      'faqs?search=a%00b',
      'room-calculator?length=%00',
    ]) {
      const response = await fetch(new URL(`/${locale}/${path}`, siteUrl()));
      expect(await response.text(), path).not.toContain('\0');
    }
    expect((await fetch(new URL(`/${locale}/c/%00`, siteUrl()))).status).toBe(404);
  }
});

test('An address with a backslash has the page of an unknown one', async () => {
  const { hostname, port } = new URL(siteUrl());
  const { status, body } = await new Promise<{ status?: number | undefined; body: string }>(
    (resolve, reject) => {
      // `fetch` turns backslashes into slashes.
      get({ hostname, port, path: '/es\\productos' }, async (response) => {
        resolve({ status: response.statusCode, body: await readText(response) });
      }).on('error', reject);
    },
  );
  expect(status).toBe(404);
  expect(body).toContain('<h1');
});
