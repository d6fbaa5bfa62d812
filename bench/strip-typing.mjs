// How long after a key the LED strip calculator's page has painted its result, for 50 runs in a profile.
// npm run bench:strip
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '#scripts/chromium.mjs';
import { serveSite } from '#tests/e2e/serve.ts';
import { median } from './serve.mjs';

const LIMIT_MS = 50;
const RUNS = 50;
const KEYS = 60;

const site = await serveSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const page = await browser.newPage({ baseURL: site.baseUrl });
await page.goto('/en/led-strip-calculator?family=TRA128&power=14.4&profile=SUR17');
await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
const field = page.locator('#strip-runs');
const lengths = Array.from({ length: RUNS }, (_, index) => String(1_000 + index * 173));
await field.fill(lengths.join('\n'));
await page
  .locator('.strip-results tbody tr')
  .nth(RUNS - 1)
  .waitFor();
await page.evaluate(() => {
  window.times = [];
  document.querySelector('#strip-runs').addEventListener('input', ({ timeStamp }) => {
    // The task after the next frame begins when that frame has been handed over to be shown.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.times.push(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  });
});
for (let key = 0; key < KEYS; key += 1) {
  await field.press(key % 2 === 0 ? '1' : 'Backspace');
  await page.waitForFunction((count) => window.times.length > count, key);
}
const [first, ...times] = await page.evaluate(() => window.times);
await browser.close();
await site.stop();

const middle = median(times);
const slow = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.9)];
const share = (ms) => `${ms.toFixed(1)} ms (${(ms / LIMIT_MS).toFixed(2)} of the limit)`;
console.log(
  `${RUNS} runs, key to paint: median ${share(middle)}, 90 % ${share(slow)}, first ${share(first)}`,
);
console.log(`Limit ${LIMIT_MS} ms: ${middle <= LIMIT_MS ? 'kept' : 'exceeded'} by the median`);
process.exit(middle <= LIMIT_MS ? 0 : 1);
