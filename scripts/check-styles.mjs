// Checks the style sheets against their rules: values from tokens, four breakpoints, no duplicate block, no unused
// class.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import { checkClassNames } from './styles/class-names.mjs';
import { BREAKPOINTS, findCopies, findOwnValues } from './styles/style-rules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Folder that defines the tokens. */
const TOKENS = 'app/styles/';
/** Set by a package, not by our code. */
const FOREIGN_CLASSES = 'maplibregl-ctrl-group maplibregl-ctrl-icon';
/** Width of the widest container: the requested picture width no longer grows beyond it. */
const CONTAINER = 1498;

const read = (file) => readFileSync(root + file, 'utf8');
const list = (pattern) => globSync(pattern, { cwd: root }).sort();
const sheets = new Map(list('app/**/*.css').map((file) => [file, postcss.parse(read(file))]));
const sources = list('app/**/*.{ts,tsx}').map((file) => [file, read(file)]);
/** What draws for pages without being part of one. */
const drawn = [...list('core/drawings/*.ts'), 'server/import/check/markdown-links.ts'].map(read);
const code = [FOREIGN_CLASSES, ...sources.map(([, text]) => text), ...drawn].join('\n');

const problems = [
  ...[...sheets].flatMap(([file, sheet]) =>
    file.startsWith(TOKENS) ? [] : findOwnValues(file, sheet),
  ),
  ...findCopies(sheets),
  ...checkClassNames(sheets, code),
  ...sources.flatMap(([file, text]) => checkWidths(file, text)),
  ...checkTokens(),
];
for (const problem of problems) console.error(problem);
console.log(`${sheets.size} style sheets, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);

/** Pictures and scripts must use the breakpoints of the layout they follow. */
function checkWidths(file, text) {
  return [...text.matchAll(/\((?:min|max)-width: (\d+)px\)/g)]
    .filter(([, width]) => ![...BREAKPOINTS, CONTAINER].includes(Number(width)))
    .map(([query]) => `${file}: ${query} is no breakpoint (${BREAKPOINTS.join(', ')}).`);
}

/** Unused tokens, and uses of undefined properties. */
function checkTokens() {
  const styles = [...sheets.values()].map(String).join('\n');
  const set = new Set(
    `${styles}\n${code}`.match(/--[\w-]+(?=['"]?\]?:)|(?<=setProperty\(['"])--[\w-]+/g),
  );
  const used = new Set(`${styles}\n${code}`.match(/(?<=var\()--[\w-]+/g));
  const tokens = new Set(String(sheets.get(`${TOKENS}tokens.css`)).match(/--[\w-]+(?=:)/g));
  return [
    ...[...tokens].filter((name) => !used.has(name)).map((name) => `${name} is used nowhere.`),
    ...[...used].filter((name) => !set.has(name)).map((name) => `${name} is set nowhere.`),
  ];
}
