import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openBucket } from '#server/files/bucket.ts';
import { createBucketStore } from '#server/files/bucket-store.ts';
import { describeFileStore } from '#server/files/file-store.fixtures.ts';
import { createFolderStore } from '#server/files/folder-store.ts';
import { startS3Server } from '#server/files/s3-server.fixtures.ts';

describeFileStore('a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'file-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return createFolderStore(join(folder, 'files'));
});

describeFileStore('a bucket', async () => {
  const { settings } = await startS3Server();
  const bucket = openBucket(settings);
  onTestFinished(() => bucket.close());
  // Files beside it are not its own.
  await createBucketStore(bucket, 'other').write('1', Buffer.from('other'));
  return createBucketStore(bucket, 'files');
});
