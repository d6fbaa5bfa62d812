import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { type ProductRecord, productRecordSchema } from '#core/catalogue/product-record.ts';
import { type VariantRecord, variantRowSchema } from '#core/catalogue/variant-record.ts';

export type ProductSource = {
  /** The product's folder. */
  folder: string;
  product: ProductRecord;
  variants: VariantRecord[];
};

/** A product that cannot be read: folder name and reason. */
type UnreadableProduct = { name: string; problem: string };

/**
 * Reads the products of a catalogue folder; rejects invalid ones without the importer's full explanation.
 *
 * @param names folder names to read; none for all.
 */
export function readProducts(catalogue: string, names: readonly string[]) {
  const products: ProductSource[] = [];
  const unreadable: UnreadableProduct[] = [];
  const folders = names.length > 0 ? names : readdirSync(catalogue).sort();
  for (const name of folders) {
    try {
      products.push(readProduct(join(catalogue, name)));
    } catch (error) {
      const problem = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
      unreadable.push({ name, problem });
    }
  }
  return { products, unreadable };
}

function readProduct(folder: string): ProductSource {
  for (const file of ['product.yaml', 'variants.csv']) {
    if (!existsSync(join(folder, file))) throw new Error(`${file} is missing.`);
  }
  const product = parseYaml(readFileSync(join(folder, 'product.yaml'), 'utf8'));
  const rows = parseCsv(readFileSync(join(folder, 'variants.csv'), 'utf8'), {
    bom: true,
    columns: true,
    skip_empty_lines: true,
    trim: true,
  });
  return {
    folder,
    product: productRecordSchema.parse(product),
    variants: z.array(variantRowSchema).parse(rows),
  };
}
