import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from '#server/files/bucket.ts';
import type { FileStore, StoredFile } from '#server/files/file-store.ts';
import { extensionOf, mediaTypes } from '#server/files/media-types.ts';

/** Files in a folder of a bucket: objects whose keys begin with the bucket's prefix and the name of the folder. */
export function createBucketStore(bucket: Bucket, folder: string): FileStore {
  const toAddress = (name: string) => {
    return { Bucket: bucket.bucket, Key: `${bucket.prefix}${folder}/${name}` };
  };

  async function open(name: string) {
    const found = await bucket.send((client) => client.getObject(toAddress(name)));
    if (!found) return null;
    const chunks = readChunks(bucket, found.Body as AsyncIterable<Uint8Array>);
    const { ContentLength: sizeBytes = 0, LastModified: changed = new Date() } = found;
    return { sizeBytes, changed, chunks };
  }

  return {
    list: () => listBucket(bucket, `${folder}/`),
    open,

    async read(name) {
      const file = await open(name);
      return file && buffer(file.chunks);
    },

    async write(name, bytes) {
      const object = {
        ...toAddress(name),
        Body: bytes,
        ContentType: mediaTypes[extensionOf(name)] ?? 'application/octet-stream',
        // The storage compares it with what has arrived.
        ContentMD5: hash('md5', bytes, 'base64'),
      };
      await bucket.send((client) => client.putObject(object));
    },

    async remove(name) {
      // Deleting says nothing about whether it was there.
      const isThere = await hasObject(bucket, `${folder}/${name}`);
      if (isThere) await bucket.send((client) => client.deleteObject(toAddress(name)));
      return isThere;
    },
  };
}

/** Lists the objects whose keys begin so, a thousand with each request; their names are what follows. */
export async function* listBucket(bucket: Bucket, begin: string): AsyncGenerator<StoredFile> {
  const start = bucket.prefix + begin;
  let token: string | undefined;
  do {
    const request = { Bucket: bucket.bucket, Prefix: start, ContinuationToken: token };
    const page = await bucket.send((client) => client.listObjectsV2(request));
    for (const { Key: key = '', Size: sizeBytes = 0, LastModified } of page?.Contents ?? []) {
      yield { name: key.slice(start.length), sizeBytes, changed: LastModified ?? new Date() };
    }
    token = page?.NextContinuationToken;
  } while (token !== undefined);
}

async function* readChunks(bucket: Bucket, body: AsyncIterable<Uint8Array>) {
  try {
    yield* body;
  } catch (error) {
    throw bucket.fail(error);
  }
}

async function hasObject(bucket: Bucket, key: string): Promise<boolean> {
  for await (const { name } of listBucket(bucket, key)) return name === '';
  return false;
}
