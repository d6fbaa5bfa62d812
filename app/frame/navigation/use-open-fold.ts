import { useLayoutEffect } from 'react';
import { findAnchor } from '#app/frame/navigation/scroll-restoration.tsx';
import { useLocation } from '#app/router/router.tsx';

/** Opens the fold around the part named in the URL fragment before the page scrolls to it. */
export function useOpenFold(): void {
  const location = useLocation();
  useLayoutEffect(() => {
    const fold = findAnchor(location.hash)?.closest('details');
    if (fold) fold.open = true;
  }, [location]);
}
