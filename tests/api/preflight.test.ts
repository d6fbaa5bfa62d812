import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SearchServer, startSearchServer } from '#tests/api/typesense/search-server.ts';

type Document = { paths: Record<string, Record<string, object>> };

const ORIGIN = 'https://shop.example';

let site: SearchServer;
let document: Document;
beforeAll(async () => {
  site = await startSearchServer();
  document = (await (await fetch(addressOf('/api/openapi.json'))).json()) as Document;
});
afterAll(() => site.close());

const addressOf = (path: string) => `http://127.0.0.1:${site.port}${path}`;

/** Says why a browser would not send a request after this response to its preflight request; null if it would. */
function refusalOf(response: Response, method: string, headers: string): string | null {
  if (!response.ok) return `is ${response.status}`;
  const origin = response.headers.get('access-control-allow-origin');
  if (origin !== '*' && origin !== ORIGIN) return `allows ${origin}`;
  const listOf = (name: string) =>
    (response.headers.get(name) ?? '').split(',').map((item) => item.trim().toLowerCase());
  const isSimple = ['GET', 'POST'].includes(method);
  const methods = listOf('access-control-allow-methods');
  if (!isSimple && !methods.includes(method.toLowerCase())) return `allows ${methods}`;
  const allowed = listOf('access-control-allow-headers');
  const refused = headers.split(',').filter((name) => name !== '' && !allowed.includes(name));
  return refused.length > 0 ? `refuses ${refused}` : null;
}

test.each([
  ['with headers of its own', 'authorization,content-type,x-wp-nonce'],
  ['without', ''],
])('a page of another origin may send every documented request %s', async (_, wanted) => {
  const refusals: string[] = [];
  let count = 0;
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const name of Object.keys(operations)) {
      const isAtRoot = /^\/(search|en|es|check-recaptcha|captcha)\b/.test(path);
      const address = `${isAtRoot ? '' : '/api'}${path.replace(/\{\w+\}/g, '1')}`;
      const method = name.toUpperCase();
      const headers = {
        origin: ORIGIN,
        'access-control-request-method': method,
        ...(wanted && { 'access-control-request-headers': wanted }),
      };
      const response = await fetch(addressOf(address), { method: 'OPTIONS', headers });
      const refusal = refusalOf(response, method, wanted);
      if (refusal) refusals.push(`${method} ${address} ${refusal}`);
      count += 1;
    }
  }
  expect(refusals).toEqual([]);
  expect(count).toBeGreaterThan(120);
});

test('a script of another origin may read a file and a part of it', async () => {
  const media = await (await fetch(addressOf('/api/wp/v2/media'))).json();
  const { pathname } = new URL(media[0].source_url);
  const headers = { origin: ORIGIN, range: 'bytes=0-3' };
  const part = await fetch(addressOf(pathname), { headers });
  expect([200, 206]).toContain(part.status);
  expect(part.headers.get('access-control-allow-origin')).toBe('*');
  expect(part.headers.get('access-control-expose-headers')).toContain('Content-Range');
  expect(part.headers.get('access-control-allow-credentials')).toBeNull();
});
