import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createReport } from '#server/import/content-problem.ts';
import {
  drawPng,
  LONG,
  serveWordpress,
  setUpPull,
  wordpressPage,
} from '#server/import/pull/wordpress/wordpress.fixtures.ts';
import { parsePage } from '#server/import/read/parse-page.ts';

const EN = '/wp-json';
const ES = '/es/wp-json';

async function readPage(to: string, file: string) {
  const report = createReport();
  const page = parsePage({ file, text: await readFile(join(to, file), 'utf8') }, report);
  expect(report.errors).toEqual([]);
  return page;
}

const listFiles = async (to: string) =>
  (await readdir(to, { recursive: true })).filter((name) => /^[^.].*\.[a-z]+$/.test(name)).sort();

test('pages of both languages become files that the importer reads', async () => {
  const html = `<h2>Workshop</h2><p>${LONG} See <a href="/team/">the team</a> and
    <a href="https://www.example.com/iso (1)">a standard</a>.</p>
    <img src="/uploads/Work Shop.PNG" alt="Two benches">`;
  const picture = { source_url: '{host}/uploads/cover.png', alt_text: 'A "lamp": lit' };
  const { host } = await serveWordpress({
    pages: {
      [EN]: [
        wordpressPage('about-us', { id: 3, html, picture, title: 'About &#038; more: us' }),
        wordpressPage('team', { id: 4 }),
      ],
      [ES]: [
        wordpressPage('es/quienes-somos', { id: 8, title: 'Quiénes somos' }),
        wordpressPage('es/team', { id: 9 }),
      ],
    },
    files: { '/uploads/Work%20Shop.PNG': await drawPng(), '/uploads/cover.png': await drawPng(40) },
  });
  const { to, pull } = await setUpPull(host);
  const { codes, pictures, toDo, left } = await pull({
    pages: { company: { en: 'about-us', es: 'quienes-somos' } },
  });
  expect({ codes, pictures, toDo }).toEqual({ codes: ['company', 'team'], pictures: 2, toDo: [] });
  expect(left.map(({ what }) => what)).toEqual(['menus, drafts and private pages']);
  expect(await listFiles(to)).toEqual([
    'media/scenes/cover.png',
    'media/scenes/work-shop.png',
    'pages/company/en.md',
    'pages/company/es.md',
    'pages/team/en.md',
    'pages/team/es.md',
  ]);
  const page = await readPage(to, 'pages/company/en.md');
  expect(page?.record).toMatchObject({
    ...{ path: 'about-us', title: 'About & more: us', summary: LONG, kind: 'page' },
    ...{ image: { file: 'cover.png', alt: 'A "lamp": lit' }, updated: '2026-05-02' },
  });
  expect(page?.body).toBe(`## Workshop

${LONG} See [the team](page:team) and [a standard](https://www.example.com/iso%20%281%29).

![Two benches](work-shop.png)
`);
  expect((await readPage(to, 'pages/company/es.md'))?.record.path).toBe('quienes-somos');
});

test('a summary is cut at a word, and one that is too short is still to be written', async () => {
  const words = `${'luminaire '.repeat(40)}[&hellip;]`;
  const { host } = await serveWordpress({
    pages: {
      [EN]: [
        wordpressPage('long', { id: 1, excerpt: `<p>${words}</p>` }),
        wordpressPage('short', { id: 2, excerpt: '', html: '<p>Team</p>' }),
      ],
    },
  });
  const { to, pull } = await setUpPull(host);
  const { toDo } = await pull({ urls: { en: host + EN } });
  const summary = (await readPage(to, 'pages/long/en.md'))?.record.summary ?? '';
  expect(summary).toMatch(/^(luminaire )+luminaire…$/);
  expect(summary.length).toBeLessThanOrEqual(220);
  expect(toDo).toEqual([
    'pages/short/en.md needs a summary of 20 to 220 characters.',
    'pages/long/es.md is missing.',
    'pages/short/es.md is missing.',
    "Write what is missing, or name pages that are one under 'pages' of the source.",
  ]);
});

