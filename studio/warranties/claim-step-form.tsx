import { Alert, Box, Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CaseDetails } from '#core/studio/case.ts';
import type { ClaimDetails } from '#core/studio/desk-claim.ts';
import type { ResponsePreview } from '#core/studio/filled-template.ts';
import { call } from '#studio/app/studio-client.ts';
import { WorkAlert } from '#studio/ui/error-text.tsx';
import { useLengthLimit } from '#studio/ui/length-limit.ts';
import { MailFields } from '#studio/ui/mail-fields.tsx';
import { MailPreview } from '#studio/ui/mail-preview.tsx';
import { useTypedDraft } from '#studio/ui/typed-drafts.ts';
import { useWork } from '#studio/ui/use-work.ts';

type Step = ClaimDetails['steps'][number];
type Props = {
  message: CaseDetails;
  claim: ClaimDetails;
  /** Of the case, as it is shown. */
  revision: number;
  path: string;
  onChange: () => void;
};

/** The steps that may follow; the chosen one with its reason and mail. */
export function ClaimStepForm(props: Props) {
  const translate = useTranslate();
  const [chosen, setChosen] = useTypedDraft<Step | null>(`step ${props.message.id}`, null);
  return (
    <>
      <Typography sx={{ mb: 1 }}>{translate('studio.claims.next-step')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {props.claim.steps.map((step) => (
          <Button
            key={step.to}
            variant={chosen?.to === step.to ? 'contained' : 'outlined'}
            aria-pressed={chosen?.to === step.to}
            onClick={() => setChosen(step)}
          >
            {translate(`studio.claim.${step.to}`)}
          </Button>
        ))}
      </Box>
      {chosen && (
        <StepMail
          key={chosen.to}
          step={chosen}
          {...props}
          onTaken={() => {
            setChosen(null);
            props.onChange();
          }}
        />
      )}
    </>
  );
}

const PLACE = '{reason}';

/** The text of the mail with the reason in its place, or at its end. */
function withReason(text: string, reason: string): string {
  if (text.includes(PLACE)) return text.replaceAll(PLACE, reason).trim();
  return reason === '' ? text : `${text}\n\n${reason}`;
}

type StepProps = Props & { step: Step; onTaken: () => void };

function useStep({ message, revision, path, step, onTaken, onChange }: StepProps) {
  const notify = useNotify();
  const { isBusy, error, run } = useWork();
  const name = `${step.to} ${message.id}`;
  const [reason, setReason] = useTypedDraft(`step reason ${name}`, '');
  const [subject, setSubject] = useTypedDraft(`step subject ${name}`, step.mail.subject);
  /** Null: as the template has it, with the reason. */
  const [own, setOwn] = useTypedDraft<string | null>(`step text ${name}`, null);
  const [isMailed, setMailed] = useState(message.email !== '');
  const [preview, setPreview] = useState<ResponsePreview | null>(null);
  const text = own ?? withReason(step.mail.text, reason.trim());
  const mail = isMailed ? { subject, text } : null;
  return {
    ...{ isBusy, error, reason, setReason, subject, setSubject, text, setText: setOwn },
    ...{ isMailed, setMailed, preview, closePreview: () => setPreview(null) },
    renew: () => void run(async () => onChange()),
    show: () => run(async () => setPreview(await call('POST', `${path}/step/preview`, mail))),
    take: () =>
      run(async () => {
        try {
          await call('POST', `${path}/step`, { revision, to: step.to, reason, mail });
        } finally {
          // An error is shown in the form.
          setPreview(null);
        }
        notify('studio.claims.moved', { type: 'success' });
        setReason('');
        setSubject(step.mail.subject);
        setOwn(null);
        onTaken();
      }),
  };
}

function StepMail(props: StepProps) {
  const translate = useTranslate();
  const { message, step } = props;
  const work = useStep(props);
  const { isBusy, error, isMailed } = work;
  // Somebody else has moved the claim: what was written stays to be read.
  const isGone = !props.claim.steps.some(({ to }) => to === step.to);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void (isMailed ? work.show() : work.take());
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ mt: 1.5 }}>
      {step.needsReason && <ReasonField locale={message.locale} work={work} />}
      {message.email !== '' && (
        <FormControlLabel
          control={<Switch checked={isMailed} onChange={(_event, isOn) => work.setMailed(isOn)} />}
          label={translate('studio.claims.mail', { email: message.email })}
        />
      )}
      {isMailed && (
        <MailFields
          language={message.locale}
          mail={work}
          onSubject={work.setSubject}
          onText={work.setText}
        />
      )}
      {isGone ? (
        <Alert severity="warning" sx={{ my: 1 }}>
          {translate('studio.error.step-not-allowed')}
        </Alert>
      ) : (
        <WorkAlert error={error} onRenew={work.renew} />
      )}
      <Button type="submit" variant="contained" disabled={isGone} loading={isBusy} sx={{ mt: 1 }}>
        {translate(isMailed ? 'studio.claims.preview' : 'studio.claims.move')}
      </Button>
      {work.preview && (
        <MailPreview
          mail={work.preview}
          language={message.locale}
          isBusy={isBusy}
          onSend={work.take}
          onClose={work.closePreview}
        />
      )}
    </Box>
  );
}

type FieldProps = { locale: string; work: ReturnType<typeof useStep> };

function ReasonField({ locale, work }: FieldProps) {
  const translate = useTranslate();
  const limit = useLengthLimit();
  return (
    <TextField
      name="reason"
      label={translate('studio.claims.reason')}
      {...limit(
        work.reason,
        2000,
        translate('studio.claims.reason-hint', {
          language: translate(`studio.locale.${locale}`),
        }),
      )}
      value={work.reason}
      onChange={({ target }) => work.setReason(target.value)}
      slotProps={{ htmlInput: { lang: locale } }}
      minRows={2}
      multiline
      required
      fullWidth
      margin="dense"
    />
  );
}
