import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteUrl, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

/** Pages that an admin has without anything in them. */
const PAGES = [
  ...['', '/messages', '/claims', '/registrations', '/figures', '/mails', '/routing'],
  ...['/searches', '/imports', '/health', '/privacy', '/people', '/tokens', '/audit', '/access'],
];

for (const [locale, device] of [
  ['en', { ...desktop, locale: 'en-GB' }],
  ['es', { ...phone, locale: 'es-ES' }],
] as const) {
  test(`[${locale}] every page of the desk is dark, and accessible so`, async ({ withPage }) => {
    await withPage({ ...device, colorScheme: 'dark' }, async (page) => {
      await enterStudio(page, { name: `Noche Oscura ${locale}`, role: 'admin', locale });
      for (const path of PAGES) {
        await page.goto(`${siteUrl()}/studio${path}`);
        await page.locator('main h1').first().waitFor();
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        const brightest = Math.max(...(ground.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number));
        expect([path, brightest < 64]).toEqual([path, true]);
        await expectAccessible(page);
      }
    });
  });
}
