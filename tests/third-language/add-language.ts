import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { isMap, isScalar, parse, parseDocument, stringify, visit, type YAMLMap } from 'yaml';
import { pseudoShort, pseudoText } from './pseudo-text.ts';

/** The pseudo-language, under the code of a language that the site does not have. */
export const third = { code: 'fr', iso: 'fr-FR', language: 'fra', currency: 'EUR' } as const;

/** Keys whose values are addresses. */
const FILE_NAME = /^[\w./-]+[.][a-z]\w{1,4}$/;
const ADDRESSES = /^(slug|path|url|email|file)$/;
/** Keys whose texts must not grow, because they may be near their length limit. */
const LIMITED = /^(summary|seo_.*|description)$/;

/**
 * Adds the third language to a copy of the project in the four steps of CONTRIBUTING.md: its entry, its column of
 * addresses, its message files, its content.
 */
export async function addLanguage(root: string): Promise<void> {
  await change(join(root, 'core/i18n/locales.ts'), addEntry);
  await change(join(root, 'core/i18n/paths.ts'), addColumn);
  await change(join(root, 'core/i18n/file-paths.ts'), addColumn);
  await addMessages(join(root, 'core'));
  await addContent(join(root, 'content'));
}

function addEntry(source: string): string {
  const entry = {
    ...third,
    name: pseudoText('French'),
    thisPage: pseudoText('This page in French'),
    failed: { text: pseudoText('An error occurred'), goHome: pseudoText('Go to Homepage') },
  };
  return replaceOnce(
    source,
    '] as const satisfies',
    `${JSON.stringify(entry)},\n] as const satisfies`,
  );
}

/** Uses the English addresses: translated ones are not part of this test. */
function addColumn(source: string): string {
  return source.replace(/\{\s+en: '([^']*)',\s+es: '[^']*'(?=,?\s+\})/g, `$&, ${third.code}: '$1'`);
}

async function addMessages(folder: string): Promise<void> {
  for (const name of await namesIn(folder, /(^|\/)en[.]json$/)) {
    const texts: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
    const target = join(folder, name.replace(/en[.]json$/, `${third.code}.json`));
    await writeFile(target, JSON.stringify(mapStrings(texts, pseudoText)));
  }
}

async function addContent(folder: string): Promise<void> {
  // They quote texts, which the pseudo-language writes otherwise.
  await rm(join(folder, 'statements'), { recursive: true });
  for (const name of await namesIn(folder, /[.]yaml$/)) {
    // Declarations stay as they were issued.
    if (!/^(search|declarations)\//.test(name)) await change(join(folder, name), addToYaml);
  }
  for (const name of await namesIn(folder, /[.]csv$/)) await change(join(folder, name), addToCsv);
  for (const name of await namesIn(folder, /(^|\/)en[.]md$/)) {
    const [english, spanish] = await Promise.all(
      ['en.md', 'es.md'].map((file) => readFile(join(folder, name.replace('en.md', file)), 'utf8')),
    );
    const target = join(folder, name.replace('en.md', `${third.code}.md`));
    await writeFile(target, translatePage(english ?? '', spanish ?? ''));
  }
}

/** Adds the third language to every map of languages. */
function addToYaml(text: string): string {
  const document = parseDocument(text);
  visit(document, {
    Map(_key, node, parents) {
      if (!node.has('en') || !node.has('es')) return;
      const parent = parents.at(-1);
      const key = parent && 'key' in parent && isScalar(parent.key) ? String(parent.key.value) : '';
      const [english, spanish] = ['en', 'es'].map((code) => valueIn(node, code));
      node.set(third.code, document.createNode(translate(key, english, spanish)));
    },
  });
  return String(document);
}

function valueIn(map: YAMLMap, code: string): unknown {
  const value: unknown = map.get(code);
  return isMap(value) || (typeof value === 'object' && value !== null && 'toJSON' in value)
    ? (value as YAMLMap).toJSON()
    : value;
}

/** Adds a column for the third language next to every column `name_en`. */
function addToCsv(text: string): string {
  const [head = [], ...rows]: string[][] = parseCsv(text, { bom: true });
  const columns = head.flatMap((name, index) => (name.endsWith('_en') ? [index] : []));
  if (columns.length === 0) return text;
  const names = columns.map((index) => head[index]?.replace(/_en$/, `_${third.code}`) ?? '');
  const table = rows.map((row) => [
    ...row,
    ...columns.map((index) => pseudoText(row[index] ?? '')),
  ]);
  return [[...head, ...names], ...table].map((row) => `${row.map(quote).join(',')}\n`).join('');
}

const quote = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Translates a page or an article: its front matter, if any, and its Markdown. */
function translatePage(english: string, spanish: string): string {
  const [front, body] = splitFront(english);
  if (front === null) return pseudoText(body);
  const translated = translate('', parse(front), parse(splitFront(spanish)[0] ?? ''));
  return `---\n${stringify(translated)}---\n${pseudoText(body)}`;
}

function splitFront(text: string): [front: string | null, body: string] {
  const match = /^---\n(.*?\n)---\n/s.exec(text);
  return match ? [match[1] ?? '', text.slice(match[0].length)] : [null, text];
}

/** Translates a value. Values that are equal in English and Spanish are codes or names and stay unchanged. */
function translate(key: string, english: unknown, spanish: unknown): unknown {
  if (Array.isArray(english)) {
    const others: unknown[] = Array.isArray(spanish) ? spanish : [];
    return english.map((value, index) => translate(key, value, others[index]));
  }
  if (isRecord(english)) {
    const others = isRecord(spanish) ? spanish : {};
    const entries = Object.entries(english).map(([name, value]) => {
      return [name, translate(name, value, others[name])];
    });
    return Object.fromEntries(entries);
  }
  if (typeof english !== 'string' || english === spanish || isName(key, english)) return english;
  return LIMITED.test(key) ? pseudoShort(english) : pseudoText(english);
}

const isName = (key: string, text: string) => ADDRESSES.test(key) || FILE_NAME.test(text);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapStrings(value: unknown, of: (text: string) => string): unknown {
  if (typeof value === 'string') return of(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, of));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapStrings(item, of)]),
  );
}

async function namesIn(folder: string, pattern: RegExp): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => pattern.test(name)).sort();
}

async function change(file: string, by: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = by(before);
  if (after !== before) await writeFile(file, after);
}

function replaceOnce(text: string, what: string, by: string): string {
  if (text.split(what).length !== 2) throw new Error(`'${what}' does not occur exactly once.`);
  return text.replace(what, () => by);
}
