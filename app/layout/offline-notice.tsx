import { useSyncExternalStore } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import styles from '#app/layout/offline-notice.module.css';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone for as long as it is. */
export function OfflineNotice() {
  const t = useT();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={styles.place}>
      {!isOnline && <p className={styles.notice}>{t('offline')}</p>}
    </div>
  );
}
