import { Alert, Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  DataTable,
  DateInput,
  List,
  SearchInput,
  SelectInput,
  useLocaleState,
  useTranslate,
} from 'react-admin';
import type { AuditEvent } from '#core/studio/audit-event.ts';
import names from '#core/studio/names/en.json';
import { messagePath } from '#studio/app/base.ts';
import { call } from '#studio/app/studio-client.ts';
import { Changes } from '#studio/ui/changes.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { formatTime } from '#studio/ui/format-time.ts';
import { ListActions } from '#studio/ui/list-actions.tsx';
import { PageHeading } from '#studio/ui/list-heading.tsx';
import { ResponsiveList } from '#studio/ui/responsive-list.tsx';
import { RowLink } from '#studio/ui/row-link.tsx';
import { useWork } from '#studio/ui/use-work.ts';

/** Codes of everything that is written down. */
const ACTIONS = Object.keys(names)
  .filter((key) => key.startsWith('action.'))
  .map((key) => key.slice('action.'.length));

function useFilters() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data } = useQuery({
    queryKey: ['audit', 'actors'],
    queryFn: () => call<{ items: { id: string; name: string }[] }>('GET', '/audit/actors'),
  });
  const actions = ACTIONS.map((id) => ({ id, name: translate(`studio.action.${id}`) }));
  const { compare } = new Intl.Collator(locale);
  return [
    <SearchInput key="text" source="text" alwaysOn />,
    <SelectInput
      key="person"
      source="person"
      choices={data?.items ?? []}
      translateChoice={false}
      alwaysOn
    />,
    <SelectInput
      key="action"
      source="action"
      choices={actions.toSorted((one, other) => compare(one.name, other.name))}
      translateChoice={false}
      alwaysOn
    />,
    <DateInput key="from" source="from" alwaysOn parse={(day: string) => day || undefined} />,
    <DateInput key="to" source="to" alwaysOn parse={(day: string) => day || undefined} />,
  ];
}

/** Who changed what, and when. It can be read, and nothing else. */
export function AuditTrail() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <>
      <PageHeading resource="audit" />
      <CheckTrail />
      <List
        filters={useFilters()}
        actions={<ListActions />}
        exporter={false}
        perPage={25}
        title={translate('resources.audit.name')}
      >
        <ResponsiveList<AuditEvent>
          title={({ action }) => translate(`studio.action.${action}`, { _: action })}
          text={(event) => (
            <>
              {event.person} · {formatTime(locale, event.at)}
              <Box component="span" sx={{ display: 'block' }}>
                <Subject event={event} />
              </Box>
              <Changes before={event.before} after={event.after} />
            </>
          )}
        >
          <DataTable<AuditEvent> bulkActionButtons={false} rowClick={false}>
            <DataTable.Col<AuditEvent>
              source="at"
              disableSort
              render={({ at }) => formatTime(locale, at)}
            />
            <DataTable.Col source="person" disableSort />
            <DataTable.Col<AuditEvent>
              source="action"
              disableSort
              render={({ action }) => translate(`studio.action.${action}`, { _: action })}
            />
            <DataTable.Col<AuditEvent>
              source="subject"
              disableSort
              render={(event) => <Subject event={event} />}
            />
            <DataTable.Col<AuditEvent>
              source="changes"
              disableSort
              render={({ before, after }) => <Changes before={before} after={after} />}
            />
          </DataTable>
        </ResponsiveList>
      </List>
    </>
  );
}

/** Whom or what an event is about: a message leads to its page. */
function Subject({ event: { subject, about } }: { event: AuditEvent }) {
  const translate = useTranslate();
  if (!about) {
    return (
      <Box component="span" sx={{ display: 'block', minWidth: '8rem', overflowWrap: 'anywhere' }}>
        {subject}
      </Box>
    );
  }
  return (
    <RowLink to={messagePath(subject)}>
      {[translate(`studio.kind.${about.kind}`), about.reference].filter(Boolean).join(' ')}
    </RowLink>
  );
}

/** Recalculates the trail: nobody has changed it by hand. */
function CheckTrail() {
  const translate = useTranslate();
  const { isBusy, error, run } = useWork();
  const [result, setResult] = useState<{ brokenAt: number | null } | null>(null);
  const check = () => run(async () => setResult(await call('POST', '/audit/check')));
  return (
    <Box sx={{ mt: 1 }}>
      <Button variant="outlined" loading={isBusy} onClick={check}>
        {translate('studio.audit.check')}
      </Button>
      <ErrorAlert error={error} />
      {result && (
        <Alert severity={result.brokenAt === null ? 'success' : 'error'} sx={{ mt: 1 }}>
          {result.brokenAt === null
            ? translate('studio.audit.whole')
            : translate('studio.audit.broken', { number: result.brokenAt })}
        </Alert>
      )}
    </Box>
  );
}
