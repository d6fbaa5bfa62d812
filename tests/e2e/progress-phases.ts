import type { Page } from '@playwright/test';

/**
 * Records every phase of a progress bar from now on, however short. `within` selects the bar: an error page has its
 * own.
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
