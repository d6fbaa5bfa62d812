import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

/** A shift of the layout: its share of the window, whether a press came right before it, and the beginning of what moved. */
export type Shift = { value: number; byPress: boolean; moved: string[] };

type Entry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

/**
 * Notes what moves in the next documents of this page. React's tasks wait for a frame there, so that what an effect puts
 * right after the paint always shows; otherwise it does on some runs.
 *
 * @returns takes the shifts since the last time, once what has changed is painted.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...args: unknown[]) {
      requestAnimationFrame(() => setTimeout(() => Reflect.apply(post, this, args)));
    };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? 'gone');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        shifts.push({
          value,
          byPress: hadRecentInput,
          moved: sources.map(({ node }) => nameOf(node)),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: Shift[] }).shifts.splice(0);
    });
}

/** Fails with what moved where it is more than this share of the window. */
export function expectStill(shifts: Shift[], most = 0.01): void {
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThan(most);
}

/** What moved by itself. */
export const unpressed = (shifts: Shift[]) => shifts.filter(({ byPress }) => !byPress);
