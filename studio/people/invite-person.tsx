import { Box } from '@mui/material';
import {
  Create,
  email,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useNotify,
  useRedirect,
  useTranslate,
} from 'react-admin';
import { localeCodes } from '#core/i18n/locales.ts';
import { roles } from '#core/studio/role-permissions.ts';
import { useErrorText } from '#studio/ui/error-text.tsx';
import { PageHeading } from '#studio/ui/list-heading.tsx';
import { useChoices } from '#studio/ui/use-choices.ts';

/** Adds a person, who gets a link by mail. */
export function InvitePerson() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const toText = useErrorText();
  const roleChoices = useChoices('role', roles);
  const localeChoices = useChoices('locale', localeCodes);
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeading resource="people" name={translate('studio.people.add')} />
      <Create
        title={translate('studio.people.add')}
        mutationOptions={{
          onError: (error) => notify(toText(error), { type: 'error' }),
          onSuccess: () => {
            notify('studio.people.invitation-sent', { type: 'success' });
            redirect('list', 'people');
          },
        }}
      >
        <SimpleForm defaultValues={{ role: 'desk', locale: localeCodes[0] }}>
          <TextInput source="name" validate={required()} />
          <TextInput source="email" type="email" validate={[required(), email()]} />
          <SelectInput
            source="role"
            choices={roleChoices}
            validate={required()}
            translateChoice={false}
          />
          <SelectInput
            source="locale"
            choices={localeChoices}
            validate={required()}
            translateChoice={false}
          />
        </SimpleForm>
      </Create>
    </Box>
  );
}
