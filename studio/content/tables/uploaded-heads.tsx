import { Box, Chip, MenuItem, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type ContentTable, contentTables, kindOfTable } from '#core/editing/content-tables.ts';
import type { UploadedHead, UploadedSheet } from '#core/editing/table-upload.ts';
import type { UploadResult, UploadWork } from '#studio/content/tables/use-upload.ts';
import { useEditingNames } from '#studio/content/use-content.ts';

type Props = { upload: UploadWork; result: UploadResult };

const ALL = '';

/** What a file is read as: its sheets, the table of each, and the column that each head means. */
export function UploadedHeads({ upload, result }: Props) {
  const translate = useTranslate();
  const { sheets } = result.changes;
  const { options, change } = upload;
  const shown = sheets.filter(({ name }) => options.sheet === null || name === options.sheet);
  const isClear = shown.every(({ table, heads }) => {
    return table !== null && heads.every(({ state }) => state !== 'unknown');
  });
  return (
    <Box component="details" open={!isClear || undefined} sx={{ mt: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
        {translate('studio.tables.heads')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 2 }}>
        {sheets.length > 1 && (
          <TextField
            id="uploaded-sheet"
            select
            size="small"
            label={translate('studio.tables.sheet')}
            value={options.sheet ?? ALL}
            onChange={({ target }) => change({ sheet: target.value || null })}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ flex: '1 1 14rem' }}
          >
            <MenuItem value={ALL}>{translate('studio.tables.every-sheet')}</MenuItem>
            {sheets.map(({ name }) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <ReadAs value={options.table} onChange={(table) => change({ table })} />
      </Box>
      {shown.map((sheet) => (
        <SheetHeads key={sheet.name} {...{ sheet, upload }} />
      ))}
    </Box>
  );
}

type ReadAsProps = { value: ContentTable | null; onChange: (table: ContentTable | null) => void };

function ReadAs({ value, onChange }: ReadAsProps) {
  const translate = useTranslate();
  const names = useEditingNames();
  return (
    <TextField
      id="read-as"
      select
      size="small"
      label={translate('studio.tables.read-as')}
      value={value ?? ALL}
      onChange={({ target }) => onChange((target.value || null) as ContentTable | null)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 14rem' }}
    >
      <MenuItem value={ALL}>{translate('studio.tables.by-heads')}</MenuItem>
      {contentTables.map((table) => (
        <MenuItem key={table} value={table}>
          {names.kinds(kindOfTable(table))}
        </MenuItem>
      ))}
    </TextField>
  );
}

function SheetHeads({ sheet, upload }: { sheet: UploadedSheet; upload: UploadWork }) {
  const translate = useTranslate();
  const names = useEditingNames();
  const { name, table, heads } = sheet;
  const kind = table ? names.kinds(kindOfTable(table)) : translate('studio.tables.no-table');
  return (
    <Box sx={{ mb: 2 }}>
      <Typography component="h3" variant="subtitle1">
        {[name, kind].filter(Boolean).join(': ')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {heads.map((head) => (
          <HeadRow key={head.head} {...{ head, sheet, upload }} />
        ))}
      </Box>
    </Box>
  );
}

type HeadProps = { head: UploadedHead; sheet: UploadedSheet; upload: UploadWork };

function HeadRow({ head: read, sheet, upload }: HeadProps) {
  const { head, column } = read;
  const translate = useTranslate();
  const own = upload.options.meanings[head];
  const chosen = typeof own === 'object' ? own.column : own;
  const units = sheet.columns.find(({ name }) => name === chosen)?.units ?? [];
  const native = { select: { native: true }, inputLabel: { shrink: true } };
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'grid', gap: 1, alignItems: 'center', py: 1 },
        ...{ borderTop: 1, borderColor: 'divider' },
        gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 22rem)' },
      }}
    >
      <HeadCell head={read} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          select
          size="small"
          fullWidth
          label={translate('studio.tables.means', { head })}
          value={chosen ?? ALL}
          onChange={({ target: { value } }) => upload.setMeaning(head, meaningOf(value))}
          slotProps={native}
        >
          <option value={ALL}>{column ?? translate('studio.tables.not-chosen')}</option>
          <option value="ignored">{translate('studio.tables.leave-out')}</option>
          {sheet.columns.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
        {chosen !== undefined && typeof own === 'object' && units.length > 1 && (
          <TextField
            select
            size="small"
            label={translate('studio.tables.unit')}
            value={own.unit ?? units[0] ?? ''}
            onChange={({ target }) =>
              upload.setMeaning(head, { column: own.column, unit: target.value })
            }
            slotProps={native}
            sx={{ minWidth: '6rem' }}
          >
            {units.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </TextField>
        )}
      </Box>
    </Box>
  );
}

/** A heading of the file, whether it was understood, and its first cells. */
function HeadCell({ head: { head, state, samples } }: Pick<HeadProps, 'head'>) {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {head}
      </Typography>{' '}
      {state !== 'read' && (
        <Chip
          size="small"
          variant="outlined"
          color={state === 'unknown' ? 'warning' : 'default'}
          label={translate(`studio.tables.state-${state}`)}
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {samples.join(' · ')}
      </Typography>
    </Box>
  );
}

function meaningOf(value: string) {
  if (value === ALL) return null;
  return value === 'ignored' ? ('ignored' as const) : { column: value };
}
