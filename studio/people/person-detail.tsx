import { Box, Button } from '@mui/material';
import {
  BooleanInput,
  Edit,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { roles } from '#core/studio/role-permissions.ts';
import { call } from '#studio/app/studio-client.ts';
import { useErrorText } from '#studio/ui/error-text.tsx';
import { PageHeading } from '#studio/ui/list-heading.tsx';
import { useChoices } from '#studio/ui/use-choices.ts';
import { useWork } from '#studio/ui/use-work.ts';

type Changed = { name?: string; role?: string; isDisabled?: boolean };

/** Changes name, role and access of a person. */
export function PersonDetail() {
  const notify = useNotify();
  const redirect = useRedirect();
  const toText = useErrorText();
  const roleChoices = useChoices('role', roles);
  return (
    <>
      <PageHeading resource="people" />
      <Edit
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
        </SimpleForm>
      </Edit>
    </>
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
