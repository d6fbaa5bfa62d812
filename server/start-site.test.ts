import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { startS3Server } from '#server/files/s3-server.fixtures.ts';
import { startSite } from '#server/start-site.ts';

/** Listens on a port, any free one by default, and releases it. Rejects when somebody else has it. */
async function tryPort(port = 0): Promise<number> {
  const server = createServer().listen(port);
  await once(server, 'listening');
  const { port: actual } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return actual;
}

test('A start that fails releases its port, so that the next one can listen on it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'start-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const port = await tryPort();
  const env = readEnv({ DATA_DIR: dataDir, PORT: String(port) });
  const loadPages = () => Promise.reject(new Error('no pages'));
  await expect(startSite(env, { loadPages })).rejects.toThrow('no pages');
  await expect(tryPort(port)).resolves.toBe(port);
});

test('A site does not start in a place of another installation, and says what to do', async () => {
  const { settings, objects } = await startS3Server();
  const dataDir = await mkdtemp(join(tmpdir(), 'start-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const owner = { id: 'another', site: 'https://www.example.com' };
  const bytes = Buffer.from(JSON.stringify(owner));
  objects.set('site/owner/installation.json', { bytes, changed: new Date() });
  const env = readEnv({
    DATA_DIR: dataDir,
    PORT: '0',
    MEDIA_URL: 's3://media/site',
    AWS_ENDPOINT_URL_S3: settings.endpoint,
    AWS_ACCESS_KEY_ID: settings.credentials?.accessKeyId,
    AWS_SECRET_ACCESS_KEY: settings.credentials?.secretAccessKey,
  });
  const start = () => startSite(env, { loadPages: () => Promise.reject(new Error('no pages')) });
  await expect(start()).rejects.toMatchObject({ reason: 'configuration' });
  await expect(start()).rejects.toThrow('MEDIA_URL names a place of the installation at https:');
  objects.clear();
  await expect(start()).rejects.toThrow('no pages');
});
