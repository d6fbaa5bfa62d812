import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Unzip, UnzipInflate } from 'fflate';
import { type Advisory, type OsvEntry, readOsvEntry } from '#scripts/shipped/advisories.ts';

/** Advisories of a database, how many entries it has, and when the youngest of them was changed. */
export type Database = { advisories: Advisory[]; entries: number; latest: string };

/**
 * Reads an OSV database: a ZIP archive such as `npm/all.zip` of osv.dev, a folder such as a clone of GitHub's advisory
 * database, or a JSON file with one entry or a list.
 *
 * @throws Error when it is none of them.
 */
export async function readOsvDatabase(path: string, names: Set<string>): Promise<Database> {
  const stats = await stat(path).catch(() => null);
  if (!stats) throw new Error(`${path} does not exist.`);
  const database: Database = { advisories: [], entries: 0, latest: '' };
  const add = (text: string, file: string) => addEntries(database, { text, file, names });
  if (stats.isDirectory()) await readFolder(path, add);
  else if (path.endsWith('.zip')) await readArchive(path, add);
  else add(await readFile(path, 'utf8'), path);
  if (database.entries > 0) return database;
  throw new Error(
    `${path} has no advisories in the format of OSV. Download one, such as ` +
      'https://osv-vulnerabilities.storage.googleapis.com/npm/all.zip.',
  );
}

type Add = (text: string, file: string) => void;
type Source = { text: string; file: string; names: Set<string> };

function addEntries(database: Database, { text, file, names }: Source): void {
  for (const entry of [parse(text, file)].flat()) {
    if (typeof entry.id !== 'string' || typeof entry.modified !== 'string') continue;
    database.entries += 1;
    if (entry.modified > database.latest) database.latest = entry.modified;
    // The others of some hundred thousand entries are not worth their memory.
    const known = readOsvEntry(entry).filter(({ packageName }) => names.has(packageName));
    database.advisories.push(...known);
  }
}

function parse(text: string, file: string): OsvEntry | OsvEntry[] {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: is the download complete?`, { cause: error });
  }
}

async function readFolder(path: string, add: Add): Promise<void> {
  const names = await readdir(path, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.json'))) {
    add(await readFile(join(path, name), 'utf8'), name);
  }
}

/** An archive has hundreds of megabytes of JSON: it is read in pieces. */
async function readArchive(path: string, add: Add): Promise<void> {
  let count = 0;
  const unzip = new Unzip((file) => {
    if (!file.name.endsWith('.json')) return;
    const pieces: Uint8Array[] = [];
    file.ondata = (error, piece, isLast) => {
      if (error) throw error;
      pieces.push(piece);
      if (!isLast) return;
      count += 1;
      add(Buffer.concat(pieces).toString('utf8'), file.name);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for await (const piece of createReadStream(path)) unzip.push(piece);
  unzip.push(new Uint8Array(), true);
  if (count === 0) throw new Error(`${path} is no ZIP archive with JSON files.`);
}
