import { Alert, Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { PartlyFound } from '#studio/ui/list-pages.tsx';

const RENEWED_MS = 2000;

/** After an update the server prepares earlier rows for a while: the list says so, and is read again until it is complete. */
export function PreparingNote() {
  const translate = useTranslate();
  const client = useQueryClient();
  const { resource, meta, isFetching } = useListContext();
  const isPreparing = (meta as PartlyFound | undefined)?.isPreparing ?? false;
  useEffect(() => {
    if (!isPreparing || isFetching) return;
    // Its counts and saved views, too.
    const renew = () => client.invalidateQueries({ queryKey: [resource] });
    const timer = setTimeout(renew, RENEWED_MS);
    return () => clearTimeout(timer);
  }, [client, isPreparing, isFetching, resource]);
  return (
    <Box role="status">
      {isPreparing && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate('studio.list.preparing')}
        </Alert>
      )}
    </Box>
  );
}
