/** Focuses an element, also one that is not focusable by itself, without scrolling. */
export function focusWithoutScrolling(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.dataset.start = '';
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
