import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CaptchaAccess } from '#app/forms/captcha-token.ts';
import { FormField } from '#app/forms/form-field.tsx';
import { FormReport, useReport } from '#app/forms/form-report.tsx';
import { FormResult } from '#app/forms/form-result.tsx';
import { useT } from '#app/forms/form-texts.ts';
import { type FormOutcome, sendForm } from '#app/forms/send-form.ts';
import { findSent, storeSent } from '#app/forms/sent-result.ts';
import { createTokenSource, type TokenSource } from '#app/forms/token-source.ts';
import { useDraft } from '#app/forms/use-draft.ts';
import { useFileCheck } from '#app/forms/use-file-check.ts';
import { useResend } from '#app/forms/use-resend.ts';
import { COPY_FIELDS, type CopyRequest } from '#core/forms/copy-kinds.ts';
import type { Form } from '#core/forms/form.ts';
import type { FormPost } from '#core/forms/form-post.ts';

type Props = {
  form: Form;
  captcha: CaptchaAccess;
  /** The data to send, for a form that sends copies. */
  copy?: CopyRequest | null;
  /** Values chosen on the page before the form was filled in, by input name. */
  chosen?: Record<string, string[]>;
  /** Result of a post without scripts. */
  post: FormPost | null;
  /** URL of the post without scripts; defaults to the form's own page. */
  action?: string;
};

/** A form: browsers with scripts validate and send it; without scripts it is posted to the page. */
export function SiteForm({ form, captcha, copy, chosen = {}, post, action }: Props) {
  const t = useT();
  const question = post?.question ?? null;
  const hasCodes = captcha.kind === 'proof-of-work' && captcha.hasCodes;
  const submission = useSubmission({ form, captcha, post });
  const { outcome, isSending, isWaiting, workShare, stopWaiting, onFocus, onSubmit } = submission;
  const { element, draft, keep, forget } = useDraft(form, { post, chosen });
  const files = useFileCheck(form);
  useResend(element, isWaiting);
  const isSent = outcome?.status === 'mail_sent';
  const report = useReport(outcome, { isSent, forget });
  const onInput = () => {
    keep();
    stopWaiting();
  };

  if (isSent) return <FormResult outcome={outcome} focus={report} />;
  const isWithdrawn = outcome?.isOffline && !isWaiting;
  const refused = outcome?.invalidFields.map(({ field, message }) => [field, message] as const);
  const errors = new Map([...(refused ?? []), ...files.problems]);
  return (
    <form
      className="site-form"
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      ref={element}
      onFocus={onFocus}
      onChange={files.check}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <FormReport
        {...{ form, focus: report }}
        outcome={outcome && isWaiting ? { ...outcome, message: t('forms.waiting') } : outcome}
      />
      {draft && <DraftNote onDiscard={forget} />}
      <Fields
        key={draft ? 'draft' : 'new'}
        {...{ form, chosen, errors, sent: { ...draft, ...chosen, ...post?.sent } }}
      />
      {copy && <CopyFields {...copy} />}
      <Honeypot />
      {question && <MailedCode question={question} typed={post?.typedCode} />}
      {hasCodes && !question && <CodeHint />}
      <button type="submit" className="form-submit" aria-disabled={isSending || undefined}>
        {isSending ? t('forms.sending') : form.submit}
      </button>
      <p className="visually-hidden" role="status">
        {isSending ? t('forms.sending') : [...files.problems.values()].join(' ')}
        {!isSending && (isWithdrawn ? outcome.message : draft && t('forms.draft'))}
      </p>
      {isSending && workShare < 1 && <WorkProgress share={workShare} />}
      {outcome?.isCaptchaAway && hasCodes && <OtherWay />}
    </form>
  );
}

