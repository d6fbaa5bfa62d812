import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { type ContentTable, hasCategories } from '#core/editing/content-tables.ts';
import type { ListedRecord } from '#core/editing/listed-record.ts';
import { toLocale } from '#core/i18n/locales.ts';
import { API, call, withQuery } from '#studio/app/studio-client.ts';
import { TableChoice } from '#studio/content/tables/table-choice.tsx';
import { Panel } from '#studio/ui/detail-panel.tsx';

const EVERY = '';

/** A table of the content as a file, as this change set has it. */
export function TableExport({ id }: { id: string }) {
  const translate = useTranslate();
  const locale = toLocale(useLocaleState()[0]);
  const [table, setTable] = useState<ContentTable>('variants');
  const [category, setCategory] = useState(EVERY);
  const isLimited = hasCategories(table);
  const { data } = useQuery({
    queryKey: ['changes', id, 'records', 'category'],
    queryFn: () =>
      call<{ items: ListedRecord[] }>(
        'GET',
        withQuery(`/changes/${id}/records`, { kind: 'category' }),
      ),
  });
  const address = (format: 'xlsx' | 'csv') =>
    withQuery(`${API}/changes/${id}/table`, { table, format, category: isLimited && category });
  return (
    <Panel title={translate('studio.tables.out')}>
      <Typography sx={{ maxWidth: '70ch' }}>{translate('studio.tables.out-text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2, alignItems: 'center' }}>
        <TableChoice id="exported-table" value={table} onChange={setTable} />
        {isLimited && (
          <TextField
            id="exported-category"
            select
            size="small"
            label={translate('studio.tables.category')}
            value={category}
            onChange={({ target }) => setCategory(target.value)}
            sx={{ flex: '1 1 14rem' }}
            slotProps={{
              select: { displayEmpty: true },
              inputLabel: { shrink: true },
            }}
          >
            <MenuItem value={EVERY}>{translate('studio.tables.every-category')}</MenuItem>
            {data?.items.map(({ code, title }) => (
              <MenuItem key={code} value={code}>
                {title[locale] || code}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Button href={address('xlsx')} download variant="contained">
          {translate('studio.tables.workbook')}
        </Button>
        <Button href={address('csv')} download variant="outlined">
          {translate('studio.tables.csv')}
        </Button>
      </Box>
    </Panel>
  );
}
