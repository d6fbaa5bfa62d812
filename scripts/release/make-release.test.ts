import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { releaseChangelog } from '#scripts/release/changelog.ts';
import { makeRelease } from '#scripts/release/make-release.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- A lamp.

## [0.9.0] - 2026-01-02

### Added

- A socket.
`;
const LOCK = {
  version: '0.9.0',
  packages: { '': { version: '0.9.0' }, 'node_modules/a': { version: '0.9.0' } },
};

let root = '';
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const release = (changes: Partial<Parameters<typeof makeRelease>[0]> = {}) =>
  makeRelease({
    root,
    version: '1.0.0',
    date: '2026-03-04',
    isDryRun: false,
    check: () => {},
    ...changes,
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  git('init', '--quiet');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.com');
  git('config', 'commit.gpgsign', 'false');
  write('CHANGELOG.md', CHANGELOG);
  write('package.json', JSON.stringify({ version: '0.9.0' }, null, 2));
  write('package-lock.json', JSON.stringify(LOCK, null, 2));
  git('add', '.');
  git('commit', '--quiet', '--message', 'start');
});

afterEach(() => rmSync(root, { recursive: true }));

test('a release is a commit with version and notes, and an annotated tag', () => {
  expect(release()).toEqual({ tag: 'v1.0.0', notes: '### Added\n\n- A lamp.' });
  expect(read('CHANGELOG.md')).toBe(
    CHANGELOG.replace('## [Unreleased]\n', '## [Unreleased]\n\n## [1.0.0] - 2026-03-04\n'),
  );
  expect(JSON.parse(read('package.json')).version).toBe('1.0.0');
  expect(JSON.parse(read('package-lock.json'))).toEqual({
    version: '1.0.0',
    packages: { '': { version: '1.0.0' }, 'node_modules/a': { version: '0.9.0' } },
  });
  expect(git('log', '-1', '--format=%s').trim()).toBe('chore(release): 1.0.0');
  expect(git('cat-file', '-t', 'v1.0.0').trim()).toBe('tag');
  expect(git('tag', '--list', '--format=%(contents)', 'v1.0.0').trim()).toBe(
    '1.0.0\n\n### Added\n\n- A lamp.',
  );
  expect(git('status', '--porcelain')).toBe('');
});

test('the next release contains only its own notes', () => {
  release();
  expect(() => release({ version: '1.1.0' })).toThrow('Nothing stands under Unreleased');
  write(
    'CHANGELOG.md',
    read('CHANGELOG.md').replace('[Unreleased]\n', '[Unreleased]\n\n### Fixed\n\n- A fuse.\n'),
  );
  git('commit', '--quiet', '--all', '--message', 'fix a fuse');
  expect(release({ version: '1.1.0' }).notes).toBe('### Fixed\n\n- A fuse.');
});

test('a dry run checks and changes nothing', () => {
  let isChecked = false;
  release({ isDryRun: true, check: () => (isChecked = true) });
  expect(isChecked).toBe(true);
  expect(git('status', '--porcelain') + git('tag')).toBe('');
  expect(git('log', '--format=%s').trim()).toBe('start');
});

test.each([
  ['1.0', 'three numbers'],
  ['0.9.0', 'not above 0.9.0'],
  ['0.8.12', 'not above 0.9.0'],
])('rejects the version %s', (version, message) => {
  expect(() => release({ version })).toThrow(message);
});

test('0.10.0 is above 0.9.0', () => {
  expect(release({ version: '0.10.0' }).tag).toBe('v0.10.0');
});

test('rejects uncommitted changes, an existing tag and a failing check', () => {
  const fail = () => {
    throw new Error('A check fails.');
  };
  expect(() => release({ check: fail })).toThrow('A check fails.');
  expect(git('status', '--porcelain') + git('tag')).toBe('');
  git('tag', 'v1.0.0');
  expect(() => release()).toThrow('exists already');
  write('new.txt', '');
  expect(() => release({ version: '1.1.0' })).toThrow('Commit these first:\n?? new.txt');
});

test('rejects a changelog without the heading, or with the version', () => {
  const options = { version: '0.9.0', date: '2026-03-04' };
  expect(() => releaseChangelog('# Changelog\n', options)).toThrow("no heading '## [Unreleased]'");
  expect(() => releaseChangelog(CHANGELOG, options)).toThrow('has 0.9.0 already');
});
