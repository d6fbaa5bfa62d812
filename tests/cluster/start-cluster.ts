import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { SERVER_FILE } from '#scripts/server-process.mjs';
import { openS3Server } from '#server/files/s3-protocol.fixtures.ts';
import { nginxConfig } from '#tests/cluster/nginx-config.ts';
import { freePort, nodePath, RUNNING, untilHealthy } from '#tests/e2e/test-site.ts';

const MACHINES = ['one', 'other'];

const run = promisify(execFile);

/**
 * Starts the built site as on two machines: each with a folder of its own, both with the same PostgreSQL and the same
 * bucket, behind nginx, which sends requests to one and the other in turn.
 *
 * @returns ends it and removes its data.
 */
export default async function startCluster(): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    throw new Error(
      'Set TEST_DATABASE_URL to a PostgreSQL server, as postgres://user@host:5432/postgres.',
    );
  }
  const root = await mkdtemp(join(tmpdir(), 'cluster-'));
  const database = await createDatabase(server);
  const s3 = await openS3Server();
  const children: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(children.map(end));
    await s3.close();
    await database.drop();
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await freePort();
    const baseUrl = `http://localhost:${port}`;
    const { bucket, prefix, endpoint, credentials } = s3.settings;
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      SITE_URL: baseUrl,
      TRUSTED_PROXIES: '1',
      FORM_LIMIT: '100000',
      DATABASE_URL: database.url,
      MEDIA_URL: `s3://${bucket}/${prefix}`,
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_ACCESS_KEY_ID: credentials?.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials?.secretAccessKey,
    };
    const importing = { ...env, DATA_DIR: join(root, 'import') };
    await run(nodePath, ['scripts/import.ts', 'content/'], { env: importing });
    const ports: number[] = [];
    for (const machine of MACHINES) {
      const own = { DATA_DIR: join(root, machine), PORT: String(await freePort()) };
      ports.push(Number(own.PORT));
      const child = spawn(nodePath, [SERVER_FILE], { env: { ...env, ...own }, stdio: 'inherit' });
      children.push(child);
      await untilHealthy(`http://127.0.0.1:${own.PORT}`, child);
    }
    const folder = join(root, 'nginx');
    await mkdir(folder);
    await writeFile(join(folder, 'nginx.conf'), await nginxConfig({ folder, port, ports }));
    const proxy = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
      stdio: 'inherit',
    });
    children.push(proxy);
    await untilHealthy(baseUrl, proxy);
    process.env[RUNNING] = baseUrl;
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createDatabase(server: string) {
  const name = `cluster_${randomBytes(6).toString('hex')}`;
  const execute = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await execute(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(`drop database ${name} with (force)`) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
