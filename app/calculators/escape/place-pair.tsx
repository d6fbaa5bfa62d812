import { useId } from 'react';
import { useT } from '#app/calculators/escape/escape-route-texts.ts';
import { NumberField } from '#app/calculators/light/number-field.tsx';
import { type EscapeForm, routeLength } from '#core/calculators/escape/escape-address.ts';
import { joinFigures } from '#core/i18n/join-figures.ts';
import { formatNumber } from '#core/units.ts';

type Part = 'at' | 'across';

type Props = {
  form: EscapeForm;
  /** Names of the fields. */
  params: Record<Part, string>;
  values: Record<Part, number | ''>;
  /** Whether the place is off the route. */
  isWrong: boolean;
  onText(part: Part, text: string): void;
};

/** The fields of a place along and across the route, m, and what is wrong with it. */
export function PlacePair({ form, params, values, isWrong, onText }: Props) {
  const t = useT();
  const hint = `place-${useId()}`;
  const most = { at: routeLength(form) || 0, across: form.width || 0 };
  return (
    <>
      {(['at', 'across'] as const).map((part) => (
        <label key={part} className="calculator-field">
          {joinFigures(t(`escape.point.${part}`))}
          <NumberField
            locale={t.locale}
            name={params[part]}
            limits={{ min: 0, max: most[part], step: 0.1, unit: 'm' }}
            value={values[part]}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? hint : undefined}
            onText={(text) => onText(part, text)}
          />
        </label>
      ))}
      {isWrong && (
        <p id={hint} className="calculator-problem">
          {t('escape.point.wrong', {
            length: formatNumber(t.locale, routeLength(form), 2),
            width: formatNumber(t.locale, form.width, 2),
          })}
        </p>
      )}
    </>
  );
}
