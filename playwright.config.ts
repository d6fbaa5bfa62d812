import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium, webGlFlags } from '#scripts/chromium.mjs';

const executablePath = findChromium();
const browserWith = (args: string[]) => ({
  launchOptions: { args, ...(executablePath && { executablePath }) },
});
const needsWebGl = /[.]webgl[.]test[.]ts$/;
/** Files that test text and numbers. Their pages load no pictures, which saves a sixth to a fifth of a file's time. */
const TEXT_ONLY = [
  'calculator-(projects|windows)',
  'code-search',
  'compare-(address|list|tabs)',
  'energy-(calculator|fill|windows)',
  'failures',
  'forms(-plain)?',
  'listing-(address|filters|range)',
  'pasted-numbers',
  'photometry',
  'product-(life|links)',
  'recaptcha',
  'result-tables',
  'search-overlay(-requests|-results)?',
  'typed-numbers',
  'variants-(address|table)',
  'warranty',
  'worked-examples',
];
const needsNoPictures = new RegExp(`/(${TEXT_ONLY.join('|')})[.]test[.]ts$`);

/** Browser tests. Each worker has its own site and browser, see tests/e2e/browser.ts. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/prepare-sites.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: '100%',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    screenshot: 'only-on-failure',
    // Page snapshots at every step cost a fifth of the run time: `--trace on` records them for one test.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: [
    {
      name: 'pages',
      testMatch: '**/*.test.ts',
      testIgnore: [needsWebGl, needsNoPictures],
      use: browserWith(chromiumFlags),
    },
    {
      name: 'words',
      testMatch: needsNoPictures,
      use: browserWith([...chromiumFlags, '--blink-settings=imagesEnabled=false']),
    },
    {
      name: 'webgl',
      testMatch: needsWebGl,
      use: browserWith(webGlFlags),
    },
  ],
});
