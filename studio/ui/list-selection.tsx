import { Box, Checkbox, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';

type Row = { id: string };

/** Selects a row; its name says which. The toolkit's own checkbox has no name that screen readers find. */
export function SelectRow({ row, name }: { row: Row; name: string }) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext<Row>();
  return (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      onChange={() => onToggleItem(row.id)}
      // A press on the row opens it.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': translate('studio.select.one', { name }) } }}
      sx={{ p: 0.5 }}
    />
  );
}

/** Selects all rows of the page, or none. */
export function SelectPage() {
  const translate = useTranslate();
  const { selectedIds, data = [], onSelect } = useListContext<Row>();
  const ids = data.map(({ id }) => id);
  const count = ids.filter((id) => selectedIds.includes(id)).length;
  const isAll = count > 0 && count === ids.length;
  return (
    <Checkbox
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      onChange={() => onSelect(isAll ? [] : ids)}
      slotProps={{ input: { 'aria-label': translate('studio.select.all') } }}
      sx={{ p: 0.5 }}
    />
  );
}

/** How many rows are selected, and what can be done with them. Empty without a selection. */
export function SelectionBar({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { selectedIds } = useListContext<Row>();
  return (
    <Box
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 44, px: 2 }}
    >
      {selectedIds.length > 0 && (
        <>
          <Typography>
            {translate('studio.select.count', { smart_count: selectedIds.length })}
          </Typography>
          {children}
        </>
      )}
    </Box>
  );
}
