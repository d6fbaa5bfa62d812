import { Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { HeldData } from '#core/studio/held-data.ts';
import { BASE } from '#studio/app/base.ts';
import { call } from '#studio/app/studio-client.ts';
import { useMay } from '#studio/app/use-may.ts';
import { ErasureForm } from '#studio/running/erasure-form.tsx';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { formatTime } from '#studio/ui/format-time.ts';
import { useWork } from '#studio/ui/use-work.ts';

type Props = { held: HeldData; onChange: () => Promise<void> };

/** What is stored about the person who was found, and what can be done with it. */
export function HeldPanel({ held, onChange }: Props) {
  const translate = useTranslate();
  const isHeld = Object.keys(held.counts).length > 0;
  return (
    <Panel title={held.email}>
      <Box role="status">
        {!isHeld && <Typography>{translate('studio.privacy.nothing')}</Typography>}
        {isHeld && <Counts counts={held.counts} />}
      </Box>
      {held.hasAccess && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {translate('studio.privacy.has-access')}
        </Alert>
      )}
      <Submissions held={held} />
      {isHeld && <Actions held={held} onChange={onChange} />}
    </Panel>
  );
}

function Counts({ counts }: Pick<HeldData, 'counts'>) {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
        gap: 1.5,
      }}
    >
      {Object.entries(counts).map(([name, count]) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(`studio.held.${name}`, { smart_count: count, _: name })}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.375rem', fontWeight: 600 }}>
            {count}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Submissions({ held: { submissions, views } }: Pick<Props, 'held'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (submissions.length + views.length === 0) return null;
  return (
    <Box component="ul" sx={{ pl: 2.5, my: 2, '& li': { mb: 0.5 } }}>
      {submissions.map(({ id, kind, received }) => (
        <li key={id}>
          <MuiLink component={Link} to={`${BASE}/messages/${encodeURIComponent(id)}/show`}>
            {translate(`studio.kind.${kind}`)}, {formatTime(locale, received)}
          </MuiLink>
        </li>
      ))}
      {views.map(({ name, clerk }) => (
        <li key={`${clerk} ${name}`}>{translate('studio.privacy.view-of', { name, clerk })}</li>
      ))}
    </Box>
  );
}

function Actions({ held, onChange }: Props) {
  const translate = useTranslate();
  const { isBusy, error, run } = useWork();
  const [isErasing, setErasing] = useState(false);
  const mayErase = useMay('privacy:change');
  const save = () =>
    run(async () => saveAsFile(await call('POST', '/privacy/export', { email: held.email })));
  return (
    <>
      <ErrorAlert error={error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="outlined" loading={isBusy} onClick={save}>
          {translate('studio.privacy.export')}
        </Button>
        {mayErase && !held.isRequested && !isErasing && (
          <Button variant="outlined" color="error" onClick={() => setErasing(true)}>
            {translate('studio.privacy.erase')}
          </Button>
        )}
      </Box>
      {held.isRequested && (
        <Alert
          severity="warning"
          // Whoever has just requested it goes on here: the form is gone.
          ref={isErasing ? focusOn : undefined}
          tabIndex={-1}
          sx={{ mt: 2 }}
        >
          {translate('studio.privacy.requested')}
        </Alert>
      )}
      {isErasing && !held.isRequested && (
        <ErasureForm
          email={held.email}
          onCancel={() => setErasing(false)}
          onRequested={async () => {
            await onChange();
            setErasing(false);
          }}
        />
      )}
    </>
  );
}

function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

function saveAsFile(data: unknown): void {
  const json = JSON.stringify(data, null, 2);
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'personal-data.json';
  link.click();
  URL.revokeObjectURL(address);
}
