import { CalculationStep } from '#app/calculators/layout/calculation-step.tsx';
import {
  ChoiceField,
  FigureField,
  type FormProps,
  Options,
} from '#app/calculators/light/form-fields.tsx';
import { useT } from '#app/calculators/road/road-texts.ts';
import { arrangements } from '#core/calculators/road/road.ts';
import {
  type AnyRoadField,
  type RoadField,
  type RoadForm,
  roadAddress,
} from '#core/calculators/road/road-address.ts';
import { roadClasses } from '#core/calculators/road/road-class.ts';
import { roadSurfaces } from '#core/calculators/road/road-surface.ts';
import { sizesText } from '#core/calculators/sizes-text.ts';
import type { Translate } from '#core/i18n/translate.ts';

type Props = FormProps<RoadForm>;

const families = ['M', 'C', 'P'] as const;
const installation: readonly RoadField[] = [
  'median',
  'spacing',
  'height',
  'overhang',
  'tilt',
  'maintenance',
];

const installed: readonly AnyRoadField[] = ['arrangement', ...installation];

/** All inputs of the road; every change applies at once. */
export function RoadFields(props: Props) {
  const { form } = props;
  const t = useT();
  const used = roadAddress.listUsed(form);
  return (
    <>
      <CalculationStep title={t('road.road')} chosen={roadText(t, form)} isOpen>
        <div className="calculator-group">
          <ClassField {...props} />
          <RoadFigure field="lanes" {...props} />
          <RoadFigure field="lane" {...props} />
          <ChoiceField name="surface" label={t('road.surface')} {...props}>
            <Options choices={roadSurfaces}>{(surface) => t(`road.surface.${surface}`)}</Options>
          </ChoiceField>
        </div>
      </CalculationStep>
      <CalculationStep
        title={t('road.installation')}
        chosen={`${t(`road.arrangement.${form.arrangement}`)} · ${sizesText(t, [form.height])}`}
        isOpen={roadAddress.findWrong(form).some((field) => installed.includes(field))}
      >
        <div className="calculator-group">
          <ChoiceField name="arrangement" label={t('road.arrangement')} {...props}>
            <Options choices={arrangements}>
              {(arrangement) => t(`road.arrangement.${arrangement}`)}
            </Options>
          </ChoiceField>
          {installation
            .filter((field) => used.includes(field))
            .map((field) => (
              <RoadFigure key={field} field={field} {...props} />
            ))}
        </div>
      </CalculationStep>
    </>
  );
}

function roadText(t: Translate<'road'>, { class: roadClass, lanes, lane, surface }: RoadForm) {
  return [roadClass, sizesText(t, [lanes, lane]), t(`road.surface.${surface}`)].join(' · ');
}

function ClassField(props: Props) {
  const t = useT();
  return (
    <>
      <ChoiceField name="class" label={t('road.class')} {...props}>
        {families.map((family) => (
          <optgroup key={family} label={t(`road.class.${family}`)}>
            <Options choices={roadClasses.filter((roadClass) => roadClass.startsWith(family))}>
              {(roadClass) => roadClass}
            </Options>
          </optgroup>
        ))}
      </ChoiceField>
      <p className="calculator-note">{t('road.class.source')}</p>
    </>
  );
}

/** The label of a field. */
export function fieldLabel(t: Translate<'road'>, field: AnyRoadField): string {
  if (field === 'class' || field === 'surface' || field === 'arrangement')
    return t(`road.${field}`);
  return t(field === 'spacing' ? 'road.field.spacing.hint' : `road.field.${field}`);
}

function RoadFigure({ field, ...props }: Props & { field: RoadField }) {
  const t = useT();
  const figure = { ...props, address: roadAddress, field, label: fieldLabel(t, field) };
  if (field !== 'spacing') return <FigureField {...figure} />;
  return <FigureField {...figure} wrongText={(range) => t('road.wrong.spacing', range)} />;
}
