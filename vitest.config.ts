import { defineConfig } from 'vitest/config';

/** A limit that only hanging tests reach, whatever the load of the machine; a spy ends with its test. */
const common = { testTimeout: 120_000, hookTimeout: 120_000, restoreMocks: true };

/**
 * Files that generate PDFs and other documents, each in its own process: two fifths of the time of `server/` in one
 * seventh of its files. `npm test` runs them, `npm run check` does not.
 */
const documents = [
  'server/documents/**/*.test.ts',
  'server/forms/email-copy.test.ts',
  'server/http/{comparison,download,project-files}-handler.test.ts',
  'server/pdf/**/*.test.ts',
];

/**
 * Node reads the tests and their modules itself, and compiles them once for a run (`NODE_COMPILE_CACHE`): transformed by
 * Vite, in one process, they are what its workers wait for.
 */
const native = { experimental: { viteModuleRunner: false } };

/** Tests without a browser; browser tests are in playwright.config.ts. */
export default defineConfig({
  test: {
    // One per core: by default one core stays free, which on two cores doubles the time.
    maxWorkers: '100%',
    projects: [
      {
        // Pure functions: their modules are loaded once for all files.
        test: { ...common, name: 'core', include: ['core/**/*.test.ts'], isolate: false },
      },
      {
        // The server's state is in its services, which each test creates, not in its modules.
        test: {
          ...common,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: documents,
          isolate: false,
        },
      },
      { test: { ...common, name: 'documents', include: documents, isolate: false } },
      {
        test: {
          ...common,
          name: 'unit',
          include: [
            '{app,studio}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/relevance/*.test.ts',
            'tests/third-language/*.test.ts',
          ],
        },
      },
      // Start processes and read thousands of broken files; not in `npm run check` either.
      { test: { ...common, name: 'scripts', include: ['{scripts,bench}/**/*.test.ts'] } },
      { test: { ...common, ...native, name: 'api', include: ['tests/api/**/*.test.ts'] } },
    ],
  },
});
