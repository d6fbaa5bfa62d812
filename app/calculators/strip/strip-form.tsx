import type { FormEvent } from 'react';
import { CalculationStep } from '#app/calculators/layout/calculation-step.tsx';
import { LightSwatch } from '#app/calculators/strip/light-swatch.tsx';
import { StripCable, StripLengths } from '#app/calculators/strip/strip-length-fields.tsx';
import { StripOptions } from '#app/calculators/strip/strip-options.tsx';
import { StripAccessories, StripGear, StripProfile } from '#app/calculators/strip/strip-parts.tsx';
import type { StripChange, StripFormPart } from '#app/calculators/strip/strip-select.tsx';
import { useT } from '#app/calculators/strip/strip-texts.ts';
import { useEarlyInput } from '#app/ui/browser/use-early-input.ts';
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
  const fields = useEarlyInput();
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
    <form ref={fields} className="strip-form" action={path} onSubmit={submit}>
      <input type="hidden" name={stripParams.typed} value={t.locale} />
      <StripSetup {...part} />
      <StripLengths {...part} />
      <StripCable {...part} />
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

/** The strip itself: each choice narrows down the others. */
function StripSetup({ page, request: { choice }, onChange }: StripFormPart) {
  const t = useT();
  const fields = choiceFields.map((field) => {
    return { field, value: String(choice[field] ?? ''), options: page.fields[field] };
  });
  const chosen = fields.flatMap(({ value, options }) => {
    return options.find((option) => option.value === value)?.label ?? [];
  });
  return (
    <CalculationStep title={t('strip.setup')} chosen={chosen.join(' · ') || t('strip.any')} isOpen>
      {fields.map(({ field, value, options }) => (
        <StripOptions
          key={field}
          name={stripParams[field]}
          label={t(fieldKeys[field])}
          value={value}
          options={options}
          empty={t('strip.any')}
          {...(field === 'colour' && { swatchOf: (code: string) => <LightSwatch code={code} /> })}
          onChange={onChange}
        />
      ))}
    </CalculationStep>
  );
}
