import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Before anything else is loaded: compiled code, and TypeScript without its types, is read from there by the next start.
enableCompileCache(join(process.env.DATA_DIR || './data', 'cache/code'));

const { log } = await import('#server/log.ts');
try {
  const { readEnv } = await import('#server/env.ts');
  const env = readEnv();
  const { startSite } = await import('#server/start-site.ts');
  await startSite(env);
} catch (error) {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
