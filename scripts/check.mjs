// `npm run check`: all checks without a browser, a server or generated documents; `npm test` adds those.
import { availableParallelism } from 'node:os';
import { installPackages, run } from './prepare.mjs';

/** Cache of sources that passed; a fresh clone has none. */
const CACHE = 'node_modules/.cache';

/** Checks of the sources and of the build; the longest first. tests/architecture.test.ts checks imports. */
const SOURCE_CHECKS = {
  types: `node node_modules/typescript-native/bin/tsc --incremental --tsBuildInfoFile ${CACHE}/types.tsbuildinfo`,
  'format and lint': 'biome ci --error-on-warnings .',
  'unused files and exports': 'knip',
  messages: 'node scripts/check-messages.mjs',
  styles: 'node scripts/check-styles.mjs',
  words: 'node scripts/check-words.mjs',
  'weight of a product page': 'node scripts/page-weight.mjs',
};

/** The longest checks start first: the checks of the sources run beside them. */
const UNIT_TESTS = {
  'unit tests': 'vitest run --project core --project server --project unit',
};

/**
 * Runs as many checks at once as there are cores; each prints its name above its output when it is done.
 *
 * @returns how many passed, and the names of those that did not.
 */
export async function runChecks(checks = SOURCE_CHECKS) {
  await run('react-router', ['typegen']);
  const waiting = Object.entries(checks);
  const failed = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command] = next;
      if (!(await isFine(name, command))) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { passed: Object.keys(checks).length - failed.length, failed };
}

async function isFine(name, command) {
  const [program, ...args] = command.split(' ');
  let output = '';
  const onStart = ({ stdout, stderr }) => {
    for (const stream of [stdout, stderr]) stream.on('data', (text) => (output += text));
  };
  const problem = await run(program, args, { stdio: 'pipe', onStart }).then(
    () => '',
    (error) => `${error.message}\n`,
  );
  console.log(`— ${name}\n${output}${problem}`);
  return problem === '';
}

if (import.meta.filename === process.argv[1]) {
  await installPackages();
  const { failed } = await runChecks({ ...UNIT_TESTS, ...SOURCE_CHECKS });
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything holds.');
  process.exit(failed.length > 0 ? 1 : 0);
}
