/** The manifests of the films: what made which file. Each lies beside its scenes, manifest.json. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Moments of a scene that stand for its drawing. */
const moments = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1];

export const digest = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** A manifest by product code: {drawing, seconds, files}, the files with their digests. */
function openManifest(path) {
  const file = fileURLToPath(new URL(path, import.meta.url));
  const read = () => JSON.parse(readFileSync(file, 'utf8'));
  return {
    read,
    note(code, facts) {
      const films = { ...read(), [code]: facts };
      const sorted = Object.fromEntries(
        Object.entries(films).sort(([a], [b]) => a.localeCompare(b)),
      );
      writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
    },
  };
}

export const installationFilms = openManifest('manifest.json');
export const lightFilms = openManifest('../light/manifest.json');

/** The digest of all that a film shows: its scenes at some moments, and how long each lasts. */
export function describeFilm(film, seconds) {
  const frames = film.scenes.flatMap((_, scene) => moments.map((t) => film.draw(scene, t)));
  return digest(JSON.stringify({ frames, seconds }));
}
