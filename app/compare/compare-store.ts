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

/** The visitor's comparison, kept in the browser; where that keeps nothing, for as long as the page lives. */
export const compareStore = {
  get: list.get,
  use: list.use,
  /** Puts an item in or takes it out; a fifth one changes nothing. */
  toggle: (item: CompareItem) => write(toggleCompared(list.get(), item)),
  remove: (ids: number[]) => write(list.get().filter(({ id }) => !ids.includes(id))),
  replace: (items: CompareItem[]) => write(items),
  clear() {
    list.set(NOTHING);
    try {
      localStorage.removeItem(COMPARE_LIST_KEY);
      localStorage.removeItem(COMPARE_COUNT_KEY);
    } catch {
      // What cannot be reached keeps nothing either.
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
    // Storage that is full or forbidden only costs the next visit.
  }
}

function read(): void {
  try {
    const stored = parseCompareList(localStorage.getItem(COMPARE_LIST_KEY));
    if (formatCompareList(stored) !== formatCompareList(list.get())) list.set(stored);
  } catch {
    // The list of this page stays.
  }
}

if (!import.meta.env.SSR) {
  read();
  // Another tab has changed the list; a null key stands for all of them.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === COMPARE_LIST_KEY) read();
  });
  // A page that comes back whole has heard nothing while it was away.
  window.addEventListener('pageshow', read);
}
