import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { ProductDisplay } from '#server/db/stored-product.ts';

/** Reads what the page of a product of the version displays. Throws for an unknown id. */
export async function readDisplay(
  { database, version, locale }: Scope,
  productId: number,
): Promise<ProductDisplay> {
  const { display } = await database.read
    .selectFrom('product_text')
    .select('display')
    .where('version', '=', version)
    .where('product_id', '=', productId)
    .where('locale', '=', locale)
    .executeTakeFirstOrThrow();
  return fromJson<ProductDisplay>(display);
}
