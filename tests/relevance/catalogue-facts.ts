import { readdirSync, readFileSync } from 'node:fs';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { parseLdt } from '#core/photometry/eulumdat/ldt.ts';
import { calculateBeamAngle } from '#core/photometry/figures/beam.ts';
import { createLuminaire } from '#core/photometry/luminaire.ts';
import { findUgrClass, rateUgr } from '#core/photometry/ugr/ugr-class.ts';

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
export type VariantFacts = z.infer<typeof productSchema> & {
  sku: string;
  cells: Cells;
  /** UGR class and beam in C0: as stated, else of the photometric file. */
  lightFigures: () => { ugr: number | null; beam: number | null };
};
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
      const lightFigures = createLightFigures(`${path}/photometry/${cells.photometry}`, cells);
      variants.set(sku, { ...product, sku, cells, lightFigures });
    }
  }
  return variants;
}

/** Reads the file on the first call: few queries are about its figures. */
function createLightFigures(file: string, cells: Cells): VariantFacts['lightFigures'] {
  let known: ReturnType<VariantFacts['lightFigures']> | undefined;
  return () => {
    known ??= readLightFigures(file, cells);
    return known;
  };
}

function readLightFigures(file: string, { photometry, ugr, beam_deg }: Cells) {
  const stated = { ugr: ugr ? Number(ugr) : null, beam: beam_deg ? Number(beam_deg) : null };
  if (!photometry || (stated.ugr !== null && stated.beam !== null)) return stated;
  const luminaire = createLuminaire(parseLdt(read(file)));
  const beam = calculateBeamAngle(luminaire.light);
  return {
    ugr: stated.ugr ?? findUgrClass(rateUgr(luminaire)),
    beam: stated.beam ?? (beam === null || beam > 180 ? null : Math.round(10 * beam) / 10),
  };
}
