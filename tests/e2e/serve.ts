import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    dataDir: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const START_LIMIT_MS = 60_000;

/** One site for all browser tests. */
export default async function setup(project: TestProject) {
  const { baseUrl, dataDir, stop } = await serveSite();
  project.provide('baseUrl', baseUrl);
  project.provide('dataDir', dataDir);
  return stop;
}

/** Imports the demo content into an empty data folder and serves the built site on a free port, with these settings. */
export async function serveSite(settings: NodeJS.ProcessEnv = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'warn',
    ...settings,
  };
  await finished(spawn(process.execPath, ['scripts/import.ts', 'content/'], { cwd: root, env }));
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: 'inherit' });
  const baseUrl = `http://localhost:${port}`;
  await untilHealthy(baseUrl, server);
  const stop = async () => {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    await rm(dataDir, { recursive: true, force: true });
  };
  return { baseUrl, dataDir, stop };
}

function freePort(): Promise<number> {
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

async function untilHealthy(baseUrl: string, server: ChildProcess) {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit && server.exitCode === null) {
    const response = await fetch(`${baseUrl}/healthz`).catch(() => null);
    if (response?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The site did not become healthy in time.');
}
