// `npm start`: install, build, migrate, import the demo content into an empty database, serve. Each only when stale.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildPages, installPackages, root, run } from './prepare.mjs';

try {
  await installPackages();
  await buildPages();
  await run('node', ['scripts/import.ts', 'content/', '--if-empty']);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const node = join(root, 'node_modules/.bin/node');
const flags = [
  '--max-old-space-size=1024',
  '--max-semi-space-size=32',
  '--disable-warning=ExperimentalWarning',
];
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
const server = spawn(node, [...flags, 'server/main.ts'], { cwd: root, stdio });
server.once('message', ({ address }) => console.log(`\nThe site is ready at ${address}`));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
