import type { RecordKind } from '#core/editing/record-kinds.ts';
import { BASE } from '#studio/app/base.ts';
import { withQuery } from '#studio/app/studio-client.ts';

/** Address of a change set. */
export const changePath = (id: string | number): string =>
  `${BASE}/changes/${encodeURIComponent(id)}/show`;

/** Address of the records of a change set: of a kind, or all kinds. */
export const recordsPath = (id: string, kind?: RecordKind): string =>
  withQuery(`${BASE}/changes/${encodeURIComponent(id)}/records`, { kind });

type Place = {
  path: string;
  at?: number | null;
  row?: number | undefined;
  line?: number | undefined;
  field?: string;
};

/** Address of the form of a record; `field` is the value at which it opens, in a table with the number of its row; `line` is that of a text. */
export const recordPath = (id: string, { path, at, row, line, field }: Place): string =>
  withQuery(`${BASE}/changes/${encodeURIComponent(id)}/record`, { path, at, row, line, field });

/** Address of the tables of a change set as files. */
export const tablesPath = (id: string): string =>
  `${BASE}/changes/${encodeURIComponent(id)}/tables`;

/** Address of the pages that a change set changes. */
export const previewPath = (id: string): string =>
  `${BASE}/changes/${encodeURIComponent(id)}/preview`;
