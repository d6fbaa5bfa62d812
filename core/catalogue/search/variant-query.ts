import { hasWords, toSearchText } from '#core/catalogue/listing/search-text.ts';

/** A variant among the results of a search by code or words. */
export type FoundVariant = { id: number; sku: string; description: string; image: string | null };

/** The first variants of such a search, and the number of all. */
export type FoundVariants = { variants: FoundVariant[]; total: number };

/** Number of variants that such a search returns. */
export const VARIANT_HITS = 8;

const FIELDS = 'sku,description,main_image_url,post_id';

/**
 * The parameters of a search for listed variants by code or words, the best first, but for its page; null for a text
 * without a letter or digit. With `hasLight` only variants that emit light.
 */
export function variantQuery(text: string, { hasLight = false } = {}) {
  const query = text.trim();
  if (!hasWords(query)) return null;
  return {
    q: toSearchText(query),
    query_by: 'sku,legacy_skus,post_title,description',
    num_typos: '0,0,2,0',
    sort_by: '_text_match:desc,name_order:asc',
    filter_by: `show_in_cat_listing:=TRUE${hasLight ? ' && lumens:>0' : ''}`,
    include_fields: FIELDS,
  };
}

/** Reads a document of the search's response. */
export function toFoundVariant(document: Record<string, unknown>): FoundVariant {
  return {
    id: Number(document.post_id),
    sku: String(document.sku ?? ''),
    description: String(document.description ?? ''),
    image: document.main_image_url ? String(document.main_image_url) : null,
  };
}
