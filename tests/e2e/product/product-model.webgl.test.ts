import { localeCodes } from '#core/i18n/locales.ts';
import { desktop, expect, test, untilLive, visit } from '#tests/e2e/browser.ts';
import { screensOf } from '#tests/e2e/screens.ts';

type Viewer = { model: { materials: { name: string; isActive: boolean }[] } };

for (const locale of localeCodes) {
  test.describe(`the model of a product (${locale})`, () => {
    const { product = '' } = screensOf(locale);

    test('loads the 3D viewer on request only', async ({ withPage }) => {
      await withPage({ ...desktop }, async (page) => {
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        await visit(page, product);
        expect(requests.filter((url) => /model-viewer|\.glb/.test(url))).toEqual([]);
        await untilLive(page);
        await page.locator('#model button').click();
        await page.locator('model-viewer').waitFor();
        await expect
          .poll(
            () =>
              page.evaluate(
                () =>
                  (document.querySelector('model-viewer') as unknown as { loaded: boolean }).loaded,
              ),
            { timeout: 60_000 },
          )
          .toBe(true);
        const shown = () =>
          page.evaluate(() => {
            const viewer = document.querySelector('model-viewer') as unknown as Viewer;
            const used = viewer.model.materials.filter(({ isActive }) => isActive);
            return used.map(({ name }) => name).filter((name) => name.includes('@finish'));
          });
        expect(await shown()).toEqual(['white@finish-export']);
        await page.locator('a:has([data-finish="black"])').click();
        await expect.poll(shown).toEqual(['black@finish-export']);
      });
    });
  });
}
