/**
 * Writes `drawing.svg` of every product, or of the product codes given as arguments:
 * `node scripts/media/drawings.mjs [CODE…]`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse as parseYaml } from 'yaml';
import { drawProduct } from './drawings/draw-product.mjs';

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));
const productsFolder = join(contentFolder, 'catalogue/products');

const readTable = (file) => parseCsv(readFileSync(file), { columns: true, trim: true });

/** Figures of a product's strip or profile from the tables of the calculator, without doublets: '25', '50'. */
function partFigures(table, column, code) {
  const rows = readTable(join(contentFolder, 'led-strip', table));
  const own = rows.filter(({ sku }) => sku.startsWith(`${code}/`));
  return [...new Set(own.map((row) => row[column]))].sort((a, b) => Number(a) - Number(b));
}

/** Reads the product's record, its variants and its strip or profile as plain objects; null if one of the two is missing. */
export function readProduct(folder) {
  const record = join(folder, 'product.yaml');
  const variants = join(folder, 'variants.csv');
  if (!existsSync(record) || !existsSync(variants)) return null;
  const product = parseYaml(readFileSync(record, 'utf8'));
  const parts = {
    cutsMm: partFigures('strips.csv', 'cut_increment_mm', product.code),
    channelsMm: partFigures('profiles.csv', 'inner_width_mm', product.code),
  };
  return { product, variants: readTable(variants), parts };
}

/** Writes the drawings of all or the given products, and returns how many changed. */
export function writeDrawings(codes = []) {
  const wanted = new Set(codes.map((code) => code.toLowerCase()));
  let changed = 0;
  for (const name of readdirSync(productsFolder).sort()) {
    if (wanted.size > 0 && !wanted.has(name)) continue;
    const folder = join(productsFolder, name);
    const source = readProduct(folder);
    if (!source?.product.drawings?.length) continue;
    const file = join(folder, 'drawing.svg');
    const svg = drawProduct(source);
    if (existsSync(file) && readFileSync(file, 'utf8') === svg) continue;
    writeFileSync(file, svg);
    changed += 1;
  }
  return changed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`${writeDrawings(process.argv.slice(2))} drawings written`);
}
