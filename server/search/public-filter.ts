import type { CollectionSchema } from '#core/search/admin/collection-schema.ts';

const FIELD = 'show_in_cat_listing';

/** The filter of public searches. The field is a text, as in the catalogue's content: `TRUE` or `FALSE`. */
export const PUBLIC_FILTER = `${FIELD}:=TRUE`;

/** Returns the public filter for a collection with the field, and no filter for others. */
export function publicFilterFor({ fields }: Pick<CollectionSchema, 'fields'>): string {
  for (const { name, type } of fields) {
    if (name === FIELD) return type.startsWith('string') ? PUBLIC_FILTER : '';
  }
  return '';
}
