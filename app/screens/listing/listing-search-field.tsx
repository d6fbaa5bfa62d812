import { useEffect, useRef, useState } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import { FILTER_FORM } from '#app/screens/listing/filters/filter-form.ts';
import { FilterIcon } from '#app/screens/listing/filters/filter-icon.tsx';
import { Icon } from '#app/ui/icon.tsx';

type Props = {
  /** The current search text of the listing. */
  search: string;
  /** URL without the search. */
  clearHref: string;
};

/** The search field of a listing; part of the filter form. */
export function ListingSearch({ search, clearHref }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(search);
  useEffect(() => setText(search), [search]);
  // Takes over text that was typed before hydration.
  useEffect(() => setText((old) => input.current?.value ?? old), []);
  return (
    <search className="listing-search">
      <button
        type="submit"
        form={FILTER_FORM}
        className="listing-search-start"
        aria-label={t('listing.search-start')}
      >
        <FilterIcon name="search" />
      </button>
      <input
        ref={input}
        type="search"
        name="search"
        form={FILTER_FORM}
        value={text}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={t('listing.search')}
        placeholder={t('listing.search')}
        onChange={(event) => setText(event.target.value)}
      />
      {search !== '' && (
        <a
          className="listing-search-clear"
          href={clearHref}
          aria-label={t('listing.search-clear')}
          onClick={() => input.current?.focus()}
        >
          <Icon name="close" size={14} />
        </a>
      )}
    </search>
  );
}
