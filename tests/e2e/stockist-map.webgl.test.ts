import type { Page } from '@playwright/test';
import { pathTo } from '#core/i18n/paths.ts';
import { parseMapArea } from '#core/places/map-area.ts';
import { expect, phone, test, visit } from './browser.ts';

const withReducedMotion = { reducedMotion: 'reduce' } as const;
const words = {
  en: { show: 'Show the map', mark: 'Show on the map', missing: 'cannot draw the map' },
  es: { show: 'Ver el mapa', mark: 'Ver en el mapa', missing: 'no puede dibujar el mapa' },
};

const countOf = async (page: Page) =>
  Number.parseInt(await page.locator('.search-result').innerText(), 10);

test('List and map show the same stockists, and the map narrows the list to its visible area', async ({
  withPage,
}) => {
  await withPage(withReducedMotion, async (page) => {
    await visit(page, pathTo('en', 'stockists'));
    await page.locator('.map-canvas[data-ready]').waitFor();
    const all = await countOf(page);
    const card = page.locator('.place-list > li').nth(1);
    const name = await card.locator('h2').innerText();
    await card.getByRole('button', { name: words.en.mark }).click();
    await expect.poll(() => card.getAttribute('data-marked')).toBe('true');
    await expect
      .poll(async () => {
        await page.locator('.map-canvas canvas').click();
        return page.locator('.map-note').innerText();
      })
      .toContain(name);

    await page.locator('.map-canvas canvas').focus();
    await page.keyboard.press('ArrowLeft');
    await page.locator('.map-search').click();
    await page.waitForURL(/area=/);
    const area = parseMapArea(new URL(page.url()).searchParams.get('area') ?? '');
    expect((area?.east ?? 0) - (area?.west ?? 0)).toBeGreaterThan(0);
    await expect.poll(() => countOf(page)).toBeLessThan(all);
    expect(await countOf(page)).toBeGreaterThan(0);
  });
});

test('The map does not wait forever for a font that hangs', async ({ withPage }) => {
  await withPage(withReducedMotion, async (page) => {
    await page.route(/[.]woff2/, () => {});
    await page.goto(pathTo('en', 'stockists'), { waitUntil: 'domcontentloaded' });
    await page.locator('.map-canvas[data-ready]').waitFor();
  });
});

for (const locale of ['en', 'es'] as const) {
  test(`On a phone the map loads on request only (${locale})`, async ({ withPage }) => {
    await withPage({ ...phone, ...withReducedMotion }, async (page) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await visit(page, pathTo(locale, 'stockists'));
      await page.waitForLoadState('networkidle');
      expect(loaded.filter((path) => /map-view|base-map|worker/.test(path))).toEqual([]);
      await page.getByRole('button', { name: words[locale].show, exact: true }).click();
      await page.locator('.map-canvas[data-ready]').waitFor();
      expect(loaded.some((path) => path.includes('base-map'))).toBe(true);
    });
  });
}

for (const locale of ['en', 'es'] as const) {
  test(`Without WebGL the list stays and the page says so (${locale})`, async ({ withPage }) => {
    await withPage({}, async (page) => {
      await page.addInitScript(() => {
        const { getContext } = HTMLCanvasElement.prototype;
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
          return kind === 'webgl2' ? null : getContext.call(this, kind as '2d');
        } as typeof getContext;
      });
      await visit(page, pathTo(locale, 'stockists'));
      const notice = page.locator('.stockist-map [role="status"]');
      await expect.poll(() => notice.innerText()).toContain(words[locale].missing);
      expect(await page.locator('.place-list > li').count()).toBe(24);
    });
  });
}
