import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendFile } from '#server/http/files/send-file.ts';

const TEXT = '0123456789';
const LONG = TEXT.repeat(500);
const etag = '"v1"';
let folder = '';
const app = new Hono();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  await writeFile(join(folder, 'file'), TEXT);
  await writeFile(join(folder, 'empty'), '');
  const onDisk = (name: string, sizeBytes: number) => ({ path: join(folder, name), sizeBytes });
  const headers = { 'content-type': 'application/pdf', 'cache-control': 'public' };
  app.get('/disk', (context) => sendFile(context, { ...onDisk('file', 10), etag, headers }));
  app.get('/memory', (context) => sendFile(context, { bytes: Buffer.from(TEXT), etag, headers }));
  app.get('/empty', (context) => sendFile(context, { ...onDisk('empty', 0), etag, headers }));
  app.get('/drawing', (context) => {
    const svgHeaders = { 'content-type': 'image/svg+xml' };
    return sendFile(context, { bytes: Buffer.from(LONG), etag, headers: svgHeaders });
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { headers, method });

describe.each(['/disk', '/memory'])('A file (%s)', (path) => {
  test('is sent whole, and advertises ranges', async () => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, TEXT]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': '10',
      etag,
    });
  });

  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=-99', TEXT, 'bytes 0-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=9-9', '9', 'bytes 9-9/10'],
  ])('is sent as a range: %s', async (range, expected, contentRange) => {
    const response = await get(path, { range });
    expect([response.status, await response.text()]).toEqual([206, expected]);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('content-length')).toBe(String(expected.length));
  });

  test.each(['bytes=10-', 'bytes=10-20', 'bytes=-0'])('is 416 for %s', async (range) => {
    const response = await get(path, { range });
    expect([response.status, await response.text()]).toEqual([416, '']);
    expect(response.headers.get('content-range')).toBe('bytes */10');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['bytes=3-1', 'bytes=0-1,4-5', 'bytes=', 'bytes=-', 'lines=0-1', '0-1', 'bytes=a-b'])(
    'is sent whole for %s, which is not a single range',
    async (range) => {
      expect((await get(path, { range })).status).toBe(200);
    },
  );

  test('is sent in ranges only for the version that the client has', async () => {
    const range = 'bytes=0-3';
    expect((await get(path, { range, 'if-range': etag })).status).toBe(206);
    expect((await get(path, { range, 'if-range': '"v0"' })).status).toBe(200);
    expect((await get(path, { range, 'if-range': `W/${etag}` })).status).toBe(200);
    const date = 'Sat, 21 Nov 2026 10:00:00 GMT';
    expect((await get(path, { range, 'if-range': date })).status).toBe(200);
  });

  test('is 304 to its tag, whatever the range; HEAD ignores ranges', async () => {
    const cached = await get(path, { 'if-none-match': etag, range: 'bytes=0-3' });
    expect([cached.status, await cached.text()]).toEqual([304, '']);
    expect(Object.fromEntries(cached.headers)).toEqual({ etag, 'cache-control': 'public' });
    const head = await get(path, { range: 'bytes=0-3' }, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
  });
});

test('An empty file is sent, and has no ranges', async () => {
  const response = await get('/empty');
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect((await get('/empty', { range: 'bytes=0-' })).status).toBe(416);
});

describe('A text', () => {
  const coded = { 'accept-encoding': 'gzip, br' };

  test('is sent whole where it is compressed in transit', async () => {
    const response = await get('/drawing', { range: 'bytes=0-3', ...coded });
    expect([response.status, (await response.text()).length]).toEqual([200, LONG.length]);
    expect(response.headers.get('accept-ranges')).toBeNull();
  });

  test('has the ranges of its plain bytes for clients without a coding', async () => {
    const whole = await get('/drawing');
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    const part = await get('/drawing', { range: 'bytes=2-3', 'if-range': etag });
    expect([part.status, await part.text()]).toEqual([206, '23']);
    expect(Object.fromEntries(part.headers)).toMatchObject({
      'content-range': `bytes 2-3/${LONG.length}`,
      'content-length': '2',
      vary: 'Accept-Encoding',
      etag,
    });
    expect((await get('/drawing', { range: 'bytes=0-3', 'if-range': `W/${etag}` })).status).toBe(
      200,
    );
    expect((await get('/drawing', { range: 'bytes=99999-' })).status).toBe(416);
  });
});
