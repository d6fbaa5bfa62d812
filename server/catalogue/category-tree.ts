import { orderSections, type SectionId } from '#core/catalogue/section-order.ts';
import type { LightCalculator } from '#core/light-calculator.ts';
import type { IndexedCategory, IndexedProduct } from '#server/catalogue/indexed.ts';
import { fromJson } from '#server/db/from-json.ts';

/** A stored category in one language, ordered by position. */
export type CategoryRow = {
  id: number;
  code: string;
  slug: string;
  title: string;
  summary: string;
  picture: string | null;
  parent_id: number | null;
  picture_id: number | null;
  calculator: LightCalculator | null;
  sections: string | null;
  updated: string;
};

/** Lists each top category before its subcategories and counts the products. */
export function groupCategories(
  rows: CategoryRow[],
  products: IndexedProduct[],
): IndexedCategory[] {
  const childrenOf = Map.groupBy(rows, (row) => row.parent_id);
  const ordered = (childrenOf.get(null) ?? []).flatMap((top) => [
    top,
    ...(childrenOf.get(top.id) ?? []),
  ]);
  return ordered.map((row) => {
    const calculator = row.calculator ?? 'room';
    const below = childrenOf.get(row.id) ?? [];
    const branchIds = new Set([row.id, ...below.map(({ id }) => id)]);
    const { id, code, slug, title, summary } = row;
    return {
      card: {
        id,
        code,
        slug,
        title,
        summary,
        picture: fromJson(row.picture),
        parentId: row.parent_id,
        productCount: products.filter((product) => isListedWithin(branchIds, product)).length,
      },
      branchIds,
      directCount: products.filter(({ categoryIds }) => categoryIds.includes(id)).length,
      pictureId: row.picture_id,
      calculator,
      sections:
        fromJson<SectionId[] | null>(row.sections) ?? orderSections({ named: null, calculator }),
      updated: row.updated,
    };
  });
}

/** Whether a listed product names one of the categories. */
export function isListedWithin(
  branchIds: ReadonlySet<number>,
  { isListed, categoryIds }: IndexedProduct,
): boolean {
  return isListed && categoryIds.some((id) => branchIds.has(id));
}
