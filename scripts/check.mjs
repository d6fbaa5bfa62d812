// `npm run check`: everything that needs no browser and no server.
import { availableParallelism } from 'node:os';
import { installPackages, run } from './prepare.mjs';

/** What the sources and what is built from them can tell; the longest first. tests/architecture.test.ts checks imports. */
const CHECKS = {
  types: 'node node_modules/typescript-native/bin/tsc --noEmit',
  'format and lint': 'biome ci --error-on-warnings .',
  'unused files and exports': 'knip',
  messages: 'node scripts/check-messages.mjs',
  'weight of a product page': 'node scripts/page-weight.mjs',
};

/**
 * Checks the sources, as many checks at once as there are cores; each prints its name above its output when it is done.
 *
 * @returns how many passed, and the names of those that did not.
 */
export async function checkSources() {
  await run('react-router', ['typegen']);
  const waiting = Object.entries(CHECKS);
  const failed = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command] = next;
      if (!(await isFine(name, command))) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { passed: Object.keys(CHECKS).length - failed.length, failed };
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
  const { failed } = await checkSources();
  const args = ['run', '--project', '!api'];
  await run('vitest', args).catch(() => failed.push('unit tests'));
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything holds.');
  process.exit(failed.length > 0 ? 1 : 0);
}
