import { Typography } from '@mui/material';
import {
  DataTable,
  List,
  SearchInput,
  SelectInput,
  useLocaleState,
  useTranslate,
} from 'react-admin';
import { type MailRow, mayGiveUp } from '#core/studio/queued-mail.ts';
import { BASE } from '#studio/app/base.ts';
import { MailBulkActions } from '#studio/running/mail-actions.tsx';
import { MailState } from '#studio/running/mail-state.tsx';
import { formatTime } from '#studio/ui/format-time.ts';
import { PageHeading } from '#studio/ui/list-heading.tsx';
import { SelectionBar, SelectPage, SelectRow } from '#studio/ui/list-selection.tsx';
import { ResponsiveList } from '#studio/ui/responsive-list.tsx';
import { RowLink } from '#studio/ui/row-link.tsx';

const mailPath = (id: string | number) => `${BASE}/mails/${encodeURIComponent(id)}/show`;

/** Mails that were tried again are sent within seconds. */
const RENEWED_MS = 5000;

const STATES = ['open', 'waiting', 'dead', 'sent', 'given-up'];

function useFilters() {
  const translate = useTranslate();
  const states = STATES.map((id) => ({ id, name: translate(`studio.mail-state.${id}`) }));
  return [
    <SearchInput
      key="text"
      source="text"
      placeholder={translate('studio.running.recipient')}
      alwaysOn
    />,
    <SelectInput key="state" source="state" choices={states} translateChoice={false} alwaysOn />,
  ];
}

/** Outgoing mail, the latest first. */
export function MailList() {
  const translate = useTranslate();
  return (
    <>
      <PageHeading resource="mails" />
      <List
        filters={useFilters()}
        filterDefaultValues={{ state: 'open' }}
        actions={false}
        exporter={false}
        empty={false}
        queryOptions={{ refetchInterval: RENEWED_MS }}
        perPage={25}
        title={translate('resources.mails.name')}
      >
        <ResponsiveList<MailRow>
          title={({ subject }) => subject}
          text={(mail) => <MailSummary mail={mail} />}
          linkTo={mailPath}
        >
          <Table />
        </ResponsiveList>
      </List>
    </>
  );
}

function Table() {
  const [locale] = useLocaleState();
  return (
    <>
      <SelectionBar>
        <MailBulkActions />
      </SelectionBar>
      <DataTable<MailRow> bulkActionButtons={false} rowClick="show">
        <DataTable.Col<MailRow>
          source="id"
          label={<SelectPage />}
          disableSort
          render={(mail) => <SelectRow row={mail} name={mail.subject} />}
        />
        <DataTable.Col<MailRow>
          source="created"
          disableSort
          render={({ created }) => formatTime(locale, created)}
        />
        <DataTable.Col source="recipient" disableSort />
        <DataTable.Col<MailRow>
          source="subject"
          disableSort
          render={({ id, subject }) => <RowLink to={mailPath(id)}>{subject}</RowLink>}
        />
        <DataTable.Col<MailRow>
          source="state"
          disableSort
          render={({ state }) => <MailState state={state} />}
        />
        <DataTable.Col<MailRow>
          source="lastError"
          disableSort
          render={(mail) => <MailProgress mail={mail} />}
        />
      </DataTable>
    </>
  );
}

/** All but the subject, on a phone. */
function MailSummary({ mail }: { mail: MailRow }) {
  const [locale] = useLocaleState();
  return (
    <>
      {mail.recipient} · {formatTime(locale, mail.created)}
      <MailProgress mail={mail} />
      <MailState state={mail.state} />
    </>
  );
}

/** Attempts so far, the reason of the last failure, and when the next one is. */
export function MailProgress({ mail }: { mail: MailRow }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { attempts, lastError, nextAttempt } = mail;
  const facts = [
    mayGiveUp(mail) && lastError,
    attempts > 0 && translate('studio.running.attempts', { smart_count: attempts }),
    nextAttempt &&
      attempts > 0 &&
      translate('studio.running.next', { time: formatTime(locale, nextAttempt) }),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {facts.join(' · ')}
    </Typography>
  );
}
