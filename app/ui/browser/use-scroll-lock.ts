import { useEffect } from 'react';

let holders = 0;

/** Prevents the page behind an overlay from scrolling while `isLocked`; several overlays may hold the lock at once. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    const root = document.documentElement;
    if (holders === 0) {
      root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    }
    holders += 1;
    root.dataset.scrollLocked = '';
    return () => {
      holders -= 1;
      if (holders === 0) delete root.dataset.scrollLocked;
    };
  }, [isLocked]);
}
