import { createReadStream } from 'node:fs';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive, on disk or in memory; the date is written in local time of the server. */
export type ZipEntry = { name: string; date: Date } & ({ path: string } | { bytes: Uint8Array });

const CHUNK = 64 * 1024;
/** Text files, which are deflated; all other files are compressed already. */
const TEXT_FILE = /\.(ldt|ies|xml|svg|csv|txt)$/i;

/**
 * Streams a ZIP archive in chunks on demand: one file is open at a time, and no file is held in memory as a whole.
 */
export async function* zipBytes(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else pieces.push(piece);
  });
  function* drain(): Generator<Uint8Array> {
    if (failure) throw failure;
    yield* pieces.splice(0);
  }
  for await (const { name, date, ...source } of entries) {
    const file = TEXT_FILE.test(name)
      ? new ZipDeflate(name, { level: 6 })
      : new ZipPassThrough(name);
    file.mtime = date;
    zip.add(file);
    const chunks =
      'path' in source ? createReadStream(source.path, { highWaterMark: CHUNK }) : [source.bytes];
    for await (const chunk of chunks) {
      file.push(chunk as Uint8Array);
      yield* drain();
    }
    file.push(new Uint8Array(), true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}
