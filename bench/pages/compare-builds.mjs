// Measures the processor time of a product page, cached and rendered again, of this build and of the build of another
// checkout, in turns on the same core: what a change costs a page. Both have to be built.
// npm run bench:builds -- ../other-checkout [--rounds 11]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureRate } from '#bench/http-client.mjs';
import { processorMsOf } from '#bench/processes.mjs';
import { median, node } from '#bench/serve.mjs';
import { root, run } from '#scripts/prepare.mjs';
import { SERVER_FILE } from '#scripts/server-process.mjs';

const PATH = '/en/products/ardea-150-recessed-downlight';
const SECONDS = 2.5;
/** The share by which the builds differ where they are the same, on a quiet machine. */
const NOISE = 0.06;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '11' } },
});
const [other] = positionals;
if (!other)
  throw new Error('Name the folder of the other checkout: npm run bench:builds -- <folder>');

let requests = 0;
const pathsOf = { cached: () => PATH, 'rendered again': () => `${PATH}?variation=${requests}` };
const folders = { this: root, other: resolve(other) };
const sites = {};
try {
  for (const [name, folder] of Object.entries(folders)) sites[name] = await open(folder, 3381);
  let isWithin = true;
  for (const kind of Object.keys(pathsOf)) isWithin = (await compare(kind)) && isWithin;
  process.exitCode = isWithin ? 0 : 1;
} finally {
  for (const { child, dataDir } of Object.values(sites)) {
    child.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Starts a build with the content of this checkout. */
async function open(cwd, firstPort) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const port = firstPort + Object.keys(sites).length;
  const site = { NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error', PORT: `${port}` };
  const env = { ...process.env, ...site, SITE_URL: `http://127.0.0.1:${port}` };
  await run('node', ['scripts/import.ts', join(root, 'content')], { cwd, env, stdio: 'ignore' });
  const command = ['-c', '0', node, SERVER_FILE];
  const child = spawn('taskset', command, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const response = await fetch(`${env.SITE_URL}/healthz`).catch(() => null);
    if (response?.status === 200) return { child, dataDir, port };
    await new Promise((wait) => setTimeout(wait, 100));
  }
  child.kill();
  throw new Error(`The server of ${cwd} did not start: is it built?`);
}

async function compare(kind) {
  const times = { this: [], other: [] };
  for (const name of Object.keys(times)) await processorMsOfPage(name, kind);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const names = Object.keys(times);
    if (round % 2 === 1) names.reverse();
    for (const name of names) times[name].push(await processorMsOfPage(name, kind));
  }
  const [here, there] = [median(times.this), median(times.other)];
  const ratio = here / there;
  console.log(
    `${kind}: ${here.toFixed(3)} ms of processor, the other ${there.toFixed(3)}: ${ratio.toFixed(3)} ×`,
  );
  return ratio <= 1 + NOISE;
}

async function processorMsOfPage(name, kind) {
  const { child, port } = sites[name];
  const before = processorMsOf(child.pid);
  const from = requests;
  const pathOf = () => {
    requests += 1;
    return pathsOf[kind]();
  };
  await measureRate({ port, connections: 16, seconds: SECONDS, pathOf });
  return (processorMsOf(child.pid) - before) / (requests - from);
}
