// `npm test`: every check, the API tests and the browser tests, on a machine with nothing but Node and npm.
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildPages, installPackages, run } from './prepare.mjs';

/** Browser tests wait more than they work: two halves, each with a site and browsers of its own, share two cores well. */
const BROWSER_SHARDS = Math.min(2, availableParallelism());

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
for (const project of ['unit', 'api']) {
  console.log(`\n— ${project} tests`);
  count(project, await runTests([project]));
}
await runBrowserTests();
rmSync(reports, { recursive: true });

if (broken.length > 0) console.log(`\nFailed:\n${broken.map((line) => `  ${line}`).join('\n')}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed > 0 ? 1 : 0);

/** Shows the first shard as it runs and what the others said after it. */
async function runBrowserTests() {
  const shards = Array.from({ length: BROWSER_SHARDS }, (_, at) => `${at + 1}/${BROWSER_SHARDS}`);
  console.log(`\n— browser tests, in ${BROWSER_SHARDS} at once`);
  const runs = shards.map((shard, at) => {
    const output = join(reports, `shard-${at}.log`);
    const stdio = at === 0 ? 'inherit' : ['ignore', openSync(output, 'w'), openSync(output, 'a')];
    const answer = runTests(['browser', '--shard', shard], { stdio });
    return { answer, output };
  });
  for (const [at, { answer, output }] of runs.entries()) {
    const result = await answer;
    if (at > 0) console.log(`\n— browser tests, ${shards[at]}\n${readFileSync(output, 'utf8')}`);
    count('browser', result);
  }
}

async function runTests([project, ...args], options = {}) {
  const file = join(reports, `${[project, ...args].join('-').replaceAll('/', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const hasPassed = await run('vitest', ['run', '--project', project, ...args, ...reporters], {
    ...options,
    env,
  }).then(
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
