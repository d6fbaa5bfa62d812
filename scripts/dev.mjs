// `npm run dev`: the site from its sources.
import { installPackages, root, run } from './prepare.mjs';

await installPackages();
const env = {
  NODE_ENV: 'development',
  // The next start reads compiled code, and TypeScript with its types stripped.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || `${root}node_modules/.cache/code`,
};
await run('node', ['scripts/dev/dev-server.ts'], { env });
