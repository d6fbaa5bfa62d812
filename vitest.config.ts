import { defineConfig } from 'vitest/config';

const common = { testTimeout: 30_000, hookTimeout: 60_000 };

/** Tests without a browser; those with one are in playwright.config.ts. */
export default defineConfig({
  test: {
    // One for each core: by default one core stays free, which on two cores doubles the time.
    maxWorkers: '100%',
    projects: [
      {
        // Pure functions: their modules are loaded once for all files.
        test: { ...common, name: 'core', include: ['core/**/*.test.ts'], isolate: false },
      },
      {
        test: {
          ...common,
          name: 'unit',
          include: [
            '{app,server,scripts}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/relevance/*.test.ts',
          ],
        },
      },
      { test: { ...common, name: 'api', include: ['tests/api/**/*.test.ts'] } },
    ],
  },
});
