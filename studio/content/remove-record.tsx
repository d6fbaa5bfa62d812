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
import { useNavigate } from 'react-router';
import type { RecordKind } from '#core/editing/record-kinds.ts';
import { call, withQuery } from '#studio/app/studio-client.ts';
import { changePath } from '#studio/content/content-paths.ts';
import { refreshChange } from '#studio/content/refresh-change.ts';
import { useEditingNames } from '#studio/content/use-content.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork } from '#studio/ui/use-work.ts';

type Props = { id: string; path: string; kind: RecordKind; title: string };

/** Removes a record with all of its files; what refers to it stands among the findings then. */
export function RemoveRecord(props: Props) {
  const translate = useTranslate();
  const names = useEditingNames();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)} sx={{ mt: 3 }}>
        {translate('studio.content.remove-record', { name: names.kind(props.kind) })}
      </Button>
      {isOpen && <RemoveDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function RemoveDialog({ id, path, kind, title, onClose }: Props & { onClose: () => void }) {
  const translate = useTranslate();
  const names = useEditingNames();
  const navigate = useNavigate();
  const client = useQueryClient();
  const heading = useId();
  const { isBusy, error, run } = useWork();
  const remove = () =>
    run(async () => {
      await call('DELETE', withQuery(`/changes/${id}/records`, { path }));
      // The page of the change set opens the files that it lists: it has to know which are left. This page still shows the
      // record meanwhile: nothing of it is dropped from the cache, or it would be requested again.
      await refreshChange(client, id);
      navigate(changePath(id));
    });
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>
        {translate('studio.content.remove-one', { name: title || names.kind(kind) })}
      </DialogTitle>
      <DialogContent>
        <Typography>{translate('studio.content.remove-text')}</Typography>
        <ErrorAlert error={error} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" color="error" loading={isBusy} onClick={() => void remove()}>
          {translate('studio.content.remove-now')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
