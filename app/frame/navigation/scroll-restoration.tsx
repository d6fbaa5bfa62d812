import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from '#app/router/router.tsx';

const STORAGE_KEY = 'scroll-positions';

/** Scroll position of each history entry, by its key, CSS px from the top. */
let positions: Record<string, number> = {};
/** Where the page that shows is scrolled to. */
let lastY = 0;
/** The address has changed already, the page has not: the browser's own jump to an anchor is none of the old entry. */
let isLeaving = false;
let lastPath: string | null = null;
/** Key of the entry whose page shows: the address may be ahead of it. Null before hydration and where none shows. */
let shownKey: string | null = null;

/**
 * Scrolls where a change of the address leads: to the part that the hash names, back to where a history entry was left,
 * and to the top of another page. Another query of the same page leaves it where it is.
 */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const isPop = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    // Who has scrolled a page before it was hydrated stays there.
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

/** What shows in place of a page has no place that its entry could have been left at. */
export function forgetPlace() {
  shownKey = null;
}

/** The part of the page that a hash such as `#life` names; null where it names none. */
export function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** The browser makes the entries of typed hashes itself: every entry gets the key that the router knows it by. */
function keyEntry() {
  const { history } = window;
  if (!history.state?.key) history.replaceState({ ...history.state, key: `${Math.random()}` }, '');
}

function takeOver() {
  window.history.scrollRestoration = 'manual';
}

// The router, which is made later, hears of a change after this.
if (!import.meta.env.SSR) {
  try {
    // `Object` makes one of whatever somebody else has stored.
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
    // An entry with a key is one gone back to: nothing has moved yet, and the last scroll may not have been told. To a
    // typed hash the browser has jumped already.
    if (window.history.state?.key) lastY = window.scrollY;
    keyEntry();
    // Not where a step back is taken back before its page has come.
    isLeaving = window.history.state?.key !== shownKey;
  });
  // A browser that scrolls to the part that a step back names would do so on the page that it leaves, or after the place
  // has been restored.
  window.navigation?.addEventListener('navigate', (event) => {
    const { navigationType, canIntercept, destination } = event;
    if (navigationType !== 'traverse' || !canIntercept || !destination.sameDocument) return;
    event.intercept({ scroll: 'manual', focusReset: 'manual' });
  });
  window.addEventListener('pageshow', takeOver);
  // The browser restores what it reloads and what it comes back to from other sites; where it would give an entry the
  // place of another's page, that entry keeps its own.
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
      // The same.
    }
  });
}
