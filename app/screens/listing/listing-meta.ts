import type { MetaDescriptor } from 'react-router';
import { createTranslate, type Translate } from '#app/i18n/use-t.ts';
import { contextOf, pageMeta } from '#app/page/page-meta.ts';
import { chipTexts } from '#app/screens/listing/chips.tsx';
import { withinSentence } from '#app/screens/listing/label-text.ts';
import type { ListingChip, ProductListing } from '#core/catalogue/listing/listing-view.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';

/** A listing as the loader of its screen answers it. */
export type ListingPage = {
  listing: ProductListing;
  /** Query of the same listing in every language. */
  queries: Localised;
  /** Queries of the address that stands for it in search engines. */
  canonicalQueries: Localised;
  isIndexed: boolean;
};

type Matches = Parameters<typeof pageMeta>[0];
type Page = Omit<Parameters<typeof pageMeta>[1], 'paths' | 'isIndexed'> & {
  /** Addresses of the plain listing. */
  paths: Localised;
};

/** The head of a listing: its own part of the title, and its address for search engines. */
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

/** More than these would only be cut off. */
const MOST_IN_TITLE = 3;

/** What the listing is of, what it is narrowed to, and its page from the second on. */
function titleOf(t: Translate, title: string, { chosen, page, pageCount }: ProductListing): string {
  const names = chosen.map((chip) => nameOf(t, chip));
  const narrowed =
    names.length > 0 ? `${title}: ${names.slice(0, MOST_IN_TITLE).join(', ')}` : title;
  return page > 1 ? `${narrowed} · ${t('listing.page', { page, count: pageCount })}` : narrowed;
}

/** Facets whose values say nothing without their name, beside those of limits. */
const NAMED = new Set<string>(['class', 'energy', 'beam', 'warranty']);

/** `UGR ≤ 19`, and `IP65` as it is. */
function nameOf(t: Translate, chip: ListingChip): string {
  const { label, value } = chipTexts(t, chip);
  if (!value) return label;
  const isNamed = NAMED.has(chip.facet) || /^[≤≥]/.test(value);
  return isNamed ? `${withinSentence(label)} ${value}` : value;
}

/** Addresses with the query of each language. */
export function withQueries(paths: Localised, queries: Localised): Localised {
  const entries = localeCodes.map((code) => [code, paths[code] + queries[code]]);
  return Object.fromEntries(entries) as Localised;
}
