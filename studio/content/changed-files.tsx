import { Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { kindAt } from '#core/editing/record-kinds.ts';
import type { ChangeDetails, ChangeFile, OpenedFile } from '#core/studio/changes/change-set.ts';
import { isOpen } from '#core/studio/changes/change-steps.ts';
import { mediaKindOf } from '#core/studio/media/media-item.ts';
import { call, withQuery } from '#studio/app/studio-client.ts';
import { useMay } from '#studio/app/use-may.ts';
import { recordPath } from '#studio/content/content-paths.ts';
import { FileDifferences } from '#studio/content/file-differences.tsx';
import { refreshChange } from '#studio/content/refresh-change.ts';
import { useEditingNames } from '#studio/content/use-content.ts';
import { MediaDifferences } from '#studio/media/media-differences.tsx';
import { mediaPath } from '#studio/media/media-paths.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork } from '#studio/ui/use-work.ts';

/** What a change set changes, field by field. */
export function ChangedFiles({ change }: { change: ChangeDetails }) {
  const translate = useTranslate();
  return (
    <Panel title={translate('studio.content.changes')}>
      {change.files.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {translate('studio.content.nothing-changed')}
        </Typography>
      )}
      {change.files.map((file) => (
        <ChangedFile key={file.path} {...{ change, file }} />
      ))}
    </Panel>
  );
}

function ChangedFile({ change, file }: { change: ChangeDetails; file: ChangeFile }) {
  const translate = useTranslate();
  const names = useEditingNames();
  const client = useQueryClient();
  const { isBusy, error, run } = useWork();
  const mayWrite = useMay('changes:write') && isOpen(change.state);
  const { path, kind: change_kind } = file;
  const kind = kindAt(path);
  const isMedia = mediaKindOf(path) !== null;
  const toFile = isMedia ? mediaPath(change.id, path) : recordPath(change.id, { path });
  const address = withQuery(`/changes/${change.id}/file`, { path });
  const { data } = useQuery({
    queryKey: ['changes', change.id, 'file', path],
    queryFn: () => call<OpenedFile>('GET', address),
  });
  function revert(): void {
    void run(async () => {
      await call('DELETE', address);
      await refreshChange(client, change.id);
    });
  }
  return (
    <Box component="article" sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere', mr: 'auto' }}>
          <Link to={toFile} style={{ color: 'inherit' }}>
            {path}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[kind && names.kind(kind), translate(`studio.content.file-${change_kind}`), file.author]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {mayWrite && (
          <Button
            size="small"
            loading={isBusy}
            onClick={revert}
            aria-label={translate('studio.content.revert-file', { name: path })}
          >
            {translate('studio.content.revert')}
          </Button>
        )}
      </Box>
      <ErrorAlert error={error} />
      {data && !isMedia && <FileDifferences file={data} />}
      {data && isMedia && <MediaDifferences id={change.id} file={data} kind={change_kind} />}
    </Box>
  );
}
