/** Puts the focus on an element, also on one that takes none by itself, and leaves the page where it is. */
export function focusWithoutScrolling(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.dataset.start = '';
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
