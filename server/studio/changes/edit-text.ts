import { AppError } from '#core/app-error.ts';
import type { FieldConflict, FieldEdit } from '#core/studio/changes/change-set.ts';
import { readCsvText } from '#core/studio/changes/csv-text.ts';
import { isEqual, valueAt, withValueAt } from '#core/studio/changes/values.ts';
import { editCells } from '#server/studio/changes/edit-cells.ts';
import { readYaml, rewriteYaml } from '#server/studio/changes/edit-yaml.ts';

/** The text with all edits whose fields were as their author saw them, and the others. */
export type EditedText = { text: string; conflicts: FieldConflict[] };

const YAML = /\.ya?ml$/;
const MARKDOWN = /\.md$/;
const FRONT_MATTER = /^(---\r?\n)([\s\S]*?\r?\n)(?=---[ \t]*(?:\r?\n|$))/;

/** What a file says: YAML, or the front matter of Markdown; null for others, and where it cannot be read. */
export function readValue(path: string, text: string): unknown {
  if (YAML.test(path)) return readYaml(text) ?? null;
  const front = MARKDOWN.test(path) ? FRONT_MATTER.exec(text)?.[2] : undefined;
  return front === undefined ? null : (readYaml(front) ?? null);
}

/**
 * Edits fields of a file.
 * @param key columns that tell the rows of a table apart.
 * @throws AppError `studio-invalid`: `not-readable`, `not-editable` with the field of the edit
 */
export function editText(
  { path, text, key }: { path: string; text: string; key: readonly string[] },
  edits: readonly FieldEdit[],
): EditedText {
  if (YAML.test(path)) return editFields(text, edits);
  if (path.endsWith('.csv')) return editTable(text, key, edits);
  const match = MARKDOWN.test(path) ? FRONT_MATTER.exec(text) : null;
  if (!match) throw refuse('', 'not-readable');
  const [whole, mark = '', front = ''] = match;
  const edited = editFields(front, edits);
  return { ...edited, text: mark + edited.text + text.slice(whole.length) };
}

function refuse(field: string, code: string): AppError {
  return new AppError('studio-invalid', { problems: [{ field, code }] });
}

function editFields(text: string, edits: readonly FieldEdit[]): EditedText {
  const before = readYaml(text);
  if (before === undefined) throw refuse('', 'not-readable');
  const conflicts: FieldConflict[] = [];
  let value = before;
  for (const edit of edits) {
    const current = valueAt(value, edit.path);
    if (isEqual(current, edit.to ?? null)) continue;
    if (!isEqual(current, edit.from ?? null)) {
      conflicts.push({ ...edit, current });
      continue;
    }
    const next = withValueAt(value, edit.path, edit.to);
    if (next === undefined || (edit.path.length === 0 && next === null))
      throw refuse(edit.path.join('.'), 'not-editable');
    value = next;
  }
  const written = rewriteYaml(text, value);
  if (written === null) throw refuse(edits[0]?.path.join('.') ?? '', 'not-editable');
  return { text: written, conflicts };
}

function editTable(text: string, key: readonly string[], edits: readonly FieldEdit[]): EditedText {
  const table = readCsvText(text, key);
  if (!table) throw refuse('', 'not-readable');
  const edited = editCells(table, edits);
  if ('refused' in edited) throw refuse(edited.refused.join('.'), 'not-editable');
  return edited;
}
