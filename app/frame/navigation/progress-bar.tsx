import { useEffect, useSyncExternalStore } from 'react';
import { createProgress } from '#app/frame/navigation/navigation-progress.ts';
import styles from '#app/frame/navigation/progress-bar.module.css';
import { onApiFailure } from '#app/i18n/api-client.ts';
import { useNextLocation } from '#app/router/router.tsx';

/** Outlives the frame, which is remounted around the error of a page. */
const progress = createProgress();

/** A thin line at the top that grows while the next page loads and turns red when it cannot be loaded. */
export function ProgressBar({ hasFailed }: { hasFailed: boolean }) {
  const isPending = useNextLocation() !== undefined;
  const phase = useSyncExternalStore(progress.subscribe, progress.phase, () => 'hidden' as const);

  useEffect(() => onApiFailure(() => progress.send('fail')), []);
  useEffect(() => {
    if (isPending) progress.send('start');
    else if (progress.phase() !== 'hidden') progress.send(hasFailed ? 'fail' : 'finish');
  }, [isPending, hasFailed]);

  return <div className={styles.bar} data-progress={phase} aria-hidden="true" />;
}
