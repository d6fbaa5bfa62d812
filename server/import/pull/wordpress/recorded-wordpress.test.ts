import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createReport } from '#server/import/content-problem.ts';
import { serveHttp } from '#server/import/pull/http-server.fixtures.ts';
import { drawPng, setUpPull } from '#server/import/pull/wordpress/wordpress.fixtures.ts';
import { parsePage } from '#server/import/read/parse-page.ts';

const recordings = fileURLToPath(
  new URL('../../../../../shared/data/wordpress/live/', import.meta.url),
);
const isThere = existsSync(join(recordings, 'pages_default.json'));
const skipped = isThere ? '' : ' (skipped: ../shared/data/wordpress is absent)';

type Recording = {
  response: { status: number; headers: Record<string, string>; body: unknown };
};

/** The paths of a server and the recordings of them; posts stand in for pages because recorded pages have no picture. */
const routes: Record<string, string> = {
  '/wp-json/wp/v2/pages': 'pages_default',
  '/es/wp-json/wp/v2/pages': 'posts_embed',
  '/wp-json/wp/v2/posts': 'posts_default',
  '/wp-json/wp/v2/comments': 'comments_default',
  '/wp-json/wp/v2/product': 'product_default',
};

async function serveRecordings() {
  const picture = await drawPng();
  const host = await serveHttp(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (pathname.endsWith('.png')) return void response.end(picture);
    const name = routes[pathname] ?? 'no_route_404';
    const text = await readFile(join(recordings, `${name}.json`), 'utf8');
    const { status, headers, body } = (JSON.parse(text) as Recording).response;
    response.writeHead(status, headers);
    response.end(JSON.stringify(body).replaceAll('http://127.0.0.1:8065', host));
  });
  return host;
}

test.skipIf(!isThere)(`recorded responses become pages${skipped}`, async () => {
  const { to, pull } = await setUpPull(await serveRecordings());
  const { codes, left, toDo } = await pull();
  expect(codes).toEqual(
    expect.arrayContaining([
      ...['politica-de-privacidad-y-cookies', 'about-us-our-team', 'about-us', 'sample-page'],
      'news-whats-new-ip65-ik10-range',
    ]),
  );
  const read = async (file: string) =>
    parsePage({ file, text: await readFile(join(to, file), 'utf8') }, createReport());
  const sample = await read('pages/sample-page/en.md');
  expect(sample?.body).toContain('> Hi there! I’m a bike messenger by day');
  expect(sample?.record.summary).toMatch(/^This is an example page\. It’s different .*…$/);
  const post = await read('pages/news-whats-new-ip65-ik10-range/es.md');
  expect(post?.record).toMatchObject({
    title: 'What’s new: IP65 & IK10 range',
    image: { file: 'downlight-hero.png', alt: 'Recessed downlight "AP100"' },
  });
  expect(left).toEqual(
    expect.arrayContaining([expect.objectContaining({ what: 'posts', count: expect.any(Number) })]),
  );
  expect(toDo).toContain('pages/about-us/en.md needs a summary of 20 to 220 characters.');
});
