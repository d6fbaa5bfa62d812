import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { ChangeDetails } from '#core/studio/changes/change-set.ts';
import { call, StudioError } from '#studio/app/studio-client.ts';
import { useMay } from '#studio/app/use-may.ts';
import { FindingGroup } from '#studio/content/findings/finding-group.tsx';
import { refreshChange } from '#studio/content/refresh-change.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { formatTime } from '#studio/ui/format-time.ts';
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
      {change.publishAt !== null && <PlannedTime change={change} at={change.publishAt} />}
      <Button variant="contained" fullWidth sx={{ mt: 2 }} onClick={() => setOpen(true)}>
        {translate('studio.content.publish')}
      </Button>
      {isOpen && <PublishDialog change={change} onClose={() => setOpen(false)} />}
    </>
  );
}

function PlannedTime({ change, at }: { change: ChangeDetails; at: string }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const client = useQueryClient();
  const { isBusy, error, run } = useWork();
  const cancel = () =>
    run(async () => {
      await call('DELETE', `/changes/${change.id}/publish`);
      await refreshChange(client, change.id);
    });
  return (
    <>
      <Typography sx={{ mt: 2 }}>
        {translate('studio.content.planned', {
          time: formatTime(locale, at),
          person: change.scheduledBy,
        })}
      </Typography>
      <ErrorAlert error={error} />
      <Button loading={isBusy} onClick={() => void cancel()}>
        {translate('studio.content.unplan')}
      </Button>
    </>
  );
}

type DialogProps = { change: ChangeDetails; onClose: () => void };

function PublishDialog({ change, onClose }: DialogProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  const { isBusy, error, run } = useWork();
  const heading = useId();
  const [time, setTime] = useState('');
  const publish = () =>
    run(async () => {
      // The value of the field is in the zone of the browser.
      const at = time === '' ? null : new Date(time).toISOString();
      await call('POST', `/changes/${change.id}/publish`, { at });
      await refreshChange(client, change.id);
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
        <TextField
          type="datetime-local"
          label={translate('studio.content.publish-at')}
          helperText={translate('studio.content.publish-at-help')}
          value={time}
          onChange={({ target }) => setTime(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          fullWidth
          sx={{ my: 2 }}
        />
        <ErrorAlert error={error} />
        <FindingGroup id={change.id} findings={findings} kind="errors" />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" loading={isBusy} onClick={() => void publish()}>
          {translate(time === '' ? 'studio.content.publish-now' : 'studio.content.plan')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
