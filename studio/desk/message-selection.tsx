import { Button } from '@mui/material';
import { useState } from 'react';
import {
  useGetIdentity,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
  useUnselectAll,
} from 'react-admin';
import type { CaseRow } from '#core/studio/case.ts';
import type { CaseState } from '#core/studio/case-states.ts';
import { call, StudioError } from '#studio/app/studio-client.ts';
import { useMay } from '#studio/app/use-may.ts';
import { useErrorText } from '#studio/ui/error-text.tsx';

type Change = { state?: CaseState; assigneeId?: string };

/** What can be done with the selected messages at once. */
export function MessageSelection() {
  const translate = useTranslate();
  const mayChange = useMay('messages:change');
  const own = String(useGetIdentity().identity?.id ?? '');
  const { selectedIds, data = [] } = useListContext<CaseRow>();
  const { isBusy, run } = useChanges(data.filter(({ id }) => selectedIds.includes(id)));
  if (!mayChange) return null;
  return (
    <>
      <Button
        disabled={isBusy || own === ''}
        onClick={() =>
          run(({ state }) => ({
            assigneeId: own,
            ...(state === 'new' && { state: 'in-progress' }),
          }))
        }
      >
        {translate('studio.desk.assign-own')}
      </Button>
      {(['done', 'spam'] as const).map((state) => (
        <Button key={state} disabled={isBusy} onClick={() => run(() => ({ state }))}>
          {translate(`studio.state.${state}`)}
        </Button>
      ))}
    </>
  );
}

/** Changes messages one after the other. Those that the server refuses stay as they are, and are counted. */
function useChanges(rows: CaseRow[]) {
  const notify = useNotify();
  const refresh = useRefresh();
  const toText = useErrorText();
  const unselectAll = useUnselectAll('messages');
  const [isBusy, setBusy] = useState(false);

  async function run(changeOf: (row: CaseRow) => Change): Promise<void> {
    setBusy(true);
    let left = 0;
    try {
      for (const row of rows) {
        const change = { revision: row.revision, ...changeOf(row) };
        await call('PATCH', `/messages/${encodeURIComponent(row.id)}`, change).catch((error) => {
          if (!(error instanceof StudioError && error.status === 409)) throw error;
          left += 1;
        });
      }
      notify(left === 0 ? 'studio.desk.saved' : 'studio.desk.selection-left', {
        type: left === 0 ? 'success' : 'warning',
        messageArgs: { smart_count: left },
      });
      unselectAll();
    } catch (error) {
      notify(toText(error), { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  }

  return { isBusy, run: (changeOf: (row: CaseRow) => Change) => void run(changeOf) };
}
