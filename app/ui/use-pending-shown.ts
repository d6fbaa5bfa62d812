import { useEffect, useRef, useState } from 'react';
import { useIsOffline } from '#app/ui/connection.ts';

/** What is over sooner never shows; what shows stays at least as long, ms. */
const MINIMUM_MS = 200;

/**
 * Whether to show that something is pending: not for a moment, and never for only a moment. What waits for a connection
 * may take for ever: the page stays as it is.
 */
export function usePendingShown(isAsked: boolean): boolean {
  const isOffline = useIsOffline();
  const isPending = isAsked && !isOffline;
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
