import type { Kysely } from 'kysely';
import type { Said } from '#core/say.ts';
import type { DraftFindings, FieldEdit, WrittenFile } from '#core/studio/changes/change-set.ts';
import type { Tables } from '#server/db/tables.ts';
import { openFile } from '#server/studio/changes/change-files.ts';
import { type Editor, findChange } from '#server/studio/changes/change-work.ts';
import { editText } from '#server/studio/changes/edit-text.ts';
import { readChanges } from '#server/studio/changes/publish-change.ts';

/** What somebody types and has not saved; `text` is the whole file without the edits where more than fields changed. */
export type TypedDraft = { edits: FieldEdit[]; text?: string | undefined };

type Sources = {
  read: Kysely<Tables>;
  keyOfTable(path: string): readonly string[];
  checkDraft(
    owner: string,
    change: { id: string; version: number; changes: WrittenFile[] },
  ): Promise<DraftFindings<Said>>;
};

type Typed = TypedDraft & { actor: Editor; id: string; path: string };

/**
 * What a check finds with what somebody types; stores nothing. Edits of fields that others have changed are left out:
 * saving reports those.
 * @throws AppError `studio-not-found`, `studio-invalid`
 */
export async function findDraftFindings(
  { read, keyOfTable, checkDraft }: Sources,
  { actor, id, path, edits, text }: Typed,
): Promise<DraftFindings<Said>> {
  const { base_version: version } = await findChange(read, id);
  const file = await openFile(read, { id, path });
  const before = text ?? file.text ?? '';
  const key = keyOfTable(path);
  const typed = edits.length > 0 ? editText({ path, text: before, key }, edits).text : before;
  const others = (await readChanges(read, id)).filter((change) => change.path !== path);
  // In the order of what is stored: once it is saved, the same content is not checked again.
  const changes = [...others, { path, text: typed, upload: null }].toSorted((one, other) =>
    one.path < other.path ? -1 : 1,
  );
  return checkDraft(`${actor.id} ${id} ${path}`, { id, version, changes });
}
