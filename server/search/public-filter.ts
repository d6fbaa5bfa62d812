import type { CollectionSchema } from '#core/search/admin/collection-schema.ts';

const FIELD = 'show_in_cat_listing';

/** What the public may find. The field is a text as the catalogue's content has it: `TRUE` or `FALSE`. */
export const PUBLIC_FILTER = `${FIELD}:=TRUE`;

/** The filter of a collection that has the field; where nothing can be hidden, nothing is. */
export function publicFilterFor({ fields }: Pick<CollectionSchema, 'fields'>): string {
  for (const { name, type } of fields) {
    if (name === FIELD) return type.startsWith('string') ? PUBLIC_FILTER : '';
  }
  return '';
}
