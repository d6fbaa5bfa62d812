import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,core,server,scripts}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    testTimeout: 20_000,
  },
});
