// Measures the weight of a built product page: every script and style sheet in its document, with their imports. Fails
// above the limits. Part of `npm run check`; bench/weight.mjs measures in a browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSite, root } from './prepare.mjs';

/** Limits of a product page before anything else loads, kB after gzip. */
export const WEIGHT_LIMITS = { js: 110, css: 15 };

const ROUTE = 'en/product';
const LANGUAGE = 'en-';
const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const LATER_IMPORT = /import\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g;
const SHEET = /\/assets\/[\w.-]+\.css/g;

const read = (url) => readFileSync(join(root, 'build/pages/client', url));
const readText = (url) => read(url).toString();
const namesIn = (url, pattern) => [...readText(url).matchAll(pattern)].map(([, name]) => name);

/** Size of one built file, kB after gzip. */
export const weighFile = (url) => weighText(read(url));

/** Total size of several files. */
export const sum = (urls) => [...urls].reduce((total, url) => total + weighFile(url), 0);

export const weighText = (text) => gzipSync(text, { level: 9 }).length / 1000;

/** The scripts, all their static imports, and the texts of the page's language, which the first of them fetches. */
export function withImports(urls) {
  const loaded = new Set(urls);
  for (const url of loaded)
    for (const name of namesIn(url, STATIC_IMPORT)) loaded.add(`/assets/${name}`);
  const texts = [...loaded]
    .flatMap((url) => namesIn(url, LATER_IMPORT))
    .filter((name) => name.startsWith(LANGUAGE))
    .map((name) => `/assets/${name}`);
  return new Set([...loaded, ...texts]);
}

/** The route of the product page and its parents. */
function* routesOf({ routes }) {
  for (let route = routes[ROUTE]; route; route = routes[route.parentId]) yield route;
}

/** Scripts and style sheets of a product page, from the manifest that the server renders with. */
async function listFiles() {
  const { assets } = await import(join(root, 'build/pages/server/index.js'));
  const routes = [...routesOf(assets)];
  if (routes.length === 0) throw new Error(`The build has no route '${ROUTE}'.`);
  const modules = routes.map(({ module }) => module);
  const listed = [assets.entry.module, ...modules, assets.url].filter(Boolean);
  const scripts = withImports(listed);
  const inlined = routes.flatMap(({ css }) => css ?? []);
  const linked = [...scripts].flatMap((url) => readText(url).match(SHEET) ?? []);
  return { scripts, styles: new Set([...inlined, ...linked]) };
}

/** Prints the initial load of a page, and sets the exit code if it is too large. */
export function report({ js, css }, rest = '') {
  const isHeld = js <= WEIGHT_LIMITS.js && css <= WEIGHT_LIMITS.css;
  console.log(
    `JavaScript ${js.toFixed(1)} kB gz (limit ${WEIGHT_LIMITS.js}), CSS ${css.toFixed(1)} kB gz (limit ${WEIGHT_LIMITS.css})${rest}${isHeld ? '' : ': TOO MUCH'}`,
  );
  if (!isHeld) process.exitCode = 1;
}

if (import.meta.filename === process.argv[1]) {
  await buildSite();
  const { scripts, styles } = await listFiles();
  if (scripts.size < 3 || styles.size < 2) throw new Error('The build is read wrongly.');
  report({ js: sum(scripts), css: sum(styles) });
}
