import { Link, Typography } from '@mui/material';
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

function Refusal({ kind }: { kind: 'denied' | 'unknown' }) {
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
      <Link component={RouterLink} to={BASE}>
        {translate('studio.refusal.to-start')}
      </Link>
    </>
  );
}
