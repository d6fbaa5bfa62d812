import { useT } from '#app/i18n/use-t.ts';

/** Shown when the search does not respond, with a retry button. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <div className="container search-result-list">
      <div className="search-result-list-message">
        <p className="search-result-list-lead" role="alert">
          {t('search.failed')}
        </p>
        <button type="button" className="search-result-list-retry" data-place onClick={onRetry}>
          {t('search.retry')}
        </button>
      </div>
    </div>
  );
}
