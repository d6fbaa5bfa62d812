import { withinSentence } from '#app/i18n/label-text.ts';
import type { Translate } from '#app/i18n/use-t.ts';
import { chipTexts } from '#app/screens/listing/chips.tsx';
import type { ListingChip, ProductListing } from '#core/catalogue/listing/listing-view.ts';

/** Search engines truncate longer titles. */
const MAX_IN_TITLE = 3;

/**
 * Returns the title: the listing's name, its filters, and its page from the second on. One that has the listing's name in its
 * own stands alone: 'Adjustable downlights'.
 */
export function titleOf(
  t: Translate,
  title: string,
  { chosen, page, pageCount }: ProductListing,
): string {
  const names = chosen.map((chip) => nameOf(t, chip));
  const shown = names.slice(0, MAX_IN_TITLE).join(', ');
  const isWhole = names.length === 1 && shown.toLowerCase().includes(title.toLowerCase());
  const narrowed = names.length === 0 ? title : isWhole ? shown : `${title}: ${shown}`;
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
