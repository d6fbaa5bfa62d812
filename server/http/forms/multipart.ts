import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addAbortSignal, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { AppError } from '#core/app-error.ts';
import { MAX_FILES } from '#core/forms/form-rules.ts';

/** An uploaded file, in a temporary folder until its reader removes it. */
export type SentFile = { field: string; name: string; type: string; size: number; path: string };

export type SentForm = { fields: Map<string, string[]>; files: SentFile[] };

export type MultipartOptions = {
  /** Maximum size of the whole body, bytes. */
  maxBytes: number;
  /** Folder for files; null discards them. */
  folder: string | null;
  /** Returns whether files of as many bytes may be stored. */
  admits?: (bytes: number) => Promise<boolean>;
};

/** Reason why a body cannot be read. */
export class BodyError extends AppError<
  'body-too-large' | 'body-malformed' | 'storage-unavailable'
> {
  /** The fields that were read before the error. */
  readonly fields: SentForm['fields'];

  constructor(id: BodyError['id'], fields: SentForm['fields'] = new Map()) {
    super(id);
    this.fields = fields;
  }
}

const MB = 1024 * 1024;
const LIMITS = {
  fieldSize: 64 * 1024,
  fields: 200,
  /** One byte more than the maximum size of a photo, to detect larger ones. */
  fileSize: 10 * MB + 1,
  parts: 210,
  headerPairs: 40,
  headerSize: 16 * 1024,
};

/** A body of this size may be a form without files, which is read whatever the room for files. */
const SMALL = 256 * 1024;
/** A body without new bytes for this long is aborted. */
const STALLED_MS = 60_000;

/**
 * Reads `multipart/form-data` as a stream: only one chunk is in memory, files are written to a folder.
 * @throws BodyError for a body that is too large or malformed, or whose files cannot be stored; its files are removed.
 * @throws AppError `storage-unavailable` before the body is read when there is no room for it.
 */
export async function readMultipart(
  request: Request,
  { maxBytes, folder, admits }: MultipartOptions,
): Promise<SentForm> {
  const announced = Number(request.headers.get('content-length') ?? maxBytes);
  const hasRoom = folder === null || announced <= SMALL || !admits || (await admits(announced));
  if (!hasRoom) throw new AppError('storage-unavailable');
  const form: SentForm = { fields: new Map(), files: [] };
  const writing: Promise<void>[] = [];
  const failure = new AbortController();
  const stalled = setTimeout(() => failure.abort(), STALLED_MS);
  try {
    if (folder !== null) await mkdir(folder, { recursive: true, mode: 0o700 });
    const parser = new Busboy({ headers: { 'content-type': readType(request) }, limits: LIMITS });
    let isOver = false;
    let fileCount = 0;
    parser.on('field', (name: string | undefined, value) => {
      if (!name) return;
      form.fields.set(name, [...(form.fields.get(name) ?? []), value]);
    });
    parser.on('file', (...[field, stream, filename, , type]) => {
      // A truncated form fails here too; without a listener that would end the process.
      stream.on('error', () => {});
      // Counted here: the parser can wait forever for bytes that it skips itself.
      fileCount += 1;
      if (fileCount > MAX_FILES) isOver = true;
      if (folder === null || !field || !filename || isOver) {
        stream.resume();
        return;
      }
      const path = join(folder, randomUUID());
      const file = { field, name: filename, type, size: 0, path };
      form.files.push(file);
      const written = saveFile(stream, path, failure.signal).then((size) => {
        file.size = size;
      });
      // It is awaited below; until then a failure must not count as unhandled.
      written.catch(() => {});
      writing.push(written);
    });
    const onOver = () => {
      isOver = true;
    };
    parser.on('partsLimit', onOver).on('fieldsLimit', onOver);
    const { signal } = failure;
    const pieces = countBytes(request, { maxBytes, signal, onPiece: () => stalled.refresh() });
    await pipeline(Readable.from(pieces), parser, { signal });
    await Promise.all(writing);
    if (isOver) throw new BodyError('body-too-large');
    return form;
  } catch (error) {
    // The parser leaves a file open that it was reading when something else failed.
    failure.abort();
    await Promise.allSettled(writing);
    await removeFiles(form.files);
    throw new BodyError(idOf(error), form.fields);
  } finally {
    clearTimeout(stalled);
  }
}

function idOf(error: unknown): BodyError['id'] {
  if (error instanceof BodyError) return error.id;
  // Only an operation on a file has a system call in its error.
  const isOfDisk = error instanceof Error && 'syscall' in error;
  return isOfDisk ? 'storage-unavailable' : 'body-malformed';
}

/**
 * Writes a file and returns its size. A file that cannot be written is read to its end all the same, so that the fields
 * behind it are not lost.
 */
async function saveFile(stream: Readable, path: string, signal: AbortSignal): Promise<number> {
  addAbortSignal(signal, stream);
  const target = await open(path, 'wx', 0o600).catch((error: Error) => error);
  let failure = target instanceof Error ? target : null;
  let size = 0;
  try {
    for await (const chunk of stream) {
      if (failure || target instanceof Error) continue;
      size += chunk.length;
      await target.writeFile(chunk).catch((error: Error) => {
        failure = error;
      });
    }
  } finally {
    if (!(target instanceof Error)) await target.close();
  }
  if (failure) throw failure;
  return size;
}

function readType({ headers }: Request): string {
  const type = headers.get('content-type') ?? '';
  // The parser accepts an empty boundary, and then finds no parts.
  if (/boundary=(?:""|;|$)/i.test(type)) throw new BodyError('body-malformed');
  return type;
}

/** Removes the files of a form. */
export async function removeFiles(files: SentFile[]): Promise<void> {
  for (const { path } of files) await rm(path, { force: true });
}

/**
 * Smaller than the buffer of a stream: after a larger chunk with the end of the form in it the parser waits for a drain
 * that never comes.
 */
const PIECE = 8 * 1024;

type Reading = { maxBytes: number; signal: AbortSignal; onPiece: () => void };

async function* countBytes({ body }: Request, { maxBytes, signal, onPiece }: Reading) {
  if (!body) return;
  const reader = body.getReader();
  signal.addEventListener('abort', () => void reader.cancel().catch(() => {}));
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const chunk = next.value;
    size += chunk.byteLength;
    if (size > maxBytes) throw new BodyError('body-too-large');
    for (let offset = 0; offset < chunk.byteLength; offset += PIECE) {
      onPiece();
      yield chunk.subarray(offset, offset + PIECE);
    }
  }
}
