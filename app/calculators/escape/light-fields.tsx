import { useT } from '#app/calculators/escape/escape-route-texts.ts';
import { PlacePair } from '#app/calculators/escape/place-pair.tsx';
import { CalculationStep } from '#app/calculators/layout/calculation-step.tsx';
import { type FormProps, toNumber } from '#app/calculators/light/form-fields.tsx';
import {
  type EscapeForm,
  findWrongLights,
  type LightForm,
  lightParams,
  MOST_LIGHTS,
} from '#core/calculators/escape/escape-address.ts';
import { joinFigures } from '#core/i18n/join-figures.ts';

type Props = FormProps<EscapeForm>;

/** Places that the visitor wants for the luminaires, and an empty row for one more. */
export function LightFields(props: Props) {
  const { form, onChange } = props;
  const { lights } = form;
  const t = useT();
  const rows = lights.length < MOST_LIGHTS ? [...lights, null] : lights;
  const isOwn = lights.length > 0;
  return (
    <CalculationStep
      title={t('escape.places')}
      chosen={isOwn ? t('escape.lights.own', { count: lights.length }) : t('escape.lights.even')}
      isOpen={findWrongLights(form).length > 0}
    >
      <div className="calculator-group escape-points">
        <p className="calculator-note">{joinFigures(t('escape.lights.note'))}</p>
        {isOwn && (
          <button
            type="button"
            className="escape-button"
            onClick={() => onChange({ ...form, lights: [] })}
          >
            {t('escape.lights.reset')}
          </button>
        )}
        {rows.map((light, index) => (
          // A row keeps the focus while its place is typed or moved in the plan.
          <LightRow key={index} index={index} light={light} {...props} />
        ))}
      </div>
    </CalculationStep>
  );
}

type RowProps = Props & { index: number; light: LightForm | null };

function LightRow({ index, light, form, onChange }: RowProps) {
  const t = useT();
  const params = lightParams(index);
  const isWrong = findWrongLights(form).includes(index);
  const replace = (...own: LightForm[]) =>
    onChange({ ...form, lights: form.lights.toSpliced(index, 1, ...own) });
  return (
    <fieldset className="escape-point">
      <legend className="visually-hidden">{t('escape.light', { number: index + 1 })}</legend>
      <p className="escape-light-name">
        <span aria-hidden="true">{t('escape.light', { number: index + 1 })}</span>
        {light && (
          <button
            type="button"
            aria-label={t('escape.light.remove', { number: index + 1 })}
            onClick={() => replace()}
          >
            ×
          </button>
        )}
      </p>
      <PlacePair
        {...{ form, params, isWrong }}
        values={light ?? { at: '', across: '' }}
        onText={(part, text) => {
          const usual = { at: 0, across: (form.width || 0) / 2 };
          replace({ ...usual, ...light, [part]: toNumber(text) });
        }}
      />
    </fieldset>
  );
}
