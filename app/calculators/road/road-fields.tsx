import {
  ChoiceField,
  FigureField,
  type FormProps,
  Options,
} from '#app/calculators/light/form-fields.tsx';
import { useT } from '#app/calculators/road/road-texts.ts';
import { arrangements } from '#core/calculators/road/road.ts';
import { type RoadField, type RoadForm, roadAddress } from '#core/calculators/road/road-address.ts';
import { roadClasses } from '#core/calculators/road/road-class.ts';
import { roadSurfaces } from '#core/calculators/road/road-surface.ts';
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

/** All inputs of the road; every change applies at once. */
export function RoadFields(props: Props) {
  const { form, onChange } = props;
  const t = useT();
  const used = roadAddress.listUsed(form);
  return (
    <>
      <ClassField {...props} />
      <fieldset className="calculator-group">
        <legend>{t('road.road')}</legend>
        <RoadFigure field="lanes" {...props} />
        <RoadFigure field="lane" {...props} />
        <ChoiceField
          name="surface"
          label={t('road.surface')}
          value={form.surface}
          onChoose={(surface) => onChange({ ...form, surface })}
        >
          <Options choices={roadSurfaces}>{(surface) => t(`road.surface.${surface}`)}</Options>
        </ChoiceField>
      </fieldset>
      <fieldset className="calculator-group">
        <legend>{t('road.installation')}</legend>
        <ChoiceField
          name="arrangement"
          label={t('road.arrangement')}
          value={form.arrangement}
          onChoose={(arrangement) => onChange({ ...form, arrangement })}
        >
          <Options choices={arrangements}>
            {(arrangement) => t(`road.arrangement.${arrangement}`)}
          </Options>
        </ChoiceField>
        {installation
          .filter((field) => used.includes(field))
          .map((field) => (
            <RoadFigure key={field} field={field} {...props} />
          ))}
      </fieldset>
    </>
  );
}

function ClassField({ form, onChange }: Props) {
  const t = useT();
  return (
    <div className="calculator-group">
      <ChoiceField
        name="class"
        label={t('road.class')}
        value={form.class}
        onChoose={(roadClass) => onChange({ ...form, class: roadClass })}
      >
        {families.map((family) => (
          <optgroup key={family} label={t(`road.class.${family}`)}>
            <Options choices={roadClasses.filter((roadClass) => roadClass.startsWith(family))}>
              {(roadClass) => roadClass}
            </Options>
          </optgroup>
        ))}
      </ChoiceField>
      <p className="calculator-note">{t('road.class.source')}</p>
    </div>
  );
}

/** The label of a field for figures. */
export function fieldLabel(t: Translate<'road'>, field: RoadField): string {
  return t(field === 'spacing' ? 'road.field.spacing.hint' : `road.field.${field}`);
}

function RoadFigure({ field, ...props }: Props & { field: RoadField }) {
  const t = useT();
  const figure = { ...props, address: roadAddress, field, label: fieldLabel(t, field) };
  if (field !== 'spacing') return <FigureField {...figure} />;
  return <FigureField {...figure} wrongText={(range) => t('road.wrong.spacing', range)} />;
}
