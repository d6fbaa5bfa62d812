import { Button, Chip } from '@mui/material';
import { useState } from 'react';
import {
  DataTable,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
  useLocaleState,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router';
import { type ChangeSet, type ChangeState, changeStates } from '#core/studio/changes/change-set.ts';
import { BASE } from '#studio/app/base.ts';
import { useMay } from '#studio/app/use-may.ts';
import { ChangeDialog } from '#studio/content/change-dialog.tsx';
import { changePath } from '#studio/content/content-paths.ts';
import { formatTime } from '#studio/ui/format-time.ts';
import { PageHeading } from '#studio/ui/list-heading.tsx';
import { ResponsiveList } from '#studio/ui/responsive-list.tsx';
import { RowLink } from '#studio/ui/row-link.tsx';

/** Sets of changes to the content, the latest changed first. */
export function ChangeList() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const choices = ['open', ...changeStates].map((id) => ({
    id,
    name: translate(`studio.change.${id}`),
  }));
  const filters = [
    <SearchInput key="text" source="text" alwaysOn />,
    <SelectInput key="state" source="state" choices={choices} translateChoice={false} alwaysOn />,
  ];
  return (
    <>
      <PageHeading resource="changes" />
      <List
        filters={filters}
        filterDefaultValues={{ state: 'open' }}
        actions={<Actions />}
        exporter={false}
        empty={false}
        perPage={25}
        title={translate('resources.changes.name')}
      >
        <ResponsiveList<ChangeSet>
          title={({ title }) => title}
          text={(row) => (
            <>
              <StateChip state={row.state} />{' '}
              {[row.author, files(row), formatTime(locale, row.updatedAt)].join(' · ')}
            </>
          )}
          linkTo={changePath}
        >
          <ChangeTable />
        </ResponsiveList>
      </List>
    </>
  );

  function files({ fileCount }: ChangeSet): string {
    return translate('studio.content.files', { smart_count: fileCount });
  }
}

function Actions() {
  const translate = useTranslate();
  const mayWrite = useMay('changes:write');
  const [isOpen, setOpen] = useState(false);
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
      <Button component={Link} to={`${BASE}/versions`}>
        {translate('resources.versions.name')}
      </Button>
      {mayWrite && (
        <Button variant="contained" onClick={() => setOpen(true)}>
          {translate('studio.content.begin')}
        </Button>
      )}
      {isOpen && <ChangeDialog onClose={() => setOpen(false)} />}
    </TopToolbar>
  );
}

const COLOURS = {
  draft: 'default',
  review: 'warning',
  approved: 'success',
  published: 'success',
  withdrawn: 'default',
} as const;

export function StateChip({ state }: { state: ChangeState }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant={state === 'published' ? 'filled' : 'outlined'}
      color={COLOURS[state]}
      label={translate(`studio.change.${state}`)}
    />
  );
}

/** The list on wide screens. */
function ChangeTable() {
  const [locale] = useLocaleState();
  return (
    <DataTable<ChangeSet> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<ChangeSet>
        source="title"
        disableSort
        render={({ id, title }) => <RowLink to={changePath(id)}>{title}</RowLink>}
      />
      <DataTable.Col<ChangeSet>
        source="state"
        disableSort
        render={({ state }) => <StateChip state={state} />}
      />
      <DataTable.Col source="author" disableSort />
      <DataTable.Col source="fileCount" disableSort />
      <DataTable.Col<ChangeSet>
        source="updatedAt"
        disableSort
        render={({ updatedAt }) => formatTime(locale, updatedAt)}
      />
    </DataTable>
  );
}
