import type { Page } from '@playwright/test';

/**
 * Every phase that a progress bar goes through from now on, however short; `within` names where the bar is. An error's
 * page has a bar of its own.
 */
export async function recordPhases(
  page: Page,
  within = '',
): Promise<() => Promise<(string | undefined)[]>> {
  const phases = await page.evaluateHandle((selector) => {
    const current = () => document.querySelector<HTMLElement>(selector)?.dataset.progress;
    const recorded: (string | undefined)[] = [];
    let last = current();
    new MutationObserver(() => {
      const phase = current();
      if (phase !== undefined && phase !== last) recorded.push(phase);
      last = phase ?? last;
    }).observe(document, { attributeFilter: ['data-progress'], childList: true, subtree: true });
    return recorded;
  }, `${within} [data-progress]`);
  return () => phases.jsonValue();
}
