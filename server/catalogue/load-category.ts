import type { CategoryDetail } from '#core/catalogue/product-view.ts';
import { recordOf } from '#core/keys.ts';
import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import { trailOf } from '#server/catalogue/find-product.ts';
import type { CatalogueIndex, IndexedCategory } from '#server/catalogue/indexed.ts';

/** Loads a category with all its details. */
export async function loadCategory(
  scope: Scope & { index: CatalogueIndex },
  { card, calculator }: IndexedCategory,
): Promise<CategoryDetail> {
  const { database, version, locale, index } = scope;
  const rows = await database.read
    .selectFrom('term_text')
    .select(['locale', 'slug', 'description_html'])
    .where('version', '=', version)
    .where('term_id', '=', card.id)
    .execute();
  return {
    ...card,
    calculator,
    slugs: recordOf(rows.map((row) => [row.locale, row.slug])),
    descriptionHtml: rows.find((row) => row.locale === locale)?.description_html ?? '',
    trail: trailOf(index, card.id),
    children: index.categories
      .filter((category) => category.card.parentId === card.id)
      .map((category) => category.card),
  };
}
