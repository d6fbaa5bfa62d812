// Measures the bytes that a browser loads for a product page, kB after gzip: the resources of the document, with the
// limits of scripts/page-weight.mjs, and those loaded later without interaction. npm run bench:weight
import { chromium } from 'playwright-core';
import { chromiumFlags, ensureChromium } from '#scripts/chromium.mjs';
import { report, sum, weighFile, weighText, withImports } from '#scripts/page-weight.mjs';
import { buildSite } from '#scripts/prepare.mjs';
import { screensOf } from '#tests/e2e/screens.ts';
import { serveSite } from '#tests/e2e/test-site.ts';

/** After this long without a request, nothing more loads without interaction. */
const QUIET_MS = 3000;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };

await buildSite();
const site = await serveSite();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const url = site.baseUrl + screensOf('en').product;
const html = await (await fetch(url)).text();
const loaded = await listLoaded(url);
await browser.close();
await site.stop();

const named = (pattern) => [...html.matchAll(pattern)].map(([, path]) => path);
const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
const firstScripts = withImports(new Set(html.match(/\/assets\/[\w.-]+\.js/g)));
const firstSheets = new Set(named(/<link rel="stylesheet" href="([^"]+)"/g));
const later = (ending, first) => loaded.filter((path) => path.endsWith(ending) && !first.has(path));
const laterScripts = later('.js', firstScripts);
const laterSheets = later('.css', firstSheets);

const rows = [
  ['inline styles', weighText(inline.join(''))],
  ...[...firstSheets, ...firstScripts].map((path) => [path, weighFile(path)]),
];
for (const [name, weight] of rows) console.log(`${weight.toFixed(2).padStart(8)}  ${name}`);
console.log(
  `Follows when idle: JavaScript ${sum(laterScripts).toFixed(1)} kB in ${laterScripts.length} files, CSS ${sum(laterSheets).toFixed(1)} kB in ${laterSheets.length}`,
);
const bare = inline.reduce((rest, text) => rest.replace(text, ''), html);
report(
  { js: sum(firstScripts), css: weighText(inline.join('')) + sum(firstSheets) },
  `, HTML without styles ${weighText(bare).toFixed(1)} kB gz`,
);

/** Scripts and style sheets that a phone's browser has requested once the page is quiet. */
async function listLoaded(address) {
  const page = await browser.newPage(PHONE);
  const paths = new Set();
  let latest = Date.now();
  page.on('request', (request) => {
    latest = Date.now();
    paths.add(new URL(request.url()).pathname);
  });
  await page.goto(address);
  while (Date.now() - latest < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10);
  return [...paths].filter((path) => path.startsWith('/assets/'));
}
