// `npm start`: install, build, migrate, import the demo content into an empty database, serve. Each only when stale.
import { buildSite, installPackages, run } from './prepare.mjs';
import { spawnServer } from './server-process.mjs';

try {
  await installPackages();
  await buildSite();
  await run('node', ['scripts/import.ts', 'content/', '--if-empty']);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const server = spawnServer();
server.once('message', ({ address }) => console.log(`\nThe site is ready at ${address}`));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGUSR2']) {
  process.on(signal, () => server.kill(signal));
}
server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
