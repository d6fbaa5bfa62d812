/** The manifest of the room scenes: what made which file. It lies beside their descriptions, scenes/manifest.json. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('scenes/manifest.json', import.meta.url));

/** Names of the scenes with what made them: {source, description, samples, width, height, seconds, denoiser}. */
export function readManifest() {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function digest(source) {
  return createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 16);
}

/** Whether the description changed since the scene was rendered. */
export function isStale(noted, source) {
  return noted.description !== digest(source);
}

/** Notes that a scene was rendered: its description and the facts of the render. */
export function noteScene(name, source, facts) {
  const manifest = readManifest();
  manifest[name] = {
    source: basename(source),
    description: digest(source),
    ...facts,
    denoiser: 'rt_hdr_alb_nrm',
  };
  const sorted = Object.fromEntries(
    Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)),
  );
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
