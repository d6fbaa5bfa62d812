import type { FieldEdit } from '#core/studio/changes/change-set.ts';
import { readCsvText, recordOf } from '#core/studio/changes/csv-text.ts';
import type { ThreeWay } from '#core/studio/changes/merge-lists.ts';
import { mergeTexts } from '#core/studio/changes/merge-texts.ts';
import { type Clash, mergeValues, type Settle } from '#core/studio/changes/merge-values.ts';
import { isEqual, isRecord } from '#core/studio/changes/values.ts';
import { editText } from '#server/studio/changes/edit-text.ts';
import { readYaml, rewriteYaml } from '#server/studio/changes/edit-yaml.ts';

type Texts = ThreeWay<string>;

type Merging = {
  path: string;
  /** Columns that tell the rows of a table apart. */
  key: readonly string[];
  /** Decides what both sides have changed; the path of a whole file is empty. */
  settle: Settle;
};

const FRONT_MATTER = /^(---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$))([\s\S]*)$/;

/** Merges a file that two sides have changed: YAML by fields, tables by cells, everything else by lines. */
export function mergeFile(texts: Texts, { path, key, settle }: Merging): string {
  if (/\.ya?ml$/.test(path)) return mergeYaml(texts, settle) ?? mergeWhole(texts, settle);
  if (path.endsWith('.csv')) return mergeTable(texts, key, settle) ?? mergeWhole(texts, settle);
  return mergePage(texts, settle) ?? mergeWhole(texts, settle);
}

/** The text by lines; where both have changed the same ones, the file as a whole is decided. */
function mergeWhole(texts: Texts, settle: Settle): string {
  return mergeTexts(texts) ?? settleText({ ...texts, path: [] }, settle);
}

function settleText(clash: Clash, settle: Settle): string {
  const settled = settle(clash);
  return typeof settled === 'string' ? settled : String(clash.theirs);
}

function mapTexts<Value>(texts: Texts, read: (text: string) => Value): ThreeWay<Value> {
  return { base: read(texts.base), mine: read(texts.mine), theirs: read(texts.theirs) };
}

/** Null where a text cannot be read or written. Comments of both sides stay where lines can be merged. */
function mergeYaml(texts: Texts, settle: Settle): string | null {
  const values = mapTexts(texts, readYaml);
  if (values.base === undefined || values.mine === undefined || values.theirs === undefined)
    return null;
  const merged = mergeValues(values, settle);
  const lines = mergeTexts(texts);
  if (lines !== null && isEqual(readYaml(lines), merged)) return lines;
  return rewriteYaml(texts.theirs, merged);
}

type Rows = Record<string, Record<string, string>>;

/** Null where rows have no key. */
function mergeTable(texts: Texts, key: readonly string[], settle: Settle): string | null {
  const { base, mine, theirs } = mapTexts(texts, (text) => readRows(text, key));
  if (!base || !mine || !theirs) return null;
  const merged = mergeValues({ base, mine, theirs }, settle);
  if (!isRecord(merged)) return null;
  const ids = new Set([...Object.keys(theirs), ...Object.keys(merged)]);
  const edits = [...ids].flatMap((id): FieldEdit[] => {
    const [from, to] = [theirs[id] ?? null, (merged[id] as Rows[string] | undefined) ?? null];
    if (!from || !to) return isEqual(from, to) ? [] : [{ path: [id], from, to }];
    return Object.keys(to)
      .filter((column) => from[column] !== to[column])
      .map((column) => ({ path: [id, column], from: from[column], to: to[column] }));
  });
  // A column that only one side has is beyond an edit of cells.
  const columns = mapTexts(texts, (text) => JSON.stringify(readCsvText(text, key)?.header));
  if (new Set(Object.values(columns)).size > 1) return mergeTexts(texts);
  return editText({ path: '.csv', text: texts.theirs, key }, edits).text;
}

function readRows(text: string, key: readonly string[]): Rows | null {
  const table = readCsvText(text, key);
  if (!table || table.rows.some(({ id }) => typeof id === 'number')) return null;
  return Object.fromEntries(table.rows.map((row) => [String(row.id), recordOf(table, row)]));
}

/** The front matter by fields, the text below by lines; null where a file has none. */
function mergePage(texts: Texts, settle: Settle): string | null {
  const parts = mapTexts(texts, (text) => FRONT_MATTER.exec(text));
  if (!parts.base || !parts.mine || !parts.theirs) return null;
  const matches = { base: parts.base, mine: parts.mine, theirs: parts.theirs };
  const part = (index: number): Texts => ({
    base: matches.base[index] ?? '',
    mine: matches.mine[index] ?? '',
    theirs: matches.theirs[index] ?? '',
  });
  const inner = mapTexts(part(1), (text) => text.replace(/^---\r?\n|---[ \t]*(?:\r?\n)?$/g, ''));
  const front = mergeYaml(inner, settle);
  if (front === null) return null;
  const body = mergeTexts(part(2)) ?? settleText({ ...part(2), path: ['text'] }, settle);
  return `---\n${front}---\n${body}`;
}
