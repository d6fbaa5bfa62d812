import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { findPictureFault } from '#server/images/inspect-picture.ts';
import { serveHttp } from '#server/import/pull/http-server.fixtures.ts';
import { createPoliteClient } from '#server/import/pull/polite-client.ts';
import {
  pullWordpress,
  type WordpressSource,
} from '#server/import/pull/wordpress/pull-wordpress.ts';

type PageOf = Partial<{
  id: number;
  html: string;
  excerpt: string;
  isProtected: boolean;
  modified: string;
  picture: { source_url: string; alt_text: string };
  title: string;
}>;

export const LONG = 'Our luminaires are made by hand in a workshop near the sea.';

/** A page as `wp/v2/pages` sends it; `at` is its path below the address of the site. */
export function wordpressPage(at: string, page: PageOf = {}) {
  const { id = 1, html = `<p>${LONG}</p>`, excerpt = `<p>${LONG}</p>\n`, title = 'About' } = page;
  const { modified = '2026-05-02T10:00:00', isProtected = false, picture } = page;
  return {
    ...{ id, date: modified, modified, status: 'publish', type: 'page', parent: 0 },
    slug: at.split('/').at(-1) ?? '',
    link: `{host}/${at}/`,
    title: { rendered: title },
    content: { rendered: html, protected: isProtected },
    excerpt: { rendered: excerpt, protected: isProtected },
    meta: { footnotes: '' },
    ...(picture && { _embedded: { 'wp:featuredmedia': [picture] } }),
  };
}

type Site = {
  /** Pages by the path of the API. */
  pages: Record<string, ReturnType<typeof wordpressPage>[]>;
  files?: Record<string, Uint8Array | string>;
  /** Paths that lead somewhere else. */
  redirects?: Record<string, string>;
  perPage?: number;
};

/** A small WordPress that pages its lists as the recorded ones do. */
export async function serveWordpress({ pages, files = {}, redirects = {}, perPage = 100 }: Site) {
  const requests: string[] = [];
  const host = await serveHttp((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    requests.push(request.url ?? '');
    const location = redirects[url.pathname];
    if (location) return void response.writeHead(302, { location }).end();
    const file = files[url.pathname];
    if (file !== undefined) return void response.end(file);
    const api = /^(.*\/wp-json)\/wp\/v2\/pages$/.exec(url.pathname)?.[1] ?? '';
    const list = pages[api];
    if (!list) return void response.writeHead(404).end('{"code":"rest_no_route"}');
    const after = url.searchParams.get('modified_after') ?? '';
    const found = list.filter(({ modified }) => modified > after);
    const at = (Number(url.searchParams.get('page')) - 1) * perPage;
    response.writeHead(200, {
      'content-type': 'application/json; charset=UTF-8',
      'x-wp-total': String(found.length),
      'x-wp-totalpages': String(Math.ceil(found.length / perPage)),
    });
    response.end(JSON.stringify(found.slice(at, at + perPage)).replaceAll('{host}', host));
  });
  return { host, requests };
}

/** Pulls into a folder that is removed after the test. */
export async function setUpPull(host: string) {
  const to = await mkdtemp(join(tmpdir(), 'wordpress-'));
  onTestFinished(() => rm(to, { recursive: true }));
  const client = createPoliteClient({ folder: join(to, '.responses'), maxBytes: 4_000_000 });
  const pull = (source: Partial<WordpressSource> = {}) =>
    pullWordpress(
      {
        kind: 'wordpress',
        urls: { en: `${host}/wp-json`, es: `${host}/es/wp-json` },
        pages: {},
        ...source,
      },
      { client, pictureClient: client, findPictureFault, to },
    );
  return { to, pull };
}

export async function drawPng(width = 32): Promise<Uint8Array> {
  return sharp({ create: { width, height: 20, channels: 3, background: '#806040' } })
    .png()
    .toBuffer();
}
