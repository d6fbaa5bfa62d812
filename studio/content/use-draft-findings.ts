import { useEffect, useState } from 'react';
import type { DraftFindings, OpenedFile } from '#core/studio/changes/change-set.ts';
import { call, withQuery } from '#studio/app/studio-client.ts';
import { type Finding, listFindings } from '#studio/content/findings.ts';
import { changesOf, withBody } from '#studio/content/record-document.ts';
import { isTyped, type RecordDraft } from '#studio/content/use-record-draft.ts';

/** A check begins when nothing was typed for this time. */
const PAUSE_MS = 600;

type Input = {
  changeId: string;
  file: OpenedFile | undefined;
  draft: RecordDraft | null;
  isReadOnly: boolean;
};

/** What a check finds with what is typed and not saved; null where that is nothing, or nothing is known yet. */
export function useDraftFindings({ changeId, file, draft, isReadOnly }: Input): Finding[] | null {
  const [found, setFound] = useState<Finding[] | null>(null);
  const isChecked = file !== undefined && draft !== null && !isReadOnly && isTyped(draft);
  useEffect(() => {
    if (!isChecked) {
      setFound(null);
      return;
    }
    let isLatest = true;
    const timer = setTimeout(() => {
      // What cannot be checked now is checked when it is saved.
      check(changeId, file, draft).then(
        (findings) => isLatest && findings && setFound(listFindings(findings)),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [changeId, file, draft, isChecked]);
  return isChecked ? found : null;
}

async function check(
  changeId: string,
  file: OpenedFile,
  { seen, current }: RecordDraft,
): Promise<DraftFindings> {
  const address = `/changes/${encodeURIComponent(changeId)}/findings`;
  const edits = changesOf(seen, current).map(({ path, from, to }) => {
    return { path: [...path], from: from ?? null, to: to ?? null };
  });
  const hasBody = current.body !== null && current.body !== seen.body;
  const draft = { edits, ...(hasBody && { text: withBody(file, current.body ?? '') }) };
  const path = { path: file.path };
  return (await call<{ findings: DraftFindings }>('POST', withQuery(address, path), draft))
    .findings;
}
