// Measures the time from a keystroke to the painted result of a calculator page: LED strip with 50 runs in a profile,
// and energy.
// npm run bench:typing
import { chromium } from 'playwright-core';
import { findChromium, webGlFlags } from '#scripts/chromium.mjs';
import { fillProject, fillZone } from '#tests/e2e/calculators/energy-steps.ts';
import { serveSite } from '#tests/e2e/test-site.ts';
import { median } from './serve.mjs';

const LIMIT_MS = 50;
const RUNS = 50;
const KEYS = 60;

const calculators = [
  { name: `LED strip, ${RUNS} runs`, open: openStrip },
  { name: 'energy, 1 zone', open: openEnergy },
];

const site = await serveSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: webGlFlags });
for (const { name, open } of calculators) {
  const page = await browser.newPage({ baseURL: site.baseUrl });
  const [first, ...times] = await typeInto(page, await open(page));
  const middle = median(times);
  const slow = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.9)];
  console.log(
    `${name}, key to paint: median ${share(middle)}, 90 % ${share(slow)}, first ${share(first)}`,
  );
  console.log(`Limit ${LIMIT_MS} ms: ${middle <= LIMIT_MS ? 'met' : 'exceeded'} by the median`);
  if (middle > LIMIT_MS) process.exitCode = 1;
  await page.close();
}
await browser.close();
await site.stop();

async function openStrip(page) {
  await visit(page, '/en/led-strip-calculator?family=TRA128&power=14.4&profile=SUR17');
  const field = page.locator('#strip-runs');
  const lengths = Array.from({ length: RUNS }, (_, index) => String(1_000 + index * 173));
  await field.fill(lengths.join('\n'));
  await page
    .locator('.strip-results tbody tr')
    .nth(RUNS - 1)
    .waitFor();
  return field;
}

async function openEnergy(page) {
  await visit(page, '/en/energy-calculator');
  await fillProject(page);
  await fillZone(page);
  await page.locator('.energy-figures').first().waitFor();
  return page.locator('#tariff');
}

async function visit(page, path) {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Milliseconds from each of many keystrokes to the frame with its result. */
async function typeInto(page, field) {
  await field.evaluate((input) => {
    window.times = [];
    input.addEventListener('input', ({ timeStamp }) => {
      // The task after the next frame begins when that frame has been submitted for display.
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
  return page.evaluate(() => window.times);
}

function share(ms) {
  return `${ms.toFixed(1)} ms (${(ms / LIMIT_MS).toFixed(2)} of the limit)`;
}
