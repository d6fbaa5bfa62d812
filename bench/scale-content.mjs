// Writes a content folder of any size, derived from content/: its products again and again under new codes, names,
// addresses and finishes, in both languages. The same size and seed give the same folder. Figures stay those of the
// original variant, so that its photometric file is true for the copy, too; pictures and files are hard links.
// node bench/scale-content.mjs <folder> [--variants 70000] [--seed 1]
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse as parseCsv } from 'csv-parse/sync';
import { stringify as formatYaml, parse as parseYaml } from 'yaml';
import { attributes } from '#core/catalogue/attributes/attributes.ts';
import { subjectOf } from '#core/catalogue/attributes/resolve-attributes.ts';
import { seedRandom } from '#core/seeded-random.fixtures.ts';
import { root } from '#scripts/prepare.mjs';

const CONTENT = join(root, 'content');
const PRODUCTS = 'catalogue/products';
const OTHERS = [PRODUCTS, 'statements'];
const VARIANTS_PER_PRODUCT = 14;
const PRODUCTS_PER_FAMILY = 8;
/** Written again; everything else of the content is linked. */
const RECORDS = /\.(ya?ml|csv|md)$/;

const SYLLABLES = [
  ...['al', 'be', 'cor', 'da', 'el', 'fi', 'gra', 'hel', 'in', 'jo', 'kal', 'lu', 'mi', 'nor'],
  ...['or', 'pa', 'qui', 'ra', 'sol', 'ti', 'ul', 've', 'xi', 'yra', 'zen', 'bra', 'cel', 'dro'],
];
const FINISHES = [
  ...[
    ['W', 'white', 'blanco'],
    ['B', 'black', 'negro'],
    ['G', 'grey', 'gris'],
  ],
  ...[
    ['A', 'anthracite', 'antracita'],
    ['S', 'silver', 'plata'],
    ['Z', 'bronze', 'bronce'],
  ],
];

/**
 * Writes the folder and returns its numbers of products and variants. With fewer variants than content/ has, each of
 * its products has its first ones only, and those of LED strip.
 * @param {{ folder: string, variants: number, seed?: number }} options
 */
export function writeScaledContent({ folder, variants, seed = 1 }) {
  const originals = readOriginals();
  const all = originals.reduce((sum, { rows }) => sum + rows.length, 0);
  const share = Math.min(1, variants / all);
  const strip = readStripCodes();
  linkOthers(folder);
  let count = 0;
  for (const original of originals) {
    const first = Math.max(1, Math.floor(original.rows.length * share));
    const rows = original.rows.filter(({ sku }, index) => index < first || strip.has(sku));
    writeProduct({ folder, original, record: original.record, rows });
    count += rows.length;
  }
  let products = originals.length;
  const random = seedRandom(seed);
  const lit = originals.filter(({ rows }) => rows.length > 1);
  for (let number = 0; count < variants; number += 1) {
    const original = lit[number % lit.length];
    const size = Math.min(VARIANTS_PER_PRODUCT, variants - count);
    writeCopy({ folder, original, number, random, size, perRound: lit.length });
    count += size;
    products += 1;
  }
  return { products, variants: count };
}

function readOriginals() {
  return readdirSync(join(CONTENT, PRODUCTS)).map((name) => {
    const source = join(CONTENT, PRODUCTS, name);
    const record = parseYaml(readFileSync(join(source, 'product.yaml'), 'utf8'));
    const table = readFileSync(join(source, 'variants.csv'), 'utf8');
    const files = readdirSync(source, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !RECORDS.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(source.length + 1));
    return { source, record, rows: parseCsv(table, { columns: true }), files };
  });
}

/** Codes that the tables of LED strip name; they are needed at every size. */
function readStripCodes() {
  const folder = join(CONTENT, 'led-strip');
  const tables = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Set(
    tables.flatMap((table) => parseCsv(table, { columns: true }).map(({ sku }) => sku)),
  );
}

/** Copies everything but the products, and what texts say about them. */
function linkOthers(folder) {
  mkdirSync(folder, { recursive: true });
  cpSync(CONTENT, folder, {
    recursive: true,
    filter: (path) => !OTHERS.some((other) => path.startsWith(join(CONTENT, other))),
  });
}

function writeCopy({ folder, original, number, random, size, perRound }) {
  const round = Math.floor(number / perRound);
  const mark = `${'XYZ'[round % 3]}${Math.floor(round / 3)
    .toString(36)
    .toUpperCase()}`;
  const code = original.record.code + mark;
  const name = nameOf(random);
  const { family, title } = original.record;
  const familyCode = `${family}-${Math.floor(round / PRODUCTS_PER_FAMILY)}`;
  if (round % PRODUCTS_PER_FAMILY === 0) writeFamily({ folder, family, familyCode, name });
  const record = {
    ...original.record,
    code,
    family: familyCode,
    legacy_codes: (original.record.legacy_codes ?? []).map((one) => `${one}${mark}`),
    title: mapTexts(title, (text) => `${text} ${name}`),
    slug: mapTexts(original.record.slug, (text) => `${text}-${slugOf(name)}-${mark.toLowerCase()}`),
    description: mapTexts(original.record.description, (text) => `${name}. ${text}`),
    post_date: dateOf(random),
  };
  const rows = Array.from({ length: size }, (_, index) => copyRow({ original, index, mark, name }));
  writeProduct({ folder, original, record, rows });
}

