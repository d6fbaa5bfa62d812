import {
  type ColumnMap,
  type HeadTarget,
  readColumnMap,
} from '#server/import/columns/column-map.ts';
import type { Report } from '#server/import/content-problem.ts';
import type { SourceFile } from '#server/import/read/source-folder.ts';
import { sheetKinds } from '#server/import/tables/sheet-kinds.ts';

export const COLUMN_MAP = 'columns.yaml';

type Files = { files: ReadonlyMap<string, Pick<SourceFile, 'text'>> };

const columns = [...new Set(sheetKinds.flatMap((kind) => kind.columns))];

/** Maps of texts that were read; variants of many products are below one of them. */
const read = new WeakMap<Report, Map<string, ColumnMap>>();

/**
 * What heads mean in the table at a path: the `columns.yaml` beside it and those of the folders above, the nearest one
 * first. Faults of the files are reported.
 */
export function columnMapFor({ files }: Files, path: string, report: Report): ColumnMap {
  const parts = path.split('/').slice(0, -1);
  const merged = new Map<string, HeadTarget>();
  for (let length = 0; length <= parts.length; length++) {
    const file = [...parts.slice(0, length), COLUMN_MAP].join('/');
    const text = files.get(file)?.text ?? null;
    if (text === null) continue;
    for (const [head, target] of readOnce({ file, text }, report)) merged.set(head, target);
  }
  return merged;
}

/** The map of one text. */
export function readOnce(source: { file: string; text: string }, report: Report): ColumnMap {
  const maps = read.get(report) ?? new Map<string, ColumnMap>();
  read.set(report, maps);
  const key = `${source.file}\n${source.text}`;
  const map = maps.get(key) ?? readColumnMap(source, columns, report);
  maps.set(key, map);
  return map;
}
