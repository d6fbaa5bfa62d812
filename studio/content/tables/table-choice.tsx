import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type ContentTable, contentTables, kindOfTable } from '#core/editing/content-tables.ts';
import { useEditingNames } from '#studio/content/use-content.ts';

type Props = { id: string; value: ContentTable; onChange: (table: ContentTable) => void };

/** Chooses one of the tables of the content. */
export function TableChoice({ id, value, onChange }: Props) {
  const translate = useTranslate();
  const names = useEditingNames();
  return (
    <TextField
      {...{ id, value }}
      select
      size="small"
      label={translate('studio.tables.table')}
      onChange={({ target }) => onChange(target.value as ContentTable)}
      sx={{ flex: '1 1 14rem' }}
    >
      {contentTables.map((table) => (
        <MenuItem key={table} value={table}>
          {names.kinds(kindOfTable(table))}
        </MenuItem>
      ))}
    </TextField>
  );
}
