import {
  Alert,
  Box,
  Button,
  List,
  ListItem,
  MenuItem,
  Link as MuiLink,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { locales } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { ChangeDetails } from '#core/studio/changes/change-set.ts';
import { isOpen } from '#core/studio/changes/change-steps.ts';
import type { Preview, PreviewLink } from '#core/studio/changes/preview.ts';
import { call, StudioError } from '#studio/app/studio-client.ts';
import { useMay } from '#studio/app/use-may.ts';
import { previewPath } from '#studio/content/content-paths.ts';
import { FindingGroup } from '#studio/content/findings/finding-group.tsx';
import { refreshChange } from '#studio/content/refresh-change.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { formatTime } from '#studio/ui/format-time.ts';
import { useWork } from '#studio/ui/use-work.ts';

/** How long a link works, hours. */
const TIMES = [1, 24, 72, 168];

const keyOf = (id: string) => ['previews', id];

/** Reads the preview again, and the history that names what was done. */
function useRefresh(id: string) {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: keyOf(id) });
    await refreshChange(client, id);
  };
}

/** The public site under a change set: makes it, opens it in both languages, and shows it to people without an account. */
export function PreviewPanel({ change }: { change: ChangeDetails }) {
  const translate = useTranslate();
  const mayWrite = useMay('changes:write');
  const { id, fileCount } = change;
  const refresh = useRefresh(id);
  const { isBusy, error, run } = useWork();
  const isShown = isOpen(change.state) && fileCount > 0;
  const { data: preview } = useQuery({
    queryKey: keyOf(id),
    queryFn: () => call<Preview>('GET', `/changes/${id}/preview`),
    enabled: isShown,
  });
  /** In this browser: the cookie came with the response. */
  const [isStarted, setStarted] = useState(false);
  if (!isShown || !preview) return null;
  const start = () =>
    run(async () => {
      await call('POST', `/changes/${id}/preview`);
      setStarted(true);
      await refresh();
    });
  const findings = error instanceof StudioError ? (error.body.errors ?? []) : [];
  return (
    <Panel title={translate('studio.preview.title')}>
      <Typography>{translate('studio.preview.text')}</Typography>
      <BuiltAt preview={preview} />
      <ErrorAlert error={error} />
      <FindingGroup id={id} findings={findings} kind="errors" />
      {mayWrite && (
        <Button
          variant="outlined"
          fullWidth
          loading={isBusy}
          sx={{ mt: 1 }}
          onClick={() => void start()}
        >
          {translate('studio.preview.start')}
        </Button>
      )}
      <Box role="status" sx={{ mt: 1 }}>
        {isBusy && <Typography>{translate('studio.preview.building')}</Typography>}
        {isStarted && !isBusy && <OpenPages />}
      </Box>
      {preview.builtAt !== null && (
        <MuiLink component={Link} to={previewPath(id)} sx={{ display: 'inline-block', mt: 1 }}>
          {translate('studio.preview.pages')}
        </MuiLink>
      )}
      {mayWrite && <NewLink id={id} />}
      <Links {...{ id, mayWrite }} links={preview.links} />
    </Panel>
  );
}

function OpenPages() {
  const translate = useTranslate();
  return (
    <>
      <Typography>{translate('studio.preview.ready')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {locales.map(({ code, name }) => (
          <Button
            key={code}
            variant="contained"
            href={pathTo(code, 'home')}
            target="_blank"
            rel="noopener"
            lang={code}
          >
            {name}
          </Button>
        ))}
      </Box>
    </>
  );
}

function NewLink({ id }: { id: string }) {
  const translate = useTranslate();
  const refresh = useRefresh(id);
  const { isBusy, error, run } = useWork();
  const [hours, setHours] = useState(24);
  const [address, setAddress] = useState('');
  const make = () =>
    run(async () => {
      const made = await call<{ address: string }>('POST', `/changes/${id}/preview/links`, {
        hours,
      });
      setAddress(window.location.origin + made.address);
      await refresh();
    });
  return (
    <Box sx={{ mt: 2 }}>
      <Typography>{translate('studio.preview.link-text')}</Typography>
      <ErrorAlert error={error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <TextField
          select
          size="small"
          label={translate('studio.preview.term')}
          value={hours}
          onChange={({ target }) => setHours(Number(target.value))}
          sx={{ flex: '1 1 9rem' }}
        >
          {TIMES.map((time) => (
            <MenuItem key={time} value={time}>
              {translate(`studio.preview.hours-${time}`)}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" loading={isBusy} onClick={() => void make()}>
          {translate('studio.preview.make-link')}
        </Button>
      </Box>
      <Box role="status">
        {address !== '' && (
          <TextField
            label={translate('studio.preview.address')}
            helperText={translate('studio.preview.address-help')}
            value={address}
            fullWidth
            size="small"
            margin="dense"
            slotProps={{ htmlInput: { readOnly: true } }}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Box>
    </Box>
  );
}

type LinksProps = { id: string; links: PreviewLink[]; mayWrite: boolean };

function Links({ id, links, mayWrite }: LinksProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const refresh = useRefresh(id);
  const { isBusy, error, run } = useWork();
  if (links.length === 0) return null;
  const end = (link: string) =>
    run(async () => {
      await call('DELETE', `/changes/${id}/preview/links/${link}`);
      await refresh();
    });
  return (
    <Box sx={{ mt: 2 }}>
      <Typography component="h3" variant="subtitle1">
        {translate('studio.preview.links')}
      </Typography>
      <ErrorAlert error={error} />
      <List dense disablePadding>
        {links.map(({ id: link, person, createdAt, expiresAt }) => (
          <ListItem key={link} disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Box sx={{ flex: '1 1 11rem' }}>
              <Typography variant="body2">
                {translate('studio.preview.until', { time: formatTime(locale, expiresAt) })}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {person} · {formatTime(locale, createdAt)}
              </Typography>
            </Box>
            {mayWrite && (
              <Button size="small" loading={isBusy} onClick={() => void end(link)}>
                {translate('studio.preview.end')}
              </Button>
            )}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

/** When the preview was built, and that the change set has changed since. */
function BuiltAt({ preview: { builtAt, isCurrent } }: { preview: Preview }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (builtAt === null) return null;
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {translate('studio.preview.built', { time: formatTime(locale, builtAt) })}
      </Typography>
      {!isCurrent && (
        <Alert severity="info" sx={{ my: 1 }}>
          {translate('studio.preview.old')}
        </Alert>
      )}
    </>
  );
}
