import { useEffect } from 'react';

let holders = 0;

/** Keeps the page behind an overlay where it is while `isLocked`; several overlays may hold the lock at once. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    holders += 1;
    document.documentElement.dataset.scrollLocked = '';
    return () => {
      holders -= 1;
      if (holders === 0) delete document.documentElement.dataset.scrollLocked;
    };
  }, [isLocked]);
}
