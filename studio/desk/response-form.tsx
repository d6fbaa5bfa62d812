import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CaseDetails } from '#core/studio/case.ts';
import { statesAfterResponse } from '#core/studio/case-states.ts';
import type { ResponsePreview } from '#core/studio/filled-template.ts';
import { withTemplate } from '#core/studio/response-text.ts';
import { call } from '#studio/app/studio-client.ts';
import { TemplateChoice } from '#studio/desk/template-choice.tsx';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { WorkAlert } from '#studio/ui/error-text.tsx';
import { MailFields } from '#studio/ui/mail-fields.tsx';
import { MailPreview } from '#studio/ui/mail-preview.tsx';
import { useTypedDraft } from '#studio/ui/typed-drafts.ts';
import { useChoices } from '#studio/ui/use-choices.ts';
import { useWork } from '#studio/ui/use-work.ts';

type Props = { message: CaseDetails; onChange: () => void };

/** What is written, previewed and sent. */
function useResponse({ message, onChange }: Props) {
  const notify = useNotify();
  const { isBusy, error, run } = useWork();
  const receipt = message.mails.findLast(({ recipient }) => recipient === message.email);
  const [subject, setSubject] = useTypedDraft(
    `response subject ${message.id}`,
    receipt ? `Re: ${receipt.subject.replace(/^Re: /, '')}` : '',
  );
  const [text, setText] = useTypedDraft(`response ${message.id}`, '');
  const [mail, setMail] = useState<ResponsePreview | null>(null);
  const [state, setState] = useState('');
  const inserted = useRef('');
  const path = `/messages/${encodeURIComponent(message.id)}/response`;
  return {
    ...{
      isBusy,
      error,
      subject,
      setSubject,
      text,
      setText,
      state,
      setState,
      mail,
      closePreview: () => setMail(null),
    },
    insert(chosen: string): void {
      setText(withTemplate(text, { previous: inserted.current, chosen }));
      inserted.current = chosen;
    },
    renew: () => void run(async () => onChange()),
    preview: () =>
      run(async () => setMail(await call('POST', `${path}/preview`, { subject, text }))),
    send: () =>
      run(async () => {
        try {
          const { revision } = message;
          await call('POST', path, { subject, text, revision, ...(state && { state }) });
        } finally {
          // An error is shown in the form.
          setMail(null);
        }
        notify('studio.desk.response-sent', { type: 'success' });
        setText('');
        setState('');
        onChange();
      }),
  };
}

/** Writes to the sender; the mail continues the thread of the receipt. */
export function ResponseForm({ message, onChange }: Props) {
  const translate = useTranslate();
  const response = useResponse({ message, onChange });
  const { isBusy, error, mail } = response;
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void (submitter?.getAttribute('value') === 'preview' ? response.preview() : response.send());
  }
  const language = translate(`studio.locale.${message.locale}`);
  return (
    <Panel title={translate('studio.desk.respond')}>
      <form onSubmit={submit}>
        <Typography sx={{ color: 'text.secondary' }}>
          {translate('studio.desk.respond-to', { email: message.email, language })}
        </Typography>
        <TemplateChoice messageId={message.id} onChoose={response.insert} />
        <MailFields
          language={message.locale}
          mail={response}
          onSubject={response.setSubject}
          onText={response.setText}
        />
        <StateAfterwards message={message} state={response.state} onState={response.setState} />
        <WorkAlert error={error} onRenew={response.renew} />
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {/* The first one is what Enter in a field presses. */}
          <Button type="submit" value="preview" variant="outlined" disabled={isBusy}>
            {translate('studio.desk.preview')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate('studio.desk.send')}
          </Button>
        </Box>
      </form>
      {mail && (
        <MailPreview
          mail={mail}
          language={message.locale}
          isBusy={isBusy}
          onSend={response.send}
          onClose={response.closePreview}
        />
      )}
    </Panel>
  );
}

type AfterwardsProps = Pick<Props, 'message'> & { state: string; onState(state: string): void };

/** In which state the message is once the mail goes out. A claim is done by its steps alone. */
function StateAfterwards({ message, state, onState }: AfterwardsProps) {
  const translate = useTranslate();
  const isClaim = message.kind === 'warranty-claim';
  const unchosen = message.state === 'new' ? 'in-progress' : message.state;
  const states = useChoices(
    'state',
    statesAfterResponse.filter((one) => one !== unchosen && (one !== 'done' || !isClaim)),
  );
  return (
    <TextField
      select
      name="state"
      label={translate('studio.desk.afterwards')}
      value={state}
      onChange={({ target }) => onState(target.value)}
      margin="dense"
      sx={{ width: '14rem', maxWidth: '100%' }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{translate(`studio.state.${unchosen}`)}</MenuItem>
      {states.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
