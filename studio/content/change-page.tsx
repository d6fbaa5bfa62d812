import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import type { ChangeDetails } from '#core/studio/changes/change-set.ts';
import { isOpen } from '#core/studio/changes/change-steps.ts';
import { BASE } from '#studio/app/base.ts';
import { useMay } from '#studio/app/use-may.ts';
import { ChangeDialog } from '#studio/content/change-dialog.tsx';
import { ChangeHistory } from '#studio/content/change-history.tsx';
import { StateChip } from '#studio/content/change-list.tsx';
import { ChangeStepsPanel } from '#studio/content/change-steps-panel.tsx';
import { ChangedFiles } from '#studio/content/changed-files.tsx';
import { recordsPath, tablesPath } from '#studio/content/content-paths.ts';
import { PreviewPanel } from '#studio/content/preview-panel.tsx';
import { RebasePanel } from '#studio/content/rebase-panel.tsx';
import { useChange } from '#studio/content/use-content.ts';
import { mediaPath } from '#studio/media/media-paths.ts';
import { useDocumentTitle } from '#studio/ui/document-title.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { formatTime } from '#studio/ui/format-time.ts';

/** One change set: what it changes, what was said about it, what may be done with it. */
export function ChangePage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { data: change, error, refetch } = useChange(id);
  useDocumentTitle(change?.title ?? translate('resources.changes.name'));
  return (
    <Box sx={{ mt: 3 }}>
      <Title title={translate('resources.changes.name')} />
      <ErrorAlert error={error} />
      {change && (
        <>
          <Heading change={change} />
          <Box
            sx={{
              ...{ display: 'grid', gap: 2, alignItems: 'start' },
              gridTemplateColumns: { lg: 'minmax(0, 1fr) 22rem' },
            }}
          >
            <div>
              <RebasePanel change={change} />
              <ChangedFiles change={change} />
            </div>
            <div>
              <ChangeStepsPanel change={change} onChange={() => void refetch()} />
              <PreviewPanel change={change} />
              <ChangeHistory change={change} onChange={() => void refetch()} />
            </div>
          </Box>
        </>
      )}
    </Box>
  );
}

function Heading({ change }: { change: ChangeDetails }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const mayWrite = useMay('changes:write') && isOpen(change.state);
  const [isRenamed, setRenamed] = useState(false);
  const facts = [
    change.author,
    formatTime(locale, change.createdAt),
    translate('studio.content.based-on', { version: change.baseVersion }),
  ];
  return (
    <>
      <MuiLink component={Link} to={`${BASE}/changes`} color="inherit">
        {translate('resources.changes.name')}
      </MuiLink>
      <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {change.title} <StateChip state={change.state} />
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{facts.join(' · ')}</Typography>
      {change.why && (
        <Typography
          sx={{ mt: 1, maxWidth: '70ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {change.why}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
        <Button component={Link} to={recordsPath(change.id)} variant="contained">
          {translate(mayWrite ? 'studio.content.edit' : 'studio.content.look')}
        </Button>
        <Button component={Link} to={tablesPath(change.id)} variant="outlined">
          {translate('studio.tables.title')}
        </Button>
        <Button component={Link} to={mediaPath(change.id)} variant="outlined">
          {translate('resources.media.name')}
        </Button>
        {mayWrite && (
          <Button onClick={() => setRenamed(true)}>{translate('studio.content.rename')}</Button>
        )}
      </Box>
      {isRenamed && <ChangeDialog change={change} onClose={() => setRenamed(false)} />}
    </>
  );
}
