import { Chip } from '@mui/material';
import { CreateButton, DataTable, List, TopToolbar, useTranslate } from 'react-admin';
import { personPath } from '#studio/app/base.ts';
import { PageHeading } from '#studio/ui/list-heading.tsx';
import { ResponsiveList } from '#studio/ui/responsive-list.tsx';
import { RowLink } from '#studio/ui/row-link.tsx';

type PersonRow = {
  id: string;
  name: string;
  email: string;
  role: string;
  isDisabled: boolean;
  hasPassword: boolean;
  hasTwoFactor: boolean;
  passkeys: number;
};

/** Everyone who may sign in, with role and state. */
export function PeopleList() {
  const translate = useTranslate();
  return (
    <>
      <PageHeading resource="people" />
      <List
        actions={<Actions />}
        pagination={false}
        exporter={false}
        perPage={1000}
        title={translate('resources.people.name')}
      >
        <ResponsiveList<PersonRow>
          title={({ name }) => name}
          text={(person) => (
            <>
              {person.email} · {translate(`studio.role.${person.role}`)} ·{' '}
              <PersonState person={person} />
            </>
          )}
          linkTo={personPath}
        >
          <DataTable<PersonRow> bulkActionButtons={false} rowClick="edit">
            <DataTable.Col<PersonRow>
              source="name"
              disableSort
              render={({ id, name }) => <RowLink to={personPath(id)}>{name}</RowLink>}
            />
            <DataTable.Col source="email" disableSort />
            <DataTable.Col<PersonRow>
              source="role"
              disableSort
              render={({ role }) => translate(`studio.role.${role}`)}
            />
            <DataTable.Col<PersonRow>
              source="state"
              disableSort
              render={(person) => <PersonState person={person} />}
            />
            <DataTable.Col<PersonRow>
              source="hasTwoFactor"
              disableSort
              render={({ hasTwoFactor, passkeys }) => {
                const names = [hasTwoFactor && 'app', passkeys > 0 && 'passkey'].filter(Boolean);
                return names.map((name) => translate(`studio.people.${name}`)).join(', ') || '–';
              }}
            />
          </DataTable>
        </ResponsiveList>
      </List>
    </>
  );
}

function Actions() {
  return (
    <TopToolbar>
      <CreateButton label="studio.people.add" />
    </TopToolbar>
  );
}

function PersonState({ person }: { person: PersonRow }) {
  const translate = useTranslate();
  if (person.isDisabled) {
    return (
      <Chip
        size="small"
        color="error"
        variant="outlined"
        label={translate('studio.people.disabled')}
      />
    );
  }
  const key = person.hasPassword ? 'active' : 'invited';
  const color = person.hasPassword ? 'success' : 'warning';
  return (
    <Chip size="small" color={color} variant="outlined" label={translate(`studio.people.${key}`)} />
  );
}
