import type { StoredVersion } from '#server/db/content-state.ts';
import type { CheckMemory } from '#server/import/check-memory.ts';
import type { MadeRows } from '#server/import/rows/row-build.ts';

/** A version by what no other one has, of another database either. */
type Written = Pick<StoredVersion, 'version' | 'importedAt' | 'checksum'>;

type Note = { served: (Written & { made: MadeRows }) | null };

const noteIn = (memory: CheckMemory): Note =>
  memory.recall('rows of the version in use', [], () => ({ served: null }));

/** What the rows of a version were made of, if this process has written them. */
export function findMade(memory: CheckMemory | null, version: Written): MadeRows | null {
  const { served } = memory ? noteIn(memory) : { served: null };
  const isSame =
    served?.version === version.version &&
    served.importedAt === version.importedAt &&
    served.checksum === version.checksum;
  return isSame ? served.made : null;
}

/** Notes it once the version is in use. */
export function noteMade(memory: CheckMemory | null, version: Written, made: MadeRows): void {
  if (memory) noteIn(memory).served = { ...version, made };
}
