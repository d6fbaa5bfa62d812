import type { FormEvent } from 'react';
import { StripLengths } from '#app/calculators/strip/strip-length-fields.tsx';
import { StripAccessories, StripGear, StripProfile } from '#app/calculators/strip/strip-parts.tsx';
import { type StripChange, StripSelects } from '#app/calculators/strip/strip-select.tsx';
import { useT } from '#app/calculators/strip/strip-texts.ts';
import { choiceFields } from '#core/calculators/led-strip/choice-fields.ts';
import { fieldKeys } from '#core/calculators/led-strip/strip-keys.ts';
import type { StripPage } from '#core/calculators/led-strip/strip-page.ts';
import {
  parseStripRequest,
  type StripRequest,
  stripParams,
} from '#core/calculators/led-strip/strip-request.ts';

type Props = {
  page: StripPage;
  request: StripRequest;
  /** Action of the form without JavaScript: the calculator itself, in its own frame. */
  path: string;
  onChange: (request: StripRequest) => void;
  /** Clears the parts that this browser stores. */
  onForget: () => void;
};

/** The form of the calculator: every change is reported at once; without JavaScript the form is submitted. */
export function StripForm({ page, request, path, onChange, onForget }: Props) {
  const t = useT();
  const read = (form: HTMLFormElement | null) => {
    if (!form) return;
    const filled = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    onChange(parseStripRequest(t.locale, new URLSearchParams(filled)));
  };
  const change: StripChange = ({ currentTarget }) => read(currentTarget.form);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    read(event.currentTarget);
  }
  const part = { page, request, onChange: change };
  return (
    <form className="strip-form" action={path} onSubmit={submit}>
      <input type="hidden" name={stripParams.typed} value={t.locale} />
      <section aria-labelledby="strip-setup-title">
        <h2 id="strip-setup-title">{t('strip.setup')}</h2>
        <div className="strip-fields">
          <StripSelects
            fields={choiceFields.map((field) => ({
              name: stripParams[field],
              label: t(fieldKeys[field]),
              value: String(request.choice[field] ?? ''),
              options: page.fields[field],
              empty: t('strip.any'),
            }))}
            onChange={change}
          />
        </div>
      </section>
      <StripLengths {...part} />
      <StripGear {...part} />
      <StripProfile {...part} />
      <StripAccessories {...part} />
      <p className="strip-tools">
        <noscript>
          <button type="submit">{t('strip.apply')}</button>
        </noscript>
        <a href={path} onClick={onForget}>
          {t('strip.clear')}
        </a>
      </p>
    </form>
  );
}
