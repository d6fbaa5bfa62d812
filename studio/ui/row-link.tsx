import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Link of a row, for keyboards and new windows; a click anywhere else on the row works as well. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <MuiLink component={Link} to={to} color="inherit" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </MuiLink>
  );
}
