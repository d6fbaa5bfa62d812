import { parseHTML } from 'linkedom';
import { areaPresets } from '#core/calculators/area/area-presets.ts';
import { escapePresets } from '#core/calculators/escape/escape-presets.ts';
import { roadPresets } from '#core/calculators/road/road-presets.ts';
import { roomPresets } from '#core/calculators/room/room-presets.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { expect, siteUrl, test } from '#tests/e2e/browser.ts';

const calculators = [
  { screen: 'room-calculator', presets: roomPresets },
  { screen: 'road-lighting-calculator', presets: roadPresets },
  { screen: 'area-lighting-calculator', presets: areaPresets },
  { screen: 'escape-route-calculator', presets: escapePresets },
] as const;

async function load(path: string): Promise<Document> {
  const response = await fetch(new URL(path, siteUrl()));
  expect(response.status, path).toBe(200);
  return parseHTML(await response.text()).document;
}

/** The links of the presets on a calculator's page. */
const presetLinks = (page: Document) =>
  [...page.querySelectorAll('.calculation-presets a')].map((link) => link.getAttribute('href'));

test.describe('the worked examples', () => {
  for (const locale of localeCodes) {
    for (const { screen, presets } of calculators) {
      test(`of ${screen} meet every limit in ${locale}`, async () => {
        const links = presetLinks(await load(pathTo(locale, screen)));
        expect(links).toHaveLength(presets.length);
        for (const link of links) {
          const page = await load(String(link));
          // A facade is lit for its look: it has figures, but no limits.
          const figures = page.querySelectorAll('.calculator-result dd').length;
          expect(figures, `figures of ${link}`).toBeGreaterThan(0);
          const unmet = [...page.querySelectorAll('[data-met="false"]')].map(
            ({ textContent }) => textContent,
          );
          expect(unmet, `limits of ${link}`).toEqual([]);
        }
      });
    }
  }
});