/** Sends the form by script and holds the result of the last attempt, or of the post without scripts. */
function useSubmission({ form, captcha, post }: Pick<Props, 'form' | 'captcha' | 'post'>) {
  const t = useT();
  const [outcome, setOutcome] = useState<FormOutcome | null>(post);
  const [isSending, setIsSending] = useState(false);
  /** The form is sent when the connection is back, unless it is changed before. */
  const [isWaiting, setIsWaiting] = useState(false);
  const [workShare, setWorkShare] = useState(captcha.kind === 'proof-of-work' ? 0 : 1);
  const attempt = useRef<{ key: string; opened: number; tokens: TokenSource } | null>(null);
  useEffect(() => {
    setOutcome((shown) => shown ?? findSent(form.code));
  }, [form.code]);
  useEffect(() => {
    const tokens = createTokenSource(captcha, setWorkShare);
    attempt.current = { key: crypto.randomUUID(), opened: performance.now(), tokens };
  }, [captcha]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    // The server checks codes and posts without a token.
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (post?.question || submitter?.dataset.plain !== undefined) return;
    event.preventDefault();
    if (isSending || !attempt.current) return;
    const { key, opened, tokens } = attempt.current;
    const body = new FormData(event.currentTarget);
    body.set('_idempotency_key', key);
    setOutcome(null);
    setIsWaiting(false);
    setIsSending(true);
    const next = await sendForm({ form, body, tokens, opened, t, locale: t.locale });
    setIsSending(false);
    setIsWaiting(next.isOffline === true);
    setOutcome(next);
    if (next.status === 'mail_sent') storeSent(form.code, next);
    if (next.status !== 'mail_sent' && !next.isCaptchaAway) tokens.begin();
  }

  /** The browser works while the visitor fills in the form. */
  function onFocus() {
    if (!post?.question) attempt.current?.tokens.begin();
  }

  const stopWaiting = () => setIsWaiting(false);
  return { outcome, isSending, isWaiting, workShare, stopWaiting, onFocus, onSubmit };
}

/** Says that the fields hold what was entered before the page was left or loaded again. */
function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  const t = useT();
  return (
    <p className="form-hint form-draft">
      {t('forms.draft')}{' '}
      <button type="button" onClick={onDiscard}>
        {t('forms.draft-discard')}
      </button>
    </p>
  );
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

/** What a visitor waits for who sends before the browser's work is done. */
function WorkProgress({ share }: { share: number }) {
  const t = useT();
  return (
    <p className="form-work">
      <label htmlFor="form-work">{t('forms.working')}</label>
      <progress id="form-work" value={share} />
    </p>
  );
}

/** The code of our mail, for browsers that cannot obtain a captcha token. */
function MailedCode({ question, typed }: { question: string; typed: string | undefined }) {
  const t = useT();
  return (
    <div className="form-field" data-half>
      <label htmlFor="field-mailed-code">{t('forms.mailed-code')}</label>
      <p className="form-hint" id="field-mailed-code-hint">
        {t('forms.mailed-code-why')}
      </p>
      <input
        type="text"
        id="field-mailed-code"
        name="_code"
        defaultValue={typed}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        aria-describedby="field-mailed-code-hint"
      />
      <input type="hidden" name="_question" value={question} />
    </div>
  );
}

function CopyFields({ kind, code }: NonNullable<Props['copy']>) {
  return (
    <>
      <input type="hidden" name={COPY_FIELDS.kind} value={kind} />
      <input type="hidden" name={COPY_FIELDS.code} value={code} />
    </>
  );
}

/** Without JavaScript, a code by mail takes the place of the proof of work. */
function CodeHint() {
  const t = useT();
  return (
    <noscript>
      <p className="form-hint">{t('forms.code-before')}</p>
    </noscript>
  );
}

function OtherWay() {
  const t = useT();
  return (
    <button type="submit" className="form-add" data-plain>
      {t('forms.other-way')}
    </button>
  );
}

type FieldsProps = {
  form: Form;
  chosen: Record<string, string[]>;
  errors: ReadonlyMap<string, string>;
  sent: Record<string, string[]>;
};

function Fields({ form, chosen, errors, sent }: FieldsProps) {
  return form.fields.map((field) => (
    <FormField
      // A value that is chosen later replaces what was typed.
      key={`${field.name} ${chosen[field.name]?.[0] ?? ''}`}
      field={field}
      error={errors.get(field.name)}
      sent={sent}
    />
  ));
}
