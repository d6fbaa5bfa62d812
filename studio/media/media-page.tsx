import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router';
import { isOpen } from '#core/studio/changes/change-steps.ts';
import { useMay } from '#studio/app/use-may.ts';
import { changePath } from '#studio/content/content-paths.ts';
import { useChange } from '#studio/content/use-content.ts';
import { MediaDetail } from '#studio/media/media-detail.tsx';
import { MediaGrid } from '#studio/media/media-grid.tsx';
import { mediaPath } from '#studio/media/media-paths.ts';
import { UploadDialog } from '#studio/media/upload-dialog.tsx';
import { useDocumentTitle } from '#studio/ui/document-title.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';

/** The media files of the content under a change set, or one of them. */
export function MediaPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const translate = useTranslate();
  const path = params.get('path');
  const { data: change, error } = useChange(id);
  const isClosed = change !== undefined && !isOpen(change.state);
  const mayUpload = useMay('changes:write') && !isClosed;
  const mayWrite = mayUpload && change !== undefined;
  const title = path?.split('/').at(-1) ?? translate('resources.media.name');
  useDocumentTitle(title);
  return (
    <Box sx={{ mt: 3 }}>
      <Title title={translate('resources.media.name')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <MuiLink
          component={Link}
          to={changePath(id)}
          color="inherit"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {change?.title ?? translate('resources.changes.name')}
        </MuiLink>
        {path && (
          <>
            <span aria-hidden>›</span>
            <MuiLink component={Link} to={mediaPath(id)} color="inherit">
              {translate('resources.media.name')}
            </MuiLink>
          </>
        )}
      </Box>
      <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        {title}
      </Typography>
      <ErrorAlert error={error} />
      {path ? (
        <MediaDetail key={path} {...{ id, path, mayWrite }} />
      ) : (
        <Library {...{ id, mayUpload, mayWrite }} />
      )}
    </Box>
  );
}

type LibraryProps = {
  id: string;
  /** As far as is known: the button has its place before the change set is read, so that no open menu moves. */
  mayUpload: boolean;
  mayWrite: boolean;
};

function Library({ id, mayUpload, mayWrite }: LibraryProps) {
  const translate = useTranslate();
  const [isUploading, setUploading] = useState(false);
  return (
    <>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 2 }}>
        {translate('studio.intro.media')}
      </Typography>
      {mayUpload && (
        <Button
          variant="contained"
          sx={{ mb: 2 }}
          disabled={!mayWrite}
          onClick={() => setUploading(true)}
        >
          {translate('studio.media.upload')}
        </Button>
      )}
      <MediaGrid id={id} initial={{ kind: 'picture' }} toAddress={(path) => mediaPath(id, path)} />
      {isUploading && <UploadDialog id={id} onClose={() => setUploading(false)} />}
    </>
  );
}
