import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ContentDiff } from '#server/import/diff/content-diff.ts';
import { formatDiffPage } from '#server/import/diff/diff-page.ts';
import type { CheckResult, ImportResult } from '#server/import/import-result.ts';

const PAGES_RETAINED = 20;
const PAGE = /^version-(\d+)\.html$/;

/**
 * Writes the page with all changes: of an import to `imports/version-4.html` of the data folder, where the latest stay, of a
 * comparison to `imports/comparison.html`, or either to the given path.
 * @returns its path.
 */
export async function writeDiffPage(
  result: ImportResult | CheckResult,
  diff: ContentDiff,
  { page, dataDir }: { page: string | undefined; dataDir: string },
): Promise<string> {
  const version = result.outcome === 'imported' ? result.version : null;
  const folder = join(dataDir, 'imports');
  const name = version === null ? 'comparison.html' : `version-${version}.html`;
  const path = page ?? join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  const title =
    version === null
      ? `Changes of version ${diff.from}, not imported`
      : `Changes from version ${diff.from} to ${version}`;
  await writeFile(path, formatDiffPage(diff, { title }));
  if (page === undefined) await removeOld(folder);
  return path;
}

async function removeOld(folder: string): Promise<void> {
  const numberOf = (name: string) => Number(PAGE.exec(name)?.[1] ?? 0);
  const pages = (await readdir(folder)).filter((name) => PAGE.test(name));
  const old = pages.sort((a, b) => numberOf(b) - numberOf(a)).slice(PAGES_RETAINED);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}
