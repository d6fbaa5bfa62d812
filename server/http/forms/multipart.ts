import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { AppError } from '#core/app-error.ts';

/** An uploaded file, in a temporary folder until its reader removes it. */
export type SentFile = { field: string; name: string; type: string; size: number; path: string };

export type SentForm = { fields: Map<string, string[]>; files: SentFile[] };

export type MultipartOptions = {
  /** Maximum size of the whole body, bytes. */
  maxBytes: number;
  /** Folder for files; null discards them. */
  folder: string | null;
};

/** Reason why a body cannot be read. */
export class BodyError extends AppError<'body-too-large' | 'body-malformed'> {
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

const MAX_FILES = 6;
/** A body without new bytes for this long is aborted. */
const STALLED_MS = 60_000;

/**
 * Reads `multipart/form-data` as a stream: only one chunk is in memory, files are written to a folder.
 * @throws BodyError for a body that is too large or malformed; its files are removed.
 */
export async function readMultipart(
  request: Request,
  { maxBytes, folder }: MultipartOptions,
): Promise<SentForm> {
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
      const target = createWriteStream(path, { mode: 0o600 });
      const written = pipeline(stream, target, { signal: failure.signal }).then(() => {
        file.size = target.bytesWritten;
      });
      // It is awaited below; until then a failure must not count as unhandled.
      written.catch(() => {});
      writing.push(written);
    });
    for (const event of ['partsLimit', 'fieldsLimit'] as const) {
      parser.on(event, () => {
        isOver = true;
      });
    }
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
    const id = error instanceof BodyError ? error.id : 'body-malformed';
    throw new BodyError(id, form.fields);
  } finally {
    clearTimeout(stalled);
  }
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
