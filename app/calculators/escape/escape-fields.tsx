import { useT } from '#app/calculators/escape/escape-route-texts.ts';
import { LightFields } from '#app/calculators/escape/light-fields.tsx';
import { PointFields } from '#app/calculators/escape/point-fields.tsx';
import { CalculationStep } from '#app/calculators/layout/calculation-step.tsx';
import {
  ChoiceField,
  FigureField,
  type FormProps,
  Options,
} from '#app/calculators/light/form-fields.tsx';
import {
  escapeAxes,
  escapeEditions,
  escapeSpaces,
  turns,
} from '#core/calculators/escape/escape.ts';
import {
  type AnyEscapeField,
  countSections,
  type EscapeField,
  type EscapeForm,
  escapeAddress,
  findCrossing,
  furtherSections,
  routeLength,
} from '#core/calculators/escape/escape-address.ts';
import { escapeFieldLabel } from '#core/calculators/escape/escape-field-label.ts';
import { sizesText } from '#core/calculators/sizes-text.ts';

type Props = FormProps<EscapeForm>;

const installation: readonly AnyEscapeField[] = ['height', 'maintenance', 'axis'];

/** All inputs of the route or area; every change applies at once. */
export function EscapeFields(props: Props) {
  const { form } = props;
  const t = useT();
  return (
    <>
      <CalculationStep
        title={t('escape.place')}
        chosen={`${t(`escape.space.${form.space}`)} · ${sizesText(t, [routeLength(form), form.width])}`}
        isOpen
      >
        <div className="calculator-group">
          <ChoiceField name="space" label={t('escape.space')} {...props}>
            <Options choices={escapeSpaces}>{(space) => t(`escape.space.${space}`)}</Options>
          </ChoiceField>
          {form.space === 'route' && (
            <ChoiceField name="edition" label={t('escape.edition')} {...props}>
              <Options choices={escapeEditions}>
                {(edition) => t(`escape.edition.${edition}`)}
              </Options>
            </ChoiceField>
          )}
          <EscapeFigure field="length" {...props} />
          <EscapeFigure field="width" {...props} />
          {form.space === 'route' && <BendFields {...props} />}
        </div>
      </CalculationStep>
      <PointFields {...props} />
      <LightFields {...props} />
      <CalculationStep
        title={t('escape.installation')}
        chosen={sizesText(t, [form.height])}
        isOpen={escapeAddress.findWrong(form).some((field) => installation.includes(field))}
      >
        <div className="calculator-group">
          <EscapeFigure field="height" {...props} />
          <EscapeFigure field="maintenance" {...props} />
          <ChoiceField name="axis" label={t('escape.axis')} {...props}>
            <Options choices={escapeAxes}>{(axis) => t(`escape.axis.${axis}`)}</Options>
          </ChoiceField>
        </div>
      </CalculationStep>
    </>
  );
}

/** The bends that the route has, and one further. */
function BendFields(props: Props) {
  const { form } = props;
  const t = useT();
  const count = countSections(form);
  return furtherSections
    .filter((section) => section <= count + 1)
    .map((section) => {
      const name = `turn${section}` as const;
      return (
        <div key={section} className="calculator-group calculator-wide">
          <ChoiceField name={name} label={t('escape.turn', { number: section - 1 })} {...props}>
            <Options choices={turns}>{(turn) => t(`escape.turn.${turn}`)}</Options>
          </ChoiceField>
          {form[name] !== 'none' && <EscapeFigure field={`length${section}`} {...props} />}
        </div>
      );
    });
}

function EscapeFigure({ field, ...props }: Props & { field: EscapeField }) {
  const t = useT();
  const label = escapeFieldLabel(t, field);
  const figure = { ...props, address: escapeAddress, field, label };
  if (!findCrossing(props.form).includes(field)) return <FigureField {...figure} />;
  return <FigureField {...figure} wrongText={() => t('escape.wrong.crossing')} />;
}
