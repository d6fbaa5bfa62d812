import { spawn } from 'node:child_process';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const script = fileURLToPath(new URL('./dev-server.ts', import.meta.url));
const serverSource = fileURLToPath(new URL('../../server/app.ts', import.meta.url));

/** Starts the site from its sources on free ports; `nextAddress` resolves each time that a server is ready. */
async function startDevServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'dev-'));
  const env = { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, PORT: '0' };
  const child = spawn(process.execPath, [script], { env });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  onTestFinished(async () => {
    const closed = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await closed;
    await rm(dataDir, { recursive: true, force: true });
  });
  const nextAddress = async () => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error('The server has ended.');
      const [address] = /^http:\S+/.exec(value) ?? [];
      if (address) return address;
    }
  };
  return { child, nextAddress };
}

test('A change of server code starts a new server in the same process', async () => {
  const { child, nextAddress } = await startDevServer();
  const first = await nextAddress();
  expect((await fetch(`${first}/healthz`)).status).toBe(200);

  const now = new Date();
  await utimes(serverSource, now, now);
  const second = await nextAddress();
  expect(second).not.toBe(first);
  expect((await fetch(`${second}/en`)).status).toBe(200);
  await expect(fetch(`${first}/healthz`)).rejects.toThrow();
  expect(child.exitCode).toBeNull();
});
