import type { Database } from '#server/db/client.ts';
import type { SourceVersion } from '#server/db/versions/source-versions.ts';
import type { MediaStore } from '#server/files/media-store.ts';
import type { CheckResult, ImportResult } from '#server/import/import-result.ts';
import { findUnseen } from '#server/import/sources/folder-origin.ts';
import { type Taken, takeTheirs } from '#server/import/sources/take-theirs.ts';

type Wanted = { folder: string; media: MediaStore; onto: string | undefined; theirs: boolean };

/** `unseen`: the version in use, where the folder does not come from it and nobody has said what shall happen. */
type Settled = { onto: number | undefined; unseen: SourceVersion | null };

/**
 * Finds out whether a folder may replace the version in use; with `theirs` it may once it has the changes of that version.
 * @throws Error for both at once, or a version that is not in use.
 */
export async function settleOrigin(
  database: Database,
  { folder, media, onto: typed, theirs }: Wanted,
): Promise<Settled> {
  if (typed !== undefined && theirs) throw new Error('Use --onto or --theirs, not both.');
  if (typed !== undefined && !/^\d{1,9}$/.test(typed))
    throw new Error(`--onto needs the number of a version: ${typed} is none.`);
  const onto = typed === undefined ? undefined : Number(typed);
  const unseen = await findUnseen(database, { folder, onto });
  if (!theirs || !unseen) return { onto, unseen };
  console.log(describeTaken(await takeTheirs(database, { folder, media, theirs: unseen }), unseen));
  return { onto: unseen.version, unseen: null };
}

/** A comparison as the result of an import that the version in use has stopped. */
export function toUnseen(compared: CheckResult, unseen: SourceVersion): ImportResult | CheckResult {
  if (compared.outcome === 'refused') return compared;
  return { ...compared, outcome: 'unseen', version: unseen.version, counts: null, unseen };
}

function describeTaken({ base, paths, lost }: Taken, { version }: SourceVersion): string {
  const files = paths.length === 1 ? '1 file' : `${paths.length} files`;
  return [
    `Version ${version} has changed ${files} since version ${base}: now in the folder, too.`,
    ...lost.map((path) => `  Changed by both, now as in version ${version}: ${path}`),
  ].join('\n');
}
