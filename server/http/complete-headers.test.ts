import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { completeHeaders } from '#server/http/complete-headers.ts';
import { createLocaleCookies } from '#server/http/locale.ts';
import { allowEmbedding, securityHeaders } from '#server/http/policies/security-headers.ts';

async function headersOf(path: string, isSecure = true) {
  const app = new Hono();
  app.use(completeHeaders(securityHeaders({ isSecure }), createLocaleCookies({ isSecure })));
  app.use('/images/*', allowEmbedding);
  app.get('/images/one', (context) => context.body('picture'));
  app.get('/images/unchanged', (context) => context.body(null, 304));
  app.get('/data', (context) => context.json({}));
  app.get('/en/secret', (context) => context.html('', 200, { 'referrer-policy': 'no-referrer' }));
  return (await app.request(path)).headers;
}

describe('Behind TLS', () => {
  test('browsers use nothing else for a year, and send the cookie in no other way', async () => {
    const secure = await headersOf('/en/secret');
    expect(secure.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(secure.get('set-cookie')).toMatch(/^i18n_redirected=en;.*; Secure$/);
  });

  test('only: a browser would refuse the cookie of a site without it', async () => {
    const plain = await headersOf('/en/secret', false);
    expect(plain.get('strict-transport-security')).toBeNull();
    expect(plain.get('set-cookie')).not.toContain('Secure');
  });
});

describe('Pages of other sites', () => {
  test.each(['/images/one', '/images/unchanged'])('may embed pictures: %s', async (path) => {
    expect((await headersOf(path)).get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test.each(['/data', '/en/secret', '/nothing'])('may not embed %s', async (path) => {
    const headers = await headersOf(path);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

test('A stricter header of a response stays', async () => {
  expect((await headersOf('/en/secret')).get('referrer-policy')).toBe('no-referrer');
});
