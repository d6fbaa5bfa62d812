import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { kindAt } from '#core/editing/record-kinds.ts';
import type { VersionChange } from '#core/studio/changes/version-change.ts';
import { call } from '#studio/app/studio-client.ts';
import { useEditingNames } from '#studio/content/use-content.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';

/** The files that a version changed, read when it is opened. */
export function ChangesOfVersion({ version }: { version: number }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      component="details"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={{ flexBasis: '100%', minWidth: 0 }}
    >
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 0.5 }}>
        {translate('studio.content.version-changes', { version })}
      </Typography>
      {isOpen && <ChangedFiles version={version} />}
    </Box>
  );
}

function ChangedFiles({ version }: { version: number }) {
  const translate = useTranslate();
  const names = useEditingNames();
  const { data, error } = useQuery({
    queryKey: ['versions', version, 'changes'],
    queryFn: () =>
      call<{ items: VersionChange[]; total: number }>('GET', `/versions/${version}/changes`),
  });
  if (error) return <ErrorAlert error={error} />;
  if (!data) return <p>{translate('ra.page.loading')}</p>;
  if (data.total === 0) return <p>{translate('studio.content.version-same')}</p>;
  const others = data.total - data.items.length;
  return (
    <Box component="ul" sx={{ pl: 2.5, my: 0, overflowWrap: 'anywhere' }}>
      {data.items.map(({ path, change }) => (
        <li key={path}>
          {names.kind(kindAt(path) ?? 'media')} · {path} (
          {translate(`studio.content.file-${change}`)})
        </li>
      ))}
      {others > 0 && <li>{translate('studio.content.version-others', { smart_count: others })}</li>}
    </Box>
  );
}
