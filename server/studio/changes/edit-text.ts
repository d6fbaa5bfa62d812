import { AppError } from '#core/app-error.ts';
import type { FieldConflict, FieldEdit } from '#core/studio/changes/change-set.ts';
import {
  type CsvText,
  readCsvText,
  recordOf,
  withCell,
  withoutRow,
  withRow,
} from '#core/studio/changes/csv-text.ts';
import { isEqual, isRecord, valueAt, withValueAt } from '#core/studio/changes/values.ts';
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
  if (path.endsWith('.csv')) return editCells(text, key, edits);
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

function editCells(text: string, key: readonly string[], edits: readonly FieldEdit[]): EditedText {
  const conflicts: FieldConflict[] = [];
  let written = text;
  for (const edit of edits) {
    const table = readCsvText(written, key);
    if (!table) throw refuse('', 'not-readable');
    const current = cellAt(table, edit.path);
    if (isEqual(current, edit.to ?? null)) continue;
    if (isEqual(current, edit.from ?? null)) written = editTable(table, edit);
    else conflicts.push({ ...edit, current });
  }
  return { text: written, conflicts };
}

const rowAt = (table: CsvText, id: string | number | undefined) =>
  table.rows.find((row) => row.id === id);

/** A row as its cells by column, or one cell; null where there is none. */
function cellAt(table: CsvText, [id, column]: FieldEdit['path']): unknown {
  const row = rowAt(table, id);
  if (!row) return null;
  const record = recordOf(table, row);
  return column === undefined ? record : valueAt(record, [column]);
}

function editTable(table: CsvText, { path, to }: FieldEdit): string {
  const [id, column, ...beyond] = path;
  const row = rowAt(table, id);
  let written: string | null = null;
  if (column !== undefined) {
    const isCell = row && beyond.length === 0 && typeof to === 'string';
    if (isCell) written = withCell(table, row, { column: String(column), value: to });
  } else if (row && (to === null || to === undefined)) written = withoutRow(table, row);
  else if (isCells(to)) written = withRow(row ? reread(table, row) : table, to);
  if (written === null) throw refuse(path.join('.'), 'not-editable');
  return written;
}

/** The table without a row, which is written anew. */
function reread(table: CsvText, row: CsvText['rows'][number]): CsvText {
  return { ...table, text: withoutRow(table, row) };
}

function isCells(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((cell) => typeof cell === 'string');
}
