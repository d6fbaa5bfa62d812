// `npm run shots`: full-page pictures of every screen at three widths in both languages, into shots/.
// npm run shots [-- --only product] [--dark]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ensureChromium, webGlFlags } from './chromium.mjs';
import { buildSite, root } from './prepare.mjs';

const WIDTHS = { 390: 844, 820: 1180, 1440: 900 };
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    dark: { type: 'boolean', default: false },
    base: { type: 'string' },
  },
});

await buildSite();
const { localeCodes } = await import('#core/i18n/locales.ts');
const { screensOf } = await import('#tests/e2e/screens.ts');
const { openStates } = await import('#tests/e2e/open-states.ts');
const site = values.base ? { baseUrl: values.base, stop: async () => {} } : await startSite();

const folder = join(root, 'shots');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: webGlFlags });
for (const locale of localeCodes) {
  const screens = Object.entries(screensOf(locale)).map(([name, path]) => ({ name, path }));
  for (const { name, path, open } of [...screens, ...openStates(locale)]) {
    if (values.only && !name.includes(values.only)) continue;
    for (const [width, height] of Object.entries(WIDTHS)) {
      await shoot({ name, path, open, locale, size: { width: Number(width), height } });
    }
  }
}
await browser.close();
await site.stop();

async function shoot({ name, path, open, locale, size }) {
  const page = await browser.newPage({
    baseURL: site.baseUrl,
    viewport: size,
    colorScheme: values.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const isShown = open ? await open(page) : true;
  if (isShown !== false) {
    if (!open) await loadLazyPictures(page);
    const file = `${name}-${locale}-${size.width}${values.dark ? '-dark' : ''}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: !open });
    console.log(file);
  }
  await page.close();
}

/** Scrolls through the page so that lazy pictures load. */
async function loadLazyPictures(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    // A lazy picture that stays out of sight never loads.
    const pictures = [...document.images].map((image) => image.decode().catch(() => {}));
    const limit = new Promise((resolve) => setTimeout(resolve, 3000));
    await Promise.race([Promise.all(pictures), limit]);
    window.scrollTo(0, 0);
  });
  await page.waitForTimeout(150);
}

async function startSite() {
  const { serveSite } = await import('#tests/e2e/test-site.ts');
  return serveSite();
}
