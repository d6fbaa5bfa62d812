import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

/** Waits until nothing fades or slides: a colour on its way to another has no contrast of its own. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline, effect }) =>
          playState !== 'running' ||
          timeline !== document.timeline ||
          effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
}

/**
 * Waits until the page has done what an event made it do: React has rendered, the browser has painted and has nothing
 * left to do, and nothing moves. What waits for a response or a timer is not waited for.
 */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((done) => requestIdleCallback(done));
  });
  await untilAtRest(page);
}

/** Changes the fragment of the address as a link does, and waits until the page has reacted to it. */
export async function goToFragment(page: Page, fragment: string): Promise<void> {
  await page.evaluate(async (hash) => {
    const changed = new Promise((done) => window.addEventListener('hashchange', done));
    window.location.assign(hash);
    await changed;
  }, fragment);
  await untilSettled(page);
}

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Waits until scrolling has stopped and returns the position: sections above may still change their height. */
export async function untilScrolled(page: Page): Promise<number> {
  let top = -1;
  const isStill = async () => {
    const last = top;
    top = await scrollTop(page);
    return top === last;
  };
  await expect.poll(isStill, { intervals: [250] }).toBe(true);
  return top;
}
