import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { createProgress } from '#app/frame/navigation/navigation-progress.ts';
import styles from '#app/frame/navigation/progress-bar.module.css';
import { onApiFailure } from '#app/i18n/api-client.ts';
import { useRouter, useRouterState } from '#app/router/router.tsx';

/** Outlives the frame, which is remounted around the error of a page. */
const progress = createProgress();

/** A thin line at the top that grows while the next page loads and turns red when it cannot be loaded. */
export function ProgressBar({ hasFailed }: { hasFailed: boolean }) {
  const { subscribe } = useRouter();
  const state = useRouterState();
  const phase = useSyncExternalStore(progress.subscribe, progress.phase, () => 'hidden' as const);

  useEffect(() => onApiFailure(() => progress.send('fail')), []);
  // The beginning of a fast navigation may never be rendered: its end is rendered in its place.
  useLayoutEffect(() => subscribe(({ next }) => next && progress.send('start')), [subscribe]);
  useLayoutEffect(() => {
    if (state.next) progress.send('start');
    else if (progress.phase() !== 'hidden') progress.send(hasFailed ? 'fail' : 'finish');
  }, [state, hasFailed]);

  return <div className={styles.bar} data-progress={phase} aria-hidden="true" />;
}
