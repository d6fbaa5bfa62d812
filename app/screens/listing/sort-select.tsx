import { useT } from '#app/i18n/use-t.ts';
import { FILTER_FORM } from '#app/screens/listing/filters/filter-form.ts';
import type { ChangeListing } from '#app/screens/listing/listing-navigation.ts';
import { Icon } from '#app/ui/icon.tsx';
import {
  DEFAULT_SORT,
  type ListingState,
  type SortId,
  sortIds,
} from '#core/catalogue/listing/listing-state.ts';

/** The value of the default sort order, which is not part of the URL. */
const DEFAULT = '';

type Props = { state: ListingState; change: ChangeListing };

/** The sort order of a listing. */
export function SortSelect({ state, change }: Props) {
  const t = useT();
  return (
    <label className="sort-select">
      <span className="visually-hidden sort-select-label">{t('sort.label')}</span>
      <span className="sort-select-field">
        <select
          name="sort"
          form={FILTER_FORM}
          value={state.sort ?? DEFAULT}
          autoComplete="off"
          onChange={(event) => {
            const sort = (event.target.value || null) as SortId | null;
            change((old) => ({ ...old, sort, page: 1 }));
          }}
        >
          {sortIds.map((id) => (
            <option key={id} value={id === DEFAULT_SORT ? DEFAULT : id}>
              {t(`sort.${id}`)}
            </option>
          ))}
        </select>
        <Icon name="down" size={14} />
      </span>
    </label>
  );
}

/** Returns the first page of a listing in a sort order; the default order is not part of the URL. */
export function sortedBy(state: ListingState, sort: SortId): ListingState {
  return { ...state, sort: sort === DEFAULT_SORT ? null : sort, page: 1 };
}
