import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import type { EtimSubject, EtimTable } from '#core/catalogue/etim/etim.ts';
import { etimSubject } from '#server/import/check/typed/check-etim.ts';
import { columnMapFor } from '#server/import/columns/find-column-map.ts';
import { createReport } from '#server/import/content-problem.ts';
import { readStoredRows } from '#server/import/part/merge-table.ts';
import type { RowCells } from '#server/import/part/table-changes.ts';
import type { ProductSource, VariantSource } from '#server/import/read/content-records.ts';
import { readContent } from '#server/import/read/read-content.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';
import { kindAt, type SheetKind } from '#server/import/tables/sheet-kinds.ts';

/** A variant of the content that an item of a file is, or a new one of a product. */
export type KnownVariant = {
  sku: string;
  product: ProductSource;
  /** What its figures and attributes say, those of the product among them. */
  subject: EtimSubject;
  /** Its cells as the table has them; none of a new one. */
  row: RowCells;
};

export type KnownVariants = {
  etim: EtimTable | null;
  /** By a code of the file, an earlier code, or the GTIN; a new one where a product begins the code. */
  find(codes: readonly string[], gtin: string | null): KnownVariant | null;
};

const CATALOGUE = /^catalogue\/|(^|\/)columns\.yaml$/;
const SKU = /^[A-Z][A-Z0-9]{2,11}(?:\/[A-Z0-9.-]+)+$/;

/** The variants of a content folder that was read. Its faults are those of the content, and not said here. */
export function indexVariants(folder: SourceFolder): KnownVariants {
  const files = new Map([...folder.files].filter(([path]) => CATALOGUE.test(path)));
  const catalogue = { ...folder, files };
  const content = readContent(catalogue, createReport());
  const byCode = new Map<string, [ProductSource, VariantSource]>();
  const byGtin = new Map<string, [ProductSource, VariantSource]>();
  for (const product of content.products) {
    for (const variant of product.variants) {
      const { sku, legacy_skus: earlier } = variant.record;
      for (const code of [...earlier, sku]) byCode.set(code, [product, variant]);
      const { gtin } = variant.attributes;
      if (typeof gtin === 'string') byGtin.set(bareGtin(gtin), [product, variant]);
    }
  }
  const products = new Map(
    content.products.map((one) => [one.folder.split('/').at(-1) as string, one]),
  );
  const readRow = createRowReader(catalogue);
  return {
    etim: content.etim?.record ?? null,
    find(codes, gtin) {
      const known =
        codes.map((code) => byCode.get(code)).find(Boolean) ?? byGtin.get(bareGtin(gtin ?? ''));
      if (known) {
        const [product, variant] = known;
        const { sku } = variant.record;
        return { sku, product, subject: etimSubject(product, variant), row: readRow(product, sku) };
      }
      for (const sku of codes) {
        const product = products.get(sku.split('/')[0]?.toLowerCase() ?? '');
        if (SKU.test(sku) && product)
          return { sku, product, subject: subjectOfNew(product), row: {} };
      }
      return null;
    },
  };
}

/** What a product says of a variant of which nothing else is known. */
function subjectOfNew({ record }: ProductSource): EtimSubject {
  const { model, types, mounting = [], attributes } = record;
  const stated = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return {
    archetype: model.archetype,
    types,
    mounting,
    distribution: null,
    figures: {},
    attributes: Object.fromEntries(stated) as AttributeValues,
  };
}

/** GTIN-14 and UPC have zeros in front of the same number. */
export function bareGtin(gtin: string): string {
  return gtin.replace(/\D/g, '').replace(/^0+/, '');
}

/** Reads a table once, when the first of its rows is wanted. */
function createRowReader(folder: SourceFolder) {
  const tables = new Map<string, ReturnType<typeof readStoredRows>>();
  return ({ folder: place }: ProductSource, sku: string): RowCells => {
    const path = `${place}/variants.csv`;
    const kind = kindAt(path) as SheetKind;
    const report = createReport();
    const map = columnMapFor(folder, path, report);
    const base = folder.files.get(path)?.text ?? null;
    const table = tables.get(path) ?? readStoredRows({ path, kind, base, map, report });
    tables.set(path, table);
    return table.rows.get(JSON.stringify([sku])) ?? {};
  };
}
