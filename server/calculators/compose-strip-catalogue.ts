import type { StripTable } from '#core/calculators/led-strip/parts/part-record.ts';
import type {
  MainsFigures,
  PartVariant,
  StripCatalogue,
  StripParts,
} from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import type { ComparedVariant } from '#core/catalogue/compare/compare-variants.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { missing } from '#core/missing.ts';

type Sources = {
  listCompared: (locale: LocaleCode, ids: number[]) => Promise<ComparedVariant[]>;
  /** Attributes of the variants of a product, by their ids. */
  listAttributes: (productId: number) => Promise<ReadonlyMap<number, AttributeValues>>;
};

/** Adds catalogue data to the tables of parts; parts whose variant is gone are omitted. */
export async function composeStripCatalogue(
  parts: StripParts,
  locale: LocaleCode,
  { listCompared, listAttributes }: Sources,
): Promise<StripCatalogue> {
  const ids = Object.values(parts).flatMap((rows) => rows.map(({ variantId }) => variantId));
  const variants = await listCompared(locale, [...new Set(ids)]);
  const productIds = [...new Set(parts.drivers.map(({ productId }) => productId))];
  const stated = await Promise.all(productIds.map(listAttributes));
  const attributes = new Map(stated.flatMap((ofProduct) => [...ofProduct]));
  const variantById = new Map(
    variants.map((item) => {
      const mains = mainsOf(attributes.get(item.variant.id));
      return [item.variant.id, { ...toPartVariant(item), ...(mains && { mains }) }];
    }),
  );
  const tables = Object.entries(parts).map(([table, rows]) => {
    const listed = rows.flatMap((row: StripParts[StripTable][number]) => {
      const variant = variantById.get(row.variantId);
      return variant ? { ...row, variant } : [];
    });
    return [table, listed];
  });
  return Object.fromEntries(tables) as StripCatalogue;
}

/** Null unless all of it is stated. */
function mainsOf(stated: AttributeValues | undefined): MainsFigures | null {
  const { inrush_a: inrushA, breaker_b16: onB16, breaker_c16: onC16 } = stated ?? {};
  const isStated = [inrushA, onB16, onC16].every((value) => typeof value === 'number');
  return isStated ? { inrushA: Number(inrushA), onB16: Number(onB16), onC16: Number(onC16) } : null;
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
