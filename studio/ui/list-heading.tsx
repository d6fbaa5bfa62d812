import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The one heading of a list's page, and what the list is. */
export function PageHeading({ resource }: { resource: string }) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="h4" component="h1" sx={{ mt: 3 }}>
        {translate(`resources.${resource}.name`)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
        {translate(`studio.intro.${resource}`)}
      </Typography>
    </>
  );
}
