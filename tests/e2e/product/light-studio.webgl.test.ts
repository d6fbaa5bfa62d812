import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { build } from 'vite';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { parseLdt } from '#core/photometry/eulumdat/ldt.ts';
import { createLuminaire } from '#core/photometry/luminaire.ts';
import { createScene } from '#core/photometry/scene/create-scene.ts';
import { createSceneLookup } from '#core/photometry/scene/render-scene.ts';
import type { SceneKind } from '#core/photometry/scene/scene.ts';
import { usualSceneSetup } from '#core/photometry/scene/scene-setups.ts';
import { texts } from '#server/texts.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { slugsOf } from '#tests/e2e/screens.ts';

const slugs = slugsOf('products/gad90/product.yaml');
const calm = { ...desktop, reducedMotion: 'reduce' } as const;

async function openStudio(page: Page, label: string): Promise<Locator> {
  // The picture is the last one of the row.
  await page.locator('a[href^="#picture-"]').last().click();
  await page.getByRole('button', { name: label }).click();
  const studio = page.locator('dialog[open]');
  await studio.locator('canvas[data-drawn]').first().waitFor();
  return studio;
}

/** The first number of a readout, without the signs of thousands. */
async function luxOf(readout: Locator): Promise<number> {
  const text = await readout.innerText();
  return Number(
    /: ([\d.,\u202f]+)/
      .exec(text)?.[1]
      ?.replace(/[.,\s](?=\d{3})/g, '')
      .replace(',', '.'),
  );
}

async function slide(slider: Locator, value: number): Promise<void> {
  await slider.fill(String(value));
}

for (const locale of localeCodes) {
  const t = texts[locale];
  const path = pathTo(locale, 'products', slugs[locale]);

  test(`The light studio reads, dims, tilts and compares (${locale})`, async ({ withPage }) => {
    await withPage(calm, async (page) => {
      const files: string[] = [];
      page.on('request', (request) => files.push(request.url()));
      await visit(page, path);
      expect(files.filter((url) => /light-studio|\.ldt/.test(url))).toEqual([]);
      const studio = await openStudio(page, t('studio.open'));
      const readout = studio.locator('.studio-readout').first();
      const full = await luxOf(readout);
      expect(full).toBeGreaterThan(100);
      await slide(studio.getByLabel(t('studio.dimming')), 50);
      await expect.poll(() => luxOf(readout)).toBeLessThan(full * 0.51);
      expect(await luxOf(readout)).toBeGreaterThan(full * 0.49);
      await slide(studio.getByLabel(t('studio.dimming')), 100);

      await studio.getByRole('application').first().focus();
      await page.keyboard.press('Shift+ArrowUp');
      const spoken = studio.getByRole('status');
      await expect.poll(() => spoken.innerText()).toContain(await readout.innerText());
      const atPicture = await luxOf(readout);
      await slide(studio.getByLabel(t('studio.tilt')), 0);
      await expect.poll(() => luxOf(readout)).toBeLessThan(atPicture / 2);

      await studio.getByLabel(t('studio.compare')).check();
      await expect(studio.locator('canvas[data-drawn]')).toHaveCount(2);
      await expect(studio.getByLabel(t('studio.white'))).toHaveCount(1);
      const optics = studio.getByLabel(t('figure.optic'));
      const chosen = [await optics.nth(0).inputValue(), await optics.nth(1).inputValue()];
      expect(new Set(chosen).size).toBe(2);
      const other = studio.locator('.studio-readout').nth(1);
      await expect.poll(() => luxOf(other)).not.toBe(await luxOf(readout));
      const link = studio.getByRole('link', { name: t('tool.room') });
      expect(await link.getAttribute('href')).toContain(`${pathTo(locale, 'room-calculator')}?`);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    });
  });

  test(`Without WebGL, and when its context is lost, the processor draws (${locale})`, async ({
    withPage,
  }) => {
    await withPage(calm, async (page) => {
      await visit(page, path);
      const studio = await openStudio(page, t('studio.open'));
      await studio.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
      });
      await studio.getByText(t('studio.coarse')).waitFor();
      await studio.locator('canvas[data-drawn]').waitFor();
      expect(await countLevels(studio.locator('canvas'))).toBeGreaterThan(20);
    });
    await withPage({ ...phone, reducedMotion: 'reduce' }, async (page) => {
      await page.addInitScript(() => {
        const { getContext } = HTMLCanvasElement.prototype;
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
          return kind === 'webgl2' ? null : getContext.call(this, kind as '2d');
        } as typeof getContext;
      });
      await visit(page, path);
      const studio = await openStudio(page, t('studio.open'));
      await studio.getByText(t('studio.coarse')).waitFor();
      expect(await luxOf(studio.locator('.studio-readout'))).toBeGreaterThan(100);
      expect(await studio.evaluate(({ scrollWidth }) => scrollWidth)).toBe(phone.viewport.width);
    });
  });

  test(`Without JavaScript the page has the still picture (${locale})`, async ({ withPage }) => {
    await withPage({ ...desktop, javaScriptEnabled: false }, async (page) => {
      await page.goto(path);
      const still = page.getByRole('img', { name: t('studio.scene.wall.text') });
      await still.last().scrollIntoViewIfNeeded();
      const width = () => still.last().evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBe(512);
      await expect(page.getByRole('button', { name: t('studio.open') })).toHaveCount(0);
    });
  });
}

