import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './test-outcome.ts';

test('a report of Vitest: what failed, files that cannot be loaded, and how long files took', () => {
  const failed = {
    fullName: 'a sum is right',
    status: 'failed',
    failureMessages: ['2 ≠ 3\n  at x'],
  };
  const passed = { fullName: 'a sum is there', status: 'passed', failureMessages: [] };
  const file = (name: string) => join(process.cwd(), name);
  const outcome = readVitest({
    numPassedTests: 1,
    numPendingTests: 4,
    testResults: [
      {
        name: file('core/sum.test.ts'),
        status: 'failed',
        message: '',
        startTime: 1000,
        endTime: 1250,
        assertionResults: [failed, passed],
      },
      {
        name: file('core/broken.test.ts'),
        status: 'failed',
        message: 'Cannot find module\nat y',
        startTime: 0,
        endTime: 0,
        assertionResults: [],
      },
    ],
  });
  expect(outcome).toEqual({
    passed: 1,
    skipped: 4,
    failures: [
      'core/sum.test.ts > a sum is right: 2 ≠ 3',
      'core/broken.test.ts: Cannot find module',
    ],
    files: [
      { name: 'core/sum.test.ts', ms: 250 },
      { name: 'core/broken.test.ts', ms: 0 },
    ],
  });
});

test('a report of Playwright: titles through all suites, the last reason, errors outside of tests', () => {
  const error = { message: '\u001b[31mTimeout\u001b[39m of 90 s\n  at z' };
  const outcome = readPlaywright({
    config: { rootDir: join(process.cwd(), 'tests/e2e') },
    errors: [{ message: 'The global setup failed\nfor a reason' }],
    stats: { expected: 1, skipped: 1 },
    suites: [
      {
        title: 'menu.test.ts',
        file: 'menu.test.ts',
        specs: [
          { title: 'opens', tests: [{ status: 'expected', results: [{ duration: 40 }] }] },
          { title: 'waits', tests: [{ status: 'skipped', results: [] }] },
        ],
        suites: [
          {
            title: 'menus in Spanish',
            file: 'menu.test.ts',
            specs: [
              {
                title: 'close',
                tests: [{ status: 'unexpected', results: [{ duration: 60, error }] }],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(outcome).toEqual({
    passed: 1,
    skipped: 1,
    failures: [
      'The global setup failed',
      'tests/e2e/menu.test.ts > menus in Spanish close: Timeout of 90 s',
    ],
    files: [{ name: 'tests/e2e/menu.test.ts', ms: 100 }],
  });
});

test('what the page of a failed browser test showed follows the reason', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'outcome-')), 'error-context.md');
  const page = '- dialog "Search":\n  - alert: The search does not respond.';
  writeFileSync(path, `# Error details\n\n# Page snapshot\n\n\`\`\`yaml\n${page}\n\`\`\`\n`);
  const attachments = [{ name: 'screenshot' }, { name: 'error-context', path }];
  const result = { duration: 1, error: { message: 'Timeout' }, attachments };
  const file = 'menu.test.ts';
  const { failures } = readPlaywright({
    config: { rootDir: process.cwd() },
    errors: [],
    stats: { expected: 0, skipped: 0 },
    suites: [
      {
        ...{ title: file, file },
        specs: [{ title: 'opens', tests: [{ status: 'unexpected', results: [result] }] }],
      },
    ],
  });
  expect(failures).toEqual([`menu.test.ts > opens: Timeout\n${page}`]);
});
