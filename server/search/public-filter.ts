import type { CollectionSchema } from '#core/search/admin/collection-schema.ts';

const FIELD = 'show_in_cat_listing';

/** The filter of public searches. The field is a text, as in the catalogue's content: `TRUE` or `FALSE`. */
export const PUBLIC_FILTER = `${FIELD}:=TRUE`;

/**
 * Returns the public filter for a collection with the field, and no filter for others. Null for a field that cannot be
 * filtered by: such a collection is not public.
 */
export function publicFilterFor({ fields }: Pick<CollectionSchema, 'fields'>): string | null {
  const field = fields.find(({ name }) => name === FIELD);
  if (!field) return '';
  if (field.index === false) return null;
  if (field.type.startsWith('string')) return PUBLIC_FILTER;
  return field.type.startsWith('bool') ? `${FIELD}:=true` : null;
}
