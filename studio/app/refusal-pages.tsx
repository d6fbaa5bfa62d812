import { Box, Button, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { BASE } from '#studio/app/base.ts';
import { useDocumentTitle } from '#studio/ui/document-title.ts';

/** A page that the role of the person does not open. */
export function AccessDenied() {
  return <Refusal kind="denied" />;
}

/** An address that the studio does not have. */
export function UnknownAddress() {
  return <Refusal kind="unknown" />;
}

/** A page that has failed: its code is that of another version of the studio, or it has a fault. */
export function FailedPage() {
  const translate = useTranslate();
  return (
    <Refusal kind="failed">
      <Button variant="contained" onClick={() => window.location.reload()}>
        {translate('studio.refusal.reload')}
      </Button>
    </Refusal>
  );
}

type RefusalProps = { kind: 'denied' | 'unknown' | 'failed'; children?: ReactNode };

function Refusal({ kind, children }: RefusalProps) {
  const translate = useTranslate();
  const title = translate(`studio.refusal.${kind}-title`);
  useDocumentTitle(title);
  return (
    <>
      <Title title={title} />
      <Typography variant="h4" component="h1" sx={{ mt: 3 }}>
        {title}
      </Typography>
      <Typography sx={{ maxWidth: '60ch', my: 1 }}>
        {translate(`studio.refusal.${kind}`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {children}
        <Link component={RouterLink} to={BASE}>
          {translate('studio.refusal.to-start')}
        </Link>
      </Box>
    </>
  );
}
