import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

/**
 * A layout shift: its score, whether user input came right before it, and the start of the HTML of the moved elements.
 */
export type Shift = { value: number; hadInput: boolean; moved: string[] };

type Entry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

/**
 * Records layout shifts in the next documents of this page. Delays React's tasks by a frame, so that changes by an
 * effect right after the paint always count, not only on some runs.
 *
 * @returns takes the shifts since the last call, once pending changes are painted.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...args: unknown[]) {
      requestAnimationFrame(() => setTimeout(() => Reflect.apply(post, this, args)));
    };
    const shifts: Shift[] = [];
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? 'gone');
    const add = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Entry[]) {
        shifts.push({
          value,
          hadInput: hadRecentInput,
          moved: sources.map(({ node }) => nameOf(node)),
        });
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // On a busy machine the observer is notified late.
    const takeShifts = () => {
      add(observer.takeRecords());
      return shifts.splice(0);
    };
    Object.assign(window, { takeShifts });
  });
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { takeShifts: () => Shift[] }).takeShifts();
    });
}

/** Expects the total shift to be less than `limit`; the message lists the moved elements. */
export function expectStill(shifts: Shift[], limit = 0.01): void {
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThan(limit);
}

/** Returns the shifts without recent user input. */
export const unexpectedShifts = (shifts: Shift[]) => shifts.filter(({ hadInput }) => !hadInput);
