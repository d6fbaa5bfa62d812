import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

const CLOSE_AFTER_MS = 9_000;

// Before other imports: the next start reads compiled code, and TypeScript with its types stripped, from this cache.
enableCompileCache(join(process.env.DATA_DIR || './data', 'cache/code'));

const { log } = await import('#server/log.ts');
try {
  const { readEnv } = await import('#server/env.ts');
  const env = readEnv();
  const { startSite } = await import('#server/start-site.ts');
  const { address, close } = await startSite(env);
  process.send?.({ address });
  // Written now, so that a process that is killed later leaves it to the next one, too.
  flushCompileCache();
  closeOnSignals(close);
} catch (error) {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** Ends the process on SIGTERM and SIGINT, at the latest after `CLOSE_AFTER_MS`. */
function closeOnSignals(close: () => Promise<void>): void {
  const end = () => {
    log.info('Closing');
    setTimeout(() => process.exit(0), CLOSE_AFTER_MS).unref();
    void close().finally(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}
