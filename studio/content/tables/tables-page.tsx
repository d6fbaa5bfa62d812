import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { isOpen } from '#core/studio/changes/change-steps.ts';
import { useMay } from '#studio/app/use-may.ts';
import { changePath } from '#studio/content/content-paths.ts';
import { TableExport } from '#studio/content/tables/table-export.tsx';
import { TableImport } from '#studio/content/tables/table-import.tsx';
import { useChange } from '#studio/content/use-content.ts';
import { useDocumentTitle } from '#studio/ui/document-title.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';

/** Tables of the content under a change set, as files. */
export function TablesPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { data: change, error } = useChange(id);
  const mayWrite = useMay('changes:write') && change !== undefined && isOpen(change.state);
  useDocumentTitle(translate('studio.tables.title'));
  return (
    <Box sx={{ mt: 3, maxWidth: 1100 }}>
      <Title title={translate('resources.changes.name')} />
      <MuiLink component={Link} to={changePath(id)} color="inherit">
        {change?.title ?? translate('resources.changes.name')}
      </MuiLink>
      <Typography variant="h4" component="h1" sx={{ mb: 2 }}>
        {translate('studio.tables.title')}
      </Typography>
      <ErrorAlert error={error} />
      <TableExport id={id} />
      {mayWrite && <TableImport id={id} />}
    </Box>
  );
}
