// `npm run check:links -- [--base http://localhost:3000]`: follows every link, form, picture and feed of the site from
// both home pages and reports internal addresses that fail, anchors that do not exist, and pages of the sitemap that no
// page links to. Needs a running site.
import { parseArgs } from 'node:util';
import { localeCodes } from '#core/i18n/locales.ts';

const { values } = parseArgs({
  options: { base: { type: 'string', default: 'http://localhost:3000' } },
});
const AT_ONCE = 8;
const LINK = /<a\b[^>]*?\shref="([^"]+)"/g;
/** References of a page besides its links: targets of forms, pictures, films, styles, feeds. */
const PARTS = [
  /<form\b[^>]*?\saction="([^"]+)"/g,
  /<(?:img|source|video|iframe|model-viewer)\b[^>]*?\ssrc="([^"]+)"/g,
  /<video\b[^>]*?\sposter="([^"]+)"/g,
  /<link\b[^>]*?\shref="([^"]+)"/g,
];
/** Targets of feeds and sitemaps. */
const ADDRESS = /<(?:link|loc)>([^<]+)<|"(?:url|image)":"([^"]+)"/g;
/** PDF documents are made on request: thousands of them would take hours. */
const MADE = /\.(pdf|zip)$/;
const ID = /\sid="([^"]+)"/g;

const origin = new URL(values.base).origin;
/** Path → page that first referenced it. */
const found = new Map(localeCodes.map((code) => [`/${code}`, 'the start']));
const anchors = new Map();
const wanted = [];
const problems = [];
const waiting = [...found.keys()];
let isBusy = 0;

await new Promise((resolve, reject) => {
  function next() {
    while (isBusy < AT_ONCE && waiting.length > 0) {
      isBusy++;
      visit(waiting.shift()).then(() => {
        isBusy--;
        next();
      }, reject);
    }
    if (isBusy === 0 && waiting.length === 0) resolve();
  }
  next();
});
for (const { path, id, from } of wanted) {
  if (anchors.has(path) && !anchors.get(path).has(id))
    problems.push(`${from}: no #${id} on ${path}`);
}
for (const locale of localeCodes) {
  const sitemap = await (await fetch(`${origin}/${locale}/sitemap.xml`)).text();
  for (const [, address] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname, search } = new URL(address);
    if (!found.has(pathname + search)) {
      problems.push(`${locale}/sitemap.xml: nothing links to ${pathname}${search}`);
    }
  }
}
for (const problem of problems) console.error(problem);
console.log(
  `${found.size} addresses, ${wanted.length} links to anchors, ${problems.length} problems`,
);
process.exit(problems.length > 0 ? 1 : 0);

async function visit(path) {
  const response = await fetch(origin + path, { redirect: 'manual' });
  if (response.status !== 200) {
    problems.push(`${found.get(path)}: ${path} responds with ${response.status}`);
    await response.body?.cancel();
    return;
  }
  const type = response.headers.get('content-type') ?? '';
  if (/rss|feed\+json/.test(type)) {
    for (const [, xml, json] of (await response.text()).matchAll(ADDRESS)) {
      // The site may be configured with another origin than the requested one.
      const { pathname, search } = new URL(xml ?? json);
      follow(pathname + search, path);
    }
    return;
  }
  const isPage = type.startsWith('text/html');
  // A later page or another filter of a list has the same links.
  if (!isPage || new URL(path, origin).search !== '') {
    await response.body?.cancel();
    return;
  }
  const html = (await response.text()).replace(/<script\b[\s\S]*?<\/script>/g, '');
  anchors.set(path, new Set(Array.from(html.matchAll(ID), ([, id]) => id)));
  for (const part of [LINK, ...PARTS]) {
    for (const [, href] of html.matchAll(part)) follow(href.replaceAll('&amp;', '&'), path);
  }
}

function follow(href, from) {
  const url = new URL(href, origin + from);
  if (url.origin !== origin || url.searchParams.has('variation') || MADE.test(url.pathname)) return;
  const path = url.pathname + url.search;
  if (url.hash.length > 1 && url.search === '') {
    wanted.push({ path, id: decodeURIComponent(url.hash.slice(1)), from });
  }
  if (found.has(path)) return;
  found.set(path, from);
  waiting.push(path);
}
