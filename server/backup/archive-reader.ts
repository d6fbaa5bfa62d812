import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ReadableStream as WebStream } from 'node:stream/web';
import { createZstdDecompress } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { AGE_HEADER, type ArchiveKey, WrongKeyError } from '#server/backup/archive-key.ts';
import { SUMS, sumLine } from '#server/backup/archive-writer.ts';

export type ReadEntry = {
  name: string;
  changed: Date;
  /** To be read to its end. */
  chunks: AsyncIterable<Uint8Array>;
};

type Archive = { file: string; key: ArchiveKey | null };

const ZSTD_MAGIC = '\x28\xb5\x2f\xfd';

/**
 * Reads an archive of `writeArchive`. Its entries are to be trusted once this has resolved: the sums of all of them are
 * its last entry.
 *
 * @param onEntry is called with one entry after the other.
 * @throws Error, a sentence for people, when the file is no archive, the key does not open it, or it is damaged; the
 *   error of `onEntry`.
 */
export async function readArchive(
  archive: Archive,
  onEntry: (entry: ReadEntry) => Promise<void>,
): Promise<void> {
  const { file } = archive;
  const packed = await openPacked(archive);
  let damage: unknown;
  let failure: unknown;
  async function* noting(chunks: AsyncIterable<Uint8Array>) {
    try {
      yield* chunks;
    } catch (error) {
      damage = error;
      throw error;
    }
  }
  const consume = async (bytes: AsyncIterable<Uint8Array>) => {
    await checkEntries(bytes, async (entry) => {
      try {
        await onEntry({ ...entry, chunks: noting(entry.chunks) });
      } catch (error) {
        failure = error;
        throw error;
      }
    });
  };
  await pipeline(packed, createZstdDecompress(), consume).catch((error: unknown) => {
    if (error instanceof WrongKeyError) {
      throw new Error(`The key in BACKUP_KEY is another one than that of ${file}.`);
    }
    if (failure && !damage) throw failure;
    throw new Error(`${file} is damaged or was cut off.`, { cause: error });
  });
}

/** Returns the bytes of an archive, decrypted. */
async function openPacked({ file, key }: Archive): Promise<AsyncIterable<Uint8Array>> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(AGE_HEADER.length), 0, AGE_HEADER.length, 0)
    .finally(() => handle.close());
  const start = buffer.toString('latin1', 0, bytesRead);
  if (start.startsWith(ZSTD_MAGIC)) return createReadStream(file);
  if (start !== AGE_HEADER) throw new Error(`${file} is no archive of this site.`);
  if (!key) throw new Error(`${file} is encrypted: set BACKUP_KEY to its key.`);
  if (!key.canDecrypt) {
    throw new Error(`The key in BACKUP_KEY only encrypts: set it to the secret key of ${file}.`);
  }
  return key.decrypt(createReadStream(file));
}

async function checkEntries(
  bytes: AsyncIterable<Uint8Array>,
  onEntry: (entry: ReadEntry) => Promise<void>,
): Promise<void> {
  const sums: string[] = [];
  let isComplete = false;
  const decoder = createTarDecoder({ strict: true });
  const entries = (WebStream.from(bytes) as ReadableStream<Uint8Array>).pipeThrough(decoder);
  for await (const { header, body } of entries) {
    if (isComplete) throw new Error(`An entry follows ${SUMS}.`);
    if (header.name === SUMS) {
      if ((await text(body)) !== sums.join('')) throw new Error(`${SUMS} differs.`);
      isComplete = true;
      continue;
    }
    const hash = createHash('sha256');
    const { name, mtime = new Date() } = header;
    await onEntry({ name, changed: mtime, chunks: hashing(body, hash) });
    sums.push(sumLine(hash.digest('hex'), name));
  }
  if (!isComplete) throw new Error(`${SUMS} is missing.`);
}

async function* hashing(
  chunks: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
