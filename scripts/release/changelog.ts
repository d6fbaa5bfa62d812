const UNRELEASED = '## [Unreleased]';

type Release = { version: string; date: string };

/**
 * Moves the unreleased entries under a version and leaves an empty Unreleased section above.
 *
 * @returns the new changelog, and the notes of the version without their heading.
 * @throws Error if there is nothing to release, or the version already exists.
 */
export function releaseChangelog(changelog: string, { version, date }: Release) {
  const start = changelog.indexOf(UNRELEASED);
  if (start < 0) throw new Error(`CHANGELOG.md has no heading '${UNRELEASED}'.`);
  if (changelog.includes(`## [${version}]`))
    throw new Error(`CHANGELOG.md has ${version} already.`);
  const before = changelog.slice(0, start + UNRELEASED.length);
  const after = changelog.slice(before.length);
  const end = after.indexOf('\n## [');
  const notes = (end < 0 ? after : after.slice(0, end)).trim();
  if (notes === '') throw new Error('Nothing stands under Unreleased in CHANGELOG.md.');
  const earlier = end < 0 ? '' : `\n${after.slice(end).trim()}\n`;
  return { changelog: `${before}\n\n## [${version}] - ${date}\n\n${notes}\n${earlier}`, notes };
}

/** @throws Error if the version is not of the form `1.2.3`, or not above the current one. */
export function checkVersion(version: string, present: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error(`A version is three numbers such as 1.2.0, got '${version}'.`);
  }
  if (version.localeCompare(present, 'en', { numeric: true }) <= 0) {
    throw new Error(`${version} is not above ${present}.`);
  }
}
