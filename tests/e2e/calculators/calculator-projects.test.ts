import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo, type Screen } from '#core/i18n/paths.ts';
import { texts } from '#server/texts.ts';
import { desktop, expect, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { linesOf } from '#tests/e2e/projects/project-steps.ts';

/** Calculators that show how many luminaires there are, and the label of their number. */
const counts: [Screen, 'room.result.count' | 'area.result.count' | 'escape.result.count'][] = [
  ['room-calculator', 'room.result.count'],
  ['area-lighting-calculator', 'area.result.count'],
  ['escape-route-calculator', 'escape.result.count'],
];

for (const locale of localeCodes) {
  const it = inTurn(locale);
  const t = texts[locale];
  for (const [screen, label] of counts) {
    it(`${screen} makes a project list of its luminaires (${locale})`, async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, pathTo(locale, screen));
        const figure = page
          .locator('dl > div')
          .filter({ has: page.getByText(t(label), { exact: true }) });
        const [count = ''] = (await figure.locator('dd').innerText()).match(/\d+/) ?? [];
        const action = page.getByRole('link', { name: t('calculation.project'), exact: true });
        await action.click();
        await expect(linesOf(page)).toHaveCount(1);
        await expect(linesOf(page).locator('.project-quantity > :last-child')).toHaveText(count);
      });
    });
  }

  it(`a road, which has no end, makes a list of one kilometre (${locale})`, async ({
    withPage,
  }) => {
    await withPage(desktop, async (page) => {
      await visit(page, `${pathTo(locale, 'road-lighting-calculator')}?spacing=40`);
      await page.getByRole('link', { name: t('calculation.project'), exact: true }).click();
      await expect(linesOf(page)).toHaveCount(1);
      await expect(linesOf(page).locator('.project-quantity > :last-child')).toHaveText('25');
      await expect(linesOf(page)).toContainText(t('road.project-note'));
    });
  });
}
