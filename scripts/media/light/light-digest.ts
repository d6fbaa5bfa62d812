import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missing } from '#core/missing.ts';
import { folderOf } from '#scripts/media/films/film-list.mjs';
import { digest } from '#scripts/media/films/film-manifest.mjs';
import { drawFrames, readRows, rowOf } from './light-film.ts';
import { stories } from './light-stories.ts';

const sets = readFileSync(new URL('light_sets.py', import.meta.url), 'utf8');

/** The digest of all that a light film shows: its frames, its set and the photometric files of its lamps. */
export function describeLight(code: string, seconds: number[]): string {
  const story = stories[code] ?? missing();
  const rows = readRows(code);
  const [set] = new RegExp(`^def ${code.toLowerCase()}\\(.*?(?=^\\S)`, 'ms').exec(sets) ?? [];
  if (set === undefined) throw new Error(`light_sets.py has no set of ${code}. Add one.`);
  const photometry = Object.keys(story.lamps).map((group) => {
    const { photometry: file = '' } = rowOf(story, group, rows);
    return digest(readFileSync(join(folderOf(code), 'photometry', file)));
  });
  const { frames, exposed } = drawFrames(story, rows, seconds);
  return digest(JSON.stringify({ frames, exposed, key: story.key, set, photometry }));
}
