import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** A small content folder with records of every kind: three products, seven variants. */
export const fixtureFolder = fileURLToPath(new URL('./fixtures/content', import.meta.url));

/** Copies the content folder for a test that changes it. */
export async function copyContent() {
  const parent = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const folder = join(parent, 'content');
  await cp(fixtureFolder, folder, { recursive: true });
  return {
    folder,
    remove: (path: string) => rm(join(folder, path), { recursive: true }),
    read: (path: string) => readFile(join(folder, path), 'utf8'),
    write: (path: string, text: string) => writeFile(join(folder, path), text),
    /** Replaces a text of a file; the file must contain it. */
    async edit(path: string, from: string, to: string) {
      const file = join(folder, path);
      const text = await readFile(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${path} does not hold '${from}'.`);
      await writeFile(
        file,
        text.replace(from, () => to),
      );
    },
  };
}
