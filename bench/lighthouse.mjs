// Lighthouse's mobile scores of home, a category, a product, the list of products, the strip calculator, an article,
// the glossary and the stockists; medians of several runs.
// npm run bench:lighthouse [-- --runs 5] [--only "article|glossary"]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { ensureChromium, webGlFlags } from '#scripts/chromium.mjs';
import { buildSite, root, run } from '#scripts/prepare.mjs';
import { SERVER_FILE } from '#scripts/server-process.mjs';

const PORT = 3393;
const DEBUG_PORT = 9393;
const LIMITS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Limits of a product page, where most visitors land. */
const PRODUCT_LIMITS = { ...LIMITS, performance: 100 };
/** Limits of its largest contentful paint and of its scripts' blocking time, ms. */
const PRODUCT_TIMES = { 'largest-contentful-paint': 1200, 'total-blocking-time': 50 };
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});

await buildSite();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const base = `http://localhost:${PORT}`;
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  PORT: String(PORT),
  SITE_URL: base,
  LOG_LEVEL: 'warn',
};
await run('node', ['scripts/import.ts', 'content/'], { env, stdio: 'ignore' });
const server = spawn(join(root, 'node_modules/.bin/node'), [SERVER_FILE], {
  cwd: root,
  env,
  stdio: 'inherit',
});
while (!(await fetch(`${base}/healthz`).catch(() => null))?.ok)
  await new Promise((resolve) => setTimeout(resolve, 200));

const listing = await (await fetch(`${base}/en/product-categories`)).text();
const category =
  listing.match(/href="(\/en\/product-categories\/downlights)"/)?.[1] ??
  listing.match(/href="(\/en\/product-categories\/[a-z-]+)"/)[1];
const product = (await (await fetch(`${base}${category}`)).text()).match(
  /href="(\/en\/products\/[a-z0-9-]+)"/,
)[1];

const article = (await (await fetch(`${base}/en/articles`)).text()).match(
  /href="(\/en\/articles\/[a-z-]+\/[a-z0-9-]+)"/,
)[1];
const pages = [
  '/en',
  category,
  product,
  '/en/products',
  '/en/led-strip-calculator',
  article,
  '/en/glossary',
  '/en/stockists',
];

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...webGlFlags, `--remote-debugging-port=${DEBUG_PORT}`],
});
let holds = true;
for (const path of pages.filter((page) => new RegExp(values.only).test(page))) {
  const runs = [];
  // The first run encodes pictures that were not requested before, and does not count.
  for (let i = 0; i <= Number(values.runs); i += 1) {
    const { lhr } = await lighthouse(`${base}${path}`, {
      port: DEBUG_PORT,
      output: 'json',
      logLevel: 'error',
    });
    if (i > 0) runs.push(lhr);
  }
  const middle = runs.toSorted(
    (a, b) => a.categories.performance.score - b.categories.performance.score,
  )[Math.floor(runs.length / 2)];
  const isProduct = path === product;
  const limits = isProduct ? PRODUCT_LIMITS : LIMITS;
  const scores = Object.keys(limits).map((name) =>
    Math.round(median(runs, ({ categories }) => categories[name].score) * 100),
  );
  const timeOf = (id) => median(runs, ({ audits }) => audits[id].numericValue);
  const [fcp, lcp, tbt] = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
  ].map((id) => Math.round(timeOf(id)));
  const cls = timeOf('cumulative-layout-shift').toFixed(3);
  console.log(
    `${path.padEnd(48)} ${scores.join(' / ')}   FCP ${fcp}  LCP ${lcp}  TBT ${tbt} ms  CLS ${cls}`,
  );
  Object.values(limits).forEach((limit, i) => {
    if (scores[i] < limit) holds = false;
  });
  const overTime = Object.entries(isProduct ? PRODUCT_TIMES : {}).filter(
    ([id, limit]) => timeOf(id) > limit,
  );
  for (const [id, limit] of overTime) {
    console.log(`    ${id}: more than ${limit} ms`);
    holds = false;
  }
  for (const audit of Object.values(middle.audits)) {
    const isFailed =
      audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary';
    if (isFailed) console.log(`    ${audit.id}: ${audit.title}`);
  }
}
await browser.close();
server.kill();
rmSync(dataDir, { recursive: true, force: true });
console.log(
  `performance / accessibility / best practices / SEO, medians of ${values.runs} runs: ${holds ? 'the limits hold' : 'SHORT OF A LIMIT'}`,
);
process.exit(holds ? 0 : 1);

function median(runs, figureOf) {
  return runs.map(figureOf).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
}
