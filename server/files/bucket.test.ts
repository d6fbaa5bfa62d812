import { expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '#core/app-error.ts';
import { type BucketSettings, openBucket } from '#server/files/bucket.ts';
import { createBucketStore } from '#server/files/bucket-store.ts';
import { startS3Server } from '#server/files/s3-server.fixtures.ts';
import { log } from '#server/log.ts';

function open(settings: BucketSettings) {
  const bucket = openBucket(settings);
  onTestFinished(() => bucket.close());
  return { bucket, store: createBucketStore(bucket, 'media') };
}

async function serve() {
  const server = await startS3Server();
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  vi.spyOn(log, 'info').mockImplementation(() => {});
  return { server, logged, ...open(server.settings) };
}

const credentials = { accessKeyId: 'another', secretAccessKey: 'x' };

test.each([
  [
    'that does not exist',
    { bucket: 'none' },
    /^The bucket none at .* it does not exist; create it/,
  ],
  ['without the right key', { credentials }, /access is denied \(InvalidAccessKeyId\); check AWS_/],
])('A bucket %s is said clearly, and is no missing file', async (_what, wrong, message) => {
  const { server } = await serve();
  const { bucket, store } = open({ ...server.settings, ...wrong });
  const error = await store.read('a').catch((failure) => failure);
  expect(error).toBeInstanceOf(AppError);
  expect(error.message).toMatch(message);
  expect([error.status, error.retryAfterS]).toEqual([503, 30]);
  expect(await bucket.problem()).toMatch(message);
  await expect(store.write('a', Buffer.from('x'))).rejects.toThrow(message);
});

test('A storage that is away is logged once, tried seldom, and used again when it is back', async () => {
  const { server, store, bucket, logged } = await serve();
  await store.write('a', Buffer.from('x'));
  server.fail('unavailable');
  const clock = vi.spyOn(performance, 'now');
  const start = performance.now();
  clock.mockImplementation(() => start);
  for (let time = 0; time < 20; time += 1) {
    await expect(store.read('a')).rejects.toThrow('the storage responds with 503 (SlowDown)');
  }
  // One request, which the client repeats once.
  expect(server.requests.filter((request) => request.startsWith('GET'))).toHaveLength(2);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(await bucket.problem()).toMatch('SlowDown');
  server.fail('none');
  clock.mockImplementation(() => start + 2_001);
  expect(await store.read('a')).toEqual(Buffer.from('x'));
  expect(await bucket.problem()).toBeNull();
});

test('A storage to which there is no connection is said with the reason', async () => {
  const { server, store } = await serve();
  await server.close();
  await expect(store.read('a')).rejects.toThrow('it cannot be reached (ECONNREFUSED)');
});

test('A response that breaks off is an error, not a shorter file', async () => {
  const { server, store } = await serve();
  await store.write('a', Buffer.from('a longer text'));
  server.fail('breaks off');
  await expect(store.read('a')).rejects.toBeInstanceOf(AppError);
});

test('A bucket that was just used is not examined for its health', async () => {
  const { server, store, bucket } = await serve();
  await store.write('a', Buffer.from('x'));
  const before = server.requests.length;
  expect(await bucket.problem()).toBeNull();
  expect(server.requests).toHaveLength(before);
});

test('The health of a storage that is silent is known after a second', async () => {
  const { server, bucket } = await serve();
  server.fail('silent');
  expect(await bucket.problem()).toMatch('it does not respond');
});
