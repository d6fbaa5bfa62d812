import type { StripTable } from '#core/calculators/led-strip/parts/part-record.ts';
import type {
  PartVariant,
  StripCatalogue,
  StripParts,
} from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import type { ComparedVariant } from '#core/catalogue/compare/compare-variants.ts';
import { missing } from '#core/missing.ts';

/** Adds catalogue data to the tables of parts; parts whose variant is gone are omitted. */
export async function composeStripCatalogue(
  parts: StripParts,
  listVariants: (ids: number[]) => Promise<ComparedVariant[]>,
): Promise<StripCatalogue> {
  const ids = Object.values(parts).flatMap((rows) => rows.map(({ variantId }) => variantId));
  const variants = await listVariants([...new Set(ids)]);
  const variantById = new Map(variants.map((item) => [item.variant.id, toPartVariant(item)]));
  const tables = Object.entries(parts).map(([table, rows]) => {
    const listed = rows.flatMap((row: StripParts[StripTable][number]) => {
      const variant = variantById.get(row.variantId);
      return variant ? { ...row, variant } : [];
    });
    return [table, listed];
  });
  return Object.fromEntries(tables) as StripCatalogue;
}

function toPartVariant({ variant, product }: ComparedVariant): PartVariant {
  const { id, sku, description, finish, ip, cctK, cctMaxK, cri, fluxLm, powerW } = variant;
  const { lengthMm, widthMm, heightMm } = variant;
  const { slug, title } = product;
  return {
    id,
    sku,
    description,
    picture: variant.picture,
    product: { id: product.id, code: sku.split('/')[0] ?? missing(), slug, title },
    finish,
    ip,
    cctK,
    cctMaxK,
    cri,
    fluxLm,
    powerW,
    lengthMm,
    widthMm,
    heightMm,
  };
}
