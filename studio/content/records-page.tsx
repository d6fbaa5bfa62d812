import {
  Box,
  Chip,
  List,
  ListItem,
  MenuItem,
  Link as MuiLink,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router';
import type { ListedRecord } from '#core/editing/listed-record.ts';
import { hasOwnFiles } from '#core/editing/new-record.ts';
import { kindOf, type RecordKind, recordKinds } from '#core/editing/record-kinds.ts';
import { foldText } from '#core/fold-text.ts';
import { toLocale } from '#core/i18n/locales.ts';
import { keysOf } from '#core/keys.ts';
import { isOpen } from '#core/studio/changes/change-steps.ts';
import { call, withQuery } from '#studio/app/studio-client.ts';
import { useMay } from '#studio/app/use-may.ts';
import { changePath, recordPath } from '#studio/content/content-paths.ts';
import { NewRecord } from '#studio/content/record-adding.tsx';
import { useChange, useEditingNames } from '#studio/content/use-content.ts';
import { useDocumentTitle } from '#studio/ui/document-title.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';

/** Kinds that have a form or a table; pictures and files have none. */
const KINDS = keysOf(recordKinds).filter((kind) => kind !== 'media');
const FIRST: RecordKind = 'product';
/** More would be more than anybody reads; a search narrows them. */
const MOST_SHOWN = 200;

const isKind = (name: string | null): name is RecordKind => name !== null && name in recordKinds;

/** The records of the content under a change set, by kind. */
export function RecordsPage() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const translate = useTranslate();
  const names = useEditingNames();
  const locale = toLocale(useLocaleState()[0]);
  const { data: change } = useChange(id);
  const mayWrite = useMay('changes:write') && change !== undefined && isOpen(change.state);
  const [text, setText] = useState('');
  const chosen = params.get('kind');
  const kind = isKind(chosen) ? chosen : FIRST;
  const { data, error } = useQuery({
    queryKey: ['changes', id, 'records', kind],
    queryFn: () =>
      call<{ items: ListedRecord[] }>('GET', withQuery(`/changes/${id}/records`, { kind })),
  });
  // A file that is the only one of its kind has no name of its own.
  const nameOf = ({ title, code, path }: ListedRecord) =>
    title[locale] || (code === path ? names.kind(kind) : code);
  const found = findRecords(data?.items ?? [], { text, nameOf });
  useDocumentTitle(names.kinds(kind));
  return (
    <Box sx={{ mt: 3, maxWidth: 1000 }}>
      <Title title={translate('resources.changes.name')} />
      <MuiLink component={Link} to={changePath(id)} color="inherit">
        {change?.title ?? translate('resources.changes.name')}
      </MuiLink>
      <Typography variant="h4" component="h1" sx={{ mb: 2 }}>
        {names.kinds(kind)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <KindField kind={kind} onChange={(next) => setParams({ kind: next }, { replace: true })} />
        <TextField
          type="search"
          size="small"
          label={translate('studio.content.find')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Box>
      <ErrorAlert error={error} />
      {mayWrite && <Adding {...{ id, kind, records: data?.items ?? [] }} />}
      <Typography role="status" sx={{ color: 'text.secondary', mt: 2, minHeight: 24 }}>
        {data && translate('studio.content.records', { smart_count: found.length })}
      </Typography>
      <List dense>
        {found.slice(0, MOST_SHOWN).map((record) => (
          <Row key={`${record.path} ${record.at}`} {...{ id, record }} name={nameOf(record)} />
        ))}
      </List>
      {found.length > MOST_SHOWN && (
        <Typography>
          {translate('studio.content.more', { smart_count: found.length - MOST_SHOWN })}
        </Typography>
      )}
    </Box>
  );
}

type Finding = { text: string; nameOf: (record: ListedRecord) => string };

/** Records that have every part of a text in their name, titles, code or path. */
function findRecords(records: ListedRecord[], { text, nameOf }: Finding): ListedRecord[] {
  const parts = foldText(text).split(/\s+/).filter(Boolean);
  return records.filter((record) => {
    const searched = foldText(
      [nameOf(record), ...Object.values(record.title), record.code, record.path].join(' '),
    );
    return parts.every((part) => searched.includes(part));
  });
}

type KindProps = { kind: RecordKind; onChange: (kind: string) => void };

function KindField({ kind, onChange }: KindProps) {
  const translate = useTranslate();
  const names = useEditingNames();
  return (
    <TextField
      id="record-kind"
      select
      size="small"
      label={translate('studio.content.kind')}
      value={kind}
      onChange={(event) => onChange(event.target.value)}
    >
      {KINDS.map((one) => (
        <MenuItem key={one} value={one}>
          {names.kinds(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}

type AddingProps = { id: string; kind: RecordKind; records: ListedRecord[] };

/** How records of a kind are added: by a code, or on the page of the file that lists them. */
function Adding({ id, kind, records }: AddingProps) {
  const translate = useTranslate();
  if (hasOwnFiles(kind)) {
    return (
      <Box sx={{ mt: 2 }}>
        <NewRecord key={kind} {...{ id, kind }} />
      </Box>
    );
  }
  const { format, isFixed } = kindOf(kind);
  if (format !== 'list' || isFixed) return null;
  const paths = [...new Set(records.map(({ path }) => path))];
  return (
    <Box component="ul" sx={{ pl: 2.5, mb: 0, overflowWrap: 'anywhere' }}>
      {paths.map((path) => (
        <li key={path}>
          <Link to={recordPath(id, { path })} style={{ color: 'inherit' }}>
            {translate('studio.content.arrange', { path })}
          </Link>
        </li>
      ))}
    </Box>
  );
}

type RowProps = { id: string; record: ListedRecord; name: string };

function Row({ id, record, name }: RowProps) {
  const translate = useTranslate();
  return (
    <ListItem
      disableGutters
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <MuiLink
        component={Link}
        to={recordPath(id, record)}
        color="inherit"
        sx={{ fontWeight: 600, overflowWrap: 'anywhere', py: 0.5 }}
      >
        {name}
      </MuiLink>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {[...new Set([record.code, record.path])].filter((one) => one !== name).join(' · ')}
      </Typography>
      {record.isChanged && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={translate('studio.content.changed')}
        />
      )}
    </ListItem>
  );
}
