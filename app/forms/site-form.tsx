import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CaptchaAccess } from '#app/forms/captcha-token.ts';
import { FormField } from '#app/forms/form-field.tsx';
import { FormResult } from '#app/forms/form-result.tsx';
import { useT } from '#app/forms/form-texts.ts';
import { type FormOutcome, sendForm } from '#app/forms/send-form.ts';
import { COPY_FIELDS, type CopyRequest } from '#core/forms/copy-kinds.ts';
import type { Form } from '#core/forms/form.ts';
import type { FormPost } from '#core/forms/form-post.ts';

type Props = {
  form: Form;
  captcha: CaptchaAccess;
  /** The data to send, for a form that sends copies. */
  copy?: CopyRequest | null;
  /** Result of a post without scripts. */
  post: FormPost | null;
  /** URL of the post without scripts; defaults to the form's own page. */
  action?: string;
};

/** A form: browsers with scripts validate and send it; without scripts it is posted to the page. */
export function SiteForm({ form, captcha, copy, post, action }: Props) {
  const t = useT();
  const challenge = post?.question ?? null;
  const { outcome, isSending, onSubmit } = useSubmission({ form, captcha, post });
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) report.current?.focus();
  }, [outcome]);

  if (outcome?.status === 'mail_sent') return <FormResult outcome={outcome} focus={report} />;
  const errors = new Map(outcome?.invalidFields.map(({ field, message }) => [field, message]));
  return (
    <form
      className="site-form"
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
      aria-busy={isSending || undefined}
    >
      <div role="alert" tabIndex={-1} ref={report} className="form-report">
        {outcome && <FormErrors form={form} outcome={outcome} />}
      </div>
      {form.fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          error={errors.get(field.name)}
          sent={post?.sent ?? {}}
        />
      ))}
      {copy && (
        <>
          <input type="hidden" name={COPY_FIELDS.kind} value={copy.kind} />
          <input type="hidden" name={COPY_FIELDS.code} value={copy.code} />
        </>
      )}
      <Honeypot />
      {challenge && <Challenge challenge={challenge} />}
      <button type="submit" className="form-submit" aria-disabled={isSending || undefined}>
        {isSending ? t('forms.sending') : form.submit}
      </button>
      {outcome?.isCaptchaAway && (
        <button type="submit" className="form-add" data-plain>
          {t('forms.other-way')}
        </button>
      )}
    </form>
  );
}

/** Sends the form by script and holds the result of the last attempt, or of the post without scripts. */
function useSubmission({ form, captcha, post }: Pick<Props, 'form' | 'captcha' | 'post'>) {
  const t = useT();
  const [outcome, setOutcome] = useState<FormOutcome | null>(post);
  const [isSending, setIsSending] = useState(false);
  const attempt = useRef({ key: '', opened: 0 });
  useEffect(() => {
    attempt.current = { key: crypto.randomUUID(), opened: performance.now() };
  }, []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    // The server checks challenge responses and posts without a token.
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (post?.question || submitter?.dataset.plain !== undefined) return;
    event.preventDefault();
    if (isSending) return;
    const body = new FormData(event.currentTarget);
    body.set('_idempotency_key', attempt.current.key);
    setOutcome(null);
    setIsSending(true);
    const next = await sendForm({
      ...{ form, body, captcha, t },
      opened: attempt.current.opened,
      locale: t.locale,
    });
    setIsSending(false);
    setOutcome(next);
  }

  return { outcome, isSending, onSubmit };
}

/** A honeypot field that people do not see and bots fill in. */
function Honeypot() {
  const t = useT();
  return (
    <p className="form-honeypot" aria-hidden="true">
      <label>
        {t('forms.honeypot')}
        <input type="text" name="_website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}

/** An arithmetic challenge for browsers that cannot obtain a captcha token. */
function Challenge({ challenge }: { challenge: NonNullable<FormPost['question']> }) {
  const t = useT();
  return (
    <div className="form-field" data-half>
      <label htmlFor="field-answer">{t('forms.challenge', challenge)}</label>
      <p className="form-hint" id="field-answer-hint">
        {t('forms.challenge-why')}
      </p>
      <input
        type="text"
        id="field-answer"
        name="_answer"
        inputMode="numeric"
        autoComplete="off"
        required
        aria-describedby="field-answer-hint"
      />
      <input type="hidden" name="_question" value={challenge.question} />
    </div>
  );
}

function FormErrors({ form, outcome }: { form: Form; outcome: FormOutcome }) {
  const t = useT();
  const { message, invalidFields } = outcome;
  const labels = new Map(form.fields.map(({ name, label }) => [name, label]));
  return (
    <>
      <p className="form-message">{message}</p>
      {invalidFields.length > 0 && (
        <>
          <p>{t.count('forms.error-count', invalidFields.length)}</p>
          <ul>
            {invalidFields.map(({ field, message: text }) => (
              <li key={field}>
                <a href={`#field-${field}`}>{labels.get(field) ?? field}</a>: {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
