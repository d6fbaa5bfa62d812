import type { RefObject } from 'react';
import { useT } from '#app/forms/form-texts.ts';
import type { FormOutcome } from '#app/forms/send-form.ts';

type Props = { outcome: FormOutcome; focus: RefObject<HTMLDivElement | null> };

/** Confirms that a form has arrived, with the next steps. */
export function FormResult({ outcome, focus }: Props) {
  const t = useT();
  const { message, reference, certificateUrl, caseNumber, statusUrl } = outcome;
  return (
    <div className="form-result" role="status" tabIndex={-1} ref={focus}>
      <p className="form-message">{message}</p>
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
    </div>
  );
}

function localPath(url: string): string {
  return new URL(url).pathname;
}
