import { basename } from 'node:path';
import { toFileName } from '#core/editing/media-folder.ts';
import { findFileFault } from '#core/studio/media/file-fault.ts';
import { mediaKindOf } from '#core/studio/media/media-item.ts';
import { type PoliteClient, PullError } from '#server/import/pull/polite-client.ts';

const MOST_PICTURES = 2000;
const MOST_BYTES = 1024 ** 3;

/** Decodes a picture; returns what is wrong, or null. */
export type PictureFault = (bytes: Uint8Array) => Promise<string | null>;

type Options = {
  client: PoliteClient;
  /** Where pictures are fetched from: `https://example.com`. */
  origins: ReadonlySet<string>;
  findPictureFault: PictureFault;
  write(path: string, bytes: Uint8Array): Promise<void>;
};

export type PulledPicture = { file: string } | { why: string };

/** Fetches pictures into `media/scenes/`, each once, judged by their bytes as uploads are. */
export function createPictures({ client, origins, findPictureFault, write }: Options) {
  const results = new Map<string, PulledPicture>();
  const names = new Set<string>();
  let size = 0;

  async function pull(address: string): Promise<PulledPicture> {
    const url = new URL(address);
    if (!origins.has(url.origin)) return { why: 'they are on another host' };
    const name = toFileName(basename(decoded(url.pathname)));
    if (mediaKindOf(name) !== 'picture') return { why: 'the site serves WebP, AVIF, JPEG and PNG' };
    if (names.size >= MOST_PICTURES || size >= MOST_BYTES)
      return { why: `there are more than ${MOST_PICTURES} of them, or than 1 GB` };
    const bytes = await client.get(address).then(
      (fetched) => fetched.bytes,
      (error: Error) => {
        if (error instanceof PullError) return null;
        throw error;
      },
    );
    if (!bytes) return { why: 'they cannot be fetched' };
    if (findFileFault(name, bytes) ?? (await findPictureFault(bytes)))
      return { why: 'their bytes are no picture of their kind' };
    const file = freeName(name, names);
    names.add(file);
    size += bytes.length;
    await write(`media/scenes/${file}`, bytes);
    return { file };
  }

  return {
    /** @throws what `write` throws. */
    async pullAll(addresses: Iterable<string>): Promise<void> {
      for (const address of addresses)
        if (!results.has(address)) results.set(address, await pull(address));
    },
    find: (address: string): PulledPicture =>
      results.get(address) ?? { why: 'they cannot be fetched' },
    count: (): number => names.size,
  };
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1)
    free = name.replace(/(\.[a-z]+)$/, `-${number}$1`);
  return free;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
