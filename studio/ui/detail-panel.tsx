import { Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** A part of a page with its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2.5, mb: 2 }}>
      <Typography variant="h6" component="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
