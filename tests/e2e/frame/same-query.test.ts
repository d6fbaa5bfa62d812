import { parseHTML } from 'linkedom';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo, pathToForm } from '#core/i18n/paths.ts';
import { expect, siteUrl, test } from '#tests/e2e/browser.ts';

const SKU = 'ARD150/12/830/60D/W/FX';

/** Addresses whose query means the same in every language. */
const addresses = [
  ['stockists', (locale) => `${pathTo(locale, 'stockists')}?search=madrid`],
  ['managers', (locale) => `${pathTo(locale, 'area-sales-managers')}?search=madrid`],
  ['warranty', (locale) => `${pathToForm(locale, 'warranty')}?code=${SKU}`],
  ['claim', (locale) => `${pathToForm(locale, 'claim')}?product=${SKU}`],
] as const satisfies [string, (locale: (typeof localeCodes)[number]) => string][];

for (const [name, pathIn] of addresses) {
  test(`the other language shows the same search: ${name}`, async () => {
    for (const locale of localeCodes) {
      const html = await (await fetch(new URL(pathIn(locale), siteUrl()))).text();
      const { document } = parseHTML(html);
      for (const other of localeCodes.filter((code) => code !== locale)) {
        const links = [...document.querySelectorAll(`header a[lang="${other}"]`)];
        const hrefs = links.map((link) => link.getAttribute('href'));
        expect(hrefs, locale).toContain(pathIn(other));
      }
    }
  });
}
