import type { Problem } from '#server/import/content-problem.ts';
import {
  type CheckOptions,
  checkFolder,
  type ImportOptions,
} from '#server/import/import-content.ts';
import type { CheckResult, ImportResult } from '#server/import/import-result.ts';
import {
  type Amendment,
  amendFolder,
  type PartOptions,
  writeAmendment,
} from '#server/import/part/amend-folder.ts';
import { type PartPlaces, placeInPart } from '#server/import/part/part-places.ts';

/** An amendment that is known once the folder has been read. */
export type PartReading = {
  amend: Required<CheckOptions>['amend'];
  /** Null until then. */
  amendment: () => Amendment | null;
  /** With problems at their places in the part. */
  placed<Result extends CheckResult | ImportResult>(result: Result): Result;
};

export function readPartOnce(part: PartOptions): PartReading {
  let found: Amendment | null = null;
  return {
    amend: async (folder, report) => {
      found = await amendFolder(folder, part, report);
    },
    amendment: () => found,
    placed: (result) => {
      const places: PartPlaces = found?.places ?? new Map();
      const placed = (problem: Problem) => placeInPart(problem, places);
      const { errors, warnings } = result;
      return { ...result, errors: errors.map(placed), warnings: warnings.map(placed) };
    },
  };
}

/**
 * Checks a folder with a part merged into it, writes the part into the folder, and imports it. A part with errors changes
 * neither.
 */
export async function importPart(
  options: Pick<ImportOptions, 'folder' | 'onProgress'>,
  part: PartOptions,
  importFolder: () => Promise<ImportResult>,
): Promise<ImportResult | CheckResult> {
  const reading = readPartOnce(part);
  const checked = reading.placed(await checkFolder({ ...options, amend: reading.amend }));
  const amendment = reading.amendment();
  if (checked.outcome === 'refused' || !amendment) return checked;
  console.log(describeAmendment(amendment));
  await writeAmendment(options.folder, amendment);
  return importFolder();
}

/** Says what a part changes, and that it removes nothing. */
function describeAmendment({ tables, files, changedRows, addedRows }: Amendment): string {
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  const rows = `changes ${count(changedRows, 'row')} and adds ${addedRows} in ${count([...tables.keys()].filter((path) => !path.endsWith('columns.yaml')).length, 'file')}`;
  const others = files.length > 0 ? `, replaces or adds ${count(files.length, 'file')}` : '';
  return `The part ${rows}${others}. What it does not name stays as it is.`;
}
