import { Box, Button, Chip, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  DataTable,
  List,
  SearchInput,
  SelectInput,
  useListContext,
  useLocaleState,
  useTranslate,
} from 'react-admin';
import { toLocale } from '#core/i18n/locales.ts';
import { type GapPage, type GapQuery, gapKinds } from '#core/studio/content-gap.ts';
import { call, withQuery } from '#studio/app/studio-client.ts';
import { FixDialog } from '#studio/coverage/fix-dialog.tsx';
import { ListActions } from '#studio/ui/list-actions.tsx';
import { PageHeading } from '#studio/ui/list-heading.tsx';
import { ResponsiveList } from '#studio/ui/responsive-list.tsx';

type Gap = GapPage['items'][number];

/** What the content in use lacks; each row leads to the field that fixes it. */
export function GapList() {
  const translate = useTranslate();
  const locale = toLocale(useLocaleState()[0]);
  const [chosen, setChosen] = useState<Gap | null>(null);
  const { data } = useCounts({});
  const filters = [
    <SearchInput key="text" source="text" alwaysOn />,
    <SelectInput
      key="category"
      source="category"
      choices={(data?.categories ?? []).map(({ code, title }) => ({
        id: code,
        name: title[locale],
      }))}
      translateChoice={false}
      alwaysOn
    />,
  ];
  return (
    <>
      <PageHeading resource="gaps" />
      <List
        filters={filters}
        actions={<ListActions />}
        exporter={false}
        empty={false}
        perPage={25}
        title={translate('resources.gaps.name')}
      >
        <KindChips />
        <ResponsiveList<Gap>
          title={(gap) => gap.title[locale] || gap.code}
          text={(gap) => (
            <>
              {translate(`studio.gap.${gap.kind}`)}
              <Which gap={gap} />
              <FixButton gap={gap} onFix={() => setChosen(gap)} />
            </>
          )}
        >
          <GapTable onFix={setChosen} />
        </ResponsiveList>
      </List>
      {chosen && <FixDialog gap={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

/** The list on wide screens. */
function GapTable({ onFix }: { onFix: (gap: Gap) => void }) {
  const translate = useTranslate();
  const locale = toLocale(useLocaleState()[0]);
  return (
    <DataTable<Gap>
      bulkActionButtons={false}
      rowClick={false}
      empty={<Typography sx={{ p: 2 }}>{translate('studio.gaps.none')}</Typography>}
    >
      <DataTable.Col<Gap>
        source="title"
        disableSort
        render={({ title, code }) => <Named title={title[locale]} code={code} />}
      />
      <DataTable.Col<Gap>
        source="kind"
        disableSort
        render={({ kind }) => translate(`studio.gap.${kind}`)}
      />
      <DataTable.Col<Gap> source="details" disableSort render={(gap) => <Which gap={gap} />} />
      <DataTable.Col<Gap>
        source="fix"
        disableSort
        render={(gap) => <FixButton gap={gap} onFix={() => onFix(gap)} />}
      />
    </DataTable>
  );
}

/** How many records lack what, and the categories that there are. */
function useCounts(query: GapQuery) {
  return useQuery({
    queryKey: ['gaps', 'counts', query],
    queryFn: () => call<GapPage>('GET', withQuery('/gaps', { ...query, limit: 1 })),
    placeholderData: keepPreviousData,
  });
}

/** Narrows the list to what is missing, with the number of records that lack it. */
function KindChips() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { kind, ...others } = filterValues as GapQuery;
  const { data } = useCounts(others);
  const counted = gapKinds.filter((one) => one === kind || (data?.counts[one] ?? 0) > 0);
  return (
    <Box
      component="ul"
      aria-label={translate('resources.gaps.fields.kind')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2, m: 0, listStyle: 'none' }}
    >
      {[undefined, ...counted].map((one) => (
        <li key={one ?? ''}>
          <Chip
            component="button"
            clickable
            aria-pressed={kind === one}
            color={kind === one ? 'primary' : 'default'}
            variant={kind === one ? 'filled' : 'outlined'}
            label={
              one
                ? `${translate(`studio.gap.${one}`)} · ${data?.counts[one] ?? 0}`
                : translate('studio.gaps.all')
            }
            onClick={() => setFilters(one ? { ...others, kind: one } : others)}
          />
        </li>
      ))}
    </Box>
  );
}

function Named({ title, code }: { title: string; code: string }) {
  return (
    <>
      <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {title || code}
      </Typography>
      {title && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {code}
        </Typography>
      )}
    </>
  );
}

/** Of more names than these only the number is shown. */
const MOST_NAMED = 4;

/** How many, and which. */
function Which({ gap }: { gap: Gap }) {
  const translate = useTranslate();
  const locale = toLocale(useLocaleState()[0]);
  const { kind, details, of } = gap;
  const named = details.slice(0, MOST_NAMED).map((detail) => detail[locale]);
  const others = details.length - named.length;
  return (
    <>
      {of > 1 && ' '}
      {of > 1 && translate(`studio.gaps.${kind === 'long-title' ? 'characters' : 'count'}`, gap)}
      <Typography
        component="span"
        variant="body2"
        sx={{ color: 'text.secondary', display: 'block', overflowWrap: 'anywhere' }}
      >
        {named.join(', ')}
        {others > 0 && ` +${others}`}
      </Typography>
    </>
  );
}

function FixButton({ gap, onFix }: { gap: Gap; onFix: () => void }) {
  const translate = useTranslate();
  const locale = toLocale(useLocaleState()[0]);
  if (gap.kind === 'declaration') return translate('studio.gaps.declaration-hint');
  return (
    <Button
      size="small"
      variant="outlined"
      onClick={onFix}
      sx={{ my: 0.5 }}
      aria-label={translate('studio.gaps.fix-one', {
        kind: translate(`studio.gap.${gap.kind}`),
        title: gap.title[locale] || gap.code,
      })}
    >
      {translate('studio.gaps.fix')}
    </Button>
  );
}
