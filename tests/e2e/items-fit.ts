import { expect, type Page } from '@playwright/test';

/** Expects the content of each item of a list to fit in it: what is wider lies on its neighbour. */
export async function expectItemsFit(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(listTightItems), 'items wider than their place')
    .toEqual([]);
}

/** Runs in the page. Items of lists, with a link each, whose content reaches beyond them, and by how much. */
function listTightItems(): string[] {
  const LEAST_PX = 2;
  return [...document.querySelectorAll('main li:has(a)')].flatMap((item) => {
    const excess = item.scrollWidth - item.clientWidth;
    const { overflowX, display } = getComputedStyle(item);
    if (excess < LEAST_PX || overflowX !== 'visible' || display === 'inline') return [];
    return [
      `${item.parentElement?.className} > ${item.textContent?.trim().slice(0, 30)}: ${excess} px`,
    ];
  });
}
