// What a product page weighs before on-demand parts: its scripts and styles, gzip. npm run bench:weight
// Limits: JavaScript 135 kB, CSS 15 kB.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '#scripts/prepare.mjs';
import { screensOf } from '#tests/e2e/screens.ts';
import { serveSite } from '#tests/e2e/site.ts';

const LIMITS = { js: 135, css: 15 };

const site = await serveSite();
const { product } = screensOf('en');
const html = await (await fetch(site.baseUrl + product)).text();
await site.stop();

const weigh = (url) =>
  gzipSync(readFileSync(join(root, 'build/client', url)), { level: 9 }).length / 1000;
const first = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([url]) => url);
const scripts = withImports(first.filter((url) => url.endsWith('.js')));
// The texts of the page's language are fetched by the first script.
const messages = [...scripts].flatMap((url) => languageChunks(url)).slice(0, 1);
const js = [...scripts, ...messages].reduce((sum, url) => sum + weigh(url), 0);
const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
  .map(([, text]) => text)
  .join('');
const css = gzipSync(styles, { level: 9 }).length / 1000;
const rest = gzipSync(html.replace(styles, ''), { level: 9 }).length / 1000;

console.log(
  `JavaScript ${js.toFixed(1)} kB gz (limit ${LIMITS.js}), CSS ${css.toFixed(1)} kB gz (limit ${LIMITS.css}), HTML without it ${rest.toFixed(1)} kB gz`,
);
process.exit(js <= LIMITS.js && css <= LIMITS.css ? 0 : 1);

/** The scripts with everything they import at once. */
function withImports(urls) {
  const found = new Set(urls);
  for (const url of found) {
    const code = readFileSync(join(root, 'build/client', url), 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      found.add(`/assets/${name}`);
  }
  return found;
}

function languageChunks(url) {
  const code = readFileSync(join(root, 'build/client', url), 'utf8');
  return [...code.matchAll(/import\(\s*["'`]\.\/(en-[\w-]+\.js)["'`]\s*\)/g)].map(
    ([, name]) => `/assets/${name}`,
  );
}
