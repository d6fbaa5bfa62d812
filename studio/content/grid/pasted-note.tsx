import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Pasted } from '#core/editing/grid/grid-paste.ts';

/** What a paste has done, said once; columns that the table does not have are named. */
export function PastedNote({ pasted }: { pasted: Pasted | null }) {
  const translate = useTranslate();
  const { cells = 0, rows = 0, leftOut = [] } = pasted ?? {};
  return (
    <Typography role="status" variant="body2" sx={{ color: 'text.secondary', minHeight: 20 }}>
      {pasted &&
        [
          translate('studio.grid.pasted-cells', { smart_count: cells }),
          rows > 0 && translate('studio.grid.pasted-rows', { smart_count: rows }),
          leftOut.length > 0 && translate('studio.grid.left-out', { names: leftOut.join(', ') }),
        ]
          .filter(Boolean)
          .join(' ')}
    </Typography>
  );
}
