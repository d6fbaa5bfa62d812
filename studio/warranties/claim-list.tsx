import { Chip } from '@mui/material';
import {
  DataTable,
  DateInput,
  List,
  SearchInput,
  SelectInput,
  useLocaleState,
  useTranslate,
} from 'react-admin';
import { claimStates, closedClaimStates } from '#core/forms/warranty-terms.ts';
import type { ClaimRow } from '#core/studio/desk-claim.ts';
import { claimPath } from '#studio/app/base.ts';
import { CardParts } from '#studio/ui/card-parts.tsx';
import { DueDay } from '#studio/ui/due-day.tsx';
import { formatTime } from '#studio/ui/format-time.ts';
import { ListActions } from '#studio/ui/list-actions.tsx';
import { PageHeading } from '#studio/ui/list-heading.tsx';
import { ListPages } from '#studio/ui/list-pages.tsx';
import { PreparingNote } from '#studio/ui/preparing-note.tsx';
import { ResponsiveList } from '#studio/ui/responsive-list.tsx';
import { RowLink } from '#studio/ui/row-link.tsx';
import { useChoices } from '#studio/ui/use-choices.ts';

function useFilters() {
  const states = useChoices('claim', ['open', ...claimStates]);
  return [
    <SearchInput key="text" source="text" alwaysOn />,
    <SelectInput
      key="claimState"
      source="claimState"
      choices={states}
      translateChoice={false}
      alwaysOn
    />,
    <DateInput key="from" source="from" parse={(day: string) => day || undefined} />,
    <DateInput key="to" source="to" parse={(day: string) => day || undefined} />,
  ];
}

/** Claims, the latest first. */
export function ClaimList() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <>
      <PageHeading resource="claims" />
      <List
        filters={useFilters()}
        filterDefaultValues={{ claimState: 'open' }}
        actions={<ListActions />}
        exporter={false}
        pagination={<ListPages />}
        empty={false}
        perPage={25}
        title={translate('resources.claims.name')}
      >
        <PreparingNote />
        <ResponsiveList<ClaimRow>
          title={({ reference, sender }) => `${reference} · ${sender}`}
          text={(row) => <ClaimSummary row={row} />}
          linkTo={claimPath}
        >
          <DataTable<ClaimRow> bulkActionButtons={false} rowClick={claimPath}>
            <DataTable.Col<ClaimRow>
              source="received"
              disableSort
              render={({ received }) => formatTime(locale, received)}
            />
            <DataTable.Col<ClaimRow>
              source="reference"
              disableSort
              render={({ id, reference }) => <RowLink to={claimPath(id)}>{reference}</RowLink>}
            />
            <DataTable.Col<ClaimRow> source="sku" disableSort render={({ sku }) => sku || '–'} />
            <DataTable.Col source="sender" disableSort />
            <DataTable.Col<ClaimRow>
              source="claimState"
              disableSort
              render={({ claimState }) => (
                <Chip
                  size="small"
                  variant="outlined"
                  label={translate(`studio.claim.${claimState}`)}
                />
              )}
            />
            <DataTable.Col source="assignee" disableSort />
            <DataTable.Col<ClaimRow>
              source="due"
              disableSort
              render={(row) => <ClaimDue row={row} />}
            />
          </DataTable>
        </ResponsiveList>
      </List>
    </>
  );
}

type DueProps = { row: ClaimRow; isLabelled?: boolean };

function ClaimDue({ row: { due, claimState }, isLabelled = false }: DueProps) {
  const isOpen = !closedClaimStates.includes(claimState);
  return <DueDay {...{ due, isOpen, isLabelled }} />;
}

/** All but the number and the sender, in one text. */
function ClaimSummary({ row }: { row: ClaimRow }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <CardParts>
      {row.sku}
      {formatTime(locale, row.received)}
      {translate(`studio.claim.${row.claimState}`)}
      {row.assignee}
      {row.due && <ClaimDue row={row} isLabelled />}
    </CardParts>
  );
}
