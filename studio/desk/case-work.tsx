import { Button, MenuItem, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CaseDetails } from '#core/studio/case.ts';
import { caseStates } from '#core/studio/case-states.ts';
import { call } from '#studio/app/studio-client.ts';
import { useAssignees } from '#studio/desk/use-assignees.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { WorkAlert } from '#studio/ui/error-text.tsx';
import { useChoices } from '#studio/ui/use-choices.ts';
import { useWork, valuesOf } from '#studio/ui/use-work.ts';

type Props = { message: CaseDetails; onChange: () => void };

/** State, assignee and promised day. */
export function CaseWork({ message, onChange }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { isBusy, error, run } = useWork();
  const states = useChoices('state', caseStates);
  const people = useAssignees();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { state, assignee, due } = valuesOf(event.currentTarget);
    const change = {
      revision: message.revision,
      state,
      assigneeId: assignee || null,
      due: due || null,
    };
    void run(async () => {
      await call('PATCH', `/messages/${encodeURIComponent(message.id)}`, change);
      notify('studio.desk.saved', { type: 'success' });
      onChange();
    });
  }
  const isElsewhere = message.assigneeId && !people.some(({ id }) => id === message.assigneeId);
  return (
    <Panel title={translate('studio.desk.work')}>
      <form onSubmit={submit}>
        <TextField
          select
          name="state"
          label={translate('studio.field.state')}
          defaultValue={message.state}
          fullWidth
          margin="dense"
        >
          {states.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          name="assignee"
          label={translate('studio.field.assignee')}
          defaultValue={message.assigneeId ?? ''}
          fullWidth
          margin="dense"
        >
          <MenuItem value="">{translate('studio.desk.nobody')}</MenuItem>
          {isElsewhere && <MenuItem value={message.assigneeId ?? ''}>{message.assignee}</MenuItem>}
          {people.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="date"
          name="due"
          label={translate('studio.field.due')}
          defaultValue={message.due ?? ''}
          slotProps={{ inputLabel: { shrink: true } }}
          fullWidth
          margin="dense"
        />
        <WorkAlert error={error} onRenew={() => void run(async () => onChange())} />
        <Button type="submit" variant="contained" loading={isBusy} sx={{ mt: 1 }}>
          {translate('studio.desk.save')}
        </Button>
      </form>
    </Panel>
  );
}
