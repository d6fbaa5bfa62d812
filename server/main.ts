import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

if (cluster.isPrimary) {
  // Also for the processes that it starts: the next start reads compiled code, and TypeScript with its types stripped.
  process.env.NODE_COMPILE_CACHE ||= resolve(process.env.DATA_DIR || 'data', 'cache/code');
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
  const { runSupervisor } = await import('#server/process/run-supervisor.ts');
  runSupervisor();
} else {
  const { runWebProcess } = await import('#server/process/web-process.ts');
  await runWebProcess(async (env, options) => {
    const { startSite } = await import('#server/start-site.ts');
    return startSite(env, options);
  });
}