test('many files with the same need are one line', async () => {
  const slugs = ['a', 'b', 'c', 'd', 'e'];
  const pages = slugs.map((slug, index) =>
    wordpressPage(slug, { id: index + 1, excerpt: '', html: '<p>Team</p>' }),
  );
  const { host } = await serveWordpress({ pages: { [EN]: pages } });
  const { toDo } = await (await setUpPull(host)).pull({ urls: { en: host + EN } });
  expect(toDo.slice(0, 2)).toEqual([
    'Each of 5 files needs a summary of 20 to 220 characters: pages/a/en.md, pages/b/en.md, pages/c/en.md and 2 more.',
    'Each of 5 files is missing: pages/a/es.md, pages/b/es.md, pages/c/es.md and 2 more.',
  ]);
});

test('names of a server never lead out of the folder, and equal ones stay apart', async () => {
  const pages = [
    wordpressPage('%2e%2e%2f..%2fetc%2fpasswd', { id: 1 }),
    wordpressPage('a/team', { id: 2 }),
    wordpressPage('a/Team', { id: 3 }),
    wordpressPage('a-team', { id: 6 }),
    wordpressPage('%F0%9F%92%A1', { id: 4 }),
    { ...wordpressPage('x', { id: 5 }), link: '{host}/?page_id=5', slug: '../../x' },
  ];
  const { host } = await serveWordpress({ pages: { [EN]: pages } });
  const { to, pull } = await setUpPull(host);
  const { codes } = await pull({ urls: { en: host + EN } });
  expect(codes).toEqual(['etc-passwd', 'a-team', 'a-team-3', 'a-team-6', 'page-4', 'x']);
  expect(await listFiles(to)).toEqual(codes.map((code) => `pages/${code}/en.md`).sort());
  expect((await readPage(to, 'pages/a-team-3/en.md'))?.record.path).toBe('a/team-3');
});

test('pictures that are none, are elsewhere or say nothing are counted and not carried', async () => {
  const html = `<p>${LONG}</p><img src="/page.png" alt="One"><img src="/moved.png" alt="Two">
    <img src="https://elsewhere.example/a.png" alt="Three"><img src="/good.png" alt="">
    <img src="/a.gif" alt="Four"><img src="/gone.png" alt="Five">
    <img src="/away.png" alt="Seven"><img src="data:image/png;base64,AA" alt="Six">`;
  const png = await drawPng();
  const { host, requests } = await serveWordpress({
    pages: { [EN]: [wordpressPage('about', { html })] },
    files: { '/page.png': '<html></html>', '/moved.png': png.subarray(0, 60), '/good.png': png },
    redirects: { '/away.png': 'http://localhost:9/secret.png' },
  });
  const { to, pull } = await setUpPull(host);
  const { left, pictures } = await pull({ urls: { en: host + EN } });
  expect(pictures).toBe(0);
  expect(left.filter(({ what }) => what === 'pictures')).toMatchObject([
    { what: 'pictures', why: 'their bytes are no picture of their kind', count: 2 },
    { what: 'pictures', why: 'they are on another host', count: 1 },
    { what: 'pictures', why: 'they have no alternative text', count: 1 },
    { what: 'pictures', why: 'the site serves WebP, AVIF, JPEG and PNG', count: 1 },
    { what: 'pictures', why: 'they cannot be fetched', count: 2 },
    { what: 'pictures', why: 'their address is none', count: 1 },
  ]);
  expect(requests).not.toContain('/good.png');
  expect((await readPage(to, 'pages/about/en.md'))?.body).toBe(`${LONG}\n`);
});

test('protected, empty and incomplete pages are counted, and links to them are not broken', async () => {
  const { host } = await serveWordpress({
    pages: {
      [EN]: [
        wordpressPage('a', {
          id: 1,
          html: `<p>${LONG} <a href="../secret">Secret</a> <a href="../deep/">Deep</a></p>`,
        }),
        wordpressPage('secret', { id: 2, html: '', isProtected: true }),
        wordpressPage('empty', { id: 3, html: '\n' }),
        { ...wordpressPage('bad', { id: 4 }), modified: '2026-13-40T25:00:00' },
        wordpressPage('deep', { id: 5, html: '<div>'.repeat(5000) }),
      ],
    },
  });
  const { to, pull } = await setUpPull(host);
  const { left } = await pull({ urls: { en: host + EN } });
  expect(left.map(({ what, why, count }) => `${count} ${what}: ${why}`).slice(0, 5)).toEqual([
    '1 pages: fields are missing in what the server sends',
    '1 pages: a password protects them',
    '1 pages: they have no text',
    '1 pages: their HTML is too long or nested too deeply',
    '2 links: they lead to an address without https',
  ]);
  expect((await readPage(to, 'pages/a/en.md'))?.body).toBe(`${LONG} Secret Deep\n`);
  expect(await listFiles(to)).toEqual(['pages/a/en.md']);
});

