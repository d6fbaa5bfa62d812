// Converts the JSON reports of Vitest and Playwright to one shape.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Outcome of tests. Each failure is the test's name with the first line of its reason, and what the page showed. */
export type Outcome = {
  passed: number;
  skipped: number;
  failures: string[];
  /** Duration of the tests by file. */
  files: { name: string; ms: number }[];
};

export type VitestReport = {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
};

type PlaywrightResult = {
  duration: number;
  error?: { message?: string };
  attachments?: { name: string; path?: string }[];
};

type PlaywrightTest = {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: PlaywrightResult[];
};

type PlaywrightSuite = {
  title: string;
  file: string;
  specs: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
};

export type PlaywrightReport = {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
  stats: { expected: number; skipped: number };
};

export const emptyOutcome = (): Outcome => ({ passed: 0, skipped: 0, failures: [], files: [] });

export function readVitest(report: VitestReport): Outcome {
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap(listFailures),
    files: report.testResults.map(({ name, startTime, endTime }) => {
      return { name: shorten(name), ms: endTime - startTime };
    }),
  };
}

/** Returns the failed tests of a file, or the file itself if it could not be loaded. */
function listFailures(file: VitestReport['testResults'][number]): string[] {
  const name = shorten(file.name);
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && file.status === 'failed')
    return [`${name}: ${firstLine(file.message)}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${name} > ${fullName}: ${firstLine(failureMessages?.[0])}`,
  );
}

export function readPlaywright({ config, suites, errors, stats }: PlaywrightReport): Outcome {
  const outcome = { ...emptyOutcome(), passed: stats.expected, skipped: stats.skipped };
  outcome.failures.push(...errors.map(({ message }) => firstLine(message)));
  for (const suite of suites) {
    const name = shorten(resolve(config.rootDir, suite.file));
    const tests = listTests(suite);
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    outcome.files.push({ name, ms: durations.reduce((sum, ms) => sum + ms, 0) });
    for (const { title, status, results } of tests) {
      if (status === 'expected' || status === 'skipped') continue;
      const last = results.at(-1);
      const reason = `${name} > ${title}: ${firstLine(last?.error?.message)}`;
      outcome.failures.push([reason, ...readPage(last)].join('\n'));
    }
  }
  return outcome;
}

/** Lines of a failed page to print; its picture and trace have the rest. */
const PAGE_LINES = 80;

/** Returns the outline of the page of a failed test, as Playwright describes it; nothing where it had no page. */
function readPage(result: PlaywrightResult | undefined): string[] {
  const path = result?.attachments?.find(({ name }) => name === 'error-context')?.path;
  const outline =
    path && /# Page snapshot\n\n```yaml\n(.*?)\n```/s.exec(readFileSync(path, 'utf8'))?.[1];
  return outline ? outline.split('\n').slice(0, PAGE_LINES) : [];
}

/** Lists every test of a suite and its nested suites, with its full title. */
function listTests(
  { specs, suites = [] }: PlaywrightSuite,
  titles: string[] = [],
): (PlaywrightTest & { title: string })[] {
  const direct = specs.flatMap(({ title, tests }) =>
    tests.map((test) => ({ ...test, title: [...titles, title].join(' ') })),
  );
  return [...direct, ...suites.flatMap((suite) => listTests(suite, [...titles, suite.title]))];
}

function shorten(path: string): string {
  return relative(process.cwd(), path);
}

/** Removes terminal colours. */
function firstLine(text = ''): string {
  return stripVTControlCharacters(text).split('\n', 1)[0] ?? '';
}
