// Measures the light studio while a slider moves, compared with frames without a change. npm run bench:studio
// The limit is for the processor time of a frame on the page's thread: 16 ms, which is 60 frames per second with a
// graphics card. The time in which the software renderer shows a frame is printed beside it.
import { chromium } from 'playwright-core';
import { pathTo } from '#core/i18n/paths.ts';
import { ensureChromium, webGlFlags } from '#scripts/chromium.mjs';
import { buildSite } from '#scripts/prepare.mjs';
import { slugsOf } from '#tests/e2e/screens.ts';
import { serveSite } from '#tests/e2e/test-site.ts';

const LIMIT_MS = 16;
const FRAMES = 40;
/** A spot, a panel of nine parts, and a strip in two pictures. */
const products = [
  { file: 'gad90', isCompared: false },
  { file: 'alc600', isCompared: false },
  { file: 'tra128', isCompared: true },
];

await buildSite();
const site = await serveSite();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: webGlFlags });
let worst = 0;
for (const product of products) {
  const { idleMs, costMs, shownMs } = await measure(product);
  worst = Math.max(worst, costMs);
  console.log(
    `${product.file}${product.isCompared ? ', two pictures' : ''}: ${costMs.toFixed(1)} ms of the processor a frame (${idleMs.toFixed(1)} ms without a change), shown every ${shownMs.toFixed(0)} ms`,
  );
}
await browser.close();
await site.stop();
console.log(`limit ${LIMIT_MS} ms a frame: ${worst <= LIMIT_MS ? 'it holds' : 'NOT HELD'}`);
process.exit(worst <= LIMIT_MS ? 0 : 1);

async function measure({ file, isCompared }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const slug = slugsOf(`products/${file}/product.yaml`).en;
  await page.goto(site.baseUrl + pathTo('en', 'products', slug));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('a[href^="#picture-"]').last().click();
  await page.getByRole('button', { name: 'Light studio' }).click();
  await page.locator('canvas[data-drawn]').waitFor();
  if (isCompared) {
    await page.getByLabel('Compare two versions').check();
    await page.locator('canvas[data-drawn]').nth(1).waitFor();
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const run = async (moves) => {
    const before = await taskMs();
    const elapsed = await page.evaluate(play, { moves, frames: FRAMES });
    return { cost: ((await taskMs()) - before) / FRAMES, elapsed: elapsed / FRAMES };
  };
  const idle = await run(false);
  const busy = await run(true);
  await page.close();
  return { idleMs: idle.cost, costMs: busy.cost, shownMs: busy.elapsed };
}

/** Moves the slider of the mounting height with every frame, as a finger does; returns the milliseconds. */
function play({ moves, frames }) {
  const slider = document.querySelector('.studio-slider input');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const [min, max] = [Number(slider.min), Number(slider.max)];
  return new Promise((resolve) => {
    const start = performance.now();
    let count = 0;
    requestAnimationFrame(function next() {
      if (count === frames) return resolve(performance.now() - start);
      count += 1;
      if (moves) {
        set.call(slider, String(min + ((max - min) * (count % 20)) / 20));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      }
      requestAnimationFrame(next);
    });
  });
}
