import { Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  DataTable,
  DateInput,
  List,
  SearchInput,
  SelectInput,
  useLocaleState,
  useTranslate,
} from 'react-admin';
import type { CaseRow } from '#core/studio/case.ts';
import { type CaseState, caseStates, closedCaseStates } from '#core/studio/case-states.ts';
import { messagePath } from '#studio/app/base.ts';
import { call } from '#studio/app/studio-client.ts';
import { useKindText } from '#studio/desk/kind-text.ts';
import { MessageSelection } from '#studio/desk/message-selection.tsx';
import { SavedViews } from '#studio/desk/saved-views.tsx';
import { useAssignees } from '#studio/desk/use-assignees.ts';
import { CardParts } from '#studio/ui/card-parts.tsx';
import { DueDay } from '#studio/ui/due-day.tsx';
import { formatTime } from '#studio/ui/format-time.ts';
import { ListActions } from '#studio/ui/list-actions.tsx';
import { PageHeading } from '#studio/ui/list-heading.tsx';
import { ListPages } from '#studio/ui/list-pages.tsx';
import { SelectionBar, SelectPage, SelectRow } from '#studio/ui/list-selection.tsx';
import { PreparingNote } from '#studio/ui/preparing-note.tsx';
import { ResponsiveList } from '#studio/ui/responsive-list.tsx';
import { RowLink } from '#studio/ui/row-link.tsx';
import { useChoices } from '#studio/ui/use-choices.ts';

const KINDS = ['message', 'warranty-registration', 'warranty-claim', 'copy', 'newsletter'];

/** The states with how many messages are in each. */
function useCountedStates() {
  const states = useChoices('state', ['open', ...caseStates]);
  const { data } = useQuery({
    queryKey: ['messages', 'counts'],
    queryFn: () => call<Record<CaseState, number>>('GET', '/messages/counts'),
  });
  if (!data) return states;
  const open = caseStates.filter((state) => !closedCaseStates.includes(state));
  const counts: Record<string, number> = {
    ...data,
    open: open.reduce((sum, state) => sum + data[state], 0),
  };
  return states.map(({ id, name }) => ({ id, name: `${name} (${counts[id] ?? 0})` }));
}

function useFilters() {
  const translate = useTranslate();
  const states = useCountedStates();
  const assignees = [{ id: 'none', name: translate('studio.desk.nobody') }, ...useAssignees()];
  const kinds = KINDS.map((id) => ({ id, name: translate(`studio.kind.${id}`) }));
  const due = [{ id: 'overdue', name: translate('studio.desk.overdue') }];
  return [
    <SearchInput key="text" source="text" alwaysOn />,
    <SelectInput key="state" source="state" choices={states} translateChoice={false} alwaysOn />,
    <SelectInput key="kind" source="kind" choices={kinds} translateChoice={false} alwaysOn />,
    <SelectInput key="assignee" source="assignee" choices={assignees} translateChoice={false} />,
    <DateInput key="from" source="from" parse={(day: string) => day || undefined} />,
    <DateInput key="to" source="to" parse={(day: string) => day || undefined} />,
    <SelectInput key="due" source="due" choices={due} translateChoice={false} />,
    <DateInput key="dueBefore" source="dueBefore" parse={(day: string) => day || undefined} />,
  ];
}

/** Lists pass more than the id. */
const toMessage = (id: string | number): string => messagePath(id);

/** What visitors have sent, the latest first. */
export function MessageList() {
  const translate = useTranslate();
  return (
    <>
      <PageHeading resource="messages" />
      <List
        filters={useFilters()}
        filterDefaultValues={{ state: 'open' }}
        sort={{ field: 'received', order: 'DESC' }}
        actions={<ListActions hasWorkbook />}
        exporter={false}
        pagination={<ListPages />}
        perPage={25}
        title={translate('resources.messages.name')}
      >
        <SavedViews />
        <PreparingNote />
        <ResponsiveList<CaseRow>
          title={({ sender }) => sender}
          text={(row) => <CaseSummary row={row} />}
          linkTo={toMessage}
        >
          <SelectionBar>
            <MessageSelection />
          </SelectionBar>
          <MessageTable />
        </ResponsiveList>
      </List>
    </>
  );
}

/** All but the sender, in one text. */
function CaseSummary({ row }: { row: CaseRow }) {
  const translate = useTranslate();
  const kindText = useKindText();
  const [locale] = useLocaleState();
  return (
    <CardParts>
      {kindText(row)}
      {row.reference}
      {formatTime(locale, row.received)}
      {translate(`studio.state.${row.state}`)}
      {row.assignee}
      {row.due && (
        <DueDay due={row.due} isOpen={!closedCaseStates.includes(row.state)} isLabelled />
      )}
    </CardParts>
  );
}

/** The list on wide screens. */
function MessageTable() {
  const translate = useTranslate();
  const kindText = useKindText();
  const [locale] = useLocaleState();
  return (
    <DataTable<CaseRow> bulkActionButtons={false} rowClick={toMessage}>
      <DataTable.Col<CaseRow>
        source="id"
        label={<SelectPage />}
        disableSort
        render={(row) => <SelectRow row={row} name={row.sender} />}
      />
      <DataTable.Col<CaseRow>
        source="received"
        render={({ received }) => formatTime(locale, received)}
      />
      <DataTable.Col<CaseRow> source="kind" disableSort render={kindText} />
      <DataTable.Col<CaseRow>
        source="sender"
        disableSort
        render={({ id, sender }) => <RowLink to={messagePath(id)}>{sender}</RowLink>}
      />
      <DataTable.Col source="reference" disableSort />
      <DataTable.Col<CaseRow>
        source="state"
        disableSort
        render={({ state }) => (
          <Chip size="small" variant="outlined" label={translate(`studio.state.${state}`)} />
        )}
      />
      <DataTable.Col source="assignee" disableSort />
      <DataTable.Col<CaseRow>
        source="due"
        render={(row) => <DueDay due={row.due} isOpen={!closedCaseStates.includes(row.state)} />}
      />
    </DataTable>
  );
}
