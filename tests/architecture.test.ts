import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import type { ViteUserConfig } from 'vitest/config';
import { LONG_FUNCTION, listFunctions } from '#scripts/code/function-lines.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const canary = fileURLToPath(new URL('./canary', import.meta.url));
const bin = (name: string) => `${root}node_modules/.bin/${name}`;

type Report = {
  summary: {
    error: number;
    totalCruised: number;
    violations: { from: string; rule: { name: string } }[];
  };
};

/** Runs dependency-cruiser and returns its report, regardless of its exit code. */
async function cruise(cwd: string, folders: string[]): Promise<Report> {
  const args = ['--config', `${root}dependency-cruiser.mjs`, '--output-type', 'json', ...folders];
  const { stdout } = await run(bin('depcruise'), args, { cwd, maxBuffer: 64 * 1024 * 1024 }).catch(
    (error: { stdout: string }) => error,
  );
  return JSON.parse(stdout);
}

/** Rules of the configuration; the canary tree breaks each of them once. */
const RULES = [
  'adapters-know-no-domain',
  'api-speaks-to-services',
  'app-domains-are-peers',
  'app-not-to-server',
  'app-services-is-a-type',
  'core-catalogue',
  'core-declarations',
  'core-drawings',
  'core-editing-is-last',
  'core-is-pure',
  'core-leaves',
  'core-statements',
  'core-studio',
  'core-top',
  'import-is-a-use-case',
  'no-cycles',
  'no-missing',
  'no-tests-in-production',
  'parts-know-no-screen',
  'public-knows-no-studio',
  'router-knows-no-page',
  'routes-are-leaves',
  'screens-are-peers',
  'server-domains-are-peers',
  'server-not-to-app',
  'server-passes-plain-values',
  'studio-is-a-bundle',
  'studio-speaks-to-its-api',
  'ui-knows-no-domain',
];

const LINT_RULES = [
  'noBarrelFile',
  'noExcessiveLinesPerFile',
  'noNodejsModules',
  'noPlaywrightWaitForTimeout',
  'noRestrictedImports',
  'useFilenamingConvention',
];

const FOLDERS = ['app', 'bench', 'core', 'scripts', 'server', 'studio', 'tests'];
const listFiles = async () => {
  const lists = await Promise.all(
    FOLDERS.map((folder) => readdir(root + folder, { recursive: true, withFileTypes: true })),
  );
  return lists
    .flat()
    .filter((entry) => entry.isFile() && !`${entry.parentPath}/`.startsWith(`${canary}/`));
};

describe('the import rules', () => {
  test('hold in the product, and the checker has read its files', async () => {
    const { summary } = await cruise(root, ['app', 'core', 'server', 'studio']);
    expect(summary.violations).toEqual([]);
    expect(summary.totalCruised).toBeGreaterThan(150);
  });

  test('each fail on the canary tree', async () => {
    const { summary } = await cruise(canary, ['app', 'core', 'server', 'studio', 'tests']);
    const broken = new Set(summary.violations.map(({ rule }) => rule.name));
    expect([...broken].sort()).toEqual(RULES);
    const breakers = summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
    expect(breakers).toContain('core/documents/bad-peer.ts: core-top');
    expect(breakers).toContain('server/documents/bad-domain.ts: server-domains-are-peers');
  });
});

describe('the tree', () => {
  /** Sequences of numbered files, which only grow. */
  const SEQUENCES = [join(root, 'server/db/migrations')];

  test('has no folder of more than 40 files', async () => {
    const counts = Map.groupBy(await listFiles(), ({ parentPath }) => parentPath);
    expect(counts.size).toBeGreaterThan(100);
    const large = [...counts].filter(([, files]) => files.length > 40).map(([path]) => path);
    expect(large.filter((path) => !SEQUENCES.includes(path))).toEqual([]);
  });

  test('has no test that no command runs', async () => {
    const { default: config }: { default: ViteUserConfig } = await import(
      `${root}vitest.config.ts`
    );
    const projects = config.test?.projects ?? [];
    const patterns = projects.flatMap((project) =>
      typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
    );
    expect(patterns.length).toBeGreaterThan(5);
    const tests = (await listFiles())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
      .filter((path) => /[.](test|spec)[.]\w+$/.test(path));
    const isRun = (path: string) =>
      path.startsWith('tests/e2e/') || patterns.some((pattern) => matchesGlob(path, pattern));
    expect(tests.filter((path) => !isRun(path) || path.includes('.spec.'))).toEqual([]);
  });

  test('has no two modules with the same name, so that a file search returns one result', async () => {
    const isModule = /^(?!.*[.](test|fixtures|d)[.]).*[.](ts|tsx|mjs)$/;
    const modules = (await listFiles()).filter(({ name }) => isModule.test(name));
    const byName = Map.groupBy(modules, ({ name }) => basename(name).replace(/[.]\w+$/, ''));
    const twice = [...byName].filter(([, files]) => files.length > 1).map(([name]) => name);
    expect(twice).toEqual([]);
  });
});

describe('functions', () => {
  const longOnes = (path: string, text: string) =>
    listFunctions(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
      .filter(({ lines, hasReason }) => lines > LONG_FUNCTION && !hasReason)
      .map(({ line, lines }) => `${path}:${line} has ${lines} lines`);

  test('have at most 60 lines, those of markup too, or a reason above them', async () => {
    const files = (await listFiles()).map(({ parentPath, name }) => join(parentPath, name));
    const isProduct = /^(?!tests\/)(?!.*[.](test|fixtures|d)[.]).*[.](ts|tsx|mjs)$/;
    const paths = files.map((path) => relative(root, path)).filter((path) => isProduct.test(path));
    expect(paths.length).toBeGreaterThan(2000);
    const found = paths.map(async (path) => longOnes(path, await readFile(root + path, 'utf8')));
    expect((await Promise.all(found)).flat()).toEqual([]);
  });

  test('are counted with their markup', () => {
    const markup = `function A() {\n  return (\n    <p>\n${'      text\n'.repeat(56)}    </p>\n`;
    expect(longOnes('a.tsx', `${markup}  );\n}`)).toEqual(['a.tsx:1 has 62 lines']);
    expect(longOnes('a.tsx', `// Over 60 lines: a list.\n${markup}  );\n}`)).toEqual([]);
    expect(longOnes('a.tsx', `// Over 60 lines:\n${markup}  );\n}`)).toHaveLength(1);
  });
});

describe('the lint rules', () => {
  test('each fail on the canary tree', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lint-canary-'));
    await cp(canary, folder, { recursive: true });
    const { $schema, vcs, files, ...rules } = JSON.parse(
      await readFile(`${root}biome.json`, 'utf8'),
    );
    await writeFile(join(folder, 'biome.json'), JSON.stringify(rules));
    const args = ['lint', '--max-diagnostics=200', '--reporter=json', '.'];
    const { stdout } = await run(bin('biome'), args, { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    );
    await rm(folder, { recursive: true });
    for (const rule of LINT_RULES) expect(stdout).toContain(rule);
  });
});
