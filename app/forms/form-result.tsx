import type { RefObject } from 'react';
import { useT } from '#app/forms/form-texts.ts';
import type { FormOutcome } from '#app/forms/send-form.ts';

type Props = { outcome: FormOutcome; focus: RefObject<HTMLDivElement | null> };

/** That a form has arrived, and what follows from it. */
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
      {/* A document of its own: a tag manager that runs here must not see its address. */}
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
