import { brotliDecompressSync, constants, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import { encodeResponses } from '#server/http/encoding/encode-response.ts';
import { respondWithError } from '#server/http/errors.ts';
import { log } from '#server/log.ts';

const LONG = 'light '.repeat(1000);
const app = new Hono();
app.onError(respondWithError);
app.use(encodeResponses);
app.all('/text', (context) => context.text(LONG));
app.get('/small', (context) => context.json({ is: 'small' }));
app.get('/tagged', (context) => context.text(LONG, 200, { etag: '"strong"', vary: 'Origin' }));
app.get('/picture', (context) => context.body(LONG, 200, { 'content-type': 'image/webp' }));
app.get('/whole', (context) => {
  return context.text(LONG, 200, { 'cache-control': 'public, no-transform' });
});
app.get('/missing', (context) => context.text(LONG, 404));
app.get('/failing', () => {
  throw new Error(LONG);
});
app.get('/type/:type{.+}', (context) => {
  return context.body(LONG, 200, { 'content-type': context.req.param('type') });
});

const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { headers, method });

describe('encodeResponses', () => {
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
  ])('sends a text for %s in %s', async (accepted, coding, decompress) => {
    const response = await request('/text', { 'accept-encoding': accepted });
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-encoding')).toBe(coding);
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(decompress(body).toString()).toBe(LONG);
  });

  test('gives a text the same tag in each coding; responds with 304 and no body to the tag', async () => {
    const tags = ['br', 'gzip', 'identity'].map(async (coding) => {
      return (await request('/text', { 'accept-encoding': coding })).headers.get('etag');
    });
    const [etag, ...others] = await Promise.all(tags);
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(others).toEqual([etag, etag]);
    const headers = { 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'br' };
    const cached = await request('/text', headers);
    expect([cached.status, await cached.text()]).toEqual([304, '']);
    expect(Object.fromEntries(cached.headers)).toEqual({ etag, vary: 'Accept-Encoding' });
  });

  test('responds to HEAD like to GET, without a body', async () => {
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => request('/text', { 'accept-encoding': 'br' }, method)),
    );
    expect(Object.fromEntries(head?.headers ?? [])).toEqual(Object.fromEntries(get?.headers ?? []));
    expect(await head?.text()).toBe('');
  });

  test('weakens a strong tag and retains the Vary of a text', async () => {
    const { headers } = await request('/tagged', { 'accept-encoding': 'br' });
    expect(headers.get('etag')).toBe('W/"strong"');
    expect(headers.get('vary')).toBe('Origin, Accept-Encoding');
  });

  test('leaves small texts uncompressed, unless identity is refused', async () => {
    const plain = await request('/small', { 'accept-encoding': 'br' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const refused = await request('/small', { 'accept-encoding': 'gzip, identity;q=0' });
    expect(refused.headers.get('content-encoding')).toBe('gzip');
  });

  test('compresses errors too, but never responds to them with 304', async () => {
    const missing = await request('/missing', { 'accept-encoding': 'br', 'if-none-match': '*' });
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-encoding')).toBe('br');
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const failed = await request('/failing', { 'if-none-match': '*' });
    expect(failed.status).toBe(500);
    expect(failed.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('compresses responses to POST, without a tag', async () => {
    const headers = { 'accept-encoding': 'br', 'if-none-match': '*' };
    const response = await request('/text', headers, 'POST');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('etag')).toBeNull();
  });

  test.each(['/picture', '/whole'])('leaves %s alone', async (path) => {
    const { headers } = await request(path, { 'accept-encoding': 'br' });
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('vary')).toBeNull();
  });

  test.each([
    ['text/html; charset=utf-8', true],
    ['text/x-script', true],
    ['application/json', true],
    ['application/ld+json', true],
    ['application/rss+xml; charset=utf-8', true],
    ['application/manifest+json', true],
    ['image/svg+xml', true],
    ['model/gltf-binary', true],
    ['text/event-stream', false],
    ['application/pdf', false],
    ['application/zip', false],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false],
    ['video/mp4', false],
  ])('%s is compressed: %s', async (type, isCompressed) => {
    const { headers } = await request(`/type/${type}`, { 'accept-encoding': 'br' });
    expect(headers.has('content-encoding')).toBe(isCompressed);
  });
});

test('A stream of an archive is passed on unbuffered', async () => {
  const streaming = new Hono();
  streaming.use(encodeResponses);
  let send: (text: string) => void = () => undefined;
  streaming.get('/', (context) => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (text) => controller.enqueue(Buffer.from(text));
      },
    });
    return context.body(stream, 200, { 'content-type': 'application/zip' });
  });
  const response = await streaming.request('/', { headers: { 'accept-encoding': 'br' } });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  send('first');
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('first');
  await reader.cancel();
});

describe('a text that is streamed', () => {
  const streaming = new Hono();
  streaming.use(encodeResponses);
  let source: ReadableStreamDefaultController<Uint8Array>;
  const headers = { 'content-type': 'text/csv', 'transfer-encoding': 'chunked' };
  streaming.get('/', (context) => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        source = controller;
      },
    });
    return context.body(stream, 200, headers);
  });
  const open = async (coding: string) => {
    const response = await streaming.request('/', { headers: { 'accept-encoding': coding } });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const read = async () => Buffer.from((await reader.read()).value ?? []);
    return { response, reader, read };
  };

  test.each([
    ['br', { finishFlush: constants.BROTLI_OPERATION_FLUSH }, brotliDecompressSync],
    ['gzip', { finishFlush: constants.Z_SYNC_FLUSH }, gunzipSync],
    ['zstd', { finishFlush: constants.ZSTD_e_flush }, zstdDecompressSync],
    ['identity', {}, (bytes: Buffer, _options: object) => bytes],
  ])('is sent in %s while it comes', async (coding, options, decompress) => {
    const { response, read } = await open(coding);
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(coding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('etag')).toBeNull();
    source.enqueue(Buffer.from('first'));
    const parts = [await read()];
    // The frame of a coding may come before its first part.
    while (!decompress(Buffer.concat(parts), options).toString().includes('first')) {
      parts.push(await read());
    }
    source.close();
  });

  test('ends with the error of its source', async () => {
    const { reader } = await open('gzip');
    source.error(new Error('the database is gone'));
    await expect(reader.read()).rejects.toThrow();
  });
});
