import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ChangeDetails } from '#core/studio/changes/change-set.ts';
import { call, StudioError } from '#studio/app/studio-client.ts';
import { FindingGroup } from '#studio/content/finding-group.tsx';
import { useMay } from '#studio/content/use-content.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork } from '#studio/ui/use-work.ts';

/** Publishes an approved change set as a whole; of a published one, the version that it has become. */
export function PublishPanel({ change }: { change: ChangeDetails }) {
  const translate = useTranslate();
  const mayPublish = useMay('changes:publish');
  const [isOpen, setOpen] = useState(false);
  if (change.publishedVersion !== null) {
    const version = change.publishedVersion;
    return <Typography>{translate('studio.content.published-as', { version })}</Typography>;
  }
  if (change.state !== 'approved' || !mayPublish) return null;
  return (
    <>
      <Button variant="contained" fullWidth sx={{ mt: 2 }} onClick={() => setOpen(true)}>
        {translate('studio.content.publish')}
      </Button>
      {isOpen && <PublishDialog change={change} onClose={() => setOpen(false)} />}
    </>
  );
}

type DialogProps = { change: ChangeDetails; onClose: () => void };

function PublishDialog({ change, onClose }: DialogProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  const { isBusy, error, run } = useWork();
  const heading = useId();
  const publish = () =>
    run(async () => {
      await call('POST', `/changes/${change.id}/publish`, { at: null });
      await client.invalidateQueries({ queryKey: ['changes'] });
      onClose();
    });
  const findings = error instanceof StudioError ? (error.body.errors ?? []) : [];
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>{translate('studio.content.publish')}</DialogTitle>
      <DialogContent>
        <Typography>
          {translate('studio.content.publish-text', { smart_count: change.fileCount })}
        </Typography>
        <ErrorAlert error={error} />
        <FindingGroup id={change.id} findings={findings} severity="error" />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" loading={isBusy} onClick={() => void publish()}>
          {translate('studio.content.publish-now')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
