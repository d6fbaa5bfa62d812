import { useEffect, useRef, useState } from 'react';
import { useIsOffline } from '#app/ui/browser/connection.ts';

/** A shorter task shows no indicator; a visible indicator stays at least this long, ms. */
const MINIMUM_MS = 200;

/** A longer task is reported as slow, ms. */
const SLOW_MS = 5000;

/**
 * Returns whether to show that something is pending: not immediately, and never just for a moment. A slow task, or one
 * that waits for a connection, may never end: the page stays as it is.
 */
export function usePendingShown(isRequested: boolean): boolean {
  const isOffline = useIsOffline();
  const isSlow = useIsSlow(isRequested);
  const isPending = isRequested && !isOffline && !isSlow;
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (isPending === isShown) return;
    const wait = isPending ? MINIMUM_MS : shownAt.current + MINIMUM_MS - Date.now();
    const timer = setTimeout(() => {
      shownAt.current = Date.now();
      setShown(isPending);
    }, wait);
    return () => clearTimeout(timer);
  }, [isPending, isShown]);
  return isShown;
}

/** Returns whether a task is slow; a new task starts the timer again. Falsy where there is none. */
export function useIsSlow(task: unknown): boolean {
  const [slow, setSlow] = useState<unknown>();
  useEffect(() => {
    setSlow(undefined);
    if (!task) return;
    const timer = setTimeout(setSlow, SLOW_MS, () => task);
    return () => clearTimeout(timer);
  }, [task]);
  return Boolean(task) && slow === task;
}
