import { foldCode, isVariationAt } from '#app/search/client/search-request.ts';
import { type SearchResult, toResult } from '#app/search/client/search-result.ts';
import type { SuggestedProduct } from '#core/catalogue/search/product-suggestions.ts';
import { foldText } from '#core/fold-text.ts';
import type { SearchHit } from '#core/search/search-engine.ts';

/** A product, or its best variant, with further variants below it. */
export type SearchRow = SearchResult & {
  variants: SearchResult[];
  /** Number of variants below it, shown or not. */
  variantTotal: number;
};

/** Below this number the variants of a row are shown at once. */
export const FEW_VARIANTS = 3;

/** Gathers hits by product, each in the place of its first hit. */
export function gatherHits(hits: SearchHit[]): SearchRow[] {
  const rows = new Map<number, SearchRow>();
  for (const hit of hits) {
    const result = toResult(hit, isVariationAt(hit.search_index));
    const row = rows.get(result.compare.parent);
    if (row) {
      row.variants.push(result);
      row.variantTotal += 1;
    } else rows.set(result.compare.parent, { ...result, variants: [], variantTotal: 0 });
  }
  return [...rows.values()];
}

/**
 * Whether hits contain every word of the search themselves. Others, which have fewer words, or synonyms and similar words
 * in their place, are better sorted by the listing.
 */
export function haveOwnWords(hits: SearchHit[], query: string): boolean {
  const words = wordsOf(query);
  return hits.every(({ highlight, text_match_info: info }) => {
    if (Number(info?.num_tokens_dropped) > 0) return false;
    const found = Object.values(highlight)
      .flat()
      .flatMap(({ matched_tokens }) => matched_tokens.flat())
      .flatMap((token) => [foldCode(foldText(token)), ...wordsOf(token)]);
    return words.every((word) => found.some((token) => token.startsWith(word)));
  });
}

/** The parts of a text between spaces and signs: `ARD150/12` has two. */
const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A product with the variants that match; if it is one only, that variant. */
export function toProductRow(product: SuggestedProduct): SearchRow {
  const { id, code, title, summary, href, pictureUrl, matching, variantCount } = product;
  const variants = product.variants.map((variant) => toVariantResult(product, variant));
  const [best] = variants;
  if (best && matching === 1 && variantCount > 1) return { ...best, variants: [], variantTotal: 0 };
  const isNarrowed = matching < variantCount;
  return {
    id: `product-${id}`,
    sku: plain(code),
    title: plain(title),
    description: plain(summary),
    replaces: [],
    href: isNarrowed && best ? best.href : href,
    pictureUrl,
    compare: { parent: id },
    variants: isNarrowed ? variants : [],
    variantTotal: isNarrowed ? matching : 0,
  };
}

function toVariantResult(
  product: SuggestedProduct,
  { id, sku, description }: SuggestedProduct['variants'][number],
): SearchResult {
  const { title, href, pictureUrl } = product;
  const rest = description.startsWith(title) ? description.slice(title.length) : description;
  return {
    id: `variation-${id}`,
    sku: plain(sku),
    title: plain(title),
    description: plain(rest.replace(/^[\s,.:·–—-]+/, '')),
    replaces: [],
    href: `${href}?variation=${id}`,
    pictureUrl,
    compare: { parent: product.id, id },
  };
}

const plain = (text: string) => (text === '' ? [] : [{ text, isFound: false }]);
