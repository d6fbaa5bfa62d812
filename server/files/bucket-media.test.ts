import { hash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openBucket } from '#server/files/bucket.ts';
import { createBucketMedia } from '#server/files/bucket-media.ts';
import { createMediaCache } from '#server/files/media-cache.ts';
import { startS3Server } from '#server/files/s3-server.fixtures.ts';
import { runForVisitor } from '#server/limits/current-visitor.ts';
import { createFairQueue } from '#server/limits/fair-queue.ts';
import { log } from '#server/log.ts';

const hashOf = (content: string) => hash('sha256', content).slice(0, 16);

type Machine = { maxBytes?: number; admits?: (bytes: number) => Promise<boolean> };

/** A bucket, and the machines of a site that use it, each with a folder of its own. */
async function serve() {
  const server = await startS3Server();
  const root = await mkdtemp(join(tmpdir(), 'bucket-media-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  vi.spyOn(log, 'error').mockImplementation(() => {});
  let machines = 0;
  const open = ({ maxBytes = 1_000_000, admits = async () => true }: Machine = {}) => {
    const folder = join(root, `cache-${++machines}`);
    const bucket = openBucket(server.settings);
    onTestFinished(() => bucket.close());
    const media = createBucketMedia(bucket, createMediaCache({ folder, maxBytes, admits }));
    return { folder, media };
  };
  const add = async (content: string, extension = 'svg') => {
    const source = join(root, 'source');
    await writeFile(source, content);
    await open().media.add(hashOf(content), extension, source);
    server.requests.length = 0;
    return hashOf(content);
  };
  return { server, open, add };
}

/** As if nobody had used the files of a folder for an hour. */
async function letTimePass(folder: string): Promise<void> {
  const time = Date.now() / 1000 - 3600;
  for (const name of await readdir(folder)) await utimes(join(folder, name), time, time);
}

const gets = (requests: string[]) => requests.filter((request) => request.endsWith('.svg'));

test('A file that one machine adds is found by another, and fetched once', async () => {
  const { server, open, add } = await serve();
  const hash = await add('<svg/>');
  const { media, folder } = open();
  const visitors = ['a', 'a', 'b', 'c'];
  const found = await Promise.all(
    visitors.map((visitor) => runForVisitor(visitor, () => media.find(hash))),
  );
  for (const file of found) {
    expect(file).toEqual({
      path: join(folder, `${hash}.svg`),
      sizeBytes: 6,
      mimeType: 'image/svg+xml',
    });
  }
  expect(await readFile(found[0]?.path ?? '', 'utf8')).toBe('<svg/>');
  await media.find(hash);
  expect(gets(server.requests)).toHaveLength(1);
  expect(await readdir(folder)).toEqual([`${hash}.svg`]);
  expect(await media.listHashes()).toEqual(new Set([hash]));
});

test('Neither an unknown hash nor a text that is none fetches anything', async () => {
  const { server, open, add } = await serve();
  await add('<svg/>');
  const { media } = open();
  expect(await media.find('0123456789abcdef')).toBeNull();
  server.requests.length = 0;
  for (const text of ['', '../media/x', 'ABCDEF0123456789']) {
    expect(await media.find(text)).toBeNull();
  }
  expect(server.requests).toEqual([]);
});

/** Requests for files that do not exist, each with another hash. */
async function guess(find: (hash: string) => Promise<unknown>, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    expect(await find(hash('sha256', `guess ${at}`).slice(0, 16))).toBeNull();
  }
}

test('The same unknown hash is looked for once a minute', async () => {
  const { server, open } = await serve();
  const { media } = open();
  for (let turn = 0; turn < 5; turn += 1) await guess(media.find, 3);
  expect(server.requests).toHaveLength(3);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001);
  await guess(media.find, 1);
  expect(server.requests).toHaveLength(4);
});

test('Whoever guesses hashes causes few requests, and files are found meanwhile', async () => {
  const { server, open, add } = await serve();
  const first = await add('first');
  const { media } = open();
  await guess(media.find, 1000);
  // A hundred, and one for the list of all files.
  expect(server.requests).toHaveLength(101);
  expect(await media.find(first)).not.toBeNull();
  const second = await add('second');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 30_001);
  expect(await media.find(second)).not.toBeNull();
});

