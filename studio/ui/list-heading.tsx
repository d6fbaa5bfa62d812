import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDocumentTitle } from '#studio/ui/document-title.ts';

/** The one heading of a list's page, and what the list is. */
export function PageHeading({ resource }: { resource: string }) {
  const translate = useTranslate();
  useDocumentTitle(translate(`resources.${resource}.name`));
  return (
    <>
      <Typography variant="h4" component="h1" sx={{ mt: 3 }}>
        {translate(`resources.${resource}.name`)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '60ch', mb: 1 }}>
        {translate(`studio.intro.${resource}`)}
      </Typography>
    </>
  );
}
