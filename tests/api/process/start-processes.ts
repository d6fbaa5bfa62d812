import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { missing } from '#core/missing.ts';
import { openDatabase } from '#server/db/client.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';

/** Compiled code of all processes: the first one takes a second, the others a third of it. */
const NODE_COMPILE_CACHE = join(tmpdir(), 'processes-code');

const file = fileURLToPath(new URL('./site-process.ts', import.meta.url));

export type Received = { status: number; body: string; connection: string | undefined };

/** Imports the content of the fixtures. */
export async function importSmall(dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir });
  await importContent(db, { folder: fixtureFolder, dataDir, checkPhotometry: false });
  await db.destroy();
}

type Start = {
  /** Node and the file that it runs, as a site's operator writes them. */
  command: [node: string, file: string];
  settings?: Record<string, string>;
  /** Fills the new folder of data. */
  fill?: (dataDir: string) => Promise<void>;
};

/**
 * Starts the site in processes of its own, with pages that contain the id of their process; they end with the test.
 *
 * @param content its products: none, or those of the fixtures.
 */
export async function startProcesses(
  settings: Record<string, string> = {},
  content: 'none' | 'small' = 'none',
) {
  const command: Start['command'] = [process.execPath, file];
  const site = await startSupervisor({
    command,
    settings,
    ...(content === 'small' && { fill: importSmall }),
  });
  return {
    ...site,
    /** The id of the process that responds. */
    pid: async () => Number((await site.request('/en/pid')).body),
  };
}

/** Starts any program that serves the site; it ends with the test. */
export async function startSupervisor({ command: [node, main], settings, fill }: Start) {
  const dataDir = await mkdtemp(join(tmpdir(), 'processes-'));
  await fill?.(dataDir);
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'info' };
  const child = spawn(node, [main], {
    env: { ...env, NODE_COMPILE_CACHE, DATA_DIR: dataDir, PORT: port, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  const started = once(child, 'message').then(([message]) => String(message.address));

  async function request(path: string, agent?: Agent): Promise<Received> {
    const address = new URL(path, await started);
    address.hostname = '127.0.0.1';
    const { promise, resolve, reject } = Promise.withResolvers<Received>();
    get(address, { agent: agent ?? new Agent() }, async (response) => {
      const { statusCode = 0, headers } = response;
      try {
        const body = await text(response);
        resolve({ status: statusCode, body, connection: headers.connection });
      } catch (error) {
        reject(error);
      }
    }).once('error', reject);
    return promise;
  }

  return {
    /** The port that it listens on, and the id of its supervisor. */
    process: () => ({ port: Number(port), pid: child.pid ?? missing() }),
    /** Resolves when it ends. */
    ended,
    /** Resolves when it serves. */
    started,
    request,
    dataDir,
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** The log so far. */
    output: () => output,
    /** Repeats a check until it returns true. */
    async until(check: () => Promise<boolean> | boolean): Promise<void> {
      while (!(await check())) await pause(20);
    },
  };
}

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}
