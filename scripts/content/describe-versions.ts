import type { SourceVersion } from '#server/db/versions/source-versions.ts';

/** Formats a list of versions for a terminal, one line each. */
export function describeVersions(versions: SourceVersion[], inUse: number): string {
  if (versions.length === 0)
    return 'No version has its files stored yet: the next import stores them.';
  return versions.map((version) => describeVersion(version, inUse)).join('\n');
}

function describeVersion(stored: SourceVersion, inUse: number): string {
  const { version, importedAt, source, counts, note } = stored;
  const products = Math.max(0, ...Object.values(counts.products));
  return [
    `${version === inUse ? '*' : ' '} ${String(version).padStart(4)}`,
    `${importedAt.slice(0, 16).replace('T', ' ')} UTC`,
    howMade(stored, source).padEnd(28),
    `${products} products, ${counts.variants} variants, ${counts.pages} pages, ${counts.media} media files`,
    ...(note === '' ? [] : [note]),
  ].join('  ');
}

function howMade({ command, origin }: SourceVersion, source: string): string {
  if (command === 'publish') return `a change set on ${origin}`;
  return command === 'restore' ? `restored from ${origin}` : `imported from ${source}`;
}
