import { createHash } from 'node:crypto';
import type { StoredVersion } from '#server/db/content-state.ts';
import { readRevision } from '#server/files/code-revision.ts';
import type { SearchContent } from '#server/search/search-backend.ts';

export type ImportedVersion = Pick<StoredVersion, 'version' | 'importedAt' | 'checksum'>;

/** The code that determines an index, besides the content. */
export const INDEX_CODE = [
  'core/*',
  'core/i18n/*',
  'core/catalogue',
  'core/photometry/ugr',
  'core/search',
  'server/catalogue',
];

/** Returns a function that names an index by everything that determines it; null for a version that is gone. */
export function createIdentifyIndex(
  findVersion: (version: number) => Promise<ImportedVersion | undefined>,
) {
  let revision: Promise<string> | null = null;

  return async function identify({
    version,
    targets,
  }: Pick<SearchContent, 'version' | 'targets'>): Promise<string | null> {
    revision ??= readRevision(INDEX_CODE);
    const imported = await findVersion(version);
    if (!imported) return null;
    const { importedAt, checksum } = imported;
    const { node, v8, icu } = process.versions;
    const schemas = targets.map(({ alias, schema }) => [alias, schema]);
    const content = [version, importedAt, checksum, schemas];
    const program = [await revision, node, v8, icu, process.arch];
    const text = JSON.stringify([content, program]);
    return createHash('sha256').update(text).digest('hex').slice(0, 16);
  };
}
