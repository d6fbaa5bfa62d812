import styles from '#app/frame/navigation/load-notice.module.css';
import { useT } from '#app/i18n/use-t.ts';
import { useLocation, useNextLocation } from '#app/router/router.tsx';
import { useIsOffline } from '#app/ui/browser/connection.ts';
import { useIsIncomplete } from '#app/ui/browser/loads.ts';
import { useIsSlow } from '#app/ui/browser/use-pending-shown.ts';

/**
 * Tells a visitor the reason for waiting: the connection is lost and the requested page will follow; the next page is
 * slow; part of this page has not loaded.
 */
export function LoadNotice({ hasFailed }: { hasFailed: boolean }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const isOffline = useIsOffline();
  const next = useNextLocation();
  const isSlow = useIsSlow(next) && !isOffline;
  const isIncomplete = useIsIncomplete() && !isOffline;
  return (
    <div role="status" className={styles.place}>
      {isOffline && <p className={styles.notice}>{t(next ? 'offline.pending' : 'offline')}</p>}
      {isSlow && <p className={styles.notice}>{t('load.slow')}</p>}
      {/* An error page misses no parts. */}
      {!hasFailed && (
        <p className={styles.notice} id={INCOMPLETE} hidden={!isIncomplete}>
          {t('load.incomplete')} {/* A document. */}
          <a href={pathname + search} target="_top">
            {t('load.again')}
          </a>
        </p>
      )}
    </div>
  );
}

/** Id of the notice that part of the page does not work. */
export const INCOMPLETE = 'incomplete';
