import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folders with the code that determines documents, besides the content. */
const FOLDERS = ['core', 'server/documents', 'server/images', 'server/pdf'];

/** Returns a digest of the code and packages that make documents; a new digest invalidates the cache. */
export async function readRevision(): Promise<string> {
  const lists = await Promise.all(FOLDERS.map(listSources));
  const hash = createHash('sha256');
  for (const file of [...lists.flat().sort(), 'package.json']) {
    hash.update(file).update(await readFile(root + file));
  }
  return hash.digest('hex').slice(0, 8);
}

async function listSources(folder: string): Promise<string[]> {
  const names = await readdir(root + folder, { recursive: true });
  return names
    .filter((name) => /\.(ts|json)$/.test(name) && !/\.(test|fixtures)\.ts$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}