/** Number of different greens in a canvas of the processor. */
function countLevels(canvas: Locator): Promise<number> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const data = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return new Set([...data].filter((_, index) => index % 4 === 1)).size;
  });
}

const WIDTH = 320;
const HEIGHT = 240;
const thirds = [0.2, 0.5, 0.8];
const pixels = thirds.flatMap((x) =>
  thirds.map((y) => ({ column: Math.floor(x * WIDTH), row: Math.floor(y * HEIGHT) })),
);

const cases: [SceneKind, string][] = [
  ['room', 'alc600/photometry/ALC600-25-830-DD.ldt'],
  ['wall', 'hes120/photometry/HES120-18-840-W-ND.ldt'],
  ['worktop', 'tra128/photometry/TRA128-14.4-827-24-5.ldt'],
  ['facade', 'ras150/photometry/RAS150-15-827-12.ldt'],
  ['yard', 'mes480/photometry/MES480-300-757-A55-D.ldt'],
  ['street', 'qui700/photometry/QUI700-120-730-SM-D.ldt'],
];

test('The shader and the calculation agree within 2 % at nine points of each scene', async ({
  withPage,
}) => {
  const bundled = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: new URL('lux-target.fixtures.ts', import.meta.url).pathname,
        formats: ['iife'],
        name: 'target',
      },
    },
  });
  const [{ output }] = bundled as unknown as [{ output: [{ code: string }] }];
  await withPage({}, async (page) => {
    await page.addScriptTag({ content: output[0].code });
    for (const [kind, file] of cases) {
      const content = new URL(`../../../content/catalogue/products/${file}`, import.meta.url);
      const luminaire = createLuminaire(parseLdt(readFileSync(content, 'latin1')));
      const setup = usualSceneSetup(kind, { luminaire, ownHeightM: null });
      const scene = createScene(kind, luminaire, setup);
      const lit = { scene, light: luminaire.light };
      const drawn = await page.evaluate(
        ([subject, size, places]) =>
          (
            globalThis as unknown as {
              target: typeof import('#tests/e2e/product/lux-target.fixtures.ts');
            }
          ).target.readLux(subject, size, places),
        [lit, { width: WIDTH, height: HEIGHT }, pixels] as const,
      );
      const look = createSceneLookup(scene, luminaire.light, WIDTH / HEIGHT);
      const expected = pixels.map(({ column, row }) => {
        const seen = look((2 * column + 1) / WIDTH - 1, (2 * row + 1) / HEIGHT - 1);
        return seen === null || seen === 'lamp' ? 0 : seen.allLux;
      });
      expect(expected.filter((lux) => lux > 0.1).length, kind).toBeGreaterThanOrEqual(3);
      expected.forEach((lux, index) => {
        expect(Math.abs((drawn[index] ?? 0) - lux), `${kind}, point ${index}`).toBeLessThanOrEqual(
          0.02 * lux + 0.001,
        );
      });
    }
  });
});
