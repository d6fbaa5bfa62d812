// Measures the processor time of a start on a filled data folder: from the start of `node build/server/main.js` to the
// first 200 of /healthz, and over the first ten seconds, so that deferred work counts too. After a clean stop and after
// a kill.
// npm run bench:start [-- --rounds 5 --limit 1500]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildSite, root, run } from '#scripts/prepare.mjs';
import { SERVER_FILE } from '#scripts/server-process.mjs';
import { processorMsOf } from './processes.mjs';
import { median } from './serve.mjs';

const FIRST_MS = 10_000;
const LONGEST_MS = 60_000;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    limit: { type: 'string', default: '1500' },
  },
});
const [rounds, limit] = ['rounds', 'limit'].map(readCount);

await buildSite();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const benchEnv = {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  HOST: '127.0.0.1',
};
const env = { ...process.env, ...benchEnv };
await run('node', ['scripts/import.ts', 'content/'], { env, stdio: 'ignore' });

const site = { args: [SERVER_FILE], path: '/healthz' };
const hono = { args: ['bench/bare-hono.mjs'], path: '/' };
console.log('The first start, with nothing compiled before:');
print(['server', await start({ ...site, env, end: 'SIGTERM' })]);

const results = new Map();
for (let round = 0; round < rounds; round += 1) {
  await add('node -e 0', () => startNothing());
  await add('bare Hono', () => start({ ...hono, env, end: 'SIGKILL' }));
  await add('server, after a clean stop', () => start({ ...site, env, end: 'SIGKILL' }));
  await add('server, after kill -9', () => start({ ...site, env, end: 'SIGTERM' }));
}

console.log(`\nProcessor time in ms, medians of ${rounds} interleaved rounds`);
for (const [name, times] of results) print([name, medians(times)]);
const highest = Math.max(
  ...[...results].filter(([name]) => /server/.test(name)).map(([, times]) => medians(times).ready),
);
console.log(`${highest} ms (limit ${limit}) ${highest <= limit ? 'holds' : 'FALLS SHORT'}`);
process.exit(highest <= limit ? 0 : 1);

function readCount(name) {
  const count = Number(values[name]);
  if (Number.isInteger(count) && count > 0) return count;
  console.error(`--${name} must be a whole number above 0, such as 5, not '${values[name]}'.`);
  process.exit(2);
}

async function add(name, measure) {
  results.set(name, [...(results.get(name) ?? []), await measure()]);
}

/** Starts a server, waits until it responds with 200 and its first ten seconds are over, and stops it. */
async function start({ args, path, env: baseEnv, end }) {
  const port = 3381;
  const child = spawn(join(root, 'node_modules/.bin/node'), args, {
    cwd: root,
    env: { ...baseEnv, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const began = Date.now();
  try {
    while ((await statusOf(`http://127.0.0.1:${port}${path}`)) !== 200) {
      if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended.`);
      if (Date.now() - began > LONGEST_MS) throw new Error(`${args.join(' ')} did not respond.`);
      await pause(20);
    }
    const ready = processorMsOf(child.pid);
    await pause(Math.max(0, began + FIRST_MS - Date.now()));
    return { ready, first: processorMsOf(child.pid) };
  } finally {
    child.kill(end);
    await ended;
  }
}

async function statusOf(url) {
  const response = await fetch(url, { headers: { connection: 'close' } }).catch(() => null);
  await response?.arrayBuffer();
  return response?.status;
}

/** Returns the processor time of a Node that does nothing. */
function startNothing() {
  const script =
    "process.on('exit', () => { const { user, system } = process.cpuUsage(); console.log((user + system) / 1000); })";
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin/node'), ['-e', script], { env });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.once('error', reject);
    child.once('close', () =>
      resolve({ ready: Math.round(Number(text)), first: Math.round(Number(text)) }),
    );
  });
}

function medians(times) {
  return {
    ready: median(times.map(({ ready }) => ready)),
    first: median(times.map(({ first }) => first)),
  };
}

function print([name, { ready, first }]) {
  console.log(
    `${name.padEnd(32)} ${String(ready).padStart(6)} to the first 200, ${String(first).padStart(6)} in ten seconds`,
  );
}
