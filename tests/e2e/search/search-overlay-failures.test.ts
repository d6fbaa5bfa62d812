import { localeCodes } from '#core/i18n/locales.ts';
import { texts } from '#server/texts.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { recordPhases } from '#tests/e2e/progress-phases.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import { MULTI_SEARCH, openSearch, overlayOf, rowsOf } from './search-overlay-steps.ts';

const SUGGESTIONS = '**/search/suggestions*';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`searches in ${locale}`, () => {
    const { home = '' } = screensOf(locale);
    const t = texts[locale];

    it('that fail are reported, turn the progress bar red and can be retried', async ({
      withPage,
    }) => {
      for (const device of [desktop, phone]) {
        await withPage({ ...device, expectedErrors: /status of 503/ }, async (page) => {
          await visit(page, home);
          await openSearch(page);
          let isAway = true;
          for (const part of [MULTI_SEARCH, SUGGESTIONS]) {
            await page.route(part, (route) =>
              isAway ? route.fulfill({ status: 503, json: { message: 'x' } }) : route.continue(),
            );
          }
          const phases = await recordPhases(page, 'dialog[open]');
          await page.keyboard.type('ard150');
          await expect.poll(phases).toContain('failed');
          const alert = overlayOf(page).getByRole('alert');
          await alert.waitFor();
          expect(await alert.innerText()).toBe(t('search.failed'));
          expect(await overlayOf(page).locator('table').count()).toBe(0);
          isAway = false;
          await overlayOf(page)
            .getByRole('button', { name: t('search.retry') })
            .click();
          await rowsOf(page).first().waitFor();
          expect(await alert.count()).toBe(0);
        });
      }
    });

    it('that fail in part show what the other part found', async ({ withPage }) => {
      for (const part of [MULTI_SEARCH, SUGGESTIONS]) {
        await withPage({ ...desktop, expectedErrors: /status of 503/ }, async (page) => {
          await visit(page, home);
          await openSearch(page);
          await page.route(part, (route) => route.fulfill({ status: 503, json: { message: 'x' } }));
          await page.keyboard.type('ard150');
          await rowsOf(page).first().waitFor();
          expect(await overlayOf(page).getByRole('alert').count()).toBe(0);
        });
      }
    });
  });
}
