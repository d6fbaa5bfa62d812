// `npm test`: every check, the API tests and the browser tests, on a machine with nothing but Node and npm.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildPages, installPackages, run } from './prepare.mjs';

await installPackages();
await buildPages();
const { checks, runChecks } = await import('./check.mjs');
const { ensureChromium } = await import('./chromium.mjs');

const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
/** What to look at first, said once more below everything else. */
const broken = [];

const outcome = await runChecks(checks.filter(({ name }) => name !== 'unit tests'));
totals.passed += outcome.passed;
totals.failed += outcome.failed.length;
broken.push(...outcome.failed.map((name) => `check: ${name}`));

const env = { CHROMIUM_PATH: ensureChromium() };
for (const project of ['unit', 'api', 'browser']) {
  console.log(`\n— ${project} tests`);
  count(project, await runTests(project));
}
rmSync(reports, { recursive: true });

if (broken.length > 0) console.log(`\nFailed:\n${broken.map((line) => `  ${line}`).join('\n')}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed > 0 ? 1 : 0);

async function runTests(project) {
  const file = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const hasPassed = await run('vitest', ['run', '--project', project, ...reporters], { env }).then(
    () => true,
    () => false,
  );
  return { ...readReport(file), hasPassed };
}

function count(project, { numPassedTests, numPendingTests, testResults, hasPassed }) {
  const failures = testResults.flatMap(failuresOf);
  if (!hasPassed && failures.length === 0) {
    failures.push('an error outside of every test: see its output above');
  }
  totals.passed += numPassedTests;
  totals.failed += failures.length;
  totals.skipped += numPendingTests;
  broken.push(...failures.map((failure) => `${project}: ${failure}`));
}

/** A run that died before its first test leaves no report: nothing is counted for it. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numPendingTests: 0, testResults: [] };
  }
}

/** The failed tests of a file with the first line of their reason, or the file itself where it could not be loaded. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
  return failed.map(
    ({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages[0])}`,
  );
}

function firstLine(text = '') {
  return text.split('\n', 1)[0];
}
