import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import { attributesOf } from '#core/catalogue/attributes/attribute-rows.ts';
import { groupAttributes } from '#core/catalogue/attributes/attribute-texts.ts';
import type { ComparedVariant } from '#core/catalogue/compare/compare-variants.ts';
import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import { calculatorOf } from '#server/catalogue/find-product.ts';
import type { CatalogueIndex } from '#server/catalogue/indexed.ts';
import { listVariantsById } from '#server/catalogue/list-variants.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { ProductDisplay } from '#server/db/stored-product.ts';
import { attributeTexts } from '#server/texts.ts';

/** Returns variants by id with the product data of a comparison, in the order of the ids. */
export async function listCompared(
  scope: Scope,
  index: CatalogueIndex,
  ids: number[],
): Promise<ComparedVariant[]> {
  if (ids.length === 0) return [];
  const variants = await listVariantsById(scope, ids);
  const displays = await readDisplays(scope, [
    ...new Set(variants.map(({ productId }) => productId)),
  ]);
  const groupsOf = (values: AttributeValues, sources: ProductDisplay['attributeSources'] = {}) =>
    attributesOf(
      {
        variants: [{ id: 0 }],
        attributes: groupAttributes(attributeTexts[scope.locale], [values], sources),
      },
      { id: 0 },
    );
  const compared = variants.flatMap(({ productId, variant, attributes }) => {
    const product = index.productById.get(productId);
    const display = displays.get(productId);
    if (!product || !display) return [];
    const { id, slug, title, type, drawing, variantCount } = product.card;
    const shared = { id, slug, title, drawing, variantCount };
    return {
      variant,
      attributes: groupsOf(attributes, display.attributeSources),
      product: {
        ...shared,
        type: type.title,
        warrantyYears: product.warrantyYears,
        calculator: calculatorOf(index, product),
        archetype: display.archetype,
        specification: display.specification,
      },
    };
  });
  return ids.flatMap((id) => compared.find(({ variant }) => variant.id === id) ?? []);
}

async function readDisplays({ database, version, locale }: Scope, ids: number[]) {
  if (ids.length === 0) return new Map<number, ProductDisplay>();
  const rows = await database.read
    .selectFrom('product_text')
    .select(['product_id', 'display'])
    .where('version', '=', version)
    .where('locale', '=', locale)
    .where('product_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.product_id, fromJson<ProductDisplay>(row.display)]));
}
