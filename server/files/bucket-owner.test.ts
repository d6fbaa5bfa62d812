import { expect, onTestFinished, test } from 'vitest';
import { openBucket } from '#server/files/bucket.ts';
import { createOwnershipCheck, type Installation } from '#server/files/bucket-owner.ts';
import { startS3Server } from '#server/files/s3-server.fixtures.ts';

async function serve() {
  const server = await startS3Server();
  const check = (id: string, site = 'https://www.example.com') => {
    const bucket = openBucket(server.settings);
    onTestFinished(() => bucket.close());
    const own = async (): Promise<Installation> => ({ id, site });
    return createOwnershipCheck(bucket, own);
  };
  return { ...server, check };
}

test('The first installation takes a prefix, another one is told whose it is', async () => {
  const { check } = await serve();
  const first = check('a');
  await first();
  await first();
  await check('a')();
  await expect(check('b', 'https://shop.example.com')()).rejects.toThrow(
    'MEDIA_URL names a place of the installation at https://www.example.com: choose another prefix than s3://media/site/',
  );
});

test('A copy of a database at another address is another installation', async () => {
  const { check } = await serve();
  await check('a')();
  await expect(check('a', 'https://staging.example.com')()).rejects.toThrow('another prefix');
});

test('An address that is not set is not another one, and is set later', async () => {
  const { check } = await serve();
  await check('a', '')();
  await check('a')();
  await check('a', '')();
  await expect(check('b', '')()).rejects.toThrow('the installation at https://www.example.com');
});

test('An installation that replaces another removes its mark', async () => {
  const { check, objects } = await serve();
  await check('a')();
  const message = await check('b')().catch((error: Error) => error.message);
  const [, key = ''] = /remove (\S+) from the bucket/.exec(String(message)) ?? [];
  expect(objects.delete(key)).toBe(true);
  await check('b')();
});

test('Of two that start at the same time one is refused', async () => {
  const { check, objects } = await serve();
  await Promise.allSettled([check('a')(), check('b')()]);
  const later = await Promise.allSettled([check('a')(), check('b')()]);
  expect(later.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect([...objects.keys()]).toEqual(['site/owner/installation.json']);
});

test('A bucket that is away is neither own nor that of another', async () => {
  const { check, fail } = await serve();
  fail('unavailable');
  await expect(check('a')()).rejects.toMatchObject({ id: 'storage-unavailable' });
});

test('Once it was the own one, no more requests are sent', async () => {
  const { check, requests } = await serve();
  const own = check('a');
  await own();
  const count = requests.length;
  await own();
  expect(requests).toHaveLength(count);
});
