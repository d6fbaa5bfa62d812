import { useT } from '#app/i18n/use-t.ts';
import styles from '#app/search/search-answer.module.css';

/** Said when the search does not answer, with the way to ask once more. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <div className={`container ${styles.answer}`}>
      <div className={styles.message}>
        <p className={styles.lead} role="alert">
          {t('search.failed')}
        </p>
        <button type="button" className={styles.retry} data-place onClick={onRetry}>
          {t('search.retry')}
        </button>
      </div>
    </div>
  );
}
