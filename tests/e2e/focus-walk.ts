import type { Page, ViewportSize } from '@playwright/test';
import { COMPARE_EVENT } from '#app/ui/browser/compare-request.ts';
import { fifthVariant } from '#tests/e2e/compare/compare-steps.ts';
import { expect, resize } from './browser.ts';

/** A short window is a small phone, also on its side, or a desktop at 400 %. */
const SHORT_PX = 600;

/** Chooses a variant, so that the bar of the comparison covers the end of the window. */
export async function openCompareBar(page: Page): Promise<void> {
  await page.evaluate(
    ([event, detail]) => window.dispatchEvent(new CustomEvent(event, { detail })),
    [COMPARE_EVENT, fifthVariant] as const,
  );
  const bar = page.locator('.compare-bar, .comparison').first();
  // It comes in from below the window.
  await bar.evaluate((element) => Promise.all(element.getAnimations().map((a) => a.finished)));
}

/**
 * Moves the focus through every stop of the page in a window of this size, as Tab (`on`) or Shift+Tab (`back`) would.
 * Expects that nothing lies over a focused element (WCAG 2.4.11), that the page does not scroll sideways, and that what
 * is fixed to a short window leaves two thirds of it to the page.
 */
export async function expectFocusSeen(
  page: Page,
  size: ViewportSize,
  direction: 'on' | 'back',
): Promise<void> {
  await resize(page, size);
  const walk = { within: 'body', direction };
  const { hidden, stops, overflow } = await page.evaluate(walkFocus, walk);
  expect(hidden, `what the focus disappears under at ${size.width} × ${size.height}`).toEqual([]);
  expect(stops).toBeGreaterThan(20);
  expect(overflow, 'scrolls sideways').toBe(0);
  if (size.height > SHORT_PX) return;
  const share = await page.evaluate(shareOfBars);
  expect(share, 'share of the window under bars').toBeLessThanOrEqual(0.34);
}

/** Moves the focus through every stop of a part that is open over the page, and expects that nothing lies over it. */
export async function expectFocusSeenIn(page: Page, within: string): Promise<void> {
  const { hidden, stops } = await page.evaluate(walkFocus, { within, direction: 'on' as const });
  expect(hidden, `what the focus disappears under in ${within}`).toEqual([]);
  expect(stops).toBeGreaterThan(0);
}

/** Runs in the page. An element whose box is covered is looked at again once the page has been painted and stands still. */
async function walkFocus({ within, direction }: { within: string; direction: 'on' | 'back' }) {
  const FOCUSABLE =
    'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable=true]';
  const drawn = async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document.getAnimations().filter(({ effect }) => {
      return effect?.getComputedTiming().activeDuration !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  };
  const nameOf = (element: Element | null) =>
    element ? `${element.outerHTML.slice(0, 90)} ${element.textContent?.trim().slice(0, 30)}` : '';
  /** The part of a length inside the window, where it is longer than the window. */
  const inside = (from: number, length: number, limit: number) => {
    if (length <= limit) return { from, length };
    const start = Math.max(0, from);
    return { from: start, length: Math.min(limit, from + length) - start };
  };
  const pointsOf = (box: DOMRect) => {
    const x = inside(box.left, box.width, innerWidth);
    const y = inside(box.top, box.height, innerHeight);
    const shares = [0.1, 0.5, 0.9];
    return shares.flatMap((across) =>
      shares.map((down) => [x.from + across * x.length, y.from + down * y.length] as const),
    );
  };
  /** What lies over all of the element, or null if a part of it or of its label is seen. */
  const coverOf = (focused: HTMLElement): string | null => {
    const labels = 'labels' in focused ? [...(focused.labels as NodeListOf<HTMLElement>)] : [];
    const seenAs = [focused, ...labels];
    let cover = 'no box';
    for (const part of seenAs) {
      for (const [x, y] of [...part.getClientRects()].flatMap(pointsOf)) {
        const top = document.elementFromPoint(x, y);
        if (top && seenAs.some((own) => own.contains(top) || top.contains(own))) return null;
        cover = top ? nameOf(top) : 'outside the window';
      }
    }
    return cover;
  };
  // What has the focus already would not come into view again.
  (document.activeElement as HTMLElement).blur();
  const part = document.querySelector(within) as HTMLElement;
  const stops = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  );
  if (direction === 'back') stops.reverse();
  const hidden: string[] = [];
  let count = 0;
  for (const stop of stops) {
    stop.focus();
    if (document.activeElement !== stop) continue;
    count += 1;
    if (!coverOf(stop)) continue;
    await drawn();
    const cover = coverOf(stop);
    if (cover) hidden.push(`${nameOf(stop)} under ${cover}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return { hidden, stops: count, overflow: scrollWidth - clientWidth };
}

/** Runs in the page. Returns the share of the window's height under fixed and sticky elements, in the middle of the page. */
async function shareOfBars(): Promise<number> {
  scrollTo(0, document.documentElement.scrollHeight / 2);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const isBar = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const { position } = getComputedStyle(element);
    if (position === 'fixed') return true;
    const { width } = element.getBoundingClientRect();
    if (position === 'sticky' && width > innerWidth / 2) return true;
    return isBar(element.parentElement);
  };
  let covered = 0;
  for (let y = 1; y < innerHeight; y += 4) {
    if (isBar(document.elementFromPoint(innerWidth / 2, y))) covered += 4;
  }
  return covered / innerHeight;
}
