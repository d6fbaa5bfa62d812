import { defineConfig } from 'vitest/config';

const common = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: [
            '{app,core,server,scripts}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/relevance/*.test.ts',
          ],
        },
      },
      { test: { ...common, name: 'api', include: ['tests/api/**/*.test.ts'] } },
      {
        test: {
          ...common,
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/serve.ts'],
          fileParallelism: false,
          testTimeout: 90_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
