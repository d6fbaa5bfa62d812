import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from '#app/router/router.tsx';

const STORAGE_KEY = 'scroll-positions';

/** Scroll position of each history entry, by its key, CSS px from the top. */
let positions: Record<string, number> = {};
/** Scroll position of the current page. */
let lastY = 0;
/**
 * The address has changed already, the page has not: the browser's own jump to an anchor does not belong to the old
 * entry.
 */
let isLeaving = false;
let lastPath: string | null = null;
/** Key of the entry whose page shows: the address may be ahead of it. Null before hydration and where no page shows. */
let shownKey: string | null = null;

/**
 * Scrolls after a change of the address: to the part that the hash names, back to the position of a history entry, and
 * to the top of another page. Another query of the same page does not scroll.
 */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const isPop = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    // A visitor who has scrolled a page before hydration stays there.
    if (lastPath !== null || window.scrollY === 0) {
      const y = isPop ? positions[key] : undefined;
      const anchor = y === undefined && findAnchor(hash);
      if (anchor) anchor.scrollIntoView();
      else if (y !== undefined || pathname !== lastPath) window.scrollTo(0, y ?? 0);
    }
    lastPath = pathname;
    shownKey = key;
    lastY = window.scrollY;
    isLeaving = false;
    return () => {
      positions[key] = lastY;
    };
  }, [key]);
  return null;
}

/** An error in place of a page has no position to restore. */
export function forgetPlace() {
  shownKey = null;
}

/** Returns the part of the page that a hash such as `#life` names; null where it names none. */
export function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** The browser creates the entries of typed hashes itself: every entry gets the router's key. */
function keyEntry() {
  const { history } = window;
  if (!history.state?.key) history.replaceState({ ...history.state, key: `${Math.random()}` }, '');
}

function takeOver() {
  window.history.scrollRestoration = 'manual';
}

// The router, which is created later, handles a change after this.
if (!import.meta.env.SSR) {
  try {
    // `Object` makes an object of any stored value.
    positions = Object(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    // Storage that is forbidden, damaged or full only costs the positions.
  }
  keyEntry();
  takeOver();
  window.addEventListener('scroll', () => {
    if (!isLeaving) lastY = window.scrollY;
  });
  window.addEventListener('popstate', () => {
    // An entry with a key was reached by going back or forward: nothing has moved yet, and the last scroll event may be
    // missing. The browser has already jumped to a typed hash.
    if (window.history.state?.key) lastY = window.scrollY;
    keyEntry();
    // Not where a step back is reverted before its page has loaded.
    isLeaving = window.history.state?.key !== shownKey;
  });
  // The browser would scroll to the hash of a step back on the page that it leaves, or after the position has been
  // restored.
  window.navigation?.addEventListener('navigate', (event) => {
    const { navigationType, canIntercept, destination } = event;
    if (navigationType !== 'traverse' || !canIntercept || !destination.sameDocument) return;
    event.intercept({ scroll: 'manual', focusReset: 'manual' });
  });
  window.addEventListener('pageshow', takeOver);
  // The browser restores reloaded pages and pages reached from other sites; where it would give an entry the position
  // of another's page, the entry's own position wins.
  window.addEventListener('pagehide', () => {
    const { history } = window;
    const { key } = history.state ?? {};
    const isOwn = lastPath === null || shownKey === key;
    history.scrollRestoration = isOwn ? 'auto' : 'manual';
    const shown = isOwn ? key : shownKey;
    if (shown) positions[shown] = window.scrollY;
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
    } catch {
      // As above.
    }
  });
}
