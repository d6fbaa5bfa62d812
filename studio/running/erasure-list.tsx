import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useCanAccess, useLocaleState, useNotify, useTranslate } from 'react-admin';
import type { ErasureRequest } from '#core/studio/held-data.ts';
import { call } from '#studio/app/studio-client.ts';
import { useMay } from '#studio/app/use-may.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { formatTime } from '#studio/ui/format-time.ts';
import { useWork } from '#studio/ui/use-work.ts';

type Changing = { onChange: () => Promise<void> };

/** Erasures that wait for a second person. */
export function ErasureList({ items, onChange }: { items: ErasureRequest[] } & Changing) {
  const translate = useTranslate();
  return (
    <Panel title={translate('studio.privacy.waiting')}>
      {items.length === 0 && <Typography>{translate('studio.privacy.none-waiting')}</Typography>}
      {items.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((request) => (
            <Request key={request.id} request={request} onChange={onChange} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

function Request({ request, onChange }: { request: ErasureRequest } & Changing) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { email, reason, note, person, requested, expires } = request;
  return (
    <Box
      component="li"
      sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' }, overflowWrap: 'anywhere' }}
    >
      <Typography sx={{ fontWeight: 600 }}>{email}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`studio.reason.${reason}`)}
        {note && ` · ${note}`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('studio.privacy.requested-by', { person, time: formatTime(locale, requested) })}
        {!request.isInterrupted &&
          ` · ${translate('studio.privacy.until', { time: formatTime(locale, expires) })}`}
      </Typography>
      {request.isInterrupted && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('studio.privacy.interrupted')}
        </Alert>
      )}
      <RequestActions request={request} onChange={onChange} />
    </Box>
  );
}

function RequestActions({ request, onChange }: { request: ErasureRequest } & Changing) {
  const translate = useTranslate();
  const { canAccess: mayConfirm } = useCanAccess({ resource: 'erasures', action: 'edit' });
  const mayWithdraw = useMay('privacy:change');
  const [isConfirming, setConfirming] = useState(false);
  const { isBusy, error, runTask } = useTask(request, onChange);
  return (
    <>
      <ErrorAlert error={error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        {mayConfirm && !request.isOwn && !request.confirmableFrom && (
          <Button
            variant="outlined"
            color="error"
            loading={isBusy}
            onClick={() => setConfirming(true)}
          >
            {translate('studio.privacy.confirm')}
          </Button>
        )}
        {mayWithdraw && !request.isInterrupted && (
          <Button loading={isBusy} onClick={() => runTask('withdraw')}>
            {translate('studio.privacy.withdraw')}
          </Button>
        )}
        <WhoConfirms request={request} {...(mayConfirm !== undefined && { mayConfirm })} />
      </Box>
      <Confirm
        isOpen={isConfirming}
        title={translate('studio.privacy.confirm-title', { email: request.email })}
        content={translate('studio.privacy.confirm-text')}
        confirm={translate('studio.privacy.confirm')}
        confirmColor="warning"
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          runTask('confirm');
        }}
      />
    </>
  );
}

/** Why the reader cannot confirm a request, and who can. */
function WhoConfirms({ request, mayConfirm }: { request: ErasureRequest; mayConfirm?: boolean }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { isOwn, confirmableFrom, hasOther } = request;
  const lines: string[] = [];
  if (isOwn) lines.push(translate('studio.privacy.own'));
  else if (mayConfirm === false) lines.push(translate('studio.privacy.by-admin'));
  else if (mayConfirm && confirmableFrom)
    lines.push(translate('studio.privacy.from', { time: formatTime(locale, confirmableFrom) }));
  if (!hasOther) lines.push(translate('studio.privacy.no-other'));
  if (lines.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {lines.join(' ')}
    </Typography>
  );
}

function useTask({ id }: ErasureRequest, onChange: () => Promise<void>) {
  const notify = useNotify();
  const { run, ...work } = useWork();
  const runTask = (task: 'confirm' | 'withdraw') =>
    void run(async () => {
      await call('POST', `/privacy/erasures/${id}/${task}`);
      notify(`studio.privacy.done-${task}`, { type: 'success' });
      await onChange();
    });
  return { ...work, runTask };
}
