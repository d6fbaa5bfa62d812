import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { toLocale } from '#core/i18n/locales.ts';
import type { ChangeDetails, ChangeSet } from '#core/studio/changes/change-set.ts';
import type { ContentGap } from '#core/studio/content-gap.ts';
import { call, withQuery } from '#studio/app/studio-client.ts';
import { recordPath } from '#studio/content/content-paths.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork } from '#studio/ui/use-work.ts';

const NEW = 'new';

/** Chooses the change set in which a field is fixed, and opens it there. */
export function FixDialog({ gap, onClose }: { gap: ContentGap; onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const client = useQueryClient();
  const locale = toLocale(useLocaleState()[0]);
  const heading = useId();
  const { isBusy, error, run } = useWork();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: ['changes', 'open'],
    queryFn: () =>
      call<{ items: ChangeSet[] }>('GET', withQuery('/changes', { state: 'open', limit: 100 })),
  });
  const id = chosen ?? data?.items[0]?.id ?? NEW;
  const title = translate('studio.gaps.new-title', {
    kind: translate(`studio.gap.${gap.kind}`),
    title: gap.title[locale] || gap.code,
  });
  const open = () =>
    run(async () => {
      const change = id === NEW ? await begin(title) : id;
      void client.invalidateQueries({ queryKey: ['changes'] });
      navigate(recordPath(change, gap));
    });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('studio.gaps.choose')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{translate('studio.gaps.choose-text')}</Typography>
        <ErrorAlert error={error} />
        <TextField
          select
          fullWidth
          id="fix-change"
          label={translate('resources.changes.name')}
          value={id}
          disabled={!data}
          onChange={(event) => setChosen(event.target.value)}
        >
          {data?.items.map((change) => (
            <MenuItem key={change.id} value={change.id}>
              {change.title}
            </MenuItem>
          ))}
          <MenuItem value={NEW}>{translate('studio.gaps.new')}</MenuItem>
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" loading={isBusy} disabled={!data} onClick={() => void open()}>
          {translate('studio.gaps.open')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

async function begin(title: string): Promise<string> {
  const { id } = await call<ChangeDetails>('POST', '/changes', {
    title: title.slice(0, 150),
    why: '',
  });
  return id;
}
