import { localeCodes } from '#core/i18n/locales.ts';
import { desktop, expect, test, untilLive, visit } from '#tests/e2e/browser.ts';
import { screensOf } from '#tests/e2e/screens.ts';

for (const locale of localeCodes) {
  test(`the installation film loads when it is started, by key, with captions (${locale})`, async ({
    withPage,
  }) => {
    const { product = '' } = screensOf(locale);
    await withPage(desktop, async (page) => {
      const films: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.mp4')) films.push(request.url());
      });
      await visit(page, product);
      await untilLive(page);
      const video = page.locator('#installation video');
      await video.scrollIntoViewIfNeeded();
      expect(films).toEqual([]);
      await video.focus();
      await page.keyboard.press('Space');
      const read = () =>
        video.evaluate((film: HTMLVideoElement) => ({
          isPlaying: film.currentTime > 0 && film.muted,
          language: [...film.textTracks].find(({ mode }) => mode === 'showing')?.language,
          hasCue: [...film.textTracks].some(({ activeCues }) => (activeCues?.length ?? 0) > 0),
        }));
      await expect.poll(read).toEqual({ isPlaying: true, language: locale, hasCue: true });
      expect(films[0]).toContain('.av1.mp4');
    });
  });
}
