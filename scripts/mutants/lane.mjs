// A process in which tests run over modules with a fault in them. Vite and Vitest stay loaded, so that a fault costs the
// time of its tests and little more. It is told what to do by messages; `mutants.mjs` starts it again when it has ended.
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';
import { root } from '#scripts/prepare.mjs';
import { markReached } from './mark-reached.mjs';

/** Projects of vitest.config.ts, in execution order: the nearest first. Tests of server/ limit the memory of a process. */
const PROJECTS = {
  core: { isolate: false, pool: 'threads' },
  server: { isolate: false, pool: 'forks' },
  unit: { isolate: true, pool: 'threads' },
};
/** Files of core/ that start with fresh modules, so that each loads all that it needs and the marks are its own. */
const ALONE = 'core alone';
/** Slow, and about texts, ranking and imports rather than about the functions of a module. */
const LEFT_OUT = /\/tests\//;
/** Tests that take this much longer than without a fault are caught in a loop: seconds of processor time, and of any. */
const LOOP_S = 20;
const LONG_LOOP_S = 180;
/** The longest wait of a test: with a fault it may wait for what never comes. */
const TEST_MS = 60_000;
/** Tests of so many milliseconds run together; the next ones only if none of them has failed. */
const TOGETHER_MS = 2_000;

/** @typedef {import('./list-mutants.mjs').Mutant} Mutant */

/** What the modules are changed by: a fault, or marks that say which functions a test reaches. */
let change = { mutant: null, marked: new Map() };

const plugin = {
  name: 'mutate',
  enforce: 'pre',
  configureVitest({ defineCacheKeyGenerator }) {
    // The cache of transformed modules outlives the run.
    defineCacheKeyGenerator(({ id }) => (isChanged(id) ? false : undefined));
  },
  transform(code, id) {
    const { mutant, marked } = change;
    if (mutant && id === root + mutant.file)
      return code.slice(0, mutant.start) + mutant.to + code.slice(mutant.end);
    const mutants = marked.get(id);
    return mutants && markReached(id, code, mutants);
  },
};

const isChanged = (id) => change.marked.has(id) || id === root + change.mutant?.file;

const { default: base } = await import(`${root}vitest.config.ts`);
const setup = fileURLToPath(new URL('./note-reached.mjs', import.meta.url));
const vitest = await createVitest('test', {
  root,
  config: false,
  watch: false,
  reporters: [{}],
  maxWorkers: 1,
  projects: base.test.projects.flatMap(({ test }) => {
    if (!(test.name in PROJECTS)) return [];
    const own = { ...test, ...PROJECTS[test.name], testTimeout: TEST_MS, setupFiles: [setup] };
    const alone = { ...own, name: ALONE, isolate: true };
    const each = test.name === 'core' ? [own, alone] : [own];
    return each.map((settings) => ({ plugins: [plugin], test: settings }));
  }),
});
const order = Object.keys(PROJECTS);
const specifications = (await vitest.globTestSpecifications())
  .filter(({ moduleId }) => !LEFT_OUT.test(moduleId.slice(root.length - 1)))
  .sort((one, other) => order.indexOf(one.project.name) - order.indexOf(other.project.name));
const specificationsOf = (isWanted) =>
  new Map(specifications.filter(isWanted).map((each) => [each.moduleId, each]));
const together = specificationsOf(({ project }) => project.name !== ALONE);
const alone = specificationsOf(({ project }) => project.name !== 'core');

process.on('message', async (message) => {
  const respond = message.kind === 'look' ? look : tryMutant;
  process.send(await respond(message));
});
process.once('disconnect', () => process.exit());
process.send({ files: [...together.keys()] });

/**
 * Runs test files without a fault.
 * @returns for each file, what it reaches and how long it takes; null for one that fails.
 */
async function look({ files, mutants }) {
  const marked = Map.groupBy(mutants, ({ file }) => root + file);
  change = { mutant: null, marked };
  const chosen = files.map((file) => alone.get(file));
  const failed = await run(chosen);
  const reached = Object.fromEntries(
    chosen.map((each) => [each.moduleId, failed.has(each) ? null : reachedBy(each)]),
  );
  change = { mutant: null, marked: new Map() };
  for (const id of marked.keys()) vitest.invalidateFile(id);
  return { reached };
}

function reachedBy(specification) {
  const module = moduleOf(specification);
  return { ms: module.diagnostic().duration, marks: module.meta().reached ?? [] };
}

const moduleOf = ({ moduleId, project }) =>
  vitest.state
    .getTestModules()
    .find((module) => module.moduleId === moduleId && module.project.name === project.name);

/** Tries a fault with the tests that reach it; ends the process when they do not come to an end. */
async function tryMutant({ mutant, files }) {
  change = { mutant, marked: new Map() };
  vitest.invalidateFile(root + mutant.file);
  const [start, startMs] = [process.cpuUsage(), performance.now()];
  const usualS = (3 * files.reduce((sum, { ms }) => sum + ms, 0)) / 1000;
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(start);
    const isShort = performance.now() - startMs < (LONG_LOOP_S + usualS) * 1000;
    if (isShort && (user + system) / 1e6 < LOOP_S + usualS) return;
    process.send({ isDetected: true, isLast: true }, () => process.exit(1));
  }, 500);
  let isDetected = false;
  for (const group of groupsOf(files)) {
    isDetected = (await run(group)).size > 0;
    if (isDetected) break;
  }
  clearInterval(watch);
  change = { mutant: null, marked: new Map() };
  vitest.invalidateFile(root + mutant.file);
  return { isDetected };
}

/** Files in their order, those that take little time together. */
function groupsOf(files) {
  const groups = [];
  let left = 0;
  for (const { file, ms } of files) {
    if (left < ms) {
      groups.push([]);
      left = TOGETHER_MS;
    }
    groups.at(-1).push(together.get(file));
    left -= ms;
  }
  return groups;
}

/** Runs test files and returns those that do not pass. */
async function run(chosen) {
  const { unhandledErrors } = await vitest.runTestSpecifications(chosen);
  if (unhandledErrors.length > 0) return new Set(chosen);
  const isFine = (each) => ['passed', 'skipped'].includes(moduleOf(each)?.state());
  return new Set(chosen.filter((each) => !isFine(each)));
}
