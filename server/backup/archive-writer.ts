import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, link, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createZstdCompress } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import type { ArchiveKey } from '#server/backup/archive-key.ts';

/** The last entry of an archive, in the format of `sha256sum`: an archive without it was cut off. */
export const SUMS = 'SHA256SUMS';

type Entry = {
  name: string;
  sizeBytes: number;
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  changed?: Date;
};

export type AddEntry = (entry: Entry) => Promise<void>;

/**
 * Writes a tar archive, compressed with zstd and encrypted if there is a key, and readable for its owner alone. Memory
 * does not depend on its size. The file appears under its name once it is complete.
 *
 * @param fill adds the entries, one after the other.
 * @throws Error when the file exists already.
 */
export async function writeArchive(
  { file, key }: { file: string; key: ArchiveKey | null },
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  const isTaken = await access(file).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new Error(`${file} exists already: an archive never replaces a file.`);
  const partial = `${file}.part`;
  const { readable, controller } = createTarPacker();
  const zstd = createZstdCompress();
  const output = createWriteStream(partial, { mode: 0o600, flush: true });
  // The same class as Node's, under the name of browsers.
  const tar = readable as WebStream<Uint8Array>;
  const writing = key ? pipeline(tar, zstd, key.encrypt, output) : pipeline(tar, zstd, output);
  // The first of both failures is the reason of the other.
  const filling = fillArchive(controller, fill).catch((error) => {
    controller.error(error);
    throw error;
  });
  try {
    await Promise.all([writing, filling]);
    // Unlike `rename` it never replaces a file that has appeared meanwhile.
    await link(partial, file);
  } finally {
    await Promise.allSettled([writing, filling]);
    await rm(partial, { force: true });
  }
}

type Controller = ReturnType<typeof createTarPacker>['controller'];

async function fillArchive(controller: Controller, fill: (add: AddEntry) => Promise<void>) {
  const sums: string[] = [];
  const add: AddEntry = async ({ name, sizeBytes, chunks, changed = new Date() }) => {
    const hash = createHash('sha256');
    const header = { name, size: sizeBytes, mtime: changed, mode: 0o600 };
    const writer = controller.add(header).getWriter();
    for await (const chunk of chunks) {
      hash.update(chunk);
      await writer.write(chunk);
    }
    await writer.close();
    sums.push(sumLine(hash.digest('hex'), name));
  };
  await fill(add);
  const bytes = Buffer.from(sums.join(''));
  await add({ name: SUMS, sizeBytes: bytes.length, chunks: [bytes] });
  controller.finalize();
}

/** One line of `SHA256SUMS`. */
export function sumLine(sum: string, name: string): string {
  return `${sum}  ${name}\n`;
}
