import { Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useRef } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { ChangeDetails, ChangeEvent } from '#core/studio/changes/change-set.ts';
import { call } from '#studio/app/studio-client.ts';
import { useMay } from '#studio/app/use-may.ts';
import { Changes } from '#studio/ui/changes.tsx';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { formatTime } from '#studio/ui/format-time.ts';
import { useWork, valuesOf } from '#studio/ui/use-work.ts';

type Props = { change: ChangeDetails; onChange: () => void };

/** What was said and done about a change set, the latest first. */
export function ChangeHistory({ change, onChange }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const mayWrite = useMay('changes:write');
  return (
    <Panel title={translate('studio.content.comments')}>
      {mayWrite && <CommentForm {...{ change, onChange }} />}
      {change.events.toReversed().map(({ at, person, action, text, before, after }, index) => {
        const key = `${at} ${action} ${index}`;
        return (
          <Box key={key} sx={{ mb: 1.5 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {person} · {formatTime(locale, at)}
            </Typography>
            {action === 'comment' ? (
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            ) : (
              <Typography variant="body2" component="div">
                {translate(`studio.action.${action}`, { _: action })}
                {action === 'change.step' && <Changes before={before} after={after} />}
                <Planned action={action} after={after} />
              </Typography>
            )}
          </Box>
        );
      })}
    </Panel>
  );
}

/** When a change set is to be published, or why it was not. */
function Planned({ action, after }: Pick<ChangeEvent, 'action' | 'after'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { publishAt, code } = (after ?? {}) as { publishAt?: string | null; code?: string };
  if (action === 'change.scheduled') {
    const time = publishAt ? formatTime(locale, publishAt) : translate('studio.content.unplanned');
    return <div>{time}</div>;
  }
  return action === 'change.unpublished' && <div>{translate(`studio.error.${code}`)}</div>;
}

function CommentForm({ change, onChange }: Props) {
  const translate = useTranslate();
  const { isBusy, error, run } = useWork();
  const form = useRef<HTMLFormElement>(null);
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { text = '' } = valuesOf(event.currentTarget);
    void run(async () => {
      await call('POST', `/changes/${change.id}/comments`, { text });
      form.current?.reset();
      onChange();
    });
  }
  return (
    <form ref={form} onSubmit={send}>
      <ErrorAlert error={error} />
      <TextField
        name="text"
        label={translate('studio.content.comment')}
        required
        multiline
        minRows={2}
        fullWidth
        size="small"
      />
      <Button type="submit" loading={isBusy} sx={{ my: 1 }}>
        {translate('studio.content.send-comment')}
      </Button>
    </form>
  );
}
