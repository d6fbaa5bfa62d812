import { Chip } from '@mui/material';
import { DataTable, List, SelectInput, useLocaleState, useTranslate } from 'react-admin';
import type { ImportOutcome, ImportRun } from '#core/studio/import-run.ts';
import { BASE } from '#studio/app/base.ts';
import { formatTime, toTag } from '#studio/ui/format-time.ts';
import { PageHeading } from '#studio/ui/list-heading.tsx';
import { ResponsiveList } from '#studio/ui/responsive-list.tsx';
import { RowLink } from '#studio/ui/row-link.tsx';

const OUTCOMES = ['bad', 'imported', 'unchanged', 'refused', 'failed'];

const importPath = (id: string | number) => `${BASE}/imports/${encodeURIComponent(id)}/show`;

/** Imports with what came of each, the latest first. */
export function ImportList() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const choices = OUTCOMES.map((id) => ({ id, name: translate(`studio.import.${id}`) }));
  const filters = [
    <SelectInput
      key="outcome"
      source="outcome"
      choices={choices}
      translateChoice={false}
      alwaysOn
    />,
  ];
  return (
    <>
      <PageHeading resource="imports" />
      <List
        filters={filters}
        actions={false}
        exporter={false}
        empty={false}
        perPage={25}
        title={translate('resources.imports.name')}
      >
        <ResponsiveList<ImportRun>
          title={({ ended }) => formatTime(locale, ended)}
          text={(run) => (
            <>
              <OutcomeChip outcome={run.outcome} /> {hasFindings(run) && <ImportCounts run={run} />}
            </>
          )}
          linkTo={importPath}
        >
          <ImportTable />
        </ResponsiveList>
      </List>
    </>
  );
}

/** The list on wide screens. */
function ImportTable() {
  const [locale] = useLocaleState();
  return (
    <DataTable<ImportRun> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<ImportRun>
        source="ended"
        disableSort
        render={({ id, ended }) => (
          <RowLink to={importPath(id)}>{formatTime(locale, ended)}</RowLink>
        )}
      />
      <DataTable.Col<ImportRun>
        source="outcome"
        disableSort
        render={({ outcome }) => <OutcomeChip outcome={outcome} />}
      />
      <DataTable.Col<ImportRun>
        source="errors"
        disableSort
        render={(run) => <ImportCounts run={run} />}
      />
      <DataTable.Col<ImportRun>
        source="changed"
        disableSort
        render={({ changed }) => changed?.toLocaleString(toTag(locale)) ?? '–'}
      />
      <DataTable.Col source="version" disableSort />
      <DataTable.Col<ImportRun>
        source="person"
        disableSort
        render={({ person }) => person || '–'}
      />
    </DataTable>
  );
}

const COLOURS = {
  imported: 'success',
  unchanged: 'default',
  refused: 'error',
  failed: 'error',
} as const;

export function OutcomeChip({ outcome }: { outcome: ImportOutcome }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLOURS[outcome]}
      label={translate(`studio.import.${outcome}`)}
    />
  );
}

const hasFindings = ({ errors, warnings }: ImportRun) => errors + warnings > 0;

/** Errors and warnings in words; a dash where there are none. */
export function ImportCounts({ run: { errors, warnings } }: { run: ImportRun }) {
  const translate = useTranslate();
  const counts = [
    errors > 0 && translate('studio.import.errors', { smart_count: errors }),
    warnings > 0 && translate('studio.import.warnings', { smart_count: warnings }),
  ].filter(Boolean);
  return counts.join(', ') || '–';
}
