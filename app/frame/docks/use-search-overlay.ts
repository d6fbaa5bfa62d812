import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { Location } from '#app/router/page-state.ts';
import { useLocation } from '#app/router/router.tsx';
import type { SearchOverlay } from '#app/search/search-overlay.tsx';
import { keepKeys, takeKeys } from '#app/ui/browser/early-keys.ts';
import { loadChunk } from '#app/ui/browser/loads.ts';
import { whenIdle } from '#app/ui/browser/when-idle.ts';
import { pathTo } from '#core/i18n/paths.ts';

type Overlay = typeof SearchOverlay;

let loaded: Overlay | null = null;

async function load(): Promise<Overlay> {
  loaded ??= await (
    await loadChunk(() => import('#app/search/search-overlay.tsx'))
  ).loadStyledOverlay();
  return loaded;
}

/** Preloads the search; may fail silently. */
const warm = () => void load().catch(() => {});

/** State of the product search overlay: whether it is open, and its code once loaded. */
export function useSearchOverlay() {
  const location = useLocation();
  const locale = useLocale();
  const button = useRef<HTMLAnchorElement>(null);
  const [openedAt, setOpenedAt] = useState<Location | null>(null);
  const [Overlay, setOverlay] = useState<Overlay | null>(null);
  // Every navigation closes it with the page below it, also one to the same address.
  const isOpen = openedAt !== null && (openedAt === location || location.hash.startsWith('#mm-'));
  // Before any press: after the paint it could undo one that opens the search over the new page.
  useLayoutEffect(() => {
    if (isOpen) return;
    setOpenedAt(null);
    // Closed before it has loaded: what is typed now is for the page.
    takeKeys();
  }, [isOpen]);
  useEffect(() => whenIdle(warm), []);

  function open() {
    setOpenedAt(location);
    // At once where possible: some devices show their keyboard only during a press.
    if (loaded) setOverlay(() => loaded);
    else {
      keepKeys();
      load().then((overlay) => setOverlay(() => overlay), goToProducts);
    }
  }
  // Parts of an earlier build no longer exist; a document loads the new ones.
  const goToProducts = () => window.location.assign(pathTo(locale, 'products'));
  const close = () => setOpenedAt(null);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isShortcut(event)) return;
      const isOverlaid = document.querySelector('dialog[open]') !== null;
      if (isOverlaid && !isOpen) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return {
    isOpen,
    Overlay,
    /** The button that opens it, which gets the focus back afterwards. */
    button,
    open() {
      button.current?.focus({ preventScroll: true });
      open();
    },
    close,
    warm,
  };
}

export type SearchControl = ReturnType<typeof useSearchOverlay>;

/** Browser only. */
export const isApple = () => /Mac|iP/.test(navigator.platform);

/** Ctrl+K, on Apple's keyboards ⌘K: neither has a meaning in text fields. */
function isShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  const isHeld = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isHeld && !shiftKey && !altKey && key.toLowerCase() === 'k';
}
