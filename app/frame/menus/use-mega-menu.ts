import { useEffect, useRef, useState } from 'react';
import { useLocation } from '#app/router/router.tsx';

/** A pointer that only passes over the bar opens nothing, ms. */
const OPEN_DELAY_MS = 120;
/** Time to reach a panel over an adjacent item, ms. */
const SWITCH_DELAY_MS = 180;
const CLOSE_DELAY_MS = 260;

type Open = { index: number; by: 'hover' | 'press' } | null;

/** State of the mega menus: at most one is open, by a resting pointer, by a press or from the keyboard. */
export function useMegaMenu() {
  const [open, setOpen] = useState<Open>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const location = useLocation();

  function set(next: Open) {
    clearTimeout(timer.current);
    setOpen(next);
  }
  function setLater(next: Open, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(setOpen, delay, next);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  // Every navigation closes the menu, also one to the same address.
  useEffect(() => {
    if (!location.hash.startsWith('#mm-')) set(null);
  }, [location]);

  const isOpen = open !== null;
  useEffect(() => {
    if (!isOpen) return;
    // Not on pointerdown: the backdrop would be gone and a tap would reach the link below it.
    function onClick({ target }: MouseEvent) {
      if (!(target as Element).closest('[data-open], [aria-controls^="mega-"]')) set(null);
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [isOpen]);

  return {
    openAt: open?.index ?? null,
    open: (index: number) => set({ index, by: 'press' }),
    close: () => set(null),
    /** A press on a menu that hovering has opened keeps it open; the next one closes it. */
    toggle: (index: number) =>
      set(open?.index === index && open.by === 'press' ? null : { index, by: 'press' }),
    enter(index: number) {
      if (open?.index === index) clearTimeout(timer.current);
      else setLater({ index, by: 'hover' }, open ? SWITCH_DELAY_MS : OPEN_DELAY_MS);
    },
    leave: () => setLater(null, CLOSE_DELAY_MS),
  };
}
