// `npm run dev`: the site from its sources.
import { installPackages, run } from './prepare.mjs';

await installPackages();
await run('node', ['scripts/dev-server.ts'], { env: { NODE_ENV: 'development' } });
