import type { ReactNode } from 'react';
import styles from '#app/frame/page-body.module.css';
import { useLocation, useNextLocation } from '#app/router/router.tsx';
import { usePendingShown } from '#app/ui/browser/use-pending-shown.ts';

/** The page itself, which is dimmed while another one loads. A page with a new query shows that where it changes. */
export function PageBody({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const next = useNextLocation();
  const isPending = usePendingShown(next !== undefined && next.pathname !== pathname);
  return (
    <div className={styles.body} aria-busy={isPending || undefined}>
      {children}
    </div>
  );
}
