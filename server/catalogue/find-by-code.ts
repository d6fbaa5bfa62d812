import type { ProductCard, Variant } from '#core/catalogue/product-view.ts';
import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import type { CatalogueIndex } from '#server/catalogue/indexed.ts';
import { findVariant } from '#server/catalogue/list-variants.ts';

/** The product of a code, and the variant if the code is a variant's. */
export type CodeMatch = { product: ProductCard; variant: Variant | null };

/** Finds by product code, legacy code, SKU or legacy SKU, ignoring case; the first kind that matches wins. */
export async function findByCode(
  scope: Scope,
  index: CatalogueIndex,
  code: string,
): Promise<CodeMatch | null> {
  const row = await scope.database.read
    .selectFrom('product_code')
    .select(['product_id', 'variant_id'])
    .where('version', '=', scope.version)
    .where('code', '=', code.trim().toLowerCase())
    .orderBy('rank')
    .orderBy('product_id')
    .limit(1)
    .executeTakeFirst();
  const product = row && index.productById.get(row.product_id)?.card;
  if (!product) return null;
  const variant = row.variant_id === null ? null : await findVariant(scope, row.variant_id);
  return { product, variant };
}
