// `npm test [-- part of a name]`, `npm run test:changed`: on a machine with nothing but Node and npm.
import { installPackages, run } from './prepare.mjs';

await installPackages();
await run('node', ['scripts/run-tests.ts', ...process.argv.slice(2)]).catch(() => {
  process.exitCode = 1;
});
