import { type RefObject, useId } from 'react';
import { useT } from '#app/forms/form-texts.ts';
import type { FormOutcome } from '#app/forms/send-form.ts';

type Props = { outcome: FormOutcome; focus: RefObject<HTMLDivElement | null> };

/** Confirms that a form has arrived, with the next steps. It takes the focus and is read by it. */
export function FormResult({ outcome, focus }: Props) {
  const t = useT();
  const id = useId();
  const { message, reference, certificateUrl, caseNumber, statusUrl } = outcome;
  return (
    <section
      className="form-result"
      aria-labelledby={id}
      tabIndex={-1}
      ref={focus}
      // biome-ignore lint/a11y/noAutofocus: the result of a post without scripts, which the page is about
      autoFocus
    >
      <p className="form-message" id={id}>
        {message}
      </p>
      {reference && (
        <p>
          {t('forms.reference')}: <strong>{reference}</strong>
        </p>
      )}
      {certificateUrl && (
        <a href={localPath(certificateUrl)} target="_blank" rel="noreferrer">
          {t('forms.certificate')}
        </a>
      )}
      {caseNumber && <p className="form-number">{t('forms.case', { number: caseNumber })}</p>}
      {/* A full page load: a tag manager running here must not see the secret URL. */}
      {statusUrl && (
        <a href={localPath(statusUrl)} target="_top">
          {t('forms.status-page')}
        </a>
      )}
    </section>
  );
}

function localPath(url: string): string {
  return new URL(url).pathname;
}
