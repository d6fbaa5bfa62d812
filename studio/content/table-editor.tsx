import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RecordKind } from '#core/editing/record-kinds.ts';
import { foldText } from '#core/fold-text.ts';
import { isRecord } from '#core/studio/changes/values.ts';
import { useRecordEditing } from '#studio/fields/record-context.ts';

type Props = { kind: RecordKind; value: unknown; isReadOnly: boolean };

const MOST_SHOWN = 100;

/** The rows of a table: a row is opened, and edited cell by cell. */
export function TableRows({ value, isReadOnly }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const rows = isRecord(value) ? value : {};
  const part = foldText(text);
  const found = Object.entries(rows).filter(([, row]) =>
    foldText(isRecord(row) ? Object.values(row).join(' ') : '').includes(part),
  );
  const first = found[0]?.[1];
  const columns = Object.keys(isRecord(first) ? first : {});
  const row = opened === null ? undefined : rows[opened];
  return (
    <>
      {opened !== null && isRecord(row) && (
        <OpenedRow {...{ id: opened, row, isReadOnly }} onClose={() => setOpened(null)} />
      )}
      <TextField
        type="search"
        size="small"
        margin="normal"
        label={translate('studio.content.find-row')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {translate('studio.content.rows', { smart_count: found.length })}
      </Typography>
      <Box
        sx={{ overflow: 'auto', maxHeight: 560 }}
        tabIndex={0}
        role="region"
        aria-label={translate('studio.content.table')}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column}>{column}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {found.slice(0, MOST_SHOWN).map(([id, cells]) => (
              <TableRow key={id} hover selected={id === opened}>
                {columns.map((column, at) => {
                  const cell = isRecord(cells) ? String(cells[column] ?? '') : '';
                  return (
                    <TableCell key={column} sx={{ whiteSpace: 'nowrap' }}>
                      {at === 0 ? (
                        <Button
                          size="small"
                          onClick={() => setOpened(id)}
                          sx={{ p: 0, minWidth: 0 }}
                        >
                          {cell || id}
                        </Button>
                      ) : (
                        cell
                      )}
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {found.length > MOST_SHOWN && (
        <Typography>
          {translate('studio.content.more', { smart_count: found.length - MOST_SHOWN })}
        </Typography>
      )}
    </>
  );
}

type RowProps = {
  id: string;
  row: Record<string, unknown>;
  isReadOnly: boolean;
  onClose: () => void;
};

function OpenedRow({ id, row, isReadOnly, onClose }: RowProps) {
  const translate = useTranslate();
  const { change } = useRecordEditing();
  return (
    <Box
      component="section"
      aria-label={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, my: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere', mr: 'auto' }}>
          {id}
        </Typography>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </Box>
      <Box
        sx={{
          ...{ display: 'grid', columnGap: 2 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
        }}
      >
        {Object.entries(row).map(([column, cell]) => (
          <TextField
            key={column}
            id={`value-${id}.${column}`}
            label={column}
            value={String(cell ?? '')}
            onChange={(event) => change([id, column], event.target.value)}
            size="small"
            margin="dense"
            slotProps={{ htmlInput: { readOnly: isReadOnly } }}
          />
        ))}
      </Box>
    </Box>
  );
}
