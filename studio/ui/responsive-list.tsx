import { type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, SimpleList } from 'react-admin';

type Props<Row extends RaRecord> = {
  /** The table, where there is room for it. */
  children: ReactNode;
  /** What a card on a phone shows. */
  title: (row: Row) => ReactNode;
  text: (row: Row) => ReactNode;
  /** Where a row leads; false: nowhere. */
  rowClick: 'show' | 'edit' | false;
};

/** The rows of a list: a table, on phones cards. */
export function ResponsiveList<Row extends RaRecord>(props: Props<Row>) {
  const { children, title, text, rowClick } = props;
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (!isNarrow) return children;
  return (
    <SimpleList<Row>
      primaryText={title}
      secondaryText={text}
      rowClick={rowClick}
      sx={{ '& .MuiListItemText-secondary': { overflowWrap: 'anywhere' } }}
    />
  );
}
