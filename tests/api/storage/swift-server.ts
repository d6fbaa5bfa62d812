import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { accessSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { S3 } from '@aws-sdk/client-s3';
import type { BucketSettings } from '#server/files/bucket.ts';
import { freePort } from '#tests/api/process/start-processes.ts';

const SERVICES = ['account', 'container', 'object'] as const;
/** Debian's packages swift-proxy, swift-account, swift-container, swift-object and memcached. */
const PROGRAMS = [...['proxy', ...SERVICES].map((name) => `swift-${name}-server`), 'memcached'];
const START_MS = 90_000;
const BUCKET = 'catalogue';

/** Whether OpenStack Swift is installed, whose proxy speaks S3. */
export function hasSwift(): boolean {
  return PROGRAMS.every((program) =>
    (process.env.PATH ?? '').split(delimiter).some((folder) => {
      try {
        accessSync(join(folder, program));
        return true;
      } catch {
        return false;
      }
    }),
  );
}

/** Starts a Swift of one machine in a temporary folder. */
export async function startSwift() {
  const folder = await mkdtemp(join(tmpdir(), 'swift-'));
  for (const name of ['etc', 'disks/d1']) await mkdir(join(folder, name), { recursive: true });
  const cachePort = await freePort();
  const proxyPort = await freePort();
  const rings: Record<string, number> = {};
  for (const service of SERVICES) {
    const port = Number(await freePort());
    rings[service] = port;
    await writeFile(join(folder, 'etc', `${service}.conf`), storageConfig(folder, service, port));
  }
  const proxy = proxyConfig(folder, proxyPort, cachePort);
  await writeFile(join(folder, 'etc', 'proxy.conf'), proxy);
  buildRings(join(folder, 'etc'), rings);
  const children: ChildProcess[] = [];
  const start = (program: string, ...args: string[]) => {
    children.push(spawn(program, args, { stdio: 'ignore' }));
  };
  start('memcached', '-l', '127.0.0.1', '-p', String(cachePort), '-u', userInfo().username);
  for (const service of ['proxy', ...SERVICES]) {
    start(`swift-${service}-server`, join(folder, 'etc', `${service}.conf`));
  }
  const stop = async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const settings: BucketSettings = {
    bucket: BUCKET,
    prefix: 'site/',
    endpoint: `http://127.0.0.1:${proxyPort}`,
    credentials: { accessKeyId: 'test:tester', secretAccessKey: 'testing' },
  };
  await createBucket(settings).catch(async (error) => {
    await stop();
    throw error;
  });
  return { settings, stop };
}

/** Creates the bucket as soon as the servers are up, and waits until it takes files. */
async function createBucket({ endpoint = '', credentials }: BucketSettings): Promise<void> {
  const { S3 } = await import('@aws-sdk/client-s3');
  const client: S3 = new S3({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    maxAttempts: 1,
    ...(credentials && { credentials }),
  });
  const giveUp = performance.now() + START_MS;
  const isDone = (request: Promise<unknown>) =>
    request.then(
      () => true,
      (error) => {
        if (performance.now() > giveUp) throw error;
        return false;
      },
    );
  const waitFor = async (send: () => Promise<unknown>) => {
    while (!(await isDone(send()))) await pause(200);
  };
  const probe = { Bucket: BUCKET, Key: 'probe' };
  await waitFor(() => client.createBucket({ Bucket: BUCKET }));
  // Files are on a server of their own, which may start later than that of the buckets.
  await waitFor(() => client.putObject({ ...probe, Body: 'x' }));
  await waitFor(() => client.deleteObject(probe));
  client.destroy();
}

function storageConfig(folder: string, service: string, port: number): string {
  return `[DEFAULT]
devices = ${folder}/disks
mount_check = false
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}/etc
recon_cache_path = ${folder}
[pipeline:main]
pipeline = ${service}-server
[app:${service}-server]
use = egg:swift#${service}
`;
}

function proxyConfig(folder: string, port: string, cachePort: string): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}/etc
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
`;
}

/** Says which server has which files: each of the three has all of its own. */
function buildRings(folder: string, ports: Record<string, number>): void {
  const script = `
import json, sys
from swift.common.ring import RingBuilder
folder, ports = sys.argv[1], json.loads(sys.argv[2])
for service, port in ports.items():
    builder = RingBuilder(1, 1, 0)
    builder.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': port, 'device': 'd1', 'weight': 1})
    builder.rebalance()
    builder.get_ring().save(f'{folder}/{service}.ring.gz')
`;
  // Debian's own: packages are installed for no other.
  execFileSync('/usr/bin/python3', ['-c', script, folder, JSON.stringify(ports)], {
    stdio: 'ignore',
  });
}
