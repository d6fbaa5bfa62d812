import { FILTER_FORM } from '#app/screens/listing/filters/filter-form.ts';
import { FilterIcon } from '#app/screens/listing/filters/filter-icon.tsx';
import { useT } from '#app/screens/listing/filters/filter-texts.ts';
import type { ChangeListing } from '#app/screens/listing/listing-navigation.ts';
import { ListingSearch } from '#app/screens/listing/listing-search-field.tsx';
import { SortSelect } from '#app/screens/listing/sort-select.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { withoutText } from '#core/catalogue/listing/change-listing.ts';
import { formatListingState, type ListingState } from '#core/catalogue/listing/listing-state.ts';
import { formatNumber } from '#core/units.ts';

type Props = {
  state: ListingState;
  /** Path of the listing, without its query. */
  path: string;
  /** Number of active filters. */
  chosenCount: number;
  isOverlayOpen: boolean;
  onOpenFilters: () => void;
  change: ChangeListing;
};

/** Search and sort order of a listing; on narrow screens also the button that opens the filters. */
export function ListingToolbar(props: Props) {
  const { state, path, chosenCount, isOverlayOpen, onOpenFilters, change } = props;
  const t = useT();
  return (
    <div className="listing-toolbar">
      <div className="listing-toolbar-search">
        <ListingSearch
          search={state.search}
          clearHref={path + formatListingState(withoutText(state))}
        />
      </div>
      <div className="listing-toolbar-bar">
        <LinkButton
          className="listing-toolbar-filters"
          href="#filters"
          aria-haspopup="dialog"
          aria-expanded={isOverlayOpen}
          onPress={onOpenFilters}
        >
          <FilterIcon name="filters" />
          {t('filter.title')}
          {chosenCount > 0 && (
            <span className="listing-toolbar-badge">{formatNumber(t.locale, chosenCount)}</span>
          )}
        </LinkButton>
        <SortSelect state={state} change={change} />
        <button type="submit" form={FILTER_FORM} className="listing-toolbar-apply">
          {t('filter.apply')}
        </button>
      </div>
    </div>
  );
}
