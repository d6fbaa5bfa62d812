/** The manifest of the installation films: what made which file. It lies beside the scenes, manifest.json. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('manifest.json', import.meta.url));

/** Moments of a scene that stand for its drawing. */
const moments = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1];

export const digest = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** By product code: {drawing, seconds, files}, the files with their digests. */
export const readFilms = () => JSON.parse(readFileSync(file, 'utf8'));

export function noteFilm(code, facts) {
  const films = { ...readFilms(), [code]: facts };
  const sorted = Object.fromEntries(Object.entries(films).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The digest of all that a film shows: its scenes at some moments, and how long each lasts. */
export function describeFilm(film, seconds) {
  const frames = film.scenes.flatMap((_, scene) => moments.map((t) => film.draw(scene, t)));
  return digest(JSON.stringify({ frames, seconds }));
}
