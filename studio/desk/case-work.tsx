import { Box, Button, MenuItem, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import { useGetIdentity, useLocaleState, useNotify, useTranslate } from 'react-admin';
import type { CaseDetails } from '#core/studio/case.ts';
import { caseStates, closedCaseStates } from '#core/studio/case-states.ts';
import { call } from '#studio/app/studio-client.ts';
import { useAssignees } from '#studio/desk/use-assignees.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { WorkAlert } from '#studio/ui/error-text.tsx';
import { formatDay } from '#studio/ui/format-time.ts';
import { useMeanwhile } from '#studio/ui/meanwhile.ts';
import { useChoices } from '#studio/ui/use-choices.ts';
import { useTyped } from '#studio/ui/use-typed.ts';
import { useWork } from '#studio/ui/use-work.ts';

type Props = { message: CaseDetails; onChange: () => void };

function useCaseWork({ message, onChange }: Props) {
  const notify = useNotify();
  const { isBusy, error, run } = useWork();
  const { state, assigneeId, due, revision } = message;
  const typed = useTyped({
    current: { state, assignee: assigneeId ?? '', due: due ?? '' },
    revision,
  });
  const { shownIn, isTyped } = typed;
  async function save(change: object): Promise<void> {
    await call('PATCH', `/messages/${encodeURIComponent(message.id)}`, { revision, ...change });
    notify('studio.desk.saved', { type: 'success' });
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void run(async () => {
      await save({
        ...(isTyped('state') && { state: shownIn('state') }),
        ...(isTyped('assignee') && { assigneeId: shownIn('assignee') || null }),
        ...(isTyped('due') && { due: shownIn('due') || null }),
      });
      typed.markSaved();
      onChange();
    });
  }
  /** What is typed stays typed. */
  const assignTo = (assigneeId: string) =>
    void run(async () => {
      await save({ assigneeId, ...(state === 'new' && { state: 'in-progress' }) });
      onChange();
    });
  return { isBusy, error, typed, submit, assignTo, renew: () => void run(async () => onChange()) };
}

/** State, assignee and promised day. */
export function CaseWork({ message, onChange }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { isBusy, error, typed, submit, assignTo, renew } = useCaseWork({ message, onChange });
  const own = String(useGetIdentity().identity?.id ?? '');
  const isOpen = !closedCaseStates.includes(message.state);
  const meanwhile = useMeanwhile(typed);
  const states = useChoices('state', caseStates);
  const people = usePeople(message);
  const field = (name: string) => ({
    name,
    label: translate(`studio.field.${name}`),
    value: typed.shownIn(name),
    onChange: ({ target }: { target: { value: string } }) => typed.type(name, target.value),
    fullWidth: true,
    margin: 'dense' as const,
  });
  const nameOf = (id: string) =>
    people.find((person) => person.id === id)?.name ?? translate('studio.desk.nobody');
  return (
    <Panel title={translate('studio.desk.work')}>
      <form onSubmit={submit}>
        <TextField
          select
          {...field('state')}
          helperText={meanwhile('state', (state) => translate(`studio.state.${state}`))}
        >
          {states.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField select {...field('assignee')} helperText={meanwhile('assignee', nameOf)}>
          <MenuItem value="">{translate('studio.desk.nobody')}</MenuItem>
          {people.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="date"
          {...field('due')}
          helperText={meanwhile('due', (day) =>
            day === '' ? translate('studio.desk.empty') : formatDay(locale, day),
          )}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <WorkAlert error={error} onRenew={renew} />
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate('studio.desk.save')}
          </Button>
          {isOpen && message.assigneeId !== own && <AssignOwn {...{ own, isBusy, assignTo }} />}
        </Box>
      </form>
    </Panel>
  );
}

/** Who may have a message, and who has this one. */
function usePeople({ assigneeId, assignee }: CaseDetails): { id: string; name: string }[] {
  const people = useAssignees();
  const isElsewhere = assigneeId !== null && !people.some(({ id }) => id === assigneeId);
  return isElsewhere ? [{ id: assigneeId, name: assignee ?? '' }, ...people] : people;
}

type AssignProps = { own: string; isBusy: boolean; assignTo: (id: string) => void };

/** Nothing until it is known who is signed in. */
function AssignOwn({ own, isBusy, assignTo }: AssignProps) {
  const translate = useTranslate();
  if (own === '') return null;
  return (
    <Button variant="outlined" disabled={isBusy} onClick={() => assignTo(own)}>
      {translate('studio.desk.assign-own')}
    </Button>
  );
}
