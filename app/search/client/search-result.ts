import {
  dropStart,
  hasMarks,
  type Piece,
  splitMarks,
  textOf,
} from '#app/search/client/split-marks.ts';
import type { SearchHit } from '#core/search/search-engine.ts';

/** A product or a variant as a row of the overlay. */
export type SearchResult = {
  /** Unique among the results of a search. */
  id: string;
  sku: Piece[];
  title: Piece[];
  /** The description without the title; may be empty. */
  description: Piece[];
  /** Codes of earlier products that matched the search. */
  replaces: Piece[][];
  /** Path of the product's page, with the selected variant. */
  href: string;
  pictureUrl: string | null;
  /** Ids of the product and, for a variant, of the variant. */
  compare: { parent: number; id?: number };
};

/** Converts a hit to a row. A variant links to its product with the variant selected. */
export function toResult(hit: SearchHit, isVariation: boolean): SearchResult {
  const { document } = hit;
  const { main_image_url: picture } = document;
  const title = highlighted(hit, 'post_title');
  return {
    id: `${isVariation ? 'variation' : 'product'}-${document.post_id}`,
    sku: highlighted(hit, 'sku'),
    title,
    description: withoutTitle(highlighted(hit, 'description'), textOf(title)),
    replaces: snippetsOf(hit, 'legacy_skus').filter(hasMarks).map(splitMarks),
    href: hrefOf(String(document.permalink ?? ''), isVariation ? document.post_id : null),
    pictureUrl: typeof picture === 'string' && picture !== '' ? picture : null,
    compare: isVariation
      ? { parent: Number(document.product_id), id: Number(document.post_id) }
      : { parent: Number(document.post_id) },
  };
}

function highlighted(hit: SearchHit, field: string): Piece[] {
  const [snippet] = snippetsOf(hit, field);
  if (snippet !== undefined) return splitMarks(snippet);
  const text = String(hit.document[field] ?? '');
  return text === '' ? [] : [{ text, isFound: false }];
}

function snippetsOf({ highlight }: SearchHit, field: string): string[] {
  return [highlight[field] ?? []].flat().flatMap(({ snippet }) => snippet ?? []);
}

/** Descriptions of variants begin with the name of their product. */
function withoutTitle(description: Piece[], title: string): Piece[] {
  const text = textOf(description);
  if (!text.startsWith(title)) return description;
  const separator = /^[\s,.:·–—-]*/.exec(text.slice(title.length))?.[0] ?? '';
  if (separator === '' && text.length > title.length) return description;
  return dropStart(description, title.length + separator.length);
}

function hrefOf(permalink: string, variation: unknown): string {
  // Only the path counts: the permalink may contain the address of the site.
  const { pathname } = new URL(permalink, 'https://any.invalid');
  if (variation === null || variation === undefined) return pathname;
  return `${pathname}?variation=${encodeURIComponent(String(variation))}`;
}
