import { expect, test, vi } from 'vitest';
import { formatPreviewCookie, readPreviewCookie } from '#core/preview-cookie.ts';
import { createPreviewGateway, mayBePreview } from '#server/http/preview/preview-gateway.ts';

const SECRET = 'a'.repeat(43);
const CACHED = {
  'cache-control': 'public, max-age=0, s-maxage=60',
  etag: '"7"',
  'cache-tag': 'content-7',
};
const PAGE = { 'content-type': 'text/html; charset=utf-8', ...CACHED };

function setUp() {
  const wrong = { wait: vi.fn((): number | null => null), spend: vi.fn() };
  const findPreview = vi.fn(async (secret: string) =>
    secret === SECRET
      ? { title: '<Rings>', expires: '2026-12-01T10:00:00.000Z', version: 9 }
      : null,
  );
  const seen: Request[] = [];
  const site = { fetch: vi.fn(() => new Response('public', { headers: PAGE })) };
  const gateway = createPreviewGateway({
    site,
    findPreview,
    endPreview: async () => {},
    open: async (version) => ({
      fetch: (request) => {
        seen.push(request);
        const body = `<body>preview ${version} "/assets/manifest-1a.js"</body>`;
        return new Response(body, { headers: PAGE });
      },
      showProblem: async () => new Response('refused', { status: 403, headers: PAGE }),
    }),
    isBuildFile: (path) => path === '/favicon.ico',
    gate: { addressOf: () => '203.0.113.1', isForeign: () => false, wrongPreviews: wrong as never },
    isSecure: true,
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    gateway.request(`https://site.example${path}`, { headers });
  return { gateway, get, site, seen, wrong, findPreview };
}

const cookie = `i18n_redirected=es; preview=${SECRET}`;

test('only requests with the cookie or below its addresses may be for a preview', () => {
  expect(mayBePreview({ url: '/en', headers: {} } as never)).toBe(false);
  expect(mayBePreview({ url: '/en', headers: { cookie: 'i18n_redirected=es' } } as never)).toBe(
    false,
  );
  expect(mayBePreview({ url: '/en', headers: { cookie } } as never)).toBe(true);
  expect(mayBePreview({ url: '/preview/x', headers: {} } as never)).toBe(true);
});

test('the cookie is read as it is written', () => {
  const line = formatPreviewCookie(SECRET, { isSecure: true, expires: '2026-12-01T10:00:00.000Z' });
  expect(readPreviewCookie(line.split(';')[0])).toBe(SECRET);
  expect(line).toContain('HttpOnly; SameSite=Lax; Expires=Tue, 01 Dec 2026 10:00:00 GMT; Secure');
  expect(readPreviewCookie('other=preview')).toBeNull();
});

test('a preview is never stored, and read without conditions', async () => {
  const { get, seen } = setUp();
  const response = await get('/en', { cookie, 'if-none-match': '"7"', 'accept-encoding': 'br' });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    vary: 'Cookie',
    'x-robots-tag': 'noindex',
    'x-preview': '1',
  });
  for (const name of ['etag', 'cache-tag']) expect(response.headers.has(name)).toBe(false);
  const text = await response.text();
  expect(text).toContain('"/assets/manifest-1a.js?preview=9"');
  expect(text).toContain('Preview: &lt;Rings&gt;');
  expect(seen[0]?.headers.has('if-none-match')).toBe(false);
  expect(seen[0]?.headers.get('cookie')).toContain('i18n_redirected=es');
});

test('what has no versions is that of the site', async () => {
  const { get, findPreview } = setUp();
  for (const path of ['/studio/changes', '/healthz', '/favicon.ico']) {
    expect(await (await get(path, { cookie })).text()).toBe('public');
  }
  expect(findPreview).not.toHaveBeenCalled();
});

test('a wrong cookie is removed and counted; too many are not looked up', async () => {
  const { get, wrong, findPreview } = setUp();
  const response = await get('/en', { cookie: 'preview=forged' });
  expect(await response.text()).toBe('public');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^preview=; .*Expires=Thu, 01 Jan 1970/),
  ]);
  expect(wrong.spend).toHaveBeenCalledTimes(1);
  wrong.wait.mockReturnValue(60);
  expect(await (await get('/en', { cookie })).text()).toBe('public');
  expect(findPreview).toHaveBeenCalledTimes(1);
});

test('a link leads to a page of this site alone', async () => {
  const { get } = setUp();
  const locationOf = async (to: string) => {
    const response = await get(`/preview/${SECRET}?to=${encodeURIComponent(to)}`);
    return response.headers.get('location');
  };
  expect(await locationOf('/es/productos?x=1')).toBe('/es/productos?x=1');
  expect(await locationOf('//elsewhere.example')).toBe('/');
  expect(await locationOf('/\\elsewhere.example')).toBe('/');
  expect(await locationOf('https://elsewhere.example')).toBe('/');
  expect((await get('/preview/wrong')).headers.get('location')).toBeNull();
});

test('a preview receives no forms', async () => {
  const { gateway, seen } = setUp();
  const post = (path: string, accept: string) =>
    gateway.request(`https://site.example${path}`, { method: 'POST', headers: { cookie, accept } });
  expect((await post('/en/contact', 'text/html')).status).toBe(403);
  const feedback = await post('/api/contact-form-7/v1/contact-forms/101/feedback', '*/*');
  expect(await feedback.json()).toMatchObject({ status: 'mail_failed' });
  expect((await post('/api/wp/v2/posts', '*/*')).status).toBe(403);
  expect(seen).toEqual([]);
  expect((await post('/search/multi_search', '*/*')).status).toBe(200);
  expect(seen).toHaveLength(1);
});
