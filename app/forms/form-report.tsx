import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useT } from '#app/forms/form-texts.ts';
import type { FormOutcome } from '#app/forms/send-form.ts';
import type { Form } from '#core/forms/form.ts';

/** Takes the focus to what came of sending, and forgets the draft of what was sent. */
export function useReport(
  outcome: FormOutcome | null,
  { isSent, forget }: { isSent: boolean; forget: () => void },
) {
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) report.current?.focus();
  }, [outcome]);
  const forgetSent = useEffectEvent(forget);
  useEffect(() => {
    if (isSent) forgetSent();
  }, [isSent]);
  return report;
}

type ReportProps = {
  form: Form;
  outcome: FormOutcome | null;
  focus: RefObject<HTMLDivElement | null>;
};

/** Why the form was not received. It takes the focus and is read by it, so it is no live region. */
export function FormReport({ form, outcome, focus }: ReportProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={outcome ? id : undefined}
      tabIndex={-1}
      ref={focus}
      className="form-report"
      // biome-ignore lint/a11y/noAutofocus: the report of a post without scripts, which the page is about
      autoFocus={outcome !== null}
    >
      {outcome && <FormErrors form={form} outcome={outcome} id={id} />}
    </section>
  );
}

function FormErrors({ form, outcome, id }: { form: Form; outcome: FormOutcome; id: string }) {
  const t = useT();
  const { message, invalidFields } = outcome;
  const labels = new Map(form.fields.map(({ name, label }) => [name, label]));
  const order = form.fields.map(({ name }) => name);
  const inOrder = invalidFields.toSorted(
    (one, other) => order.indexOf(one.field) - order.indexOf(other.field),
  );
  return (
    <>
      <p className="form-message" id={id}>
        {message}
      </p>
      {invalidFields.length > 0 && (
        <>
          <p>{t.count('forms.error-count', invalidFields.length)}</p>
          <ul>
            {inOrder.map(({ field, message: text }) => (
              <li key={field}>
                <a href={`#field-${field}`}>{withoutStop(labels.get(field) ?? field)}</a>: {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** A label that is a sentence, such as a consent's, before the colon. */
const withoutStop = (label: string): string => label.replace(/\.$/, '');
