import { type Translate, useT } from '#app/i18n/use-t.ts';
import type { SearchResults } from '#app/search/client/search-client.ts';
import { RESULT_COUNT } from '#app/search/client/search-request.ts';
import { ExactResult } from '#app/search/exact-result.tsx';
import { ResultTable } from '#app/search/result-table.tsx';
import { SuggestionLinks, type Suggestions } from '#app/search/suggestion-links.tsx';
import { Icon } from '#app/ui/icon.tsx';

type Props = {
  results: SearchResults;
  /** The response for a newer text is pending. */
  isBusy: boolean;
  /** Address of the listing with all hits. */
  listingUrl: string;
  suggestions: Suggestions;
  onFollow: () => void;
};

/** The number of hits, the newest of them, and a link to the rest. */
export function SearchResultList({ results, isBusy, listingUrl, suggestions, onFollow }: Props) {
  const t = useT();
  const { found, results: rows, exact } = results;
  if (rows.length === 0) {
    return (
      <div className="container search-result-list">
        <div className="search-result-list-message">
          <p className="search-result-list-lead">{summaryOf(t, results)}</p>
          <p className="search-result-list-advice">{t('search.none-advice')}</p>
        </div>
        <SuggestionLinks suggestions={suggestions} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it records which links are followed
    <div className="container search-result-list" onClick={onFollow}>
      <p className="search-result-list-count">{summaryOf(t, results)}</p>
      <div className="search-result-list-found" aria-busy={isBusy}>
        {exact && exact.id !== rows[0]?.id && <ExactResult result={exact} />}
        <ResultTable results={rows} exactId={exact?.id} label={summaryOf(t, results)} />
      </div>
      {found > RESULT_COUNT && (
        <a className="search-result-list-all" href={listingUrl} data-place>
          {t('search.see-all')} <Icon name="right" />
        </a>
      )}
    </div>
  );
}

/** Returns a short summary of the results. */
export function summaryOf(t: Translate, { query, found }: SearchResults): string {
  return found === 0 ? t('search.none', { 0: query }) : t.count('search.count', found);
}
