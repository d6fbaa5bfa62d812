import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkVersion, releaseChangelog } from '#scripts/release/changelog.ts';

type Options = {
  /** The repository. */
  root: string;
  version: string;
  /** The day of the release, `2026-11-24`. */
  date: string;
  /** Checks everything, changes nothing. */
  isDryRun: boolean;
  /** Runs the project's checks; throws when one fails. */
  check: () => void;
};

const CHANGELOG = 'CHANGELOG.md';
const PACKAGES = ['package.json', 'package-lock.json'];

/**
 * Releases the committed state: notes, version, a commit and an annotated tag. Nothing is pushed.
 *
 * @returns the tag and its notes.
 * @throws Error if the version does not follow, there are uncommitted changes, nothing is unreleased or a check fails;
 *   nothing has been changed then.
 */
export function makeRelease({ root, version, date, isDryRun, check }: Options) {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const present: string = JSON.parse(read('package.json')).version;
  checkVersion(version, present);
  const changes = git('status', '--porcelain').trim();
  if (changes !== '') throw new Error(`Commit these first:\n${changes}`);
  const tag = `v${version}`;
  if (git('tag', '--list', tag).trim() !== '') throw new Error(`The tag ${tag} exists already.`);
  const { changelog, notes } = releaseChangelog(read(CHANGELOG), { version, date });
  check();
  if (isDryRun) return { tag, notes };
  writeFileSync(join(root, CHANGELOG), changelog);
  for (const file of PACKAGES) {
    writeFileSync(join(root, file), setVersion(read(file), version));
  }
  git('commit', '--all', '--message', `chore(release): ${version}`);
  git('tag', '--annotate', '--cleanup=verbatim', tag, '--message', `${version}\n\n${notes}\n`);
  return { tag, notes };
}

/** Only the project's version, which comes before those of its packages. */
function setVersion(json: string, version: string): string {
  const [head = '', ...packages] = json.split('"node_modules/');
  const versioned = head.replace(/"version": "[^"]*"/g, `"version": "${version}"`);
  return [versioned, ...packages].join('"node_modules/');
}
