import type { ComparedVariant } from '#core/catalogue/compare/compare-variants.ts';
import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import { calculatorOf } from '#server/catalogue/find-product.ts';
import type { CatalogueIndex } from '#server/catalogue/indexed.ts';
import { listVariantsById } from '#server/catalogue/list-variants.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { ProductDisplay } from '#server/db/stored-product.ts';

/** Returns variants by id with the product data of a comparison, in the order of the ids. */
export async function listCompared(
  scope: Scope,
  index: CatalogueIndex,
  ids: number[],
): Promise<ComparedVariant[]> {
  if (ids.length === 0) return [];
  const variants = await listVariantsById(scope, ids);
  const specifications = await readSpecifications(scope, [
    ...new Set(variants.map(({ productId }) => productId)),
  ]);
  const compared = variants.flatMap(({ productId, variant }) => {
    const product = index.productById.get(productId);
    if (!product) return [];
    const { id, slug, title, type, picture, drawing, variantCount } = product.card;
    const shared = { id, slug, title, picture, drawing, variantCount };
    return {
      variant,
      product: {
        ...shared,
        type: type.title,
        warrantyYears: product.warrantyYears,
        calculator: calculatorOf(index, product),
        specification: specifications.get(id) ?? [],
      },
    };
  });
  return ids.flatMap((id) => compared.find(({ variant }) => variant.id === id) ?? []);
}

async function readSpecifications({ database, version, locale }: Scope, ids: number[]) {
  if (ids.length === 0) return new Map<number, ProductDisplay['specification']>();
  const rows = await database.read
    .selectFrom('product_text')
    .select(['product_id', 'display'])
    .where('version', '=', version)
    .where('locale', '=', locale)
    .where('product_id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [row.product_id, fromJson<ProductDisplay>(row.display).specification]),
  );
}
