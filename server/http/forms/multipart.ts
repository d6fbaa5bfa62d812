import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';

/** A file that was sent, in a folder of its own until its reader removes it. */
export type SentFile = { field: string; name: string; type: string; size: number; path: string };

export type SentForm = { fields: Map<string, string[]>; files: SentFile[] };

export type MultipartOptions = {
  /** Bytes of the whole body. */
  maxBytes: number;
  /** Where files go; null: files are not kept. */
  folder: string | null;
};

/** Why a body is not read. */
export class BodyError extends Error {
  readonly reason: 'too-large' | 'malformed';
  /** What was read before. */
  readonly fields: SentForm['fields'];

  constructor(reason: BodyError['reason'], fields: SentForm['fields'] = new Map()) {
    super(`The body is ${reason}.`);
    this.reason = reason;
    this.fields = fields;
  }
}

const MB = 1024 * 1024;
const LIMITS = {
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  fields: 200,
  files: 6,
  /** One byte more than a photo may have, to tell that it is larger. */
  fileSize: 10 * MB + 1,
  parts: 210,
  headerPairs: 40,
};

/**
 * Reads `multipart/form-data` as it comes in: no more of it than one piece is in memory, files go to a folder.
 *
 * @throws BodyError for a body that is too large or not what it says; files are removed then.
 */
export async function readMultipart(
  request: Request,
  { maxBytes, folder }: MultipartOptions,
): Promise<SentForm> {
  const form: SentForm = { fields: new Map(), files: [] };
  const writing: Promise<void>[] = [];
  const streams: Readable[] = [];
  try {
    if (folder !== null) await mkdir(folder, { recursive: true, mode: 0o700 });
    const parser = busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: LIMITS,
      defParamCharset: 'utf8',
    });
    let isOver = false;
    parser.on('field', (name, value) => {
      form.fields.set(name, [...(form.fields.get(name) ?? []), value]);
    });
    parser.on('file', (field, stream, { filename = '', mimeType }) => {
      // A form that is cut off fails here too; without a listener that would end the process.
      stream.on('error', () => {});
      if (folder === null || filename === '') {
        stream.resume();
        return;
      }
      const path = join(folder, randomUUID());
      const file = { field, name: filename, type: mimeType, size: 0, path };
      form.files.push(file);
      streams.push(stream);
      const target = createWriteStream(path, { mode: 0o600 });
      const written = pipeline(stream, target).then(() => {
        file.size = target.bytesWritten;
      });
      // It is waited for below; until then a failure must not count as nobody's.
      written.catch(() => {});
      writing.push(written);
    });
    for (const event of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) {
      parser.on(event, () => {
        isOver = true;
      });
    }
    await pipeline(Readable.from(countBytes(request, maxBytes)), parser);
    await Promise.all(writing);
    if (isOver) throw new BodyError('too-large');
    return form;
  } catch (error) {
    // The parser leaves a file open that it was reading when something else failed.
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(writing);
    await removeFiles(form.files);
    const reason = error instanceof BodyError ? error.reason : 'malformed';
    throw new BodyError(reason, form.fields);
  }
}

/** Removes what was kept of a form. */
export async function removeFiles(files: SentFile[]): Promise<void> {
  for (const { path } of files) await rm(path, { force: true });
}

async function* countBytes({ body }: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new BodyError('too-large');
    yield chunk;
  }
}
