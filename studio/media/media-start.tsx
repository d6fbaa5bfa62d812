import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Navigate } from 'react-router';
import type { ChangeSet } from '#core/studio/changes/change-set.ts';
import { call, withQuery } from '#studio/app/studio-client.ts';
import { useMay } from '#studio/app/use-may.ts';
import { ChangeDialog } from '#studio/content/change-dialog.tsx';
import { mediaPath } from '#studio/media/media-paths.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { PageHeading } from '#studio/ui/list-heading.tsx';

/** Leads to the files of the change set that was changed last: media files are seen and changed in one. */
export function MediaStart() {
  const translate = useTranslate();
  const mayWrite = useMay('changes:write');
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['changes', 'latest'],
    queryFn: () =>
      call<{ items: ChangeSet[] }>('GET', withQuery('/changes', { state: 'open', limit: 1 })),
  });
  const latest = data?.items[0];
  if (latest) return <Navigate to={mediaPath(latest.id)} replace />;
  return (
    <Box>
      <Title title={translate('resources.media.name')} />
      <PageHeading resource="media" />
      <ErrorAlert error={error} />
      {data && (
        <>
          <Typography sx={{ my: 2, maxWidth: '60ch' }}>
            {translate('studio.media.no-change')}
          </Typography>
          {mayWrite && (
            <Button variant="contained" onClick={() => setOpen(true)}>
              {translate('studio.content.begin')}
            </Button>
          )}
        </>
      )}
      {isOpen && <ChangeDialog onClose={() => setOpen(false)} />}
    </Box>
  );
}
