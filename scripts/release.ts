// `npm run release -- <version> [--dry-run]`: releases the unreleased changes as a commit and a tag.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeRelease } from '#scripts/release/make-release.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [version] = positionals;
if (version === undefined) {
  console.error('Name the version: npm run release -- 1.2.0 [--dry-run]');
  process.exit(2);
}
try {
  const isDryRun = values['dry-run'];
  const date = new Date().toISOString().slice(0, 10);
  const check = () => {
    execFileSync(process.execPath, ['scripts/check.mjs'], { cwd: root, stdio: 'inherit' });
  };
  const { tag, notes } = makeRelease({ root, version, date, isDryRun, check });
  console.log(`\n${tag}, ${date}\n\n${notes}\n`);
  console.log(isDryRun ? 'Nothing was changed.' : 'Push it: git push --follow-tags');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