/** A product with more variants than its original repeats them in further finishes. */
function copyRow({ original, index, mark, name }) {
  const row = original.rows[index % original.rows.length];
  const [letter, finish, spanish] =
    FINISHES[Math.floor(index / original.rows.length) % FINISHES.length];
  const rest = row.sku.slice(original.record.code.length);
  const turn = Math.floor(index / original.rows.length);
  return {
    ...row,
    sku: `${original.record.code}${mark}${rest}${turn === 0 ? '' : `/${letter}${turn}`}`,
    legacy_skus: row.legacy_skus && turn === 0 ? `${row.legacy_skus.split('|')[0]}-${mark}` : '',
    description_en: `${row.description_en}, ${name}${turn === 0 ? '' : `, ${finish}`}`,
    description_es: `${row.description_es}, ${name}${turn === 0 ? '' : `, ${spanish}`}`,
    finish: turn === 0 ? row.finish : finish,
    // A GTIN belongs to one variant only.
    ...('gtin' in row && { gtin: '' }),
    weight_kg: turn === 0 ? row.weight_kg : (Number(row.weight_kg) * (1 + turn / 100)).toFixed(3),
  };
}

function writeFamily({ folder, family, familyCode, name }) {
  const source = readFileSync(join(CONTENT, `catalogue/families/${family}.yaml`), 'utf8');
  const record = parseYaml(source);
  const copy = {
    ...record,
    code: familyCode,
    slug: mapTexts(record.slug, (text) => `${text}-${familyCode.split('-').at(-1)}`),
    title: mapTexts(record.title, (text) => `${text} ${name}`),
  };
  writeFileSync(join(folder, `catalogue/families/${familyCode}.yaml`), formatYaml(copy));
}

function writeProduct({ folder, original, record, rows }) {
  const target = join(folder, PRODUCTS, record.code.toLowerCase());
  const named = new Set(rows.map(({ photometry }) => photometry));
  const files = original.files.filter(
    (file) => !file.startsWith('photometry/') || named.has(basename(file)),
  );
  mkdirSync(target, { recursive: true });
  for (const folderOfFile of new Set(files.map(dirname))) {
    mkdirSync(join(target, folderOfFile), { recursive: true });
  }
  for (const file of files) link(join(original.source, file), join(target, file));
  writeFileSync(join(target, 'product.yaml'), formatYaml(withAttributesOf(rows, record)));
  const columns = Object.keys(original.rows[0]);
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  writeFileSync(join(target, 'variants.csv'), `${[columns.join(','), ...lines].join('\n')}\n`);
}

/** A copy may lack the rows with emergency lighting or radio of its original: it states only what applies to its own. */
function withAttributesOf(rows, record) {
  if (!record.attributes) return record;
  const numberOf = (text) => (text ? Number(text) : null);
  const subjects = rows.map((row) =>
    subjectOf(record.model.archetype, {
      ...row,
      flux_lm: numberOf(row.flux_lm),
      power_w: numberOf(row.power_w),
      cri: numberOf(row.cri),
      length_mm: numberOf(row.length_mm),
      voltage: row.voltage || null,
      cut_out_mm: row.cut_out_mm || null,
    }),
  );
  const applies = new Map(attributes.map((one) => [one.name, subjects.some(one.applies)]));
  const stated = Object.entries(record.attributes).filter(([name]) => applies.get(name) ?? true);
  return { ...record, attributes: Object.fromEntries(stated) };
}

/** Links across file systems are impossible; then it is a copy. */
function link(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function cell(text) {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function mapTexts(texts, change) {
  return Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, change(text)]));
}

function nameOf(random) {
  const count = 2 + Math.floor(random() * 2);
  const parts = Array.from(
    { length: count },
    () => SYLLABLES[Math.floor(random() * SYLLABLES.length)],
  );
  const word = parts.join('');
  return word[0].toUpperCase() + word.slice(1);
}

function slugOf(name) {
  return name.toLowerCase();
}

function dateOf(random) {
  const day = new Date(Date.UTC(2018, 0, 1) + Math.floor(random() * 2_800) * 86_400_000);
  return day.toISOString().slice(0, 10);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      variants: { type: 'string', default: '70000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [folder] = positionals;
  if (!folder) throw new Error('Name the folder to write.');
  const { variants, seed } = values;
  console.log(writeScaledContent({ folder, variants: Number(variants), seed: Number(seed) }));
}
