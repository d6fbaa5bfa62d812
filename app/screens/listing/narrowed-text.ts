import type { Translate } from '#app/i18n/use-t.ts';
import { titleOf } from '#app/screens/listing/listing-title.ts';
import type { ProductListing } from '#core/catalogue/listing/listing-view.ts';
import type { ProductCard, Span } from '#core/catalogue/product-view.ts';
import { formatSpan } from '#core/units.ts';

type ListingText = { title: string; text: string };
type Figures = ProductCard['figures'];

/** More names of products are no description. */
const MAX_NAMES = 4;

/**
 * The heading, the introduction, and the description for search engines of a listing: those of the page, or where a type or a
 * family alone narrows it, its own, from the data of its products.
 */
export function listingText(
  t: Translate,
  page: ListingText,
  listing: ProductListing,
): ListingText & { description: string } {
  const [chip, ...others] = listing.chosen;
  const isOfOne = others.length === 0 && (chip?.facet === 'type' || chip?.facet === 'family');
  if (!isOfOne || listing.rows.length === 0) return { ...page, description: page.text };
  const title = titleOf(t, page.title, { ...listing, page: 1 });
  const products = listing.rows.map(({ product }) => product);
  const count = t.count('listing.count', listing.total);
  // The rows of one page say nothing of the others.
  const isWhole = listing.pageCount === 1;
  const facts = isWhole ? [`${count}: ${nameProducts(products)}`, figuresOf(t, products)] : [count];
  const text = `${facts.filter(Boolean).join('. ')}.`;
  return { title, text, description: `${title}. ${text}` };
}

function nameProducts(products: readonly ProductCard[]): string {
  const names = products.slice(0, MAX_NAMES).map(({ title }) => title);
  return [...names, ...(products.length > MAX_NAMES ? ['…'] : [])].join(', ');
}

/** `310–3,600 lm, 4–38 W, 78–112 lm/W, IP20, IP44`; '' for products without figures. */
function figuresOf(t: Translate, products: readonly ProductCard[]): string {
  const figures = products.map((product) => product.figures);
  const span = (unit: string, read: (one: Figures) => Span | null | undefined) => {
    const spans = figures.map(read).filter((one): one is Span => Boolean(one));
    if (spans.length === 0) return [];
    const min = Math.min(...spans.map((one) => one.min));
    const max = Math.max(...spans.map((one) => one.max));
    return [formatSpan(t.locale, { min, max }, unit)];
  };
  // Reels of strip are compared by the metre.
  const light = figures.every(({ perMetre }) => perMetre)
    ? [
        ...span('lm/m', ({ perMetre }) => perMetre?.fluxLm),
        ...span('W/m', ({ perMetre }) => perMetre?.powerW),
      ]
    : [...span('lm', ({ fluxLm }) => fluxLm), ...span('W', ({ powerW }) => powerW)];
  const ratings = new Set(figures.flatMap(({ ip }) => ip ?? []));
  return [...light, ...span('lm/W', (one) => one.efficacyLmW), ...[...ratings].sort()].join(', ');
}
