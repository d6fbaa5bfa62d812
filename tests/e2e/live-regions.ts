import type { Page } from '@playwright/test';

type Listening = typeof window & { heardTexts?: string[] };

/**
 * Notes what a screen reader would read out unasked from now on: each change of a live region once, as its whole text.
 * A status that enters the page, or is shown, together with its text is not read by all of them: it is noted as unheard.
 */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(observeRegions);
}

/** Returns all that was read out since `listen`, or since the last call. */
export function heardOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { heardTexts = [] } = window as Listening;
    return heardTexts.splice(0);
  });
}

/** Returns all that was read out since `listen` and keeps it, for polls. */
export function hearing(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as Listening).heardTexts ?? []);
}

/** Runs in the page. */
function observeRegions() {
  const REGIONS =
    '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
  const heard: string[] = [];
  (window as Listening).heardTexts = heard;
  const regions = [...document.querySelectorAll(REGIONS)];
  const known = new WeakSet(regions.filter((region) => region.checkVisibility()));
  const last = new WeakMap<Element, string>();
  /** The text that is not hidden. One that differs by a no-break space at its end is read out again. */
  const textOf = (region: Element) => {
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    let text = '';
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (parentElement?.checkVisibility()) text += nodeValue;
    }
    return text.replace(/[ \n]+/g, ' ');
  };
  for (const region of regions) last.set(region, textOf(region));
  const regionOf = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    return element?.closest(REGIONS) ?? null;
  };
  const observer = new MutationObserver((records) => {
    const changed = new Set(records.map(({ target }) => regionOf(target)));
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(REGIONS)) changed.add(node);
        for (const region of node.querySelectorAll(REGIONS)) changed.add(region);
      }
    }
    for (const region of changed) {
      if (!region?.isConnected) continue;
      if (!region.checkVisibility()) {
        known.delete(region);
        last.delete(region);
        continue;
      }
      if (region.closest('[aria-busy=true]')) continue;
      const text = textOf(region);
      const isNew = !known.has(region);
      known.add(region);
      if (text.trim() === '' || text === last.get(region)) {
        last.set(region, text);
        continue;
      }
      last.set(region, text);
      const isUnheard = isNew && region.getAttribute('role') !== 'alert';
      heard.push(isUnheard ? `unheard: ${text.trim()}` : text.trim());
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}
