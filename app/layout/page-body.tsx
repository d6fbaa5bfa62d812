import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import styles from '#app/layout/page-body.module.css';
import { usePendingShown } from '#app/ui/use-pending-shown.ts';

/** The page itself, which steps back while the next one loads. */
export function PageBody({ children }: { children: ReactNode }) {
  const isPending = usePendingShown(useNavigation().state !== 'idle');
  return (
    <div className={styles.body} aria-busy={isPending || undefined}>
      {children}
    </div>
  );
}
