import { chromium } from 'playwright-core';
import { ensureChromium } from '#scripts/chromium.mjs';

/**
 * Opens a page of a site in Chromium. `measure` presses keys in it: milliseconds from each to the frame that shows what it
 * did, and what one takes of the processor in the page's thread.
 */
export async function openMeasuredPage({ baseUrl }) {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const page = await browser.newPage({
    baseURL: baseUrl,
    viewport: { width: 1440, height: 900 },
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });

  async function readTaskMs() {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  }

  async function measure(keys) {
    await page.evaluate(listenForKeys);
    const start = await readTaskMs();
    for (const [at, key] of keys.entries()) {
      await page.keyboard.press(key);
      await page.waitForFunction((count) => window.times.length > count, at);
    }
    const taskMs = ((await readTaskMs()) - start) / keys.length;
    return { times: await page.evaluate(() => window.times), taskMs };
  }

  return { browser, page, measure };
}

/** Runs in the page. */
function listenForKeys() {
  window.times = [];
  window.noteKey ??= ({ timeStamp }) => {
    // The task after the next frame begins when that frame has been submitted for display.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.times.push(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  };
  window.addEventListener('keydown', window.noteKey, { capture: true });
}

/** The time within which a share of the keys was painted. */
export function shareOf(times, share) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];
}
