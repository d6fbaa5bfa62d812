import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { PullError, replaceFile } from '#server/import/pull/polite-client.ts';

const RECORD = '.pulled.json';

type Closed = {
  /** All files of this run. */
  files: string[];
  /** Files that a person has changed. */
  changedHere: string[];
  /** Files of an earlier run that the source does not have any more. */
  gone: string[];
};

/**
 * A folder that only this command writes, laid out as the content is. What a person has changed in it since stays.
 * @throws PullError for a folder with files of somebody else.
 */
export async function openPulledFolder(root: string) {
  await mkdir(root, { recursive: true });
  const before = await readRecord(join(root, RECORD));
  const visible = (await readdir(root)).filter((name) => !name.startsWith('.'));
  if (!before && visible.length > 0)
    throw new PullError(`${root} has files that were not pulled. Name a new folder with --to.`);
  // A run that is stopped can be started again.
  if (!before) await replaceFile(join(root, RECORD), '{}');
  const written: Record<string, string> = {};
  const changedHere: string[] = [];

  return {
    /** Writes a file as a whole, unless a person has changed it since it was pulled. */
    async write(path: string, data: Uint8Array | string): Promise<void> {
      const target = join(root, path);
      const digest = digestOf(data);
      const old = await readFile(target).then(digestOf, () => null);
      if (old !== null && old !== digest && old !== before?.[path]) {
        changedHere.push(path);
        written[path] = before?.[path] ?? '';
        return;
      }
      await mkdir(dirname(target), { recursive: true });
      if (old !== digest) await replaceFile(target, data);
      written[path] = digest;
    },
    /** Remembers what was written. */
    async close(): Promise<Closed> {
      const gone = Object.keys(before ?? {}).filter((path) => !(path in written));
      await replaceFile(join(root, RECORD), JSON.stringify({ ...before, ...written }));
      return { files: Object.keys(written), changedHere, gone };
    },
  };
}

async function readRecord(path: string): Promise<Record<string, string> | null> {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

const digestOf = (data: Uint8Array | string): string =>
  createHash('sha256').update(data).digest('hex');
