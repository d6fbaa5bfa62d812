import { useT } from '#app/i18n/use-t.ts';

/** Shown when the search does not respond, with a retry button. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <div className="container search-answer">
      <div className="search-answer-message">
        <p className="search-answer-lead" role="alert">
          {t('search.failed')}
        </p>
        <button type="button" className="search-answer-retry" data-place onClick={onRetry}>
          {t('search.retry')}
        </button>
      </div>
    </div>
  );
}
