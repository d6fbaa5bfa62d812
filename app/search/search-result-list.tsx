import type { MouseEvent } from 'react';
import { labelText } from '#app/i18n/label-text.ts';
import { type Translate, useT } from '#app/i18n/use-t.ts';
import { arrangeGroups } from '#app/search/client/arrange-groups.ts';
import type { SearchResults } from '#app/search/client/search-client.ts';
import { ExactResult } from '#app/search/exact-result.tsx';
import { PlaceGroups } from '#app/search/place-groups.tsx';
import { ResultTable } from '#app/search/result-table.tsx';
import { SearchNotes } from '#app/search/search-notes.tsx';
import { SuggestionLinks, type Suggestions } from '#app/search/suggestion-links.tsx';
import { Icon } from '#app/ui/icon.tsx';

type Props = {
  results: SearchResults;
  /** The response for a newer text is pending. */
  isBusy: boolean;
  /** Path of the listing. */
  listing: string;
  suggestions: Suggestions;
  /** A link is followed. */
  onFollow: (href: string) => void;
  /** Changes the text of the search. */
  onChange: (text: string) => void;
};

/** The number of hits, the newest of them, and a link to the rest. */
export function SearchResultList({
  results,
  isBusy,
  listing,
  suggestions,
  onFollow,
  onChange,
}: Props) {
  const t = useT();
  function follow({ target }: MouseEvent) {
    const href = (target as Element).closest('a')?.getAttribute('href');
    if (href) onFollow(href);
  }
  const { rows, exact, hasMore, reading, listingQuery, places, isPlaceFirst } = results;
  const about = (
    <div className="search-result-list-about">
      <p className="search-result-list-count">{summaryOf(t, results)}</p>
      {rows.length === 0 && places.length === 0 && !reading.absent && (
        <p className="search-result-list-advice">{t('search.none-advice')}</p>
      )}
      <Reading {...{ reading, listing, onChange }} />
    </div>
  );
  const { above, below } = arrangeGroups({ places, isPlaceFirst }, rows.length > 0);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it records which links are followed
    <div className="container search-result-list" onClick={follow}>
      {about}
      <PlaceGroups groups={above} />
      {rows.length > 0 && (
        <div className="search-result-list-found" aria-busy={isBusy}>
          {exact && exact.id !== rows[0]?.id && <ExactResult result={exact} />}
          <ResultTable rows={rows} exactId={exact?.id} label={summaryOf(t, results)} />
          {hasMore && (
            <a className="search-result-list-all" href={listing + listingQuery} data-place>
              {t('search.see-all')} <Icon name="right" />
            </a>
          )}
        </div>
      )}
      <PlaceGroups groups={below} />
      {rows.length === 0 && places.length === 0 && <SuggestionLinks suggestions={suggestions} />}
    </div>
  );
}

type ReadingProps = Pick<Props, 'listing' | 'onChange'> & { reading: SearchResults['reading'] };

/** What the results make of the text: figures as limits, which can be removed, words left out, a text corrected. */
function Reading({
  reading: { limits, leftOut, correction, absent },
  listing,
  onChange,
}: ReadingProps) {
  const t = useT();
  return (
    <>
      {limits.length > 0 && (
        <ul className="chips" aria-label={t('search.limits')}>
          {limits.map(({ label, valueLabel, without }) => {
            const value = valueLabel ? labelText(t, valueLabel) : '';
            const name = [t(label), value].filter(Boolean).join(' ');
            return (
              <li key={name}>
                <button
                  type="button"
                  className="chips-chip"
                  data-place
                  aria-label={t('search.limit-remove', { name })}
                  onClick={() => onChange(without)}
                >
                  <span className={value ? 'chips-label' : 'chips-value'}>{t(label)}</span>
                  {value && <span className="chips-value">{value}</span>}
                  <Icon name="close" size={12} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <SearchNotes {...{ leftOut, correction, absent }} path={listing} isPlace />
    </>
  );
}

/** Returns a short summary of the results. */
export function summaryOf(t: Translate, { query, rows, total, places }: SearchResults): string {
  if (rows.length > 0) return t.count('listing.count', total);
  const found = places.reduce((sum, group) => sum + group.total, 0);
  return found > 0 ? t.count('search.places', found) : t('search.none', { 0: query });
}
