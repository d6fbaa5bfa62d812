// Usage: npm run test:hostile -- [--requests 50000] [--seed 1]. Serves the built site as visitors get it and attacks it.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { missing } from '#core/missing.ts';
import { buildSite, run } from '#scripts/prepare.mjs';
import { spawnServer } from '#scripts/server-process.mjs';
import { type HostileReport, listFailures, runHostile } from './run-hostile.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
  },
});

await buildSite();
const dataDir = await mkdtemp(join(tmpdir(), 'hostile-'));
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  HOST: '127.0.0.1',
  PORT: process.env.PORT ?? '0',
  // Each request names its visitor, as behind a proxy.
  TRUSTED_PROXIES: '1',
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  MIN_FREE_MB: '0',
};
async function serveAndAttack(): Promise<HostileReport> {
  await run('node', ['scripts/import.ts', 'content/'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = spawnServer({ env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  let log = '';
  server.stdout?.on('data', (chunk) => {
    log += chunk;
  });
  try {
    const [{ address }] = await once(server, 'message');
    return await runHostile({
      port: Number(new URL(address).port),
      pid: server.pid ?? missing(),
      requests: Number(values.requests),
      seed: Number(values.seed),
      dataDir,
      log: () => log,
    });
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
}

const remove = () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
const report = await serveAndAttack().finally(remove);
const { problems, faults, ...figures } = report;
console.log({ ...figures, problems: problems.length, faults: faults.length });
for (const line of [...problems, ...faults.slice(0, 20)]) console.log(line);
const failures = listFailures(report);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
