// `npm run check`: everything that needs no browser and no server, in the order in which it fails fastest.
import { installPackages, run } from './prepare.mjs';

export const checks = [
  { name: 'route types', command: ['react-router', 'typegen'] },
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'messages', command: ['node', 'scripts/check-messages.mjs'] },
  {
    name: 'imports',
    command: [
      'depcruise',
      '--config',
      'dependency-cruiser.mjs',
      '--output-type',
      'err',
      'app',
      'core',
      'server',
    ],
  },
  { name: 'unused files and exports', command: ['knip'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--project', 'core', '--project', 'unit'],
  },
];

/** Runs every check, also after one has failed; answers how many passed and the names of those that did not. */
export async function runChecks(list = checks) {
  const failed = [];
  for (const { name, command } of list) {
    console.log(`\n— ${name}`);
    const [program, ...args] = command;
    await run(program, args).catch((error) => {
      console.error(error.message);
      failed.push(name);
    });
  }
  return { passed: list.length - failed.length, failed };
}

if (import.meta.filename === process.argv[1]) {
  await installPackages();
  const { failed } = await runChecks();
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything holds.');
  process.exit(failed.length > 0 ? 1 : 0);
}
