// Checks that the texts are consistent: the same keys in every language and, for the interface, in the translators'
// notes, the same placeholders, lists of the same length, no empty text, and no unused key; Spanish figures are
// written by the rule of the RAE. Texts that the importer says
// have their English in the sources.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultLocale, localeCodes } from '#core/i18n/locales.ts';
import { findFigureFaults } from '#scripts/messages/figure-faults.mjs';
import { findSaidFaults } from '#scripts/messages/said-texts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const code = ['app', 'core', 'server']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .join('\n');

const results = [
  checkTexts('core/i18n/messages', [...localeCodes, 'notes']),
  checkTexts('core/documents/texts', localeCodes),
  checkTexts('core/privacy/texts', localeCodes),
  checkTexts('core/catalogue/search/texts', localeCodes),
  checkTexts('core/catalogue/attributes/texts', localeCodes),
  checkTexts('core/editing/texts', localeCodes),
  checkTexts('core/studio/texts', localeCodes),
  checkTexts('core/studio/names', localeCodes, { isNamed: false }),
];
const said = findSaidFaults(root, localeCodes);
const problems = [
  ...results.flatMap((result) => result.problems),
  ...said.faults,
  ...findFigureFaults(root, localeCodes),
];
for (const problem of problems) console.error(problem);
const [messages, texts] = results.map(({ count }) => count);
const total = problems.length;
console.log(
  `${messages} messages, ${texts} texts of documents, ${said.count} of the importer, ${total} problems`,
);
process.exit(total > 0 ? 1 : 0);

/** `isNamed`: code names each text by its key. */
function checkTexts(folder, names, { isNamed = true } = {}) {
  const areas = areasOf(folder);
  const tables = Object.fromEntries(names.map((name) => [name, readAll(folder, areas, name)]));
  const keys = new Set(Object.values(tables).flatMap(Object.keys));
  const problems = [...keys].flatMap((key) => [
    ...checkKey(folder, tables, key),
    ...(isNamed ? checkUse(key) : []),
  ]);
  return { count: keys.size, problems: [...problems, ...areas.flatMap(checkArea)] };
}

/** Folders of texts for some pages only; their keys begin with the folder's name. */
function areasOf(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, path: `${folder}/${name}` }));
}

function checkArea({ name, path }) {
  return Object.keys(readTexts(path, defaultLocale))
    .filter((key) => !key.startsWith(`${name}.`))
    .map((key) => `'${key}' does not belong to '${name}'. Move it or begin it with '${name}.'.`);
}

function readAll(folder, areas, name) {
  return Object.assign(
    {},
    ...[folder, ...areas.map(({ path }) => path)].map((path) => readTexts(path, name)),
  );
}

function readTexts(folder, name) {
  return JSON.parse(readFileSync(join(root, folder, `${name}.json`), 'utf8'));
}

function checkKey(folder, tables, key) {
  const missing = Object.entries(tables)
    .filter(([, table]) => isEmpty(table[key]))
    .map(([name]) => `${folder}/${name}.json has no text for '${key}'. Add one.`);
  const [first, ...others] = localeCodes.map((code) => [code, tables[code][key] ?? '']);
  return [...missing, ...others.flatMap((other) => compareTexts(key, first, other))];
}

function compareTexts(key, [code, text], [otherCode, otherText]) {
  const [places, otherPlaces] = [text, otherText].map((translation) =>
    placesOf(translation).join(' '),
  );
  const problems = [];
  if (places !== otherPlaces) {
    problems.push(
      `'${key}' has the places '${places}' in ${code} and '${otherPlaces}' in ${otherCode}.`,
    );
  }
  if (Array.isArray(text) && text.length !== otherText.length) {
    problems.push(
      `'${key}' has ${text.length} texts in ${code} and ${otherText.length} in ${otherCode}.`,
    );
  }
  return problems;
}

function checkUse(key) {
  const base = key.replace(/\.(one|other)$/, '');
  const parts = key.split('.');
  const isComputed = parts.some((_, end) =>
    code.includes(`\`${parts.slice(0, end).join('.')}.\${`),
  );
  const isUsed = [key, base].some(
    (name) => code.includes(`'${name}'`) || code.includes(`"${name}"`),
  );
  return isUsed || isComputed ? [] : [`No code uses '${key}'. Remove it.`];
}

function isEmpty(text) {
  const texts = Array.isArray(text) ? text : [text];
  return texts.length === 0 || texts.some((item) => !item?.trim());
}

function placesOf(text) {
  return [...String(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
}