test('A list that fails is not remembered', async () => {
  const { server, open, add } = await serve();
  const file = await add('<svg/>');
  const { media } = open();
  await guess(media.find, 100);
  server.fail('unavailable');
  await expect(media.find(file)).rejects.toMatchObject({ id: 'storage-unavailable' });
  server.fail('none');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_001);
  expect(await media.find(file)).not.toBeNull();
});

test('What is cached is found while the storage is away, everything else is refused', async () => {
  const { server, open, add } = await serve();
  const [cached, other] = [await add('cached'), await add('other')];
  const { media } = open();
  await media.find(cached);
  server.fail('unavailable');
  expect(await media.find(cached)).toMatchObject({ sizeBytes: 6 });
  await expect(media.find(other)).rejects.toMatchObject({ id: 'storage-unavailable' });
  server.fail('none');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_001);
  expect(await media.find(other)).toMatchObject({ sizeBytes: 5 });
});

test.each(['breaks off', 'damaged'] as const)('A file that %s is not cached', async (fault) => {
  const { server, open, add } = await serve();
  const hash = await add('a longer text');
  const object = server.objects.get(`site/media/${hash}.svg`);
  const bytes = object?.bytes ?? Buffer.alloc(0);
  if (fault === 'damaged') bytes.write('A');
  else server.fail(fault);
  const { media, folder } = open();
  await expect(media.find(hash)).rejects.toMatchObject({ id: 'storage-unavailable' });
  expect(await readdir(folder)).toEqual([]);
  if (fault === 'damaged') bytes.write('a');
  server.fail('none');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_001);
  expect(await media.find(hash)).not.toBeNull();
});

test('Above the limit the files go that were not used for longest, and come back', async () => {
  const { open, add } = await serve();
  const hashes: string[] = [];
  for (let at = 0; at < 6; at += 1) hashes.push(await add(String(at).repeat(100)));
  const [first = '', second = '', ...others] = hashes;
  const { media, folder } = open({ maxBytes: 400 });
  for (const hash of [first, second]) await media.find(hash);
  await letTimePass(folder);
  // A use is noted.
  await media.find(first);
  for (const hash of others) await media.find(hash);
  const names = await readdir(folder);
  expect(names).not.toContain(`${second}.svg`);
  expect(names).toContain(`${first}.svg`);
  await letTimePass(folder);
  expect(await media.find(second)).not.toBeNull();
  // The limit, and the file that was added last.
  expect((await readdir(folder)).length).toBeLessThanOrEqual(5);
});

test('Half-written files of a terminated process are removed, those of a running one are not', async () => {
  const { open, add } = await serve();
  const hash = await add('<svg/>');
  const { media, folder } = open();
  await mkdir(folder);
  await writeFile(join(folder, 'old.part'), 'x');
  await letTimePass(folder);
  await writeFile(join(folder, 'new.part'), 'x');
  await media.find(hash);
  expect((await readdir(folder)).sort()).toEqual([`${hash}.svg`, 'new.part'].sort());
});

test('Without room on the disk cached files make room; without any the file is refused', async () => {
  const { open, add } = await serve();
  const [old, other] = [await add('old'), await add('other')];
  let folder = '';
  const admits = async () => (await readdir(folder).catch(() => [])).length === 0;
  const machine = open({ admits });
  folder = machine.folder;
  await machine.media.find(old);
  await letTimePass(folder);
  expect(await machine.media.find(other)).not.toBeNull();
  expect(await readdir(folder)).toEqual([`${other}.svg`]);
  const full = open({ admits: async () => false });
  await expect(full.media.find(old)).rejects.toMatchObject({ id: 'storage-unavailable' });
});

test('A file that is being fetched takes no turn of those who calculate', async () => {
  const { server, open, add } = await serve();
  const hash = await add('<svg/>');
  const { media } = open();
  server.fail('silent');
  const turns = createFairQueue({ atOnce: 1, maxWaiting: 9, maxOwnWaiting: 9 });
  let isFetching = true;
  const fetching = turns
    .run(() => media.find(hash))
    .catch(() => null)
    .finally(() => {
      isFetching = false;
    });
  expect(await runForVisitor('other', () => turns.run(async () => isFetching))).toBe(true);
  await server.close();
  expect(await fetching).toBeNull();
});
