import { useEffect, useRef } from 'react';
import { useLocation } from '#app/router/router.tsx';
import { SEARCH_FOLLOW_UPS } from '#core/follow-up-address.ts';

/**
 * Reports the page that follows a search, so that the web team learns what a text that misses something means. Both
 * addresses are sent, and nothing about the visitor.
 */
export function SearchFollowUps() {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const earlier = useRef(here);
  useEffect(() => {
    const from = earlier.current;
    earlier.current = here;
    if (from === here || !/[?&]search=[^&]/.test(from)) return;
    navigator.sendBeacon(SEARCH_FOLLOW_UPS, JSON.stringify({ from, to: here }));
  }, [here]);
  return null;
}
