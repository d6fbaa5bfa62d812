// Measures the bytes of pictures that a phone loads for a product page before anyone scrolls, of every third product or,
// with `--all`, of all; fails above the limit. node bench/pictures/phone-pictures.mjs [--all]
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { parse } from 'yaml';
import { chromiumFlags, ensureChromium } from '#scripts/chromium.mjs';
import { buildSite } from '#scripts/prepare.mjs';
import { serveSite } from '#tests/e2e/test-site.ts';

const LIMIT_KB = 200;
/** After this long without a request or its end, nothing more loads without scrolling. */
const QUIET_MS = 1500;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
const products = fileURLToPath(new URL('../../content/catalogue/products', import.meta.url));

const step = process.argv.includes('--all') ? 1 : 3;
const slugs = readdirSync(products)
  .map((folder) => parse(readFileSync(`${products}/${folder}/product.yaml`, 'utf8')).slug.en)
  .filter((_, index) => index % step === 0);

await buildSite();
const site = await serveSite();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const weights = [];
for (const slug of slugs) {
  weights.push({ slug, kb: (await weighPictures(`${site.baseUrl}/en/products/${slug}`)) / 1000 });
}
await browser.close();
await site.stop();

weights.sort((a, b) => b.kb - a.kb);
for (const { slug, kb } of weights.slice(0, 10))
  console.log(`${kb.toFixed(1).padStart(8)}  ${slug}`);
const [largest] = weights;
const middle = weights[weights.length >> 1];
console.log(
  `${weights.length} products: largest ${largest.kb.toFixed(1)} kB, median ${middle.kb.toFixed(1)} kB (limit ${LIMIT_KB})`,
);
if (largest.kb > LIMIT_KB || middle.kb === 0) process.exitCode = 1;

/** Bytes of the pictures that the page loads until it is quiet, with an empty cache. */
async function weighPictures(address) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const sizes = [];
  let latest = Date.now();
  let pending = 0;
  const count = (change) => () => {
    latest = Date.now();
    pending += change;
  };
  page.on('request', count(1));
  page.on('requestfailed', count(-1));
  page.on('requestfinished', count(-1));
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image') sizes.push(request.sizes());
  });
  await page.goto(address);
  while (pending > 0 || Date.now() - latest < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10);
  const bodies = await Promise.all(sizes);
  await context.close();
  return bodies.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
