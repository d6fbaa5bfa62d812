import { createSignal } from '#app/ui/browser/signal.ts';
import {
  COMPARE_COUNT_KEY,
  COMPARE_LIST_KEY,
  type CompareItem,
  formatCompareList,
  parseCompareList,
  toggleCompared,
} from '#core/catalogue/compare/compare-list.ts';

const NOTHING: CompareItem[] = [];
const list = createSignal(NOTHING);

/** The visitor's comparison, stored in the browser; without storage it lasts as long as the page. */
export const compareStore = {
  get: list.get,
  use: list.use,
  /** Adds or removes an item; a fifth one changes nothing. */
  toggle: (item: CompareItem) => write(toggleCompared(list.get(), item)),
  remove: (ids: number[]) => write(list.get().filter(({ id }) => !ids.includes(id))),
  replace: (items: CompareItem[]) => write(items),
  clear() {
    list.set(NOTHING);
    try {
      localStorage.removeItem(COMPARE_LIST_KEY);
      localStorage.removeItem(COMPARE_COUNT_KEY);
    } catch {
      // Inaccessible storage holds nothing to remove.
    }
  },
};

function write(items: CompareItem[]): void {
  if (formatCompareList(items) === formatCompareList(list.get())) return;
  list.set(items);
  try {
    localStorage.setItem(COMPARE_LIST_KEY, formatCompareList(items));
    localStorage.setItem(COMPARE_COUNT_KEY, String(items.length));
  } catch {
    // Full or forbidden storage only affects the next visit.
  }
}

function read(): void {
  try {
    const stored = parseCompareList(localStorage.getItem(COMPARE_LIST_KEY));
    if (formatCompareList(stored) !== formatCompareList(list.get())) list.set(stored);
  } catch {
    // The list in memory stays.
  }
}

if (!import.meta.env.SSR) {
  read();
  // Another tab has changed the list; a null key means that all keys have changed.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === COMPARE_LIST_KEY) read();
  });
  // A page restored from the back/forward cache has missed storage events.
  window.addEventListener('pageshow', read);
}
