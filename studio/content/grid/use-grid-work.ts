import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type GridHistory,
  noHistory,
  noteStep,
  redoStep,
  undoStep,
} from '#core/editing/grid/grid-history.ts';
import {
  type GridTable,
  isChangedRow,
  listGridEdits,
  openGrid,
  withGridEdits,
} from '#core/editing/grid/grid-table.ts';
import { kindAt, kindOf } from '#core/editing/record-kinds.ts';
import type { FieldConflict, FieldEdit, OpenedFile } from '#core/studio/changes/change-set.ts';
import { readCsvText } from '#core/studio/changes/csv-text.ts';
import { isRecord } from '#core/studio/changes/values.ts';
import { call, withQuery } from '#studio/app/studio-client.ts';
import { draftKey, findDraft, storeDraft } from '#studio/content/draft-storage.ts';
import { saveEdits, withoutStored } from '#studio/content/grid/save-edits.ts';

/** A table that is edited. */
export type GridWork = {
  file: OpenedFile;
  /** Null for a file that is no table. */
  table: GridTable | null;
  history: GridHistory<GridTable>;
  /** Cells and rows that somebody else changed meanwhile, with what was typed here: nothing of it is stored yet. */
  conflicts: FieldConflict[];
};

type StoredDraft = { edits: FieldEdit[]; conflicts: FieldConflict[] };

function isDraft(value: unknown): value is StoredDraft {
  return isRecord(value) && Array.isArray(value.edits) && Array.isArray(value.conflicts);
}

/** The columns that tell the rows of a table apart. */
const keysOf = (path: string): readonly string[] => kindOf(kindAt(path) ?? 'media').keys ?? [];

function openTable({ path, text }: OpenedFile): GridTable | null {
  const table = readCsvText(text ?? '', keysOf(path));
  return table && openGrid(table, keysOf(path));
}

function openWork(file: OpenedFile, draft: unknown): GridWork {
  const table = openTable(file);
  const fresh = { file, table, history: noHistory, conflicts: [] };
  if (!table || !isDraft(draft)) return fresh;
  const repeated = withGridEdits(table, draft.edits);
  const conflicts = [...draft.conflicts, ...repeated.conflicts];
  return { ...fresh, table: repeated.table, conflicts };
}

/** Whether a table has anything that the server does not have. */
function isTyped({ table, conflicts }: GridWork): boolean {
  if (conflicts.length > 0) return true;
  if (!table || table.rows === table.origins) return false;
  return table.rows.length !== table.origins.length || table.rows.some(isChangedRow);
}

/** Whether no row was added or removed: then a finding's row is the same in what is typed and in what is stored. */
export const hasSameRows = ({ table }: GridWork): boolean =>
  table !== null &&
  table.rows.length === table.origins.length &&
  table.rows.every(({ key }, at) => key === at);

const draftOf = (work: GridWork): StoredDraft | null => {
  const { table, conflicts } = work;
  return table && isTyped(work) ? { edits: listGridEdits(table), conflicts } : null;
};

/** A table of a change set and what is typed into it, which stays in the browser until the server has it. */
export function useGridWork(changeId: string, path: string) {
  const key = draftKey(changeId, path);
  const address = withQuery(`/changes/${encodeURIComponent(changeId)}/file`, { path });
  const client = useQueryClient();
  const queryKey = ['changes', changeId, 'file', path];
  const query = useQuery({
    queryKey,
    queryFn: () => call<OpenedFile>('GET', address),
    refetchOnWindowFocus: false,
  });
  const [work, setWork] = useState<GridWork | null>(null);
  const file = query.data;
  if (file && !work) setWork(openWork(file, findDraft(key)));
  else if (file && work && file !== work.file && !isTyped(work)) setWork(openWork(file, null));
  const isStored = useStoredDraft(key, work);
  const isUnsaved = work !== null && isTyped(work);

  const change = (next: (work: GridWork) => GridWork) => setWork((last) => last && next(last));

  async function discard(): Promise<void> {
    storeDraft(key, null);
    const { data } = await query.refetch();
    setWork(data ? openWork(data, null) : null);
  }

  async function save(): Promise<void> {
    if (!work?.table) return;
    const sent = await saveEdits(address, listGridEdits(work.table));
    client.setQueryData(queryKey, sent.file);
    change((last) => rebased(last, sent));
    // Not awaited: cells are saved before the check of them has ended.
    void client.invalidateQueries({
      queryKey: ['changes', changeId],
      predicate: ({ queryKey: [, , name] }) => name !== 'file',
    });
  }

  return { ...{ work, error: query.error, isStored, isUnsaved, change, discard, save } };
}

/** The work on the file as it was stored: what was typed meanwhile, and what could not be stored, is on top of it. */
function rebased(
  work: GridWork,
  { file, stored }: { file: OpenedFile; stored: readonly FieldEdit[] },
): GridWork {
  const table = openTable(file);
  if (!table || !work.table) return { ...work, file, table };
  const left = withoutStored(listGridEdits(work.table), stored);
  const repeated = withGridEdits(table, left);
  const conflicts = [...work.conflicts, ...repeated.conflicts];
  return { file, table: repeated.table, history: noHistory, conflicts };
}

/** Stores the draft after a pause, and when the window goes; false where the browser has no room for it. */
function useStoredDraft(key: string, work: GridWork | null): boolean {
  const [isStored, setStored] = useState(true);
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (!work) return;
    const timer = setTimeout(() => setStored(storeDraft(key, draftOf(work))), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, work]);
  useEffect(() => {
    const store = () => latest.current && storeDraft(key, draftOf(latest.current));
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [key]);
  return isStored;
}

const PAUSE_MS = 250;

/** The work with another table. */
export function withTable(work: GridWork, table: GridTable): GridWork {
  if (!work.table || table === work.table) return work;
  return { ...work, table, history: noteStep(work.history, work.table) };
}

export function undone(work: GridWork, way: 'undo' | 'redo'): GridWork {
  const step = work.table && (way === 'undo' ? undoStep : redoStep)(work.history, work.table);
  return step ? { ...work, table: step.state, history: step.history } : work;
}

/** The work with one conflict less: the other person's value stays, or what was typed here is saved next time. */
export function settled(
  work: GridWork,
  conflict: FieldConflict,
  take: 'mine' | 'theirs',
): GridWork {
  const conflicts = work.conflicts.filter((one) => one !== conflict);
  if (take === 'theirs' || !work.table) return { ...work, conflicts };
  const { table } = withGridEdits(work.table, [{ ...conflict, from: conflict.current }]);
  return { ...work, table, conflicts };
}
