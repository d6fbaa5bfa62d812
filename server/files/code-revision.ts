import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Returns a digest of source files and of `package.json`: a new one invalidates what the code has made.
 * @param folders with everything below them; `core/*` are only the files of that folder.
 */
export async function readRevision(folders: readonly string[]): Promise<string> {
  const lists = await Promise.all(folders.map(listSources));
  const files = [...lists.flat().sort(), 'package.json'];
  const contents = await Promise.all(files.map((file) => readFile(root + file)));
  const hash = createHash('sha256');
  for (const [place, file] of files.entries()) hash.update(file).update(contents[place] ?? '');
  return hash.digest('hex').slice(0, 8);
}

async function listSources(pattern: string): Promise<string[]> {
  const folder = pattern.replace(/\/\*$/, '');
  const names = await readdir(root + folder, { recursive: folder === pattern });
  return names
    .filter((name) => /\.(ts|json)$/.test(name) && !/\.(test|fixtures)\.ts$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}
