import { Box, Button, List, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  BooleanInput,
  Edit,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useGetIdentity,
  useGetOne,
  useGetRecordId,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { roles } from '#core/studio/role-permissions.ts';
import { call } from '#studio/app/studio-client.ts';
import { ErrorAlert, useErrorText } from '#studio/ui/error-text.tsx';
import { PageHeading } from '#studio/ui/list-heading.tsx';
import { type Session, SessionItem } from '#studio/ui/session-item.tsx';
import { useChoices } from '#studio/ui/use-choices.ts';
import { useWork } from '#studio/ui/use-work.ts';

type Person = { id: string; name: string };
type Changed = { name?: string; role?: string; isDisabled?: boolean };

/** Changes name, role and access of a person. */
export function PersonDetail() {
  const notify = useNotify();
  const redirect = useRedirect();
  const toText = useErrorText();
  const roleChoices = useChoices('role', roles);
  const { data } = useGetOne<Person>('people', { id: String(useGetRecordId()) });
  const name = data?.name ?? '…';
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeading resource="people" name={name} />
      <Edit
        title={name}
        mutationMode="pessimistic"
        transform={({ name, role, isDisabled }: Changed) => ({ name, role, isDisabled })}
        mutationOptions={{
          onError: (error) => notify(toText(error), { type: 'error' }),
          onSuccess: () => {
            notify('studio.people.saved', { type: 'success' });
            redirect('list', 'people');
          },
        }}
      >
        <SimpleForm
          toolbar={
            <Toolbar>
              <SaveButton />
            </Toolbar>
          }
        >
          <TextInput source="name" validate={required()} />
          <TextInput source="email" disabled />
          <SelectInput
            source="role"
            choices={roleChoices}
            validate={required()}
            translateChoice={false}
          />
          <BooleanInput source="isDisabled" />
          <Help />
          <Sessions />
        </SimpleForm>
      </Edit>
    </Box>
  );
}

/** For a person who has lost password, phone or codes. */
function Help() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const toText = useErrorText();
  const { isBusy, run } = useWork();
  const person = useRecordContext<{ id: string; hasTwoFactor: boolean; passkeys: number }>();
  if (!person) return null;
  const work = (method: 'POST' | 'DELETE', path: string, text: string) =>
    run(async () => {
      try {
        await call(method, `/people/${person.id}/${path}`);
        notify(text, { type: 'success' });
        refresh();
      } catch (error) {
        notify(toText(error), { type: 'error' });
      }
    });
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
      <Button
        variant="outlined"
        loading={isBusy}
        onClick={() => work('POST', 'link', 'studio.people.link-sent')}
      >
        {translate('studio.people.send-link')}
      </Button>
      {(person.hasTwoFactor || person.passkeys > 0) && (
        <Button
          variant="outlined"
          color="error"
          loading={isBusy}
          onClick={() => work('DELETE', 'second-factor', 'studio.people.second-factor-removed')}
        >
          {translate('studio.people.remove-second-factor')}
        </Button>
      )}
    </Box>
  );
}

/** Where another person is signed in; who has lost a computer is signed out everywhere. */
function Sessions() {
  const translate = useTranslate();
  const notify = useNotify();
  const { identity } = useGetIdentity();
  const { isBusy, error, run } = useWork();
  const id = useRecordContext<{ id: string }>()?.id ?? '';
  const { data, refetch } = useQuery({
    queryKey: ['people', id, 'sessions'],
    queryFn: () => call<{ items: Session[] }>('GET', `/people/${encodeURIComponent(id)}/sessions`),
    enabled: id !== '',
  });
  // One's own are on the page of one's access.
  if (!data || identity?.id === id) return null;
  const end = () =>
    run(async () => {
      await call('POST', `/people/${encodeURIComponent(id)}/end-sessions`);
      notify('studio.people.sessions-ended', { type: 'success' });
      await refetch();
    });
  return (
    <Box component="section" aria-labelledby="sessions" sx={{ mt: 3, width: '100%' }}>
      <Typography variant="h6" component="h2" id="sessions">
        {translate('studio.people.sessions')}
      </Typography>
      <ErrorAlert error={error} />
      {data.items.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {translate('studio.people.no-sessions')}
        </Typography>
      ) : (
        <>
          <List disablePadding>
            {data.items.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </List>
          <Button color="error" loading={isBusy} onClick={end} sx={{ mt: 1 }}>
            {translate('studio.people.end-sessions')}
          </Button>
        </>
      )}
    </Box>
  );
}
