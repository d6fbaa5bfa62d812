import { isNamed } from '#core/editing/grid/grid-table.ts';
import {
  type FieldConflict,
  type FieldEdit,
  MAX_EDITS,
  type OpenedFile,
} from '#core/studio/changes/change-set.ts';
import { call, StudioError } from '#studio/app/studio-client.ts';

type Saved = { file: OpenedFile; stored: FieldEdit[] };

/** Stores edits of a table, all in one request up to its limit. @throws StudioError */
export async function saveEdits(address: string, edits: readonly FieldEdit[]): Promise<Saved> {
  const named = edits.filter(isNamed);
  const stored: FieldEdit[] = [];
  let file: OpenedFile | null = null;
  for (let first = 0; first < named.length; first += MAX_EDITS) {
    const part = named.slice(first, first + MAX_EDITS);
    const sent = await send(address, part);
    file = sent.file;
    stored.push(...sent.stored);
  }
  return { file: file ?? (await call<OpenedFile>('GET', address)), stored };
}

async function send(address: string, edits: FieldEdit[]): Promise<Saved> {
  try {
    return { file: await call<OpenedFile>('PATCH', address, { edits }), stored: edits };
  } catch (error) {
    const all = error instanceof StudioError ? (error.body.conflicts ?? []) : [];
    const found = all.filter((one): one is FieldConflict => 'current' in one);
    if (found.length === 0) throw error;
    const refused = new Set(found.map(nameOf));
    const file = await call<OpenedFile>('GET', address);
    return { file, stored: edits.filter((edit) => !refused.has(nameOf(edit))) };
  }
}

const nameOf = ({ path, to }: FieldEdit): string => JSON.stringify([path, to]);

/** Edits that are not stored yet; those of a stored cell or row begin with what is stored. */
export function withoutStored(
  edits: readonly FieldEdit[],
  stored: readonly FieldEdit[],
): FieldEdit[] {
  const done = new Set(stored.map(nameOf));
  const values = new Map(stored.map(({ path, to }) => [JSON.stringify(path), to]));
  return edits
    .filter((edit) => !done.has(nameOf(edit)))
    .map((edit) => {
      const place = JSON.stringify(edit.path);
      return values.has(place) ? { ...edit, from: values.get(place) } : edit;
    });
}
