import { useT } from '#app/forms/form-texts.ts';

/** What the company does with a form, and when. Renders nothing without steps. */
export function NextSteps({ steps }: { steps: string[] }) {
  const t = useT();
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next" className="form-next">
      <h2 id="next">{t('forms.next')}</h2>
      <ol>
        {steps.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
