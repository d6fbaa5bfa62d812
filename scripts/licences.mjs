// `npm run licences`: the packages of the running site, by licence. Fails if one has none.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const NONE = 'none';
const folders = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((folder) => folder.includes('node_modules'));

const byLicence = new Map();
for (const folder of folders) {
  const { name, version, license, licenses } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const licence = license ?? licenses?.[0]?.type ?? licenceFileOf(folder);
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name} ${version}`]);
}
for (const [licence, packages] of [...byLicence].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(`${licence} (${packages.length})\n  ${packages.sort().join('\n  ')}\n`);
}
process.exitCode = byLicence.has(NONE) ? 1 : 0;

/** Detects the licence of packages that include only its text. */
function licenceFileOf(folder) {
  const hasFile = readdirSync(folder).some((name) => /^licen[cs]e/i.test(name));
  return hasFile ? 'see its LICENSE file' : NONE;
}
