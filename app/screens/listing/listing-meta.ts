import type { MetaDescriptor } from 'react-router';
import { withinSentence } from '#app/i18n/label-text.ts';
import { createTranslate, type Translate } from '#app/i18n/use-t.ts';
import { contextOf, pageMeta } from '#app/page/page-meta.ts';
import { chipTexts } from '#app/screens/listing/chips.tsx';
import type { ListingChip, ProductListing } from '#core/catalogue/listing/listing-view.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { mapKeys } from '#core/keys.ts';

/** Loader data of a listing. */
export type ListingPage = {
  listing: ProductListing;
  /** Query of the same listing in every language. */
  queries: Localised;
  /** Queries of the canonical URL in every language. */
  canonicalQueries: Localised;
  isIndexed: boolean;
};

type Matches = Parameters<typeof pageMeta>[0];
type Page = Omit<Parameters<typeof pageMeta>[1], 'paths' | 'isIndexed'> & {
  /** Paths of the listing without filters. */
  paths: Localised;
};

/** Returns the head of a listing: its title, and its canonical URL. */
export function listingMeta(
  matches: Matches,
  { listing, canonicalQueries, isIndexed }: ListingPage,
  page: Page,
): MetaDescriptor[] {
  const t = createTranslate(contextOf(matches).locale);
  return pageMeta(matches, {
    ...page,
    title: titleOf(t, page.title, listing),
    paths: withQueries(page.paths, canonicalQueries),
    isIndexed,
  });
}

/** Search engines truncate longer titles. */
const MAX_IN_TITLE = 3;

/** Returns the title: the listing's name, its filters, and its page from the second on. */
function titleOf(t: Translate, title: string, { chosen, page, pageCount }: ProductListing): string {
  const names = chosen.map((chip) => nameOf(t, chip));
  const narrowed =
    names.length > 0 ? `${title}: ${names.slice(0, MAX_IN_TITLE).join(', ')}` : title;
  return page > 1 ? `${narrowed} · ${t('listing.page', { page, count: pageCount })}` : narrowed;
}

/** Facets whose values need their name, in addition to limits. */
const NAMED_FACETS = new Set<string>(['class', 'energy', 'beam', 'warranty']);

/** Returns a chip's text: `UGR ≤ 19`, or just `IP65`. */
function nameOf(t: Translate, chip: ListingChip): string {
  const { label, value } = chipTexts(t, chip);
  if (!value) return label;
  const isNamed = NAMED_FACETS.has(chip.facet) || /^[≤≥]/.test(value);
  return isNamed ? `${withinSentence(label)} ${value}` : value;
}

/** Appends the query of each language to its path. */
export function withQueries(paths: Localised, queries: Localised): Localised {
  return mapKeys(localeCodes, (code) => paths[code] + queries[code]);
}
