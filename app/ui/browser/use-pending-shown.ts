import { useEffect, useRef, useState } from 'react';
import { useIsOffline } from '#app/ui/browser/connection.ts';

/** What is over sooner never shows; what shows stays at least as long, ms. */
const MINIMUM_MS = 200;

/** What takes longer is said to, ms. */
const SLOW_MS = 5000;

/**
 * Whether to show that something is pending: not for a moment, and never for only a moment. What takes long, or waits
 * for a connection, may take for ever: the page stays as it is.
 */
export function usePendingShown(isAsked: boolean): boolean {
  const isOffline = useIsOffline();
  const isSlow = useIsSlow(isAsked);
  const isPending = isAsked && !isOffline && !isSlow;
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

/** Whether a task takes longer than it should; another one begins anew. Falsy where there is none. */
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
