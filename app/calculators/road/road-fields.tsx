import { useId } from 'react';
import { useT } from '#app/calculators/road/road-texts.ts';
import { arrangements } from '#core/calculators/road/road.ts';
import {
  findWrongFields,
  type RoadField,
  type RoadForm,
  rangeOf,
  roadLimits,
} from '#core/calculators/road/road-address.ts';
import { type RoadClass, roadClasses } from '#core/calculators/road/road-class.ts';
import { roadSurfaces } from '#core/calculators/road/road-surface.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber } from '#core/units.ts';

type Props = { form: RoadForm; onChange: (form: RoadForm) => void };

const families = ['M', 'C', 'P'] as const;

/** All inputs of the road; every change applies at once. */
export function RoadFields(props: Props) {
  const { form } = props;
  const t = useT();
  return (
    <>
      <ClassField {...props} />
      <p className="room-note">{t('road.class.source')}</p>
      <fieldset className="room-group">
        <legend>{t('road.road')}</legend>
        <FigureField field="lanes" {...props} />
        <FigureField field="lane" {...props} />
        <Choice name="surface" choices={roadSurfaces} {...props}>
          {(surface) => t(`road.surface.${surface}`)}
        </Choice>
      </fieldset>
      <fieldset className="room-group">
        <legend>{t('road.installation')}</legend>
        <Choice name="arrangement" choices={arrangements} {...props}>
          {(arrangement) => t(`road.arrangement.${arrangement}`)}
        </Choice>
        {form.arrangement === 'median' && <FigureField field="median" {...props} />}
        <FigureField field="spacing" {...props} />
        <FigureField field="height" {...props} />
        <FigureField field="overhang" {...props} />
        <FigureField field="tilt" {...props} />
        <FigureField field="maintenance" {...props} />
      </fieldset>
    </>
  );
}

function ClassField({ form, onChange }: Props) {
  const t = useT();
  return (
    <label className="room-field">
      {t('road.class')}
      <select
        name="class"
        value={form.class}
        onChange={(event) => onChange({ ...form, class: event.target.value as RoadClass })}
      >
        {families.map((family) => (
          <optgroup key={family} label={t(`road.class.${family}`)}>
            {roadClasses
              .filter((roadClass) => roadClass.startsWith(family))
              .map((roadClass) => (
                <option key={roadClass} value={roadClass}>
                  {roadClass}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

type ChoiceProps<Name extends 'surface' | 'arrangement'> = Props & {
  name: Name;
  choices: readonly RoadForm[Name][];
  /** Label of a choice. */
  children: (choice: RoadForm[Name]) => string;
};

function Choice<Name extends 'surface' | 'arrangement'>({
  name,
  choices,
  form,
  onChange,
  children,
}: ChoiceProps<Name>) {
  const t = useT();
  return (
    <label className="room-field road-choice">
      {t(`road.${name}`)}
      <select
        name={name}
        value={form[name]}
        onChange={(event) => onChange({ ...form, [name]: event.target.value })}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {children(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The label of a field for figures. */
export function fieldLabel(t: Translate<'road'>, field: RoadField): string {
  return t(field === 'spacing' ? 'road.field.spacing.hint' : `road.field.${field}`);
}

function FigureField({ field, form, onChange }: Props & { field: RoadField }) {
  const t = useT();
  const hint = useId();
  const isWrong = findWrongFields(form).includes(field);
  return (
    <label className="room-field road-figure">
      {fieldLabel(t, field)}
      <input
        type="number"
        inputMode="decimal"
        name={field}
        {...roadLimits[field]}
        // Uncontrolled, so that a value may be empty or out of range while typing.
        defaultValue={Number.isNaN(form[field]) ? '' : form[field]}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? hint : undefined}
        onChange={(event) => onChange({ ...form, [field]: event.target.valueAsNumber })}
      />
      {isWrong && (
        <span id={hint} className="road-wrong">
          {wrongText(t, field)}
        </span>
      )}
    </label>
  );
}

function wrongText(t: Translate<'road'>, field: RoadField): string {
  const { min, max } = rangeOf(field);
  const range = { min: formatNumber(t.locale, min, 2), max: formatNumber(t.locale, max, 2) };
  if (field === 'lanes') return t('road.wrong.lanes', range);
  return t(field === 'spacing' ? 'road.wrong.spacing' : 'road.wrong', range);
}
