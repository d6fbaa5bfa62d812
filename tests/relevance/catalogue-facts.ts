import { readdirSync, readFileSync } from 'node:fs';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';

const content = new URL('../../content/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, content), 'utf8');

const productSchema = z.object({
  code: z.string(),
  categories: z.array(z.string()),
  types: z.array(z.string()).default([]),
  applications: z.array(z.string()).default([]),
});

const rowsSchema = z.array(z.record(z.string(), z.string()));

/** A variant as the content folder has it, read without the importer: `cells` by the names of the columns. */
export type VariantFacts = z.infer<typeof productSchema> & { sku: string; cells: Cells };
type Cells = Record<string, string>;

/** Reads all variants of `content/`, by SKU. */
export function readVariantFacts(): Map<string, VariantFacts> {
  const variants = new Map<string, VariantFacts>();
  for (const folder of readdirSync(new URL('catalogue/products', content))) {
    const path = `catalogue/products/${folder}`;
    const product = productSchema.parse(parseYaml(read(`${path}/product.yaml`)));
    const rows = rowsSchema.parse(parseCsv(read(`${path}/variants.csv`), { columns: true }));
    for (const cells of rows) {
      const sku = cells.sku ?? '';
      variants.set(sku, { ...product, sku, cells });
    }
  }
  return variants;
}
