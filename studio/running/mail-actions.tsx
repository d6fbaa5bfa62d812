import { Button } from '@mui/material';
import { useState } from 'react';
import {
  Confirm,
  useCanAccess,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
  useUnselectAll,
} from 'react-admin';
import { type MailRow, mayGiveUp, mayRetry } from '#core/studio/queued-mail.ts';
import { call } from '#studio/app/studio-client.ts';
import { useErrorText } from '#studio/ui/error-text.tsx';

type Task = 'retry' | 'give-up';

/** What can be done with the selected mails. */
export function MailBulkActions() {
  const { selectedIds, data } = useListContext<MailRow>();
  const unselectAll = useUnselectAll('mails');
  const mails = data?.filter(({ id }) => selectedIds.includes(id)) ?? [];
  return <MailActions mails={mails} onDone={() => unselectAll()} />;
}

/** Tries mails again or gives them up, which is confirmed first. */
export function MailActions({ mails, onDone }: { mails: MailRow[]; onDone: () => void }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'mails', action: 'edit' });
  const [isConfirming, setConfirming] = useState(false);
  const { isBusy, run } = useMailTask(mails, onDone);
  if (!canAccess) return null;
  const given = mails.filter(mayGiveUp).length;
  return (
    <>
      {mails.some(mayRetry) && (
        <Button loading={isBusy} onClick={() => run('retry')}>
          {translate('studio.running.retry')}
        </Button>
      )}
      {given > 0 && (
        <Button color="error" loading={isBusy} onClick={() => setConfirming(true)}>
          {translate('studio.running.give-up')}
        </Button>
      )}
      <Confirm
        isOpen={isConfirming}
        title={translate('studio.running.give-up-title', { smart_count: given })}
        content={translate('studio.running.give-up-text')}
        confirm={translate('studio.running.give-up')}
        confirmColor="warning"
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          run('give-up');
        }}
      />
    </>
  );
}

function useMailTask(mails: MailRow[], onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const toText = useErrorText();
  const [isBusy, setBusy] = useState(false);

  async function run(task: Task): Promise<void> {
    setBusy(true);
    try {
      const ids = mails.map(({ id }) => id);
      const { changed } = await call<{ changed: number }>('POST', `/mails/${task}`, { ids });
      const key = changed === 0 ? 'unchanged' : `done-${task}`;
      notify(`studio.running.${key}`, {
        type: changed === 0 ? 'info' : 'success',
        messageArgs: { smart_count: changed },
      });
      onDone();
      refresh();
    } catch (error) {
      notify(toText(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, run: (task: Task) => void run(task) };
}
