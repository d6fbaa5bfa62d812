import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import {
  DataTable,
  DateInput,
  List,
  SearchInput,
  SelectInput,
  useListContext,
  useLocaleState,
  useTranslate,
} from 'react-admin';
import { localeCodes } from '#core/i18n/locales.ts';
import type { MissingWords } from '#core/studio/missing-words.ts';
import { API, withQuery } from '#studio/app/studio-client.ts';
import { SynonymDialog } from '#studio/running/synonym-dialog.tsx';
import { formatDay } from '#studio/ui/format-time.ts';
import { ListActions } from '#studio/ui/list-actions.tsx';
import { PageHeading } from '#studio/ui/list-heading.tsx';
import { ResponsiveList } from '#studio/ui/responsive-list.tsx';

function useFilters() {
  const translate = useTranslate();
  const choices = (part: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, name: translate(`studio.${part}.${id}`) }));
  const options = { translateChoice: false, alwaysOn: true };
  return [
    <SearchInput key="text" source="text" alwaysOn />,
    <SelectInput
      key="outcome"
      source="outcome"
      choices={choices('outcome', ['nothing', 'left-out'])}
      {...options}
    />,
    <SelectInput
      key="locale"
      source="locale"
      choices={choices('locale', localeCodes)}
      {...options}
    />,
    <DateInput key="since" source="since" parse={(day: string) => day || undefined} />,
  ];
}

/** Words that visitors searched for and the catalogue lacks, the most frequent first. */
export function SearchList() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [chosen, setChosen] = useState<MissingWords | null>(null);
  return (
    <>
      <PageHeading resource="searches" />
      <List
        filters={useFilters()}
        actions={<SearchActions />}
        exporter={false}
        empty={false}
        perPage={25}
        title={translate('resources.searches.name')}
      >
        <ResponsiveList<MissingWords>
          title={({ words }) => words}
          text={(row) => <CardText row={row} onMake={() => setChosen(row)} />}
        >
          <DataTable<MissingWords>
            bulkActionButtons={false}
            rowClick={false}
            empty={<Typography sx={{ p: 2 }}>{translate('studio.searches.none')}</Typography>}
          >
            <DataTable.Col<MissingWords>
              source="words"
              disableSort
              render={(row) => <Words row={row} />}
            />
            <DataTable.Col<MissingWords>
              source="locale"
              disableSort
              render={(row) => translate(`studio.locale.${row.locale}`)}
            />
            <DataTable.NumberCol source="count" disableSort />
            <DataTable.Col<MissingWords>
              source="next"
              disableSort
              render={(row) => translate('studio.searches.next', row)}
            />
            <DataTable.Col<MissingWords>
              source="lastDay"
              disableSort
              render={({ lastDay }) => formatDay(locale, lastDay)}
            />
            <DataTable.Col<MissingWords>
              source="synonym"
              disableSort
              render={(row) => <Suggestion row={row} onMake={() => setChosen(row)} />}
            />
          </DataTable>
        </ResponsiveList>
      </List>
      {chosen && <SynonymDialog missing={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

/** The suggested synonyms of all that is listed, a file for each language. */
function SearchActions() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const listed = localeCodes.filter((code) => (filterValues.locale ?? code) === code);
  return (
    <ListActions>
      {listed.map((locale) => (
        <Button
          key={locale}
          href={withQuery(`${API}/searches.yaml`, { ...filterValues, locale })}
          download
        >
          {translate('studio.searches.suggested', {
            language: translate(`studio.locale.${locale}`),
          })}
        </Button>
      ))}
    </ListActions>
  );
}

/** The words, what became of them, and the search that has them most often. */
function Words({ row }: { row: MissingWords }) {
  const translate = useTranslate();
  const { words, isLeftOut, example } = row;
  return (
    <>
      <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {words}
      </Typography>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`studio.outcome.${isLeftOut ? 'left-out' : 'nothing'}`)}
        {example !== words && ` ${translate('studio.searches.example', { text: example })}`}
      </Typography>
    </>
  );
}

type RowProps = { row: MissingWords; onMake: () => void };

function Suggestion({ row, onMake }: RowProps) {
  const translate = useTranslate();
  const { words, synonym } = row;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      {synonym ? (
        <span>
          {synonym.word}
          <Typography
            component="span"
            variant="body2"
            sx={{ color: 'text.secondary', display: 'block' }}
          >
            {translate(`studio.because.${synonym.by}`)}
          </Typography>
        </span>
      ) : (
        <span>–</span>
      )}
      <Button
        size="small"
        onClick={onMake}
        aria-label={translate('studio.searches.make-for', { words })}
        sx={{ flexShrink: 0 }}
      >
        {translate('studio.searches.make')}
      </Button>
    </Box>
  );
}

function CardText({ row, onMake }: RowProps) {
  const translate = useTranslate();
  const { isLeftOut, count, locale } = row;
  return (
    <>
      {translate(`studio.outcome.${isLeftOut ? 'left-out' : 'nothing'}`)} ·{' '}
      {translate(`studio.locale.${locale}`)} · {count} × · {translate('studio.searches.next', row)}
      <Suggestion row={row} onMake={onMake} />
    </>
  );
}
