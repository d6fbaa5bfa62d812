import type { CodeBook } from '#core/catalogue/search/code-book.ts';
import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import type { CatalogueIndex } from '#server/catalogue/indexed.ts';
import { listVariantsById } from '#server/catalogue/list-variants.ts';

/** A code of the catalogue, and what it stands for. */
export type SimilarCode = { code: string; description: string };

/** More are no proposal. */
const MAX_SIMILAR = 8;

/**
 * Finds the codes that an unknown one may be meant for: those that look the same (O for 0, I and l for 1), else the most
 * similar ones. Variants where the code names some, else products.
 */
export async function findSimilarCodes(
  scope: Scope,
  { index, codes }: { index: CatalogueIndex; codes: CodeBook },
  typed: string,
): Promise<SimilarCode[]> {
  const word = typed.trim().toLowerCase();
  const match = codes.find([word], 0) ?? codes.findNearest([word], 0);
  if (!match) return [];
  const ids = match.variantIds.slice(0, MAX_SIMILAR);
  if (ids.length > 0) {
    const order = new Map(ids.map((id, place) => [id, place]));
    return (await listVariantsById(scope, ids))
      .toSorted((a, b) => (order.get(a.variant.id) ?? 0) - (order.get(b.variant.id) ?? 0))
      .map(({ variant }) => ({ code: variant.sku, description: variant.description }));
  }
  return match.productIds.slice(0, MAX_SIMILAR).flatMap((id) => {
    const card = index.productById.get(id)?.card;
    return card ? { code: card.code, description: card.title } : [];
  });
}
