import { afterAll, beforeAll, expect, test } from 'vitest';
import { missing } from '#core/missing.ts';
import { type SearchServer, startSearchServer } from '#tests/api/typesense/search-server.ts';

const SKU = 'NIM120/12/840/W';

let site: SearchServer;
let media: string[];
beforeAll(async () => {
  site = await startSearchServer();
  const response = await fetch(addressOf('/api/wp/v2/media?per_page=100'));
  const items = (await response.json()) as { source_url: string }[];
  media = items.map(({ source_url }) => new URL(source_url).pathname);
});
afterAll(() => site.close());

const addressOf = (path: string) => `http://127.0.0.1:${site.port}${path}`;
const mediumOf = (ending: string) => media.find((path) => path.endsWith(ending)) ?? missing();

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  // Without a coding, as programs that continue a download request it.
  const all = { 'accept-encoding': 'identity', ...headers };
  const response = await fetch(addressOf(path), { headers: all, method });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

test.each([
  ['a picture', () => mediumOf('.webp')],
  ['a datasheet', () => `/en/downloads/${SKU}/datasheet.pdf`],
  ['a drawing', () => mediumOf('.svg')],
  ['a photometric file', () => `/en/downloads/${SKU}/photometry.ldt`],
  ['an IES file', () => `/en/downloads/${SKU}/photometry.ies`],
  ['a model of the luminaire, which is an archive', () => '/en/downloads/NIM120/product.gldf'],
])('a download of %s may be continued', async (_, find) => {
  const path = find();
  const whole = await get(path);
  expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
  const size = whole.bytes.length;
  const etag = whole.headers.get('etag') ?? missing();
  expect(etag).toMatch(/^"/);

  const parts = await Promise.all(
    ['bytes=0-99', 'bytes=100-'].map((range) => get(path, { range, 'if-range': etag })),
  );
  expect(parts.map(({ status }) => status)).toEqual([206, 206]);
  expect(parts.map(({ headers }) => headers.get('content-range'))).toEqual([
    `bytes 0-99/${size}`,
    `bytes 100-${size - 1}/${size}`,
  ]);
  expect(Buffer.concat(parts.map(({ bytes }) => bytes)).equals(whole.bytes)).toBe(true);

  const end = await get(path, { range: 'bytes=-7' });
  expect([end.status, end.bytes]).toEqual([206, whole.bytes.subarray(-7)]);
  const changed = await get(path, { range: 'bytes=100-', 'if-range': '"another"' });
  expect([changed.status, changed.bytes.length]).toEqual([200, size]);
  const behind = await get(path, { range: `bytes=${size}-` });
  expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
  const head = await get(path, { range: 'bytes=0-99' }, 'HEAD');
  expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([
    200,
    String(size),
    0,
  ]);
  expect(head.headers.get('etag')).toBe(etag);
});

test('a photometric file that is compressed is sent whole, and its tag continues no download', async () => {
  const path = `/en/downloads/${SKU}/photometry.ldt`;
  const coded = await get(path, { range: 'bytes=0-99', 'accept-encoding': 'gzip' });
  expect([coded.status, coded.headers.get('accept-ranges')]).toEqual([200, null]);
  const tag = coded.headers.get('etag') ?? missing();
  expect(tag).toMatch(/^W\/"/);
  const whole = await get(path, { range: 'bytes=0-99', 'if-range': tag });
  expect([whole.status, whole.bytes.equals(coded.bytes)]).toEqual([200, true]);
  expect((await get(path, { 'if-none-match': tag })).status).toBe(304);
});

test('an archive that is made as it is sent says that it has no parts', async () => {
  const path = `/en/downloads/selection.zip?skus=${SKU}&kinds=eulumdat`;
  const sent = await get(path, { range: 'bytes=0-99' });
  expect([sent.status, sent.headers.get('accept-ranges')]).toEqual([200, 'none']);
  expect(sent.bytes.subarray(0, 2).toString()).toBe('PK');
  const head = await get(path, {}, 'HEAD');
  expect([head.status, head.headers.get('accept-ranges')]).toEqual([200, 'none']);
});
