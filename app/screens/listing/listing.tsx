import { type ReactNode, useState } from 'react';
import { ProductCard } from '#app/catalogue/product-card.tsx';
import { Chips } from '#app/screens/listing/chips.tsx';
import { FilterOverlay } from '#app/screens/listing/filters/filter-overlay.tsx';
import { FilterPanel } from '#app/screens/listing/filters/filter-panel.tsx';
import { useT } from '#app/screens/listing/filters/filter-texts.ts';
import { ListingAnnouncer } from '#app/screens/listing/listing-announcer.tsx';
import { ListingEmpty } from '#app/screens/listing/listing-empty.tsx';
import type { Elsewhere } from '#app/screens/listing/listing-meta.ts';
import { useListingState } from '#app/screens/listing/listing-navigation.ts';
import listingStyles from '#app/screens/listing/listing-parts.css?url';
import { ListingTable } from '#app/screens/listing/listing-table.tsx';
import { ListingToolbar } from '#app/screens/listing/listing-toolbar.tsx';
import { ListingViews } from '#app/screens/listing/listing-views.tsx';
import { comparedVariant, matchOf } from '#app/screens/listing/product-match.ts';
import { SearchNotes } from '#app/search/search-notes.tsx';
import { usePendingShown } from '#app/ui/browser/use-pending-shown.ts';
import { LaterStyles } from '#app/ui/later-styles.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { withoutFilters } from '#core/catalogue/listing/change-listing.ts';
import { formatListingState, type ListingState } from '#core/catalogue/listing/listing-state.ts';
import type { ProductListing } from '#core/catalogue/listing/listing-view.ts';

const SIZES =
  '(min-width: 1440px) 340px, (min-width: 1200px) 24vw, (min-width: 1024px) 34vw, (min-width: 700px) 31vw, 46vw';
const RESULTS = 'results';

type Props = {
  listing: ProductListing;
  /** Path of the listing, without its query. */
  path: string;
  emptyText: string;
  /** What all products have for a text of which this listing has nothing. */
  elsewhere?: Elsewhere | null;
  /** Shown before and after the products. */
  before?: ReactNode;
  after?: ReactNode;
  /** Shown above the filters. */
  children?: ReactNode;
};

/** A page of products with filters, sort order and pagination. */
export function Listing({
  listing,
  path,
  emptyText,
  elsewhere = null,
  before,
  after,
  children,
}: Props) {
  const t = useT();
  const { state, loaded, isPending, change } = useListingState();
  const [isOverlayOpen, setOverlayOpen] = useState(false);
  const isPendingShown = usePendingShown(isPending);
  const chips = listing.chosen.filter(({ facet }) => facet !== 'search');
  const clearQuery = formatListingState(withoutFilters(state));
  const announcer = <ListingAnnouncer listing={listing} noneText={emptyText} />;
  const panel = <FilterPanel facets={listing.facets} {...{ chips, state, path, change }} />;

  return (
    <>
      <LaterStyles href={listingStyles} />
      {children}
      <div className="listing">
        <aside id="filters" className="listing-filters" aria-label={t('filter.title')}>
          {!isOverlayOpen && panel}
        </aside>
        <FilterOverlay
          isOpen={isOverlayOpen}
          onClose={() => setOverlayOpen(false)}
          {...{ total: listing.total, isPending: isPendingShown }}
          clearHref={chips.length > 0 ? path + clearQuery : null}
        >
          {panel}
          {announcer}
        </FilterOverlay>
        <div className="listing-main">
          <ListingToolbar
            chosenCount={chips.length}
            onOpenFilters={() => setOverlayOpen(true)}
            {...{ state, path, isOverlayOpen, change }}
          />
          <Chips nextId={RESULTS} {...{ chips, path, clearQuery }} />
          <ListingHead {...{ listing, path, emptyText }} state={loaded} />
          <SearchNotes {...listing} path={path} />
          {before}
          <section
            className="listing-results"
            aria-labelledby={RESULTS}
            aria-busy={isPendingShown || undefined}
          >
            <Results state={loaded} {...{ listing, path, elsewhere }} />
          </section>
          <Pages {...{ listing, path }} state={loaded} />
          {after}
        </div>
        {!isOverlayOpen && announcer}
      </div>
    </>
  );
}

type ResultsProps = { listing: ProductListing; state: ListingState; path: string };

function Pages({ listing: { page, pageCount }, state, path }: ResultsProps) {
  const t = useT();
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefOf={(number) => `${path}${formatListingState({ ...state, page: number })}#${RESULTS}`}
      labels={{
        nav: t('pagination'),
        previous: t('pagination.previous'),
        next: t('pagination.next'),
        page: (number) => t('pagination.page', { number }),
      }}
    />
  );
}

function Results({ listing, state, path, elsewhere }: ResultsProps & Pick<Props, 'elsewhere'>) {
  const { rows, relaxations } = listing;
  if (rows.length === 0)
    return <ListingEmpty nextId={RESULTS} {...{ relaxations, path, elsewhere }} />;
  if (state.view === 'table') return <ListingTable {...{ listing, state, path }} />;
  return (
    <ul className="listing-grid">
      {rows.map((row, index) => (
        <li key={row.product.id}>
          <ProductCard
            product={row.product}
            sizes={SIZES}
            isFirst={index === 0}
            match={matchOf(row)}
            compared={comparedVariant(row, listing.chosen)}
          />
        </li>
      ))}
    </ul>
  );
}

type HeadProps = Pick<Props, 'listing' | 'path' | 'emptyText'> & { state: ListingState };

function ListingHead({ listing: { total, variantTotal }, path, emptyText, state }: HeadProps) {
  const t = useT();
  return (
    <div className="listing-head">
      <h2 id={RESULTS} className="listing-count" tabIndex={-1}>
        {total > 0 ? t.count('listing.count', total) : emptyText}
        {total > 0 && <span>{t.count('card.variants', variantTotal)}</span>}
      </h2>
      <ListingViews state={state} path={path} />
    </div>
  );
}
