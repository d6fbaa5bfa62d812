import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type BucketSettings, openBucket } from '#server/files/bucket.ts';
import { createBucketStore } from '#server/files/bucket-store.ts';
import { describeFileStore } from '#server/files/file-store.fixtures.ts';
import { hasSwift, startSwift } from '#tests/api/storage/swift-server.ts';

const title = hasSwift() ? 'OpenStack Swift' : 'OpenStack Swift (skipped: it is not installed)';

describe.skipIf(!hasSwift())(title, () => {
  let swift: Awaited<ReturnType<typeof startSwift>>;
  beforeAll(async () => {
    swift = await startSwift();
  });
  afterAll(() => swift?.stop());

  const open = (changes: Partial<BucketSettings> = {}) => {
    const bucket = openBucket({ ...swift.settings, ...changes });
    onTestFinished(() => bucket.close());
    return bucket;
  };

  describeFileStore('a bucket', async () => {
    return createBucketStore(open({ prefix: `${randomUUID()}/` }), 'files');
  });

  test('refuses bytes that are others than those that were sent', async () => {
    const sending = open().send((client) =>
      client.putObject({
        Bucket: 'catalogue',
        Key: 'a',
        Body: 'a',
        ContentMD5: btoa('x'.repeat(16)),
      }),
    );
    await expect(sending).rejects.toThrow('BadDigest');
  });

  test('says what is wrong', async () => {
    expect(await open().problem()).toBeNull();
    expect(await open({ bucket: 'none' }).problem()).toMatch('it does not exist');
    const credentials = { accessKeyId: 'test:tester', secretAccessKey: 'wrong' };
    expect(await open({ credentials }).problem()).toMatch('access is denied');
  });
});
