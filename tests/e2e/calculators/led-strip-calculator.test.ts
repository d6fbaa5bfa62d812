import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { pathToStripFrame } from '#core/i18n/strip-paths.ts';
import { formatQuantity } from '#core/units.ts';
import { desktop, expect, phone, siteUrl, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { chosenOf, openStep, optionOf, stripTextsOf, untilComputing } from './strip-steps.ts';

/** The page's input as an API request. */
const input = {
  strip: {
    watts_per_metre: 14.4,
    volts: 24,
    cut_increment_mm: 62.5,
    loop_resistance_ohm_per_m: 0.115,
    max_run_single_m: 5,
    max_run_double_m: 10,
  },
  runs_mm: [7_230, 1_200, 4_010, 800],
  rounding: 'down',
  feed: 'one-end',
  cable: { length_m: 2, area_mm2: 1.5 },
  drivers: [30, 60, 100, 150, 200, 320].map((rated_w) => ({ rated_w, max_load_fraction: 0.8 })),
  profile: { stock_mm: [2_000, 3_000], kerf_mm: 3 },
};

/** Serves a page from a different origin. */
async function serveHtml(html: string) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<unknown>((resolve) => server.close(resolve));
  return { url: `http://localhost:${port}/`, close };
}

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the LED strip calculator (${locale})`, () => {
    const t = stripTextsOf(locale);
    const path = pathTo(locale, 'led-strip-calculator');

    for (const [name, size] of [
      ['desktop', desktop],
      ['phone', phone],
    ] as const) {
      it(`offers what fits and says of the rest why not, on a ${name}`, async ({ withPage }) => {
        await withPage(size, async (page) => {
          await visit(page, path);
          await optionOf(page, 'family', 'TRA128').click();
          await expect.poll(() => new URL(page.url()).searchParams.get('family')).toBe('TRA128');
          await expect(optionOf(page, 'power', '14.4')).toBeVisible();
          await optionOf(page, 'volts', '12').click();
          await expect(optionOf(page, 'power', '14.4')).toHaveCount(0);
          await expect(optionOf(page, 'power', '9.6')).toBeVisible();
          const unfit = page.locator('.strip-options').filter({
            has: page.getByText(t('strip.power'), { exact: true }),
          });
          await unfit.locator('summary').click();
          const others = t('strip.volts').toLowerCase();
          const power = formatQuantity(locale, 14.4, 'W/m');
          await expect(
            unfit.getByText(t('strip.not-with', { others, options: '' }).trim()),
          ).toContainText(power);
          await optionOf(page, 'volts', '').click();
          await expect(optionOf(page, 'power', '14.4')).toBeVisible();
        });
      });
    }

    it('opens with a strip from its product, and from its category', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        const products = pathTo(locale, 'products');
        await visit(page, `${products}?search=TRA128`);
        await page.locator(`main a[href^="${products}/"]`).first().click();
        await page.locator('h1 ~ p strong').first().waitFor();
        const category = await page.locator('main nav ol a').last().getAttribute('href');
        const strip = page.getByRole('link', { name: t('tool.strip') }).first();
        await strip.click();
        await page.waitForURL((url) => url.pathname === path);
        const { searchParams } = new URL(page.url());
        expect(searchParams.get('family')).toBe('TRA128');
        expect(searchParams.has('luminaire')).toBe(false);
        for (const name of ['family', 'power', 'volts']) {
          await expect(chosenOf(page, name)).toHaveValue(searchParams.get(name) ?? 'missing');
        }
        await visit(page, category ?? '');
        await expect(page.getByRole('link', { name: t('tool.strip') })).toHaveAttribute(
          'href',
          path,
        );
      });
    });

    it('plans the runs from its address, also without JavaScript', async ({ withPage }) => {
      await withPage({ ...desktop, javaScriptEnabled: false }, async (page) => {
        await page.goto(path);
        await optionOf(page, 'family', 'TRA128').click();
        await optionOf(page, 'power', '14.4').click();
        await page.getByLabel(t('strip.runs')).fill('7230\n2 x 1200');
        await page.getByRole('button', { name: t('strip.apply') }).click();
        const rows = page.locator('.strip-results table').first().locator('tbody tr');
        expect(await rows.count()).toBe(3);
        expect(await rows.first().innerText()).toContain(formatQuantity(locale, 7_187.5, 'mm'));
        expect(await rows.first().innerText()).toContain(formatQuantity(locale, 42.5, 'mm'));
        expect(await page.locator('.strip-findings').innerText()).toContain('5 m');
        const material = await page.locator('.strip-material').innerText();
        expect(material).toContain('TRA128/14.4/');
        expect(material).toContain('VATCV/');
        await openStep(page, t('strip.profile-choice'));
        await optionOf(page, 'profile', 'SUR17').click();
        await page.getByRole('button', { name: t('strip.apply') }).click();
        expect(await page.locator('.strip-plan li').count()).toBe(4);
        expect(await page.locator('.strip-material').innerText()).toContain('SUR17/3000/');
      });
    });

    it('calculates the same results in the browser as the API', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        const response = await page.request.post('/api/calculators/v1/led-strip', { data: input });
        const expected = await response.json();
        await visit(page, `${path}?family=TRA128&power=14.4`);
        await untilComputing(page);
        const requestedPaths: string[] = [];
        page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
        await page.getByLabel(t('strip.runs')).pressSequentially(input.runs_mm.join('\n'));
        await openStep(page, t('strip.profile-choice'));
        await optionOf(page, 'profile', 'SUR17').click();
        await page.locator('.strip-plan li').first().waitFor();
        const figures = await page.locator('.strip-figures').innerText();
        const of = (value: number, unit: string, digits: number) => {
          return formatQuantity(locale, value, unit, digits);
        };
        expect(figures).toContain(of(expected.total_watts, 'W', 1));
        expect(figures).toContain(of(expected.current_a, 'A', 2));
        expect(figures).toContain(of(expected.cable_drop_percent, '%', 2));
        expect(figures).toContain(of(expected.strip_drop_percent, '%', 2));
        expect(figures).toContain(of(expected.waste_percent, '%', 1));
        expect(await page.locator('.strip-plan li').count()).toBe(expected.bars.length);
        expect(await page.locator('.strip-drivers li').count()).toBe(expected.drivers.length);
        const cuts = page
          .locator('.strip-results table')
          .first()
          .locator('tbody tr td:nth-child(3)');
        expect(await cuts.allInnerTexts()).toEqual(
          expected.runs.map(({ cut_mm }: { cut_mm: number }) => of(cut_mm, 'mm', 1)),
        );
        await expect.poll(() => new URL(page.url()).searchParams.get('profile')).toBe('SUR17');
        expect(
          requestedPaths.filter((pathname) => /^.api|led-strip-calculator/.test(pathname)),
          'requests to the server',
        ).toEqual([]);
      });
    });

    it('saves the plan as files and its variants as a project list', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${path}?family=TRA128&power=14.4&runs=7230&profile=SUR17`);
        const link = (name: string) => page.getByRole('link', { name, exact: true });
        const fetched = async (format: 'pdf' | 'csv' | 'xlsx') => {
          const href = (await link(t(`calculation.${format}`)).getAttribute('href')) as string;
          const response = await page.request.get(href);
          expect(response.status(), href).toBe(200);
          return response.body();
        };
        expect((await fetched('pdf')).subarray(0, 5).toString()).toBe('%PDF-');
        expect((await fetched('xlsx')).subarray(0, 2).toString()).toBe('PK');
        const codes = await page.locator('.strip-material tbody a').allInnerTexts();
        const csv = (await fetched('csv')).toString();
        expect(csv.trim().split('\r\n')).toHaveLength(codes.length + 1);
        for (const code of codes) expect(csv).toContain(code);
        const drawing = page.getByRole('img', { name: t('strip.driver-number', { number: 1 }) });
        expect(await drawing.getAttribute('aria-labelledby')).toContain('title');
        await link(t('calculation.project')).click();
        await page.locator('.project-line').first().waitFor();
        expect(await page.locator('.project-line').count()).toBe(codes.length);
      });
    });

    it('reports a line that is not a length', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${path}?family=SED480&runs=3200%0Along`);
        const problem = t('strip.runs-wrong', { text: 'long' });
        expect(await page.locator('#strip-runs-error').innerText()).toBe(problem);
        expect(await page.locator('.strip-material').count()).toBe(0);
      });
    });

    it('can be embedded in other sites and reports its height', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${path}?family=VAD120`);
        await page.getByText(t('strip.embed'), { exact: true }).click();
        const snippet = await page.getByLabel(t('strip.embed-code')).inputValue();
        expect(snippet).toContain(`${pathToStripFrame(locale)}?family=VAD120`);
        const other = await serveHtml(`<!doctype html><title>Other</title>${snippet}`);
        await page.goto(other.url);
        const element = page.locator('iframe');
        const inside = page.frameLocator('iframe');
        await inside.locator('html[data-hydrated] .strip[data-live]').waitFor();
        await expect(chosenOf(inside, 'family')).toHaveValue('VAD120');
        expect(await inside.locator('header').count()).toBe(1);
        expect(await inside.locator('nav:not(.calculation-presets), footer').count()).toBe(0);
        const heightOf = async () => (await element.boundingBox())?.height ?? 0;
        const contentOf = async () => (await inside.locator('main').boundingBox())?.height ?? -1;
        const isFitting = async () => Math.abs((await heightOf()) - (await contentOf())) <= 1;
        await expect.poll(isFitting).toBe(true);
        const before = await heightOf();
        await inside.locator('#strip-runs').fill('40 x 5000');
        await inside.locator('.strip-material').waitFor();
        await expect.poll(isFitting).toBe(true);
        expect(await heightOf()).toBeGreaterThan(before);
        await inside.locator('#strip-runs').fill('');
        await expect.poll(heightOf).toBe(before);
        await other.close();
      });
      const headers = async (address: string) => {
        const { headers } = await fetch(new URL(address, siteUrl()));
        expect(headers.has('x-frame-options')).toBe(false);
        return headers.get('content-security-policy');
      };
      expect(await headers(pathToStripFrame(locale))).toContain('frame-ancestors *');
      expect(await headers(path)).toContain("frame-ancestors 'none'");
    });
  });
}
