import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request as send } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToSelection } from '#core/i18n/file-paths.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathToForm, pathToReport } from '#core/i18n/paths.ts';
import { expect, siteDataDir, siteUrl, test } from './browser.ts';
import { screensOf } from './screens.ts';

type Received = { status: number; location: string | undefined; control: string; body: string };

/** Sends a path exactly as it is written, which `fetch` does not. */
async function request(path: string, method = 'GET', headers = {}): Promise<Received> {
  const { hostname, port } = new URL(siteUrl());
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options = { hostname, port, path, method, headers, agent: false };
  send(options, resolve).once('error', reject).end();
  const response = await promise;
  const { location, 'cache-control': control = '' } = response.headers;
  return { status: response.statusCode ?? 0, location, control, body: await text(response) };
}

const escapeLast = (path: string) =>
  path.replace(/[a-z](?=[^a-z]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** Other spellings of an address that no query follows. */
const spellings: Record<string, (path: string) => string> = {
  'in capitals': (path) => path.toUpperCase(),
  'with every second letter in capitals': (path) =>
    path.replace(/([a-z])([^a-z]*[a-z]|$)/g, (_, letter, rest) => letter.toUpperCase() + rest),
  'with an escaped letter': escapeLast,
  'with an escaped capital': (path) => escapeLast(path).replace(/%6/g, '%4').replace(/%7/g, '%5'),
  'with a slash at the end': (path) => `${path}/`,
  'with slashes at the end': (path) => `${path}///`,
  'with two slashes': (path) => `/${path}`,
  'with a dot': (path) => `/.${path}`,
  'with two dots': (path) => `/x/..${path}`,
  'with escaped dots': (path) => `/x/%2e%2E${path}`,
};

for (const locale of localeCodes) {
  /** Every screen, and the addresses of files; screens with a query are the same routes as without it. */
  const addresses = () => [
    ...Object.values(screensOf(locale)).filter((path) => !path.includes('?')),
    `/${locale}/sitemap.xml`,
    pathToReport(locale, 'energy-calculator'),
  ];

  for (const [name, spell] of Object.entries(spellings)) {
    test(`every address ${name} leads to its one spelling (${locale})`, async () => {
      const wrong: string[] = [];
      for (const path of addresses()) {
        const written = spell(path);
        const { status, location } = await request(`${written}?a=B%20c&page=2`);
        if (status !== 301 || location !== `${path}?a=B%20c&page=2`)
          wrong.push(`${written}: ${status} ${location}`);
      }
      expect(wrong).toEqual([]);
      expect(addresses().length).toBeGreaterThan(20);
    });
  }

  test(`data of a page in another spelling lead to the page (${locale})`, async () => {
    for (const path of Object.values(screensOf(locale)).filter((path) => !path.includes('?'))) {
      const { status, body } = await request(`${path.toUpperCase()}.data`);
      expect([status, JSON.parse(body)], path).toEqual([202, { redirect: path }]);
    }
  });

  test(`a form sent to another spelling is sent on as it was typed (${locale})`, async () => {
    const contact = pathToForm(locale, 'contact');
    for (const path of [contact.toUpperCase(), escapeLast(contact), `${contact}/`]) {
      const post = (address: string) => {
        const body = new FormData();
        body.set('your-message', `typed into ${path}`);
        return fetch(siteUrl() + address, { method: 'POST', body, redirect: 'manual' });
      };
      const first = await post(path);
      expect([first.status, first.headers.get('location')]).toEqual([308, contact]);
      const response = await post(contact);
      expect(response.status).toBe(422);
      expect(await response.text()).toContain(`typed into ${path}`);
    }
    const archive = await request(pathToSelection(locale).toUpperCase(), 'POST');
    expect([archive.status, archive.location]).toEqual([308, pathToSelection(locale)]);
  });
}

test('an address is never redirected to another site', async () => {
  for (const path of [
    '//elsewhere.example/en',
    '/en/..//elsewhere.example/',
    '/x/..//elsewhere.example',
    '//EN//elsewhere.example',
    '/%2Felsewhere.example/EN',
  ]) {
    const { location = '/' } = await request(path);
    expect(location, path).toMatch(/^\/(?!\/)/);
  }
});

test('TRACE is refused, and returns nothing of the request', async () => {
  const screens = Object.values(screensOf('en'));
  const others = ['/', '/healthz', '/api/wp/v2/product', '/search/health', '/images/x/640.webp'];
  const studio = ['/studio', '/studio/api/access/session'];
  for (const path of [...screens, ...others, ...studio]) {
    const { status, body } = await request(path, 'TRACE', { 'x-marker': 'a-secret-of-mine' });
    expect([404, 405], `${path}: ${status}`).toContain(status);
    expect(body).not.toContain('a-secret-of-mine');
  }
  expect(screens.length).toBeGreaterThan(20);
});

test('odd names of files and pages never fail, and no cache stores a refusal', async () => {
  const [media = ''] = await readdir(join(siteDataDir(), 'media'));
  const [hash = ''] = media.split('.');
  const folders = [
    `/files/${hash}/`,
    '/files/',
    `/images/${hash}/`,
    '/images/',
    '/cards/en/',
    '/assets/',
    '/en/downloads/ARD150/',
    '/en/downloads/',
    '/en/products/',
    '/en/warranty/case/',
    '/en/warranty/certificate/',
    '/en/articles/planning/',
    '/api/jgm/v1/slug/',
    '/',
  ];
  const names = [
    ...['%', '%00', '%FF', '%ff%fe', '%E0%A4%A', '%0d%0aX:%201', '%2e%2e%2f%2e%2e%2fetc%2fpasswd'],
    ...['a%00.pdf', '%22.ldt', 'a%0A.ldt', '%E2%82%AC.ldt', '.ldt', '.', 'x.constructor', ';', '*'],
    ...['640.webp%00', '640.__proto__', '-1.webp', '1e9.webp', "'.ies", '%F0%9F%92%A1', '%C0%AE'],
    ...['__proto__', 'constructor', 'CON', 'a'.repeat(300), `${'%C3%B1'.repeat(2000)}.pdf`],
    ...['\xff', '\x80.pdf', '"', '<x>', '|', '`', '{}', '^', 'a\\b'],
  ];
  const wrong: string[] = [];
  for (const folder of folders) {
    for (const name of names) {
      for (const method of ['GET', 'POST']) {
        const { status, control } = await request(folder + name, method);
        const isCached = /max-age=[1-9]/.test(control);
        if (status >= 500 || (status >= 300 && isCached))
          wrong.push(`${method} ${folder}${name.slice(0, 40)}: ${status} ${control}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
