import { listChanges, type ValueChange, withTypedValue } from '#core/editing/record-changes.ts';
import { kindAt, kindOf } from '#core/editing/record-kinds.ts';
import type { FieldEdit, OpenedFile } from '#core/studio/changes/change-set.ts';
import { readCsvText, recordOf } from '#core/studio/changes/csv-text.ts';

/** What a file says: a value with fields (of a table: its rows by what tells them apart), and text beside it. */
export type RecordDocument = { value: unknown; body: string | null };

const FRONT_MATTER = /^---\r?\n([\s\S]*?\r?\n)---[ \t]*(?:\r?\n|$)/;

/** Splits the text of a page; of all other texts the front is empty. */
function splitPage(text: string): { front: string; body: string } {
  const front = FRONT_MATTER.exec(text)?.[0] ?? '';
  return { front, body: text.slice(front.length) };
}

/** What a file says, as forms show it. */
export function documentOf({ path, text, value }: OpenedFile): RecordDocument {
  const { format, keys = [] } = kindOf(kindAt(path) ?? 'media');
  if (format === 'table') return { value: rowsOf(text ?? '', keys), body: null };
  if (format === 'markdown') return { value: null, body: text ?? '' };
  return { value, body: format === 'page' ? splitPage(text ?? '').body : null };
}

function rowsOf(text: string, keys: readonly string[]): Record<string, unknown> {
  const table = readCsvText(text, keys);
  return Object.fromEntries(table?.rows.map((row) => [row.id, recordOf(table, row)]) ?? []);
}

/** Lines of a file above its text. */
export const linesBefore = ({ text }: OpenedFile): number =>
  splitPage(text ?? '').front.split('\n').length - 1;

/** The text of a file with another body. */
export function withBody({ text }: OpenedFile, body: string): string {
  return splitPage(text ?? '').front + body;
}

/** What was changed in one document, applied to another. */
export function withChanges(
  document: RecordDocument,
  changes: readonly ValueChange[],
): RecordDocument {
  const value = changes.reduce(
    (whole, { path, to }) => withTypedValue(whole, path, to),
    document.value,
  );
  return { ...document, value };
}

/** What differs between the values of two documents. */
export const changesOf = (from: RecordDocument, to: RecordDocument): ValueChange[] =>
  listChanges(from.value, to.value);

/** The same as the API takes it: null is a value that is not there. */
export const editsOf = (from: RecordDocument, to: RecordDocument): FieldEdit[] =>
  changesOf(from, to).map(({ path, from: before, to: after }) => {
    return { path: [...path], from: before ?? null, to: after ?? null };
  });

/** The YAML in the text of a file: all of it, the front of a page, nothing of other texts. */
export function yamlOf(path: string, text: string): string {
  const { format } = kindOf(kindAt(path) ?? 'media');
  if (format === 'page') return FRONT_MATTER.exec(text)?.[1] ?? '';
  return format === 'record' || format === 'list' ? text : '';
}
