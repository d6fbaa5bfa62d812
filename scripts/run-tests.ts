// Runs every check, the unit and API tests and the browser tests, then prints failures with their reasons and the
// slowest files.
// [part of a name]: the test files with it in their path, otherwise the tests with it in their title
// --changed: tests affected by the files changed since main
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runChecks } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { buildPlainPages, buildSite, run } from './prepare.mjs';
import { emptyOutcome, type Outcome, readPlaywright, readVitest } from './test-outcome.ts';

/** Arguments of each runner; null if it has nothing to run. */
type Selection = { vitest: string[] | null; playwright: string[] | null };

const BASE = 'main';
const SLOWEST = 10;
/** Sources of a running site. */
const SITE = /^(app|content|core|public|server|studio)\/|^[^/]+[.](json|ts)$/;
const TEST = /[.](test|fixtures)[.]tsx?$/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false } },
});
const part = positionals.join(' ');
const { vitest, playwright } = values.changed ? selectChanged() : selectNamed(part);

// Each started process reads what an earlier one of this run has compiled, and TypeScript with its types stripped.
const codeCache = mkdtempSync(join(tmpdir(), 'code-'));
process.env.NODE_COMPILE_CACHE ||= codeCache;

const outcomes: Outcome[] = [];
if (part === '') outcomes.push(await checkSources());
if (part === '' && !values.changed) outcomes.push(await runThirdLanguage());
if (vitest) outcomes.push(await runVitest(vitest));
if (playwright) outcomes.push(await runPlaywright(playwright));
rmSync(codeCache, { recursive: true, force: true, maxRetries: 3 });
process.exit(summarise(outcomes) ? 0 : 1);

function selectNamed(name: string): Selection {
  if (name === '') return { vitest: [], playwright: [] };
  const files = globSync('{app,bench,core,scripts,server,studio,tests}/**/*.test.{ts,tsx}');
  const named = files.filter((file) => file.includes(name));
  if (named.length === 0) return { vitest: ['-t', name], playwright: ['-g', name] };
  const isBrowserTest = (file: string) => file.startsWith('tests/e2e/');
  const browser = named.filter(isBrowserTest);
  const others = named.filter((file) => !isBrowserTest(file));
  return {
    vitest: others.length > 0 ? others : null,
    playwright: browser.length > 0 ? browser : null,
  };
}

/** Vitest follows imports; a browser test depends on every source of the site. */
function selectChanged(): Selection {
  const changed = [
    ...git('diff', '--name-only', BASE),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const touchesSite = changed.some((file) => SITE.test(file) && !TEST.test(file));
  return {
    vitest: ['--changed', BASE],
    playwright: touchesSite ? [] : [`--only-changed=${BASE}`],
  };
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

async function checkSources(): Promise<Outcome> {
  const { passed, failed } = await runChecks();
  return { ...emptyOutcome(), passed, failures: failed.map((name) => `check: ${name}`) };
}

/** Runs in a copy of the project; `npm run test:language` adds a browser. */
async function runThirdLanguage(): Promise<Outcome> {
  console.log('\n— a third language');
  const failures: string[] = [];
  await run('node', ['tests/third-language/test-language.ts', '--quick']).catch(() => {
    failures.push('a third language: npm run test:language -- --quick');
  });
  return { ...emptyOutcome(), passed: 1 - failures.length, failures };
}

function runVitest(args: string[]): Promise<Outcome> {
  console.log('\n— unit and API tests');
  return withReport(readVitest, async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    await run('vitest', ['run', '--passWithNoTests', ...args, ...reporters]);
  });
}

async function runPlaywright(args: string[]): Promise<Outcome> {
  console.log('\n— browser tests');
  await buildSite();
  await buildPlainPages();
  return withReport(readPlaywright, async (file) => {
    const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const options = ['--pass-with-no-tests', '--reporter=dot,json'];
    await run('playwright', ['test', ...args, ...options], { env });
  });
}

/** Returns the outcome of a runner, successful or not; one that crashes before its first test leaves no report. */
async function withReport<Report>(
  read: (report: Report) => Outcome,
  runTests: (file: string) => Promise<void>,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const file = join(folder, 'report.json');
  let failure: string | null = null;
  await runTests(file).catch((error: Error) => {
    failure = error.message;
  });
  const outcome = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : emptyOutcome();
  if (failure && outcome.failures.length === 0) outcome.failures.push(failure);
  rmSync(folder, { recursive: true });
  return outcome;
}

/** Prints the most important part last. Returns whether everything passed. */
function summarise(all: Outcome[]): boolean {
  const failures = all.flatMap((outcome) => outcome.failures);
  const files = all.flatMap((outcome) => outcome.files).sort((a, b) => b.ms - a.ms);
  console.log('\nSlowest files:');
  for (const { name, ms } of files.slice(0, SLOWEST)) {
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
  }
  if (failures.length > 0) console.log('\nFailed (browser tests leave traces in test-results/):');
  for (const failure of failures) console.log(`  ${failure.replaceAll('\n', '\n      ')}`);
  const sum = (key: 'passed' | 'skipped') =>
    all.reduce((total, outcome) => total + outcome[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${failures.length} failed${skipped}`);
  return failures.length === 0;
}
