import { useEffect, useRef, useState } from 'react';
import type { DraftFindings, FieldEdit } from '#core/studio/changes/change-set.ts';
import { call, withQuery } from '#studio/app/studio-client.ts';
import { type Finding, listFindings } from '#studio/content/findings/findings.ts';

/** A check begins when nothing was typed for this time. */
const PAUSE_MS = 600;

/** What is typed into a file and not saved: edits of fields, on top of another text where there is one. */
type TypedDraft = { edits: FieldEdit[]; text?: string };

type Input<Draft> = {
  changeId: string;
  path: string;
  /** Another one with whatever is typed; null while there is nothing to check. */
  draft: Draft | null;
  toTyped(draft: Draft): TypedDraft;
};

/** What a check finds with what is typed and not saved; null where that is nothing, or nothing is known yet. */
export function useDraftFindings<Draft>(input: Input<Draft>): Finding[] | null {
  const { changeId, path, draft } = input;
  const [found, setFound] = useState<Finding[] | null>(null);
  const { toTyped } = input;
  const latest = useRef(toTyped);
  latest.current = toTyped;
  useEffect(() => {
    if (draft === null) {
      setFound(null);
      return;
    }
    let isLatest = true;
    const timer = setTimeout(() => {
      const address = `/changes/${encodeURIComponent(changeId)}/findings`;
      const typed = latest.current(draft);
      call<{ findings: DraftFindings }>('POST', withQuery(address, { path }), typed).then(
        ({ findings }) => isLatest && findings && setFound(listFindings(findings)),
        // What cannot be checked now is checked when it is saved.
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [changeId, path, draft]);
  return draft === null ? null : found;
}
