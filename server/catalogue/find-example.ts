import type { Variant } from '#core/catalogue/product-view.ts';
import type { LightCalculator } from '#core/light-calculator.ts';
import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import type { CatalogueIndex, IndexedProduct } from '#server/catalogue/indexed.ts';
import { listVariants } from '#server/catalogue/list-variants.ts';

/**
 * Finds a variant to show how a calculator works: of the newest product in the first type with light of the category that is
 * planned with it. Null if no product of such a category has photometry.
 */
export async function findExample(
  { index, ...scope }: Scope & { index: CatalogueIndex },
  calculator: LightCalculator,
): Promise<Variant | null> {
  for (const { card } of listExamples(index, calculator)) {
    const variants = await listVariants(scope, card.id);
    const lit = variants.find(({ photometry }) => photometry !== null);
    if (lit) return lit;
  }
  return null;
}

/** Listed products that are planned with a calculator: those of the first types of each category first, newest first. */
function listExamples(
  { categories, products, terms }: CatalogueIndex,
  calculator: LightCalculator,
): IndexedProduct[] {
  const planned = categories.filter((category) => category.calculator === calculator);
  return planned.flatMap(({ card: { id } }) => {
    const types = [...terms.values()].filter(({ kind, scope }) => kind === 'type' && scope === id);
    const within = products.filter(
      ({ categoryIds, isListed }) => isListed && categoryIds[0] === id,
    );
    const rankOf = ({ typeIds }: IndexedProduct) => {
      const rank = types.findIndex((type) => typeIds.includes(type.id));
      return rank < 0 ? types.length : rank;
    };
    return within.toSorted((one, other) => rankOf(one) - rankOf(other));
  });
}
