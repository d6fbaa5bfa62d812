import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveHttp } from '#server/import/pull/http-server.fixtures.ts';
import { type ClientOptions, createPoliteClient } from '#server/import/pull/polite-client.ts';

async function setUp(listener: RequestListener, options: Partial<ClientOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'responses-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const seen: { url: string; tag: string | undefined; authorization: string | undefined }[] = [];
  const url = await serveHttp((request, response) => {
    const { 'if-none-match': tag, authorization } = request.headers;
    seen.push({ url: request.url ?? '', tag, authorization });
    listener(request, response);
  });
  const open = () => createPoliteClient({ folder, maxBytes: 1000, ...options });
  const get = async (path: string) => {
    const { bytes, headers } = await open().get(url + path);
    return { text: new TextDecoder().decode(bytes), headers };
  };
  return { url, folder, seen, get };
}

test('a response that has not changed is not sent again', async () => {
  const { seen, get, folder } = await setUp(({ headers }, response) => {
    const isSame = headers['if-none-match'] === '"one"';
    response.writeHead(isSame ? 304 : 200, { etag: '"one"', 'x-wp-totalpages': '3' });
    response.end(isSame ? '' : 'first');
  });
  expect(await get('/../a%2F..%2Fb')).toMatchObject({ text: 'first' });
  const again = await get('/../a%2F..%2Fb');
  expect(again).toEqual({ text: 'first', headers: { 'x-wp-totalpages': '3' } });
  expect(seen.map(({ tag }) => tag)).toEqual([undefined, '"one"']);
  // Names of files are ours.
  const files = await readdir(folder);
  expect(files.every((name) => /^[\da-f]{32}(\.json)?$/.test(name))).toBe(true);
});

test('a server that is busy is called again after the pause that it wants', async () => {
  let count = 0;
  const { get, seen } = await setUp((_, response) => {
    count += 1;
    response.writeHead(count < 3 ? 429 : 200, { 'retry-after': '0' });
    response.end('done');
  });
  expect((await get('/')).text).toBe('done');
  expect(seen).toHaveLength(3);
});

test('a pause that is too long ends the run', async () => {
  const { get } = await setUp((_, response) => {
    response.writeHead(503, { 'retry-after': '3600' });
    response.end();
  });
  await expect(get('/')).rejects.toThrow('wants a pause of 3600 s');
});

test('a redirect is followed on the same host only, and never for ever', async () => {
  const { get, seen } = await setUp(
    ({ url }, response) => {
      const target: Record<string, string> = {
        '/moved': '/there',
        '/away': 'http://localhost:9/secret',
        '/round': '/round',
      };
      const location = target[url ?? ''];
      response.writeHead(location ? 301 : 200, location ? { location } : {});
      response.end('here');
    },
    { authorization: 'Bearer secret' },
  );
  expect((await get('/moved')).text).toBe('here');
  expect(seen.at(-1)?.authorization).toBe('Bearer secret');
  await expect(get('/away')).rejects.toThrow('another host, localhost:9');
  await expect(get('/round')).rejects.toThrow('from redirect to redirect');
});

test('a response that is too large or does not end is left', async () => {
  const { get } = await setUp(
    ({ url }, response) => {
      response.writeHead(200);
      if (url === '/large') response.end('x'.repeat(1001));
      else response.write('and then nothing');
    },
    { timeout: 300 },
  );
  await expect(get('/large')).rejects.toThrow('more than 1000 bytes');
  await expect(get('/slow')).rejects.toThrow('stopped in the middle');
});

test('other statuses are errors that name status and address', async () => {
  const { get, url } = await setUp((_, response) => {
    response.writeHead(404);
    response.end();
  });
  await expect(get('/gone')).rejects.toThrow(`${url}/gone returned status 404.`);
});
