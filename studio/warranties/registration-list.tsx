import { DataTable, DateInput, List, SearchInput, useLocaleState, useTranslate } from 'react-admin';
import type { RegistrationRow } from '#core/studio/desk-registration.ts';
import { registrationPath } from '#studio/app/base.ts';
import { CardParts } from '#studio/ui/card-parts.tsx';
import { formatDay, formatTime } from '#studio/ui/format-time.ts';
import { ListActions } from '#studio/ui/list-actions.tsx';
import { PageHeading } from '#studio/ui/list-heading.tsx';
import { ListPages } from '#studio/ui/list-pages.tsx';
import { PreparingNote } from '#studio/ui/preparing-note.tsx';
import { ResponsiveList } from '#studio/ui/responsive-list.tsx';
import { RowLink } from '#studio/ui/row-link.tsx';

const toDay = (day: string) => day || undefined;

const filters = [
  <SearchInput key="text" source="text" alwaysOn />,
  <DateInput key="installedFrom" source="installedFrom" parse={toDay} />,
  <DateInput key="installedTo" source="installedTo" parse={toDay} />,
  <DateInput key="from" source="from" parse={toDay} />,
  <DateInput key="to" source="to" parse={toDay} />,
];

/** The first products of a registration, and how many more there are. */
function summarise({ items }: RegistrationRow): string {
  const shown = items.slice(0, 2).map(({ sku, quantity }) => `${quantity} × ${sku}`);
  const left = items.length - shown.length;
  return [...shown, ...(left > 0 ? [`+ ${left}`] : [])].join(', ');
}

/** Registered warranties, the latest first. */
export function RegistrationList() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <>
      <PageHeading resource="registrations" />
      <List
        filters={filters}
        actions={<ListActions />}
        exporter={false}
        pagination={<ListPages />}
        empty={false}
        perPage={25}
        title={translate('resources.registrations.name')}
      >
        <PreparingNote />
        <ResponsiveList<RegistrationRow>
          title={({ reference, sender }) => `${reference} · ${sender}`}
          text={(row) => (
            <CardParts>
              {summarise(row)}
              {translate('studio.registrations.installed', {
                day: formatDay(locale, row.installed),
              })}
            </CardParts>
          )}
          linkTo={registrationPath}
        >
          <DataTable<RegistrationRow> bulkActionButtons={false} rowClick={registrationPath}>
            <DataTable.Col<RegistrationRow>
              source="received"
              disableSort
              render={({ received }) => formatTime(locale, received)}
            />
            <DataTable.Col<RegistrationRow>
              source="reference"
              disableSort
              render={({ id, reference }) => (
                <RowLink to={registrationPath(id)}>{reference}</RowLink>
              )}
            />
            <DataTable.Col source="sender" disableSort />
            <DataTable.Col<RegistrationRow> source="items" disableSort render={summarise} />
            <DataTable.Col<RegistrationRow>
              source="installed"
              disableSort
              render={({ installed }) => formatDay(locale, installed)}
            />
            <DataTable.Col<RegistrationRow>
              source="ends"
              disableSort
              render={({ ends }) => formatDay(locale, ends)}
            />
          </DataTable>
        </ResponsiveList>
      </List>
    </>
  );
}
