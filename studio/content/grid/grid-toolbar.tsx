import RedoIcon from '@mui/icons-material/RedoOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { GridHistory } from '#core/editing/grid/grid-history.ts';
import type { GridControl } from '#studio/content/grid/use-grid-control.ts';

type Props = {
  control: GridControl;
  history: GridHistory<unknown>;
  text: string;
  onText: (text: string) => void;
  /** How many rows are shown. */
  count: number;
};

/** The search for rows, and what keys do, for those who have none. */
export function GridToolbar({ control, history, text, onText, count }: Props) {
  const translate = useTranslate();
  const { selected, isReadOnly } = control;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
      <TextField
        type="search"
        size="small"
        sx={{ width: 'min(100%, 18rem)' }}
        label={translate('studio.content.find-row')}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <Typography role="status" sx={{ color: 'text.secondary', mr: 'auto' }}>
        {translate('studio.content.rows', { smart_count: count })}
      </Typography>
      {!isReadOnly && (
        <>
          <IconButton
            aria-label={translate('studio.grid.undo')}
            title={`${translate('studio.grid.undo')} (Ctrl+Z)`}
            disabled={history.past.length === 0}
            onClick={() => control.edit('undo')}
          >
            <UndoIcon />
          </IconButton>
          <IconButton
            aria-label={translate('studio.grid.redo')}
            title={`${translate('studio.grid.redo')} (Ctrl+Y)`}
            disabled={history.future.length === 0}
            onClick={() => control.edit('redo')}
          >
            <RedoIcon />
          </IconButton>
          <Button
            size="small"
            variant="outlined"
            title="Ctrl+D"
            onClick={() => control.edit('fill-down')}
          >
            {translate('studio.grid.fill-down')}
          </Button>
          <Button size="small" variant="outlined" onClick={control.addRow}>
            {translate('studio.grid.add-row')}
          </Button>
          <Button
            size="small"
            variant="outlined"
            disabled={selected.length === 0}
            onClick={control.removeRows}
          >
            {translate('studio.grid.remove-rows', { smart_count: Math.max(1, selected.length) })}
          </Button>
        </>
      )}
    </Box>
  );
}
