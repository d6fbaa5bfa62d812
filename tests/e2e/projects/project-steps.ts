import type { Page } from '@playwright/test';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Project, ProjectLine } from '#core/projects/project.ts';
import type { ProjectLists } from '#core/projects/project-lists.ts';
import { formatProjects, PROJECTS_KEY, parseProjects } from '#core/projects/stored-projects.ts';
import { texts } from '#server/texts.ts';
import { expect } from '#tests/e2e/browser.ts';
import { postId } from '#tests/e2e/post-id.ts';

export const textsOf = (locale: LocaleCode) => texts[locale];

function lineOf(key: number, sku: string, fields: Partial<ProjectLine>): ProjectLine {
  return {
    key,
    id: postId('variant', sku),
    sku,
    quantity: 1,
    label: `L${key}`,
    note: '',
    ...fields,
  };
}

/** Downlights of 12 W and 1,420 lm, panels of 30 W and 4,080 lm, high bays of 90 W and 14,600 lm. */
export const lines = [
  lineOf(1, 'ARD150/12/830/60D/W/FX', { quantity: 10, note: 'Cut-out 150 mm' }),
  lineOf(2, 'DAM600/30/840/DD', { quantity: 4 }),
  lineOf(3, 'LAG420/90/840/B108/AL/ND', { quantity: 2 }),
] as const satisfies ProjectLine[];

export const discontinued: ProjectLine = {
  ...lines[0],
  key: 9,
  id: 4711,
  sku: 'OLD/1',
  label: 'X1',
};

export const office: Project = { id: 'office', name: 'Office', lines: [...lines] };
export const warehouse: Project = { id: 'nave', name: 'Nave 3', lines: [lines[2]] };

/** Stores lists before the page's scripts run, once for each tab. */
export async function storeLists(page: Page, ...lists: Project[]): Promise<void> {
  await storeText(page, formatProjects({ current: lists[0]?.id ?? null, lists }));
}

export async function storeText(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', 'yes');
      localStorage.setItem(key, value);
    },
    [PROJECTS_KEY, text] as const,
  );
}

/** Returns the lists that the browser stores. */
export async function storedOf(page: Page): Promise<ProjectLists> {
  return parseProjects(await page.evaluate((key) => localStorage.getItem(key), PROJECTS_KEY));
}

/** Returns the stored lines of the current list, as `L1 ARD150 10`. */
async function storedLines(page: Page): Promise<string[]> {
  const { current, lists } = await storedOf(page);
  const project = lists.find(({ id }) => id === current);
  return (project?.lines ?? []).map(({ label, sku, quantity }) => {
    return `${label} ${sku.split('/')[0]} ${quantity}`;
  });
}

export const untilLines = (page: Page, expected: string[]) =>
  expect.poll(() => storedLines(page)).toEqual(expected);

export const linesOf = (page: Page) => page.locator('.project-line');
export const totalsOf = (page: Page) => page.locator('.project-totals dd').allInnerTexts();
export const messageOf = (page: Page) => page.locator('.project-message');
