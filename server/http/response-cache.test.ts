import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chooseEncoding, createResponseCache, isMatch } from '#server/http/response-cache.ts';

const page = {
  status: 200,
  headers: [['content-type', 'text/html']] as [string, string][],
  isCompressible: true,
  isPage: true,
};

describe('chooseEncoding', () => {
  test.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['identity', 'identity'],
  ])('%s gives %s', (accepted, expected) => {
    expect(chooseEncoding(accepted)).toBe(expected);
  });
});

describe('isMatch', () => {
  test('compares weakly, in lists, and knows the star', () => {
    expect(isMatch('"a", W/"b"', '"b"')).toBe(true);
    expect(isMatch('*', '"b"')).toBe(true);
    expect(isMatch('"c"', '"b"')).toBe(false);
    expect(isMatch(undefined, '"b"')).toBe(false);
  });
});

describe('createResponseCache', () => {
  const cache = createResponseCache({ maxBytes: 20_000 });
  const server = createServer((request, response) => {
    if (!cache.tryServe(request, response)) response.writeHead(404).end('miss');
  });
  let base = '';
  beforeEach(async () => {
    await new Promise<void>((resolve) => server.listen(0, resolve));
    base = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    cache.clearPages();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test('forgets one page with its queries and its data', async () => {
    for (const url of ['/en/a', '/en/a?variation=1', '/en/a.data?x', '/en/ab', '/en/a/b']) {
      cache.store(url, { ...page, body: Buffer.from('x') });
    }
    cache.forgetPage('/en/a');
    const status = async (url: string) => (await fetch(base + url)).status;
    expect([await status('/en/a'), await status('/en/a?variation=1')]).toEqual([404, 404]);
    expect(await status('/en/a.data?x')).toBe(404);
    expect([await status('/en/ab'), await status('/en/a/b')]).toEqual([200, 200]);
  });

  test('serves what was stored, in each encoding and by its tag', async () => {
    cache.store('/en', { ...page, body: Buffer.from('x'.repeat(500)) });
    const answer = await fetch(`${base}/en`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe('x'.repeat(500));
    const etag = answer.headers.get('etag') as string;
    const again = await fetch(`${base}/en`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect((await fetch(`${base}/en?x=1`)).status).toBe(404);
    expect((await fetch(`${base}/en`, { method: 'POST' })).status).toBe(404);
  });

  test('forgets pages when the content changes, but not the files of the build', async () => {
    cache.store('/en', { ...page, body: Buffer.from('page') });
    cache.store('/assets/a.js', { ...page, isPage: false, body: Buffer.from('file') });
    const before = cache.generation();
    cache.clearPages();
    expect(cache.generation()).not.toBe(before);
    expect((await fetch(`${base}/en`)).status).toBe(404);
    expect((await fetch(`${base}/assets/a.js`)).status).toBe(200);
  });

  test('lets the oldest pages go when it is full', async () => {
    for (const at of [1, 2, 3, 4]) {
      const body = Buffer.from(
        Array.from({ length: 6000 }, (_, i) =>
          String.fromCharCode(32 + ((i * 7919 * at) % 90)),
        ).join(''),
      );
      cache.store(`/en/${at}`, { ...page, body });
    }
    expect((await fetch(`${base}/en/1`)).status).toBe(404);
    expect((await fetch(`${base}/en/4`)).status).toBe(200);
  });
});
