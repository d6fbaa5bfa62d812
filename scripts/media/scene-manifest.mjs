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

/** What describes one scene of a file: all that its scenes share, without the imports, and its own entry of `SCENES`. */
export function describeScene(name, text) {
  const start = text.lastIndexOf('SCENES = {');
  if (start < 0) return text;
  const shared = text.slice(0, start).replaceAll(/^(?:from|import) .*\n/gm, '');
  const entries = text.slice(start).matchAll(/'([\w-]+)': .*?(?=,\s*'[\w-]+':|,?\s*\}\s*$)/gs);
  return shared + [...entries].find(([, key]) => key === name)[0];
}

function digest(name, source) {
  const description = describeScene(name, readFileSync(source, 'utf8'));
  return createHash('sha256').update(description).digest('hex').slice(0, 16);
}

/** Whether the description of a scene changed since it was rendered. */
export function isStale(noted, name, source) {
  return noted.description !== digest(name, source);
}

/** Notes that a scene was rendered: its description and the facts of the render. */
export function noteScene(name, source, facts) {
  const manifest = readManifest();
  manifest[name] = {
    source: basename(source),
    description: digest(name, source),
    ...facts,
    denoiser: 'rt_hdr_alb_nrm',
  };
  const sorted = Object.fromEntries(
    Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)),
  );
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
