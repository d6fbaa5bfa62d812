import { focusWithoutScrolling } from '#app/ui/browser/focus-without-scrolling.ts';

const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** A part around the focused element, and its neighbours, which remain when it is removed. */
type Place = { around: Element; next: Element | null; previous: Element | null };

/**
 * Keeps the focus on the page when what has it is removed, hidden or disabled: it goes to the same control of the next row, else of the
 * previous one, else to the nearest control around it, and from a bar that closes back into the page. A part of the page that moves the
 * focus itself within two frames has priority.
 *
 * @returns stops it.
 */
export function keepFocus(): () => void {
  let focused: HTMLElement | null = null;
  let places: Place[] = [];
  let lastInMain: HTMLElement | null = null;

  function remember(element: HTMLElement) {
    focused = element;
    places = placesOf(element);
    if (element.closest('#main')) lastInMain = element;
  }
  const onFocus = ({ target }: FocusEvent) => remember(target as HTMLElement);
  function check() {
    if (focused && !isSeen(focused) && hasNoFocus()) afterTwoFrames(restore);
  }
  function restore() {
    if (!focused || isSeen(focused) || !hasNoFocus()) return;
    const target = nearest(focused, places) ?? lastInMain;
    focused = null;
    if (target && isSeen(target)) target.focus();
    else focusWithoutScrolling(document.querySelector('#main h1'));
  }
  // The element is removed after this event in some browsers; one that stays has been left on purpose.
  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget) return;
    queueMicrotask(() => {
      if (focused && isSeen(focused)) focused = null;
      else check();
    });
  }
  const observer = new MutationObserver(check);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  if (!hasNoFocus()) remember(document.activeElement as HTMLElement);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
  };
}

const hasNoFocus = () => !document.activeElement || document.activeElement === document.body;
const isSeen = (element: Element) =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled');
const afterTwoFrames = (work: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(work));

function placesOf(element: Element): Place[] {
  const places: Place[] = [];
  for (let part = element; part.parentElement; part = part.parentElement) {
    const { parentElement: around, nextElementSibling: next, previousElementSibling } = part;
    places.push({ around, next, previous: previousElementSibling });
  }
  return places;
}

/** Returns the control beside a lost one, or null where only the page itself is left around it. */
function nearest(lost: HTMLElement, places: Place[]): HTMLElement | null {
  const kind = `${lost.localName}${[...lost.classList].map((name) => `.${CSS.escape(name)}`).join('')}`;
  for (const { around, next, previous } of places) {
    if (around.contains(document.getElementById('main'))) return null;
    if (!isSeen(around)) continue;
    const found =
      findIn(next, kind) ??
      findIn(previous, kind) ??
      findIn(next) ??
      findIn(previous, FOCUSABLE, -1);
    if (found) return found;
  }
  return null;
}

function findIn(part: Element | null, selector = FOCUSABLE, at = 0): HTMLElement | null {
  if (!part?.isConnected) return null;
  const all = [part, ...part.querySelectorAll(selector)].filter(
    (element) => element.matches(selector) && element.matches(FOCUSABLE) && isSeen(element),
  );
  return (all.at(at) as HTMLElement | undefined) ?? null;
}