test('lists are paged, and one without end is stopped at its first page', async () => {
  const pages = [1, 2, 3, 4, 5].map((id) => wordpressPage(`page-${id}`, { id }));
  const small = await serveWordpress({ pages: { [EN]: pages }, perPage: 2 });
  const { pull } = await setUpPull(small.host);
  expect((await pull({ urls: { en: small.host + EN } })).codes).toHaveLength(5);
  const many = Array.from({ length: 101 }, (_, id) => wordpressPage(`page-${id}`, { id }));
  const { host, requests } = await serveWordpress({ pages: { [EN]: many }, perPage: 1 });
  const endless = (await setUpPull(host)).pull({ urls: { en: host + EN } });
  await expect(endless).rejects.toThrow('more than 100 pages');
  expect(requests).toHaveLength(1);
});

test('a second run gets what has changed, names what is gone and leaves what a person wrote', async () => {
  const list = ['one', 'two', 'three'].map((at, index) => wordpressPage(at, { id: index + 1 }));
  const pages = { [EN]: list };
  const { host, requests } = await serveWordpress({ pages });
  const { to, pull } = await setUpPull(host);
  const urls = { en: host + EN };
  await pull({ urls });
  const own = await readFile(join(to, 'pages/one/en.md'), 'utf8');
  await writeFile(join(to, 'pages/one/en.md'), `${own}\nWritten by hand.\n`);
  const modified = '2026-06-01T08:00:00';
  const html = `<p>${LONG} New.</p>`;
  pages[EN] = [
    wordpressPage('one', { id: 1, html, modified }),
    wordpressPage('two', { id: 2, html, modified }),
  ];
  requests.length = 0;
  const { toDo, codes } = await pull({ urls });
  expect(codes).toEqual(['one', 'two']);
  expect(requests.find((url) => url.includes('modified_after='))).toContain(
    'modified_after=2026-05-02T09%3A59%3A59',
  );
  expect(await readFile(join(to, 'pages/one/en.md'), 'utf8')).toContain('Written by hand.');
  expect((await readPage(to, 'pages/two/en.md'))?.body).toBe(`${LONG} New.\n`);
  expect(toDo).toEqual(
    expect.arrayContaining([
      'pages/one/en.md was changed here, so it stays as it is.',
      'pages/three/en.md is no longer there: remove it if it is to go.',
    ]),
  );
});

test('a folder with files of somebody else is not written', async () => {
  const { host, requests } = await serveWordpress({ pages: {} });
  const { to, pull } = await setUpPull(host);
  await writeFile(join(to, 'notes.md'), 'Mine.');
  await expect(pull()).rejects.toThrow('Name a new folder with --to.');
  expect(requests).toEqual([]);
});

test('a run that was stopped can be started again', async () => {
  const pages = { [EN]: [wordpressPage('one', { id: 1 })] };
  const redirects: Record<string, string> = { '/wp-json/wp/v2/pages': '/elsewhere' };
  const { host } = await serveWordpress({ pages, redirects });
  const { to, pull } = await setUpPull(host);
  const urls = { en: host + EN };
  await expect(pull({ urls })).rejects.toThrow('status 404');
  delete redirects['/wp-json/wp/v2/pages'];
  await mkdir(join(to, 'media'));
  expect((await pull({ urls })).codes).toEqual(['one']);
});

test('a list that leads to another host is not followed', async () => {
  const redirects = { '/wp-json/wp/v2/pages': 'http://localhost:9/wp-json/wp/v2/pages' };
  const { host } = await serveWordpress({ pages: {}, redirects });
  const { pull } = await setUpPull(host);
  await expect(pull()).rejects.toThrow('leads to another host, localhost:9');
});
