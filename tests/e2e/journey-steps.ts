import type { Locator } from '@playwright/test';

/** What a journey costs a visitor. */
export type Steps = {
  /** Clicks or taps. */
  presses: number;
  /** Presses of elements that had to be scrolled into the window first. */
  scrolls: number;
  press: (target: Locator) => Promise<void>;
};

/** Counts the presses and scrolls of a journey. */
export function countSteps(): Steps {
  const steps: Steps = {
    presses: 0,
    scrolls: 0,
    async press(target) {
      await target.waitFor();
      if (!(await isInWindow(target))) steps.scrolls += 1;
      steps.presses += 1;
      await target.click();
    },
  };
  return steps;
}

/** Whether all of an element is within the window. */
export function isInWindow(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });
}
