// Writes the EULUMDAT file of every variant that gives light into its product's photometry/ folder and
// reads all of them back: node scripts/generate-photometry.ts [product folder…]

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { statedFiguresOf } from '#core/catalogue/stated-figures.ts';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';
import { checkAgreement } from '#core/photometry/agreement/agreement.ts';
import { figuresOfReel, readFileFigures } from '#core/photometry/agreement/file-figures.ts';
import { formatLdt } from '#core/photometry/eulumdat/format-ldt.ts';
import { parseLdt } from '#core/photometry/eulumdat/ldt.ts';
import { inEnglish } from '#core/say.ts';
import { readCompany } from '#scripts/company.mjs';
import { createVariantLdt, type LitVariant } from './photometry/create-variant-ldt.ts';
import { type ProductSource, readProducts } from './photometry/read-products.ts';

const catalogue = fileURLToPath(new URL('../content/catalogue/products/', import.meta.url));
const { name: company } = readCompany();
const { products, unreadable } = readProducts(catalogue, process.argv.slice(2));
const problems = unreadable.map(({ name, problem }) => `${name}: ${problem}`);

const totals = { written: 0, unchanged: 0, removed: 0 };
products.forEach((source, index) => {
  const done = generate(source);
  totals.written += done.written;
  totals.unchanged += done.unchanged;
  totals.removed += done.removed;
  const progress = `[${index + 1}/${products.length}]`;
  const changes = `${done.written} written, ${done.unchanged} unchanged, ${done.removed} removed`;
  console.log(`${progress} ${source.product.code}: ${changes}`);
});

const { files, bytes } = verifyAll(products);
const size = `${(bytes / 1e6).toFixed(2)} MB`;
console.log(
  `${files} files, ${size}: ${totals.written} written, ${totals.unchanged} unchanged, ${totals.removed} removed.`,
);
if (problems.length > 0) {
  console.error(`\n${problems.length} things disagree:\n${problems.join('\n')}`);
  process.exitCode = 1;
} else {
  console.log('Every file read back agrees with the figures of its variant.');
}

/** Writes the files of one product that are new or have changed, and removes those without a variant. */
function generate({ folder, product, variants }: ProductSource) {
  const target = join(folder, 'photometry');
  const done = { written: 0, unchanged: 0, removed: 0 };
  const texts = new Map<string, string>();
  for (const variant of variants.filter(isLit)) {
    try {
      if (texts.has(variant.photometry)) throw new Error('Another variant names the same file.');
      texts.set(variant.photometry, formatLdt(createVariantLdt(company, { product, variant })));
    } catch (error) {
      problems.push(`${variant.sku}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (texts.size > 0) mkdirSync(target, { recursive: true });
  for (const [name, text] of texts) {
    const file = join(target, name);
    const bytes = Buffer.from(text, 'latin1');
    if (existsSync(file) && readFileSync(file).equals(bytes)) {
      done.unchanged += 1;
      continue;
    }
    writeFileSync(file, bytes);
    done.written += 1;
  }
  const named = new Set(variants.map((variant) => variant.photometry));
  for (const name of existsSync(target) ? readdirSync(target) : []) {
    if (!name.endsWith('.ldt') || named.has(name)) continue;
    unlinkSync(join(target, name));
    console.log(`${product.code}: removed photometry/${name}, which no variant names.`);
    done.removed += 1;
  }
  return done;
}

function isLit(variant: VariantRecord): variant is LitVariant {
  if (variant.flux_lm !== null && variant.photometry === null) {
    problems.push(`${variant.sku}: has a flux but names no photometric file.`);
  }
  return variant.flux_lm !== null && variant.photometry !== null;
}

/** Reads every file like third-party software and compares it with the printed catalogue figures. */
function verifyAll(sources: ProductSource[]) {
  const total = { files: 0, bytes: 0 };
  for (const { folder, product, variants } of sources) {
    const isStrip = product.model.archetype === 'strip';
    for (const variant of variants) {
      if (variant.photometry === null) continue;
      const file = join(folder, 'photometry', variant.photometry);
      if (!existsSync(file)) {
        problems.push(`${variant.sku}: photometry/${variant.photometry} does not exist.`);
        continue;
      }
      const bytes = readFileSync(file);
      total.files += 1;
      total.bytes += bytes.length;
      const figures = readFileFigures(parseLdt(bytes.toString('latin1')));
      const findings = checkAgreement(
        isStrip ? figuresOfReel(figures, variant.length_mm) : figures,
        statedFiguresOf(variant),
      );
      problems.push(...findings.map((finding) => `${variant.sku}: ${inEnglish(finding.message)}`));
    }
  }
  return total;
}
