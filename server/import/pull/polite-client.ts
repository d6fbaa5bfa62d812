import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A failure that whoever runs the command can do something about. */
export class PullError extends Error {}

export type ClientOptions = {
  /** Where responses are stored, so that unchanged ones need not be sent again. */
  folder: string;
  /** Value of the header Authorization. */
  authorization?: string | undefined;
  /** Most bytes of a response. */
  maxBytes: number;
  /** Until the whole response is there, milliseconds. */
  timeout?: number;
  /** Longest pause that is made because a server wants one, milliseconds. */
  longestPause?: number;
};

export type Fetched = { bytes: Uint8Array; headers: Record<string, string> };

type Stored = { etag: string | null; headers: Record<string, string>; digest: string };

const TRIES = 5;
const REDIRECTS = 5;
/** Headers that callers read, of stored responses too. */
const READ_HEADERS = ['x-wp-total', 'x-wp-totalpages', 'content-type'];

/**
 * A client for machines of others: responses are stored with their ETag and only fetched again when they have changed,
 * which also continues a run that was stopped. It pauses when it is told to (`Retry-After`), never waits without end,
 * reads no more than it may, and follows redirects on the same host only.
 */
export function createPoliteClient(options: ClientOptions) {
  const { folder, authorization, timeout = 60_000, longestPause = 60_000 } = options;

  /** @throws PullError */
  async function get(url: string): Promise<Fetched> {
    const name = createHash('sha256').update(url).digest('hex').slice(0, 32);
    const stored = await readStored(folder, name);
    const response = await request(url, stored?.info.etag ?? null);
    if (response.status === 304 && stored) {
      await response.body?.cancel();
      return { bytes: stored.bytes, headers: stored.info.headers };
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new PullError(`${url} returned status ${response.status}.`);
    }
    const bytes = await readBytes(response, options.maxBytes, url);
    const headers = Object.fromEntries(
      READ_HEADERS.flatMap((header) => {
        const value = response.headers.get(header);
        return value === null ? [] : [[header, value]];
      }),
    );
    await store(folder, name, { bytes, headers, etag: response.headers.get('etag') });
    return { bytes, headers };
  }

  async function request(url: string, etag: string | null): Promise<Response> {
    const headers = {
      accept: 'application/json, application/xml;q=0.9, */*;q=0.1',
      ...(authorization !== undefined && { authorization }),
      ...(etag !== null && { 'if-none-match': etag }),
    };
    for (let tried = 1; ; tried += 1) {
      const response = await follow(url, headers, timeout);
      const isBusy = response.status === 429 || response.status === 503;
      if (!isBusy || tried === TRIES) return response;
      await response.body?.cancel();
      const pause = pauseOf(response.headers.get('retry-after'), tried);
      if (pause > longestPause)
        throw new PullError(`${url} wants a pause of ${Math.ceil(pause / 1000)} s. Pull later.`);
      await wait(pause);
    }
  }

  return { get };
}

export type PoliteClient = ReturnType<typeof createPoliteClient>;

function reasonOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Seconds or a date, as servers write them; else longer with each try. */
function pauseOf(retryAfter: string | null, tried: number): number {
  if (retryAfter !== null && /^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter ?? '');
  return Number.isNaN(date) ? 500 * 2 ** tried : Math.max(0, date - Date.now());
}

async function readBytes(response: Response, maxBytes: number, url: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of response.body ?? []) {
      size += part.length;
      if (size > maxBytes) throw new PullError(`${url} sends more than ${maxBytes} bytes.`);
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof PullError) throw error;
    throw new PullError(`${url} stopped in the middle: ${reasonOf(error as Error)}.`);
  }
  return Buffer.concat(parts);
}

async function readStored(folder: string, name: string) {
  try {
    const info = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) as Stored;
    const bytes = await readFile(join(folder, name));
    // A response whose two files are of different runs is none.
    return digestOf(bytes) === info.digest ? { info, bytes } : null;
  } catch {
    return null;
  }
}

type ToStore = Fetched & { etag: string | null };

async function store(folder: string, name: string, { bytes, headers, etag }: ToStore) {
  await mkdir(folder, { recursive: true });
  const info: Stored = { etag, headers, digest: digestOf(bytes) };
  await replaceFile(join(folder, name), bytes);
  await replaceFile(join(folder, `${name}.json`), JSON.stringify(info));
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Writes a file as a whole. */
export async function replaceFile(path: string, data: Uint8Array | string): Promise<void> {
  await writeFile(`${path}.part`, data);
  await rename(`${path}.part`, path);
}

async function follow(
  url: string,
  headers: Record<string, string>,
  timeout: number,
): Promise<Response> {
  let at = url;
  for (let count = 0; count <= REDIRECTS; count += 1) {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(at, { headers, redirect: 'manual', signal }).catch(
      (error: Error) =>
        Promise.reject(new PullError(`${at} cannot be reached: ${reasonOf(error)}.`)),
    );
    const location = response.headers.get('location');
    if (response.status < 300 || response.status === 304 || response.status >= 400 || !location)
      return response;
    await response.body?.cancel();
    const target = new URL(location, at);
    if (target.host !== new URL(url).host || target.protocol !== new URL(url).protocol)
      throw new PullError(`${at} leads to another host, ${target.host}, which is not followed.`);
    at = target.href;
  }
  throw new PullError(`${url} leads from redirect to redirect.`);
}
