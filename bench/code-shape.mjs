// Measures the code by its syntax trees: sizes, type escapes, names, duplicates, folders, tests.
// `npm run bench:code`, or `npm run bench:code -- <folder>` to measure another TypeScript project in the same way.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { LONG_FUNCTION, listFunctions } from '#scripts/code/function-lines.ts';
import { root } from '#scripts/prepare.mjs';

/** Folders without project code, or with intentionally wrong code; paths relative to the root. */
const NO_CODE =
  /(^|\/)(node_modules|[.][^/]*)$|^(build|dist|data|content|docs|shots|test-results|tests\/canary)$/;
const CODE = /[.](ts|tsx|mts|mjs|js|jsx)$/;
const TEST = /[.](test|spec|fixtures)[.]|(^|\/)(tests?|__tests__|fixtures)\//;
const MANY_PARAMETERS = 3;
/** Number of equal consecutive tokens that count as a duplicate. */
const COPY_TOKENS = 30;

const project = resolve(process.argv[2] ?? root);
const paths = listFiles('');
const code = paths.filter((path) => CODE.test(path) && !path.endsWith('.d.ts'));
const files = code.map(readSource);
const product = files.filter(({ path }) => !TEST.test(path) && !/^(bench|scripts)\//.test(path));
const tests = files.filter(({ path }) => TEST.test(path));

const lines = total(product, ({ lines }) => lines);
const functions = product.flatMap((file) => file.functions);
const long = functions.filter(({ lines }) => lines > LONG_FUNCTION);
const wide = functions.filter(({ parameters }) => parameters > MANY_PARAMETERS);
const exported = total(product, (file) => file.exports);
const perThousand = (count) => ((1000 * count) / lines).toFixed(1);
const counted = (key) => total(product, (file) => file[key]);

const rows = {
  'files / lines': `${product.length} / ${lines}`,
  'lines of a file, median / p90 / most': spread(product.map((file) => file.lines)),
  'lines of a function, median / p90 / most': spread(functions.map((item) => item.lines)),
  [`functions over ${LONG_FUNCTION} lines`]: `${long.length} (${((100 * long.length) / functions.length).toFixed(1)} %)`,
  'of these, without a reason': long.filter(({ hasReason }) => !hasReason).length,
  [`functions with more than ${MANY_PARAMETERS} parameters`]: wide.length,
  'any / ! / ts-ignore / lint ignores': ['anys', 'bangs', 'tsIgnores', 'lintIgnores']
    .map(counted)
    .join(' / '),
  'as, per 1000 lines': perThousand(counted('assertions')),
  'names of 1 or 2 letters, per 1000 lines': perThousand(counted('shortNames')),
  'exports with a comment': `${Math.round((100 * counted('documented')) / exported)} %`,
  'copied places per file': (countCopies(product) / product.length).toFixed(2),
  'lines of tests per line': (total(tests, (file) => file.lines) / lines).toFixed(2),
  'names of modules that occur twice': twice(product.map(({ path }) => path)).length,
};
for (const [name, value] of Object.entries(rows)) console.log(`${name.padEnd(44)}${value}`);
print('Largest folders', largestFolders(code), ([path, count]) => `${count} ${path}`);
print('Longest functions', sortedDown(long, 'lines'), tell('lines'));
print('Most parameters', sortedDown(wide, 'parameters'), tell('parameters'));

function listFiles(folder) {
  return readdirSync(join(project, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (NO_CODE.test(path)) return [];
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

/** Metrics of one file. */
function readSource(path) {
  const text = readFileSync(join(project, path), 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const count = { anys: 0, bangs: 0, assertions: 0, shortNames: 0, exports: 0, documented: 0 };
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) count.anys += 1;
    if (ts.isNonNullExpression(node)) count.bangs += 1;
    if (isAssertion(node)) count.assertions += 1;
    if (isShortName(node)) count.shortNames += 1;
    if (isExported(node)) {
      count.exports += 1;
      if (ts.getJSDocCommentsAndTags(node).length > 0) count.documented += 1;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return {
    ...count,
    path,
    functions: listFunctions(source).map((found) => ({ path, ...found })),
    lines: text.trimEnd().split('\n').length,
    tsIgnores: text.match(/@ts-(ignore|expect-error|nocheck)/g)?.length ?? 0,
    lintIgnores: text.match(/(biome-ignore|eslint-disable)/g)?.length ?? 0,
    tokens: readTokens(text, path),
  };
}

function isAssertion(node) {
  return ts.isAsExpression(node) && node.type.getText() !== 'const';
}

function isShortName(node) {
  const named = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);
  return named && ts.isIdentifier(node.name) && /^[A-Za-z]{1,2}$/.test(node.name.text);
}

function isExported(node) {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

/** Returns the tokens of a file without imports, which are alike everywhere. */
function readTokens(text, path) {
  const withoutImports = text.replace(/^(import|export) [^;]*? from '[^']+';$/gm, '');
  const variant = /x$/.test(path) ? ts.LanguageVariant.JSX : ts.LanguageVariant.Standard;
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, variant, withoutImports);
  const tokens = [];
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) tokens.push(scanner.getTokenText());
  return tokens;
}

/** Returns the positions where a repeated run of tokens begins. */
function countCopies(sources) {
  const seen = new Set();
  let copies = 0;
  for (const { tokens } of sources) {
    let isCopy = false;
    for (let start = 0; start + COPY_TOKENS <= tokens.length; start += 1) {
      const run = tokens.slice(start, start + COPY_TOKENS).join(' ');
      const wasSeen = seen.has(run);
      if (wasSeen && !isCopy) copies += 1;
      isCopy = wasSeen;
      seen.add(run);
    }
  }
  return copies;
}

function twice(list) {
  const byName = Map.groupBy(list, (path) => basename(path).replace(/[.]\w+$/, ''));
  return [...byName.values()].filter((same) => same.length > 1);
}

function largestFolders(list) {
  const folders = new Set(list.map((path) => dirname(path)));
  const inside = paths.filter((path) => folders.has(dirname(path)));
  const byFolder = Map.groupBy(inside, (path) => dirname(path));
  return [...byFolder].map(([path, { length }]) => [path, length]).sort((a, b) => b[1] - a[1]);
}

function spread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const percentile = (share) => sorted[Math.floor(share * (sorted.length - 1))];
  return `${percentile(0.5)} / ${percentile(0.9)} / ${percentile(1)}`;
}

function total(list, count) {
  return list.reduce((sum, item) => sum + count(item), 0);
}

function sortedDown(list, key) {
  return list.toSorted((a, b) => b[key] - a[key]);
}

function tell(key) {
  return (item) => `${item[key]} ${item.path}:${item.line}`;
}

function print(title, list, format) {
  console.log(`\n${title}:`);
  for (const item of list.slice(0, 8)) console.log(`  ${format(item)}`);
}
