// `npm test`: every check, the API tests and the browser tests, on a machine with nothing but Node and npm.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPages, installPackages, run } from './prepare.mjs';

await installPackages();
await buildPages();
const { checks, runChecks } = await import('./check.mjs');
const { ensureChromium } = await import('./chromium.mjs');

const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const totals = { passed: 0, failed: 0, skipped: 0 };

const outcome = await runChecks(checks.filter(({ name }) => name !== 'unit tests'));
totals.passed += outcome.passed;
totals.failed += outcome.failed.length;

const env = { CHROMIUM_PATH: ensureChromium() };
for (const project of ['unit', 'api', 'browser']) {
  console.log(`\n— ${project} tests`);
  const file = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const hasPassed = await run('vitest', ['run', '--project', project, ...reporters], { env }).then(
    () => true,
    () => false,
  );
  const { numPassedTests, numFailedTests, numPendingTests } = readReport(file);
  totals.passed += numPassedTests;
  totals.failed += numFailedTests || (hasPassed ? 0 : 1);
  totals.skipped += numPendingTests;
}
rmSync(reports, { recursive: true });

if (outcome.failed.length > 0) console.log(`\nFailed checks: ${outcome.failed.join(', ')}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed > 0 ? 1 : 0);

/** A run that died before its first test leaves no report: nothing is counted for it. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
  }
}
