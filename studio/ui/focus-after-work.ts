import { useEffect } from 'react';

/**
 * A button that is disabled while it works loses the focus, and keys begin at the top of the page again. Gives the focus
 * back when the button may be pressed again, unless something else has it by then.
 */
export function useFocusAfterWork(): void {
  useEffect(() => {
    let last: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target !== last || !(target instanceof HTMLButtonElement) || target.disabled) continue;
        if (document.activeElement === document.body) target.focus({ preventScroll: true });
      }
    });
    const attributeFilter = ['disabled'];
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter });
    document.addEventListener('focusin', note);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
}
