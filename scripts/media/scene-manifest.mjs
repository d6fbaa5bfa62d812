/** The manifest of the room scenes: what made which file. It lies beside their descriptions, scenes/manifest.json. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const scenes = fileURLToPath(new URL('scenes', import.meta.url));
const file = `${scenes}/manifest.json`;
const products = fileURLToPath(new URL('../../content/catalogue/products', import.meta.url));

/** Names of the scenes with what made them: {source (a file below scenes/), description, samples, width, height, seconds, denoiser}. */
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

/** What describes a luminaire in place: the function that builds its set, and the model in its product.yaml. */
export function describeInstalled(code, text, product) {
  const [built] = text.match(new RegExp(`^def ${code}\\(.*\\n(?:(?:[ \\t].*)?\\n)*`, 'm')) ?? [];
  if (!built) throw new Error(`no function builds the picture in place of ${code}`);
  return `${built.trimEnd()}\n${JSON.stringify(parse(product).model)}`;
}

function describe(name, source) {
  const text = readFileSync(source, 'utf8');
  const code = name.match(/^installed:(.+)$/)?.[1];
  if (!code) return describeScene(name, text);
  return describeInstalled(code, text, readFileSync(`${products}/${code}/product.yaml`, 'utf8'));
}

function digest(name, source) {
  const description = describe(name, source);
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
    source: relative(scenes, source),
    description: digest(name, source),
    ...facts,
    denoiser: 'rt_hdr_alb_nrm',
  };
  const sorted = Object.fromEntries(
    Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)),
  );
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
