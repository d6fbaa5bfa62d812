import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { withTypedValue } from '#core/editing/record-changes.ts';
import type { FieldConflict, OpenedFile } from '#core/studio/changes/change-set.ts';
import type { ValuePath } from '#core/studio/changes/values.ts';
import { call, StudioError, withQuery } from '#studio/app/studio-client.ts';
import { draftKey, findDraft, storeDraft } from '#studio/content/draft-storage.ts';
import {
  changesOf,
  documentOf,
  editsOf,
  type RecordDocument,
  withBody,
  withChanges,
} from '#studio/content/record-document.ts';

/** A value of the text beside the fields, as conflicts name it. */
export const BODY: ValuePath = ['(text)'];

/** What a person has before them: what the server had when it was opened, and what was typed since. */
export type RecordDraft = {
  seen: RecordDocument;
  current: RecordDocument;
  /** Fields that somebody else changed meanwhile, with what was typed here: nothing of it is stored yet. */
  conflicts: FieldConflict[];
};

/** Whether a draft has anything that the server does not have. */
export function isTyped({ seen, current, conflicts }: RecordDraft): boolean {
  return conflicts.length > 0 || seen.body !== current.body || changesOf(seen, current).length > 0;
}

const freshDraft = (file: OpenedFile): RecordDraft => {
  const seen = documentOf(file);
  return { seen, current: seen, conflicts: [] };
};

/** A file of a change set and what is typed into it, which stays in the browser until the server has it. */
export function useRecordDraft(changeId: string, path: string) {
  const key = draftKey(changeId, path);
  const address = withQuery(`/changes/${encodeURIComponent(changeId)}/file`, { path });
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['changes', changeId, 'file', path],
    queryFn: () => call<OpenedFile>('GET', address),
    refetchOnWindowFocus: false,
  });
  const [typed, setTyped] = useStoredDraft(key);
  const file = query.data;
  const draft = typed ?? (file ? freshDraft(file) : null);

  const edit = useCallback(
    (change: (draft: RecordDraft) => RecordDraft) => {
      setTyped((before) => {
        const last = before ?? (file ? freshDraft(file) : null);
        return last && change(last);
      });
    },
    [file],
  );

  const change = useCallback(
    (at: ValuePath, to: unknown) =>
      edit((last) => ({
        ...last,
        current: { ...last.current, value: withTypedValue(last.current.value, at, to) },
      })),
    [edit],
  );

  const changeBody = useCallback(
    (body: string) => edit((last) => ({ ...last, current: { ...last.current, body } })),
    [edit],
  );

  const settle = (conflict: FieldConflict, take: 'mine' | 'theirs') =>
    edit((last) => settled(last, conflict, take));

  function discard(): void {
    setTyped(null);
    void query.refetch();
  }

  async function save(): Promise<void> {
    if (!draft) return;
    const stored = await send(address, draft);
    client.setQueryData(['changes', changeId, 'file', path], stored.file);
    setTyped((last) => onTop({ stored, sent: draft.current, now: last?.current ?? draft.current }));
    // Not awaited: a text is saved before the check of it has ended.
    void client.invalidateQueries({
      queryKey: ['changes', changeId],
      predicate: ({ queryKey }) => queryKey[2] !== 'file',
    });
  }

  return { file, error: query.error, draft, change, changeBody, settle, discard, save };
}

/** What was typed, in the browser's storage as well. */
function useStoredDraft(key: string) {
  const [typed, setTyped] = useState(() => findDraft(key) as RecordDraft | null);
  useEffect(() => {
    storeDraft(key, typed && isTyped(typed) ? typed : null);
  }, [key, typed]);
  return [typed, setTyped] as const;
}

type Returned = { stored: Sent; sent: RecordDocument; now: RecordDocument };

/** What was typed while a draft was sent, on top of what is stored now; null if nothing was. */
function onTop({ stored, sent, now }: Returned): RecordDraft | null {
  const seen = documentOf(stored.file);
  const body = now.body === sent.body ? seen.body : now.body;
  const current = { ...withChanges(seen, changesOf(sent, now)), body };
  const draft = { seen, current, conflicts: stored.conflicts };
  return isTyped(draft) ? draft : null;
}

/** A draft with one conflict less: the other person's value stays, or what was typed here is saved next time. */
function settled(
  draft: RecordDraft,
  conflict: FieldConflict,
  take: 'mine' | 'theirs',
): RecordDraft {
  const conflicts = draft.conflicts.filter((one) => one !== conflict);
  if (take === 'theirs') return { ...draft, conflicts };
  const current =
    conflict.path[0] === BODY[0]
      ? { ...draft.current, body: String(conflict.to) }
      : withChanges(draft.current, [conflict]);
  return { ...draft, current, conflicts };
}

type Sent = { file: OpenedFile; conflicts: FieldConflict[] };

/** Stores what differs: fields one by one, then the text beside them. @throws StudioError */
async function send(address: string, { seen, current, conflicts }: RecordDraft): Promise<Sent> {
  const sent = await sendFields(address, { seen, current, conflicts });
  if (current.body === null || current.body === seen.body) return sent;
  const theirs = documentOf(sent.file).body;
  if (theirs !== seen.body && theirs !== current.body) {
    const conflict = { path: [...BODY], from: seen.body, to: current.body, current: theirs };
    return { ...sent, conflicts: [...sent.conflicts, conflict] };
  }
  const text = withBody(sent.file, current.body);
  const file = await call<OpenedFile>('PUT', address, { hash: sent.file.hash, text });
  return { ...sent, file };
}

async function sendFields(address: string, draft: RecordDraft): Promise<Sent> {
  const edits = editsOf(draft.seen, draft.current);
  const { conflicts } = draft;
  if (edits.length === 0) return { file: await call<OpenedFile>('GET', address), conflicts };
  try {
    return { file: await call<OpenedFile>('PATCH', address, { edits }), conflicts };
  } catch (error) {
    const all = error instanceof StudioError ? (error.body.conflicts ?? []) : [];
    const found = all.filter((one): one is FieldConflict => 'current' in one);
    if (found.length === 0) throw error;
    const file = await call<OpenedFile>('GET', address);
    return { file, conflicts: [...conflicts, ...found] };
  }
}
