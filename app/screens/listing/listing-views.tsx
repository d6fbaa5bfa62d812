import { useT } from '#app/i18n/use-t.ts';
import { FilterIcon } from '#app/screens/listing/filters/filter-icon.tsx';
import { formatListingState, type ListingState } from '#core/catalogue/listing/listing-state.ts';

const views = [
  { view: 'grid', label: 'listing.grid' },
  { view: 'table', label: 'listing.table' },
] as const;

type Props = {
  state: ListingState;
  /** Path of the listing, without its query. */
  path: string;
};

/** Links to the views of a listing. */
export function ListingViews({ state, path }: Props) {
  const t = useT();
  return (
    <nav className="listing-views" aria-label={t('listing.view')}>
      {views.map(({ view, label }) => (
        <a
          key={view}
          href={path + formatListingState({ ...state, view })}
          rel="nofollow"
          aria-label={t(label)}
          title={t(label)}
          aria-current={view === state.view ? 'true' : undefined}
        >
          <FilterIcon name={view} />
        </a>
      ))}
    </nav>
  );
}
