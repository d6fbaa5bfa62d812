import { type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, SimpleList } from 'react-admin';
import { RowLink } from '#studio/ui/row-link.tsx';

type Props<Row extends RaRecord> = {
  /** The table, where there is room for it. */
  children: ReactNode;
  /** What a card on a phone shows. */
  title: (row: Row) => ReactNode;
  text: (row: Row) => ReactNode;
  /** Where a card leads; without it, nowhere. */
  linkTo?: (id: string | number) => string;
};

/** The rows of a list: a table, on phones cards. */
export function ResponsiveList<Row extends RaRecord>(props: Props<Row>) {
  const { children, title, text, linkTo } = props;
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (!isNarrow) return children;
  return (
    <SimpleList<Row>
      primaryText={(row) =>
        linkTo ? <RowLink to={linkTo(row.id)}>{title(row)}</RowLink> : title(row)
      }
      secondaryText={text}
      rowClick={false}
      sx={{
        py: 0,
        '& li': { position: 'relative' },
        '& li + li': { borderTop: 1, borderColor: 'divider' },
        // The link fills its card.
        '& li a::after': { content: '""', position: 'absolute', inset: 0 },
        '& .MuiListItemText-secondary': { overflowWrap: 'anywhere' },
      }}
    />
  );
}
