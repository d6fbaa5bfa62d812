import { useT } from '#app/i18n/use-t.ts';
import styles from '#app/layout/offline-notice.module.css';
import { useNextLocation } from '#app/router/router.tsx';
import { useIsOffline } from '#app/ui/connection.ts';

/** Says that the connection is gone for as long as it is, and that the page asked for will come. */
export function OfflineNotice() {
  const t = useT();
  const isOffline = useIsOffline();
  const isPending = useNextLocation() !== undefined;
  return (
    <div role="status" className={styles.place}>
      {isOffline && <p className={styles.notice}>{t(isPending ? 'offline.pending' : 'offline')}</p>}
    </div>
  );
}
