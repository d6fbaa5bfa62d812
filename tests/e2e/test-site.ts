import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER_FILE } from '#scripts/server-process.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const START_LIMIT_MS = 60_000;
/** Variable that passes the prepared data directory to the workers of a test run. */
const PREPARED = 'TEST_PREPARED_DATA';
/** Variable with the address of a site that a suite has started for all its workers. */
export const RUNNING = 'TEST_RUNNING_SITE';

/** A running site with its own data directory. */
export type Site = { baseUrl: string; dataDir: string; stop: () => Promise<void> };

/**
 * Imports the demo content once for all sites that this process and its children serve.
 *
 * @returns removes the prepared data.
 */
export async function prepareData(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'prepared-'));
  await importDemo(dataDir);
  await mkdir(picturesOf(dataDir), { recursive: true });
  process.env[PREPARED] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}

/**
 * Serves the built site with these settings from a copy of the demo data on a free port.
 *
 * @param change changes the data before the site starts.
 */
export async function serveSite(
  settings: NodeJS.ProcessEnv = {},
  change?: (dataDir: string) => void,
): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const prepared = process.env[PREPARED];
  if (prepared) await copyPrepared(prepared, dataDir);
  else await importDemo(dataDir);
  change?.(dataDir);
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  const env = { ...process.env, ...siteEnv(dataDir), PORT: String(port), SITE_URL: baseUrl };
  // In plain mode the server runs from its sources.
  const file = settings.PLAIN === '1' ? 'server/main.ts' : SERVER_FILE;
  const server = spawn(nodePath, [file], {
    cwd: root,
    env: { ...env, ...settings },
    stdio: 'inherit',
  });
  await untilHealthy(baseUrl, server);
  const stop = async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve));
    await rm(dataDir, { recursive: true, force: true });
  };
  return { baseUrl, dataDir, stop };
}

/** The site that all workers share, where a suite has started one: it has no data directory. */
export function runningSite(): Site | null {
  const baseUrl = process.env[RUNNING];
  return baseUrl ? { baseUrl, dataDir: '', stop: async () => {} } : null;
}

/** The Node version that the project pins. */
export const nodePath = join(root, 'node_modules/.bin/node');

const siteEnv = (dataDir: string) => ({
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
});

const picturesOf = (dataDir: string) => join(dataDir, 'cache', 'images');

function importDemo(dataDir: string): Promise<void> {
  const env = { ...process.env, ...siteEnv(dataDir) };
  return finished(spawn(nodePath, ['scripts/import.ts', 'content/'], { cwd: root, env }));
}

/** Copies the data and links the scaled pictures: their names are content hashes, so all sites can share them. */
async function copyPrepared(from: string, to: string): Promise<void> {
  const pictures = picturesOf(from);
  await cp(from, to, { recursive: true, filter: (path) => path !== pictures });
  await symlink(pictures, picturesOf(to));
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

function finished(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(output))));
  });
}

export async function untilHealthy(baseUrl: string, server: ChildProcess): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit && server.exitCode === null) {
    const response = await fetch(`${baseUrl}/healthz`).catch(() => null);
    if (response?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The site did not become healthy in time.');
}
