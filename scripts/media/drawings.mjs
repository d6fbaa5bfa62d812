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

const productsFolder = fileURLToPath(new URL('../../content/catalogue/products', import.meta.url));

/** Reads the product's record and its variants as plain objects; null if one of the two is missing. */
function readProduct(folder) {
  const record = join(folder, 'product.yaml');
  const variants = join(folder, 'variants.csv');
  if (!existsSync(record) || !existsSync(variants)) return null;
  return {
    product: parseYaml(readFileSync(record, 'utf8')),
    variants: parseCsv(readFileSync(variants), { columns: true, trim: true }),
  };
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
    const svg = drawProduct(source.product, source.variants);
    if (existsSync(file) && readFileSync(file, 'utf8') === svg) continue;
    writeFileSync(file, svg);
    changed += 1;
  }
  return changed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`${writeDrawings(process.argv.slice(2))} drawings written`);
}
