import {
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import type { ContentFinding, StoredVersion } from '#core/studio/changes/change-set.ts';
import { call } from '#studio/app/studio-client.ts';
import { useMay } from '#studio/app/use-may.ts';
import { ChangesOfVersion } from '#studio/content/changes-of-version.tsx';
import { FindingGroup } from '#studio/content/findings/finding-group.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { formatTime } from '#studio/ui/format-time.ts';
import { PageHeading } from '#studio/ui/list-heading.tsx';
import { useWork } from '#studio/ui/use-work.ts';

/** The versions of the content that are stored, and the way back to each. */
export function VersionList() {
  const translate = useTranslate();
  const mayPublish = useMay('changes:publish');
  const [chosen, setChosen] = useState<StoredVersion | null>(null);
  const { data, error } = useQuery({
    queryKey: ['versions'],
    queryFn: () => call<{ items: StoredVersion[] }>('GET', '/versions'),
  });
  return (
    <Box sx={{ maxWidth: 900 }}>
      <Title title={translate('resources.versions.name')} />
      <PageHeading resource="versions" />
      <ErrorAlert error={error} />
      <List>
        {data?.items.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            onRestore={mayPublish && !version.isInUse ? () => setChosen(version) : null}
          />
        ))}
      </List>
      {chosen && <RestoreDialog version={chosen} onClose={() => setChosen(null)} />}
    </Box>
  );
}

type RowProps = { version: StoredVersion; onRestore: (() => void) | null };

function VersionRow({ version: stored, onRestore }: RowProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { version, importedAt, command, origin, source, note, isInUse } = stored;
  const made = translate(`studio.content.made-${command}`, { source, version: origin ?? '' });
  return (
    <ListItem
      disableGutters
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ mr: 'auto', minWidth: 0 }}>
        <Typography component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {translate('studio.content.version', { version })}
          {note && ` · ${note}`}{' '}
          {isInUse && (
            <Chip size="small" color="success" label={translate('studio.content.in-use')} />
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[formatTime(locale, importedAt), made].join(' · ')}
        </Typography>
      </Box>
      {onRestore && (
        <Button
          variant="outlined"
          size="small"
          onClick={onRestore}
          aria-label={translate('studio.content.restore-one', { version })}
        >
          {translate('studio.content.restore')}
        </Button>
      )}
      <ChangesOfVersion version={version} />
    </ListItem>
  );
}

type DialogProps = { version: StoredVersion; onClose: () => void };

function RestoreDialog({ version: { version }, onClose }: DialogProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  const { isBusy, error, run } = useWork();
  const heading = useId();
  const [existing, setExisting] = useState<ContentFinding[]>([]);
  /** With errors, which are shown. */
  const isRestored = existing.length > 0;
  const restore = () =>
    run(async () => {
      const path = `/versions/${version}/restore`;
      const restored = await call<{ existing: ContentFinding[] }>('POST', path);
      await client.invalidateQueries({ queryKey: ['versions'] });
      void client.invalidateQueries({ queryKey: ['changes'] });
      if (restored.existing.length === 0) onClose();
      else setExisting(restored.existing);
    });
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('studio.content.restore-one', { version })}</DialogTitle>
      <DialogContent>
        <Typography role="status">
          {translate(`studio.content.${isRestored ? 'restored' : 'restore-text'}`)}
        </Typography>
        <ErrorAlert error={error} />
        <FindingGroup id={null} findings={existing} kind="existing" />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {translate(isRestored ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {!isRestored && (
          <Button variant="contained" loading={isBusy} onClick={() => void restore()}>
            {translate('studio.content.restore')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
