import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Hidden, so that it is no part of the content. */
const NAME = '.content-version';

/** Notes in a folder which version it has. */
export async function writeMark(
  folder: string,
  { version, checksum }: { version: number; checksum: string },
): Promise<void> {
  await writeFile(join(folder, NAME), `version ${version}\nsha256 ${checksum}\n`);
}

/**
 * Returns the checksum of the version that a folder came from; '' if it has no note of one.
 * @throws Error when the note cannot be read.
 */
export async function readMark(folder: string): Promise<string> {
  const text = await readFile(join(folder, NAME), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return '';
  const checksum = /^sha256 ([0-9a-f]{64})\s*$/m.exec(text)?.[1];
  if (!checksum) throw new Error(`${join(folder, NAME)} names no version. Remove it.`);
  return checksum;
}
