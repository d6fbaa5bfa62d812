import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDocumentTitle } from '#studio/ui/document-title.ts';

type Props = {
  resource: string;
  /** Of a page that shows one of the list. */
  name?: string;
};

/** The one heading of a list's page, and what the list is. */
export function PageHeading({ resource, name }: Props) {
  const translate = useTranslate();
  const heading = name ?? translate(`resources.${resource}.name`);
  useDocumentTitle(heading);
  return (
    <>
      <Typography variant="h4" component="h1" sx={{ mt: 3, overflowWrap: 'anywhere' }}>
        {heading}
      </Typography>
      {name === undefined && (
        <Typography sx={{ color: 'text.secondary', maxWidth: '60ch', mb: 1 }}>
          {translate(`studio.intro.${resource}`)}
        </Typography>
      )}
    </>
  );
}
