import type { ListingRow } from '#core/catalogue/listing/listing-view.ts';
import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import { listVariantPictures } from '#server/catalogue/list-variants.ts';

/** Shows a product of which only some variants match with the picture of the variant that its link leads to. */
export async function pictureMatches(scope: Scope, rows: ListingRow[]): Promise<ListingRow[]> {
  const narrowed = rows.filter(
    ({ matchingVariantCount, product }) => matchingVariantCount < product.variantCount,
  );
  const pictures = await listVariantPictures(
    scope,
    narrowed.map(({ variant }) => variant.id),
  );
  return rows.map((row) => {
    const picture = pictures.get(row.variant.id);
    return picture === undefined ? row : { ...row, product: { ...row.product, picture } };
  });
}
