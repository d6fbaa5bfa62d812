import { defineConfig } from 'vitest/config';

/** A limit that only what hangs reaches, whatever else the machine does; a spy ends with its test. */
const common = { testTimeout: 120_000, hookTimeout: 120_000, restoreMocks: true };

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
        // What the server knows lies in its services, which each test makes anew, not in its modules.
        test: { ...common, name: 'server', include: ['server/**/*.test.ts'], isolate: false },
      },
      {
        test: {
          ...common,
          name: 'unit',
          include: [
            '{app,scripts}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/relevance/*.test.ts',
          ],
        },
      },
      { test: { ...common, name: 'api', include: ['tests/api/**/*.test.ts'] } },
    ],
  },
});
