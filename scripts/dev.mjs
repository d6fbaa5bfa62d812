// `npm run dev`: the site with hot reload of pages and a restart when server code changes.
import { installPackages, run } from './prepare.mjs';

await installPackages();
await run('node', ['scripts/import.ts', 'content/', '--if-empty']);
const watched = ['server', 'core'].flatMap((folder) => ['--watch-path', folder]);
await run('node', [...watched, '--watch-preserve-output', 'server/main.ts'], {
  env: { NODE_ENV: 'development' },
});
