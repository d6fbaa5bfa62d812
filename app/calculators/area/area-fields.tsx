import { useId } from 'react';
import { useT } from '#app/calculators/area/area-texts.ts';
import { areaArrangements, areaTargets } from '#core/calculators/area/area.ts';
import {
  type AreaField,
  type AreaForm,
  areaLimits,
  areaRange,
  findWrongAreaFields,
  isCount,
  usedFields,
} from '#core/calculators/area/area-address.ts';
import { areaFieldLabel } from '#core/calculators/area/area-field-label.ts';
import { type AreaUse, areaUses } from '#core/calculators/area/requirements.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber } from '#core/units.ts';

type Props = { form: AreaForm; onChange: (form: AreaForm) => void };

const installation: readonly AreaField[] = [
  'masts',
  'each',
  'height',
  'setback',
  'tilt',
  'fan',
  'maintenance',
];

/** All inputs of the area; every change applies at once. */
export function AreaFields(props: Props) {
  const { form } = props;
  const t = useT();
  const used = usedFields(form);
  const isGround = form.target === 'ground';
  return (
    <>
      <fieldset className="room-group">
        <legend>{t('area.area')}</legend>
        <Choice name="target" choices={areaTargets} {...props}>
          {(target) => t(`area.target.${target}`)}
        </Choice>
        {isGround && <UseField {...props} />}
        <FigureField field="width" {...props} />
        <FigureField field="depth" {...props} />
      </fieldset>
      <fieldset className="room-group">
        <legend>{t('area.installation')}</legend>
        {isGround && (
          <Choice name="arrangement" choices={areaArrangements} {...props}>
            {(arrangement) => t(`area.arrangement.${arrangement}`)}
          </Choice>
        )}
        {installation
          .filter((field) => used.includes(field))
          .map((field) => (
            <FigureField key={field} field={field} {...props} />
          ))}
        <p className="room-note">{t('area.tilt.note')}</p>
      </fieldset>
    </>
  );
}

function UseField({ form, onChange }: Props) {
  const t = useT();
  const isSport = (use: AreaUse) => /-[123]$/.test(use);
  const options = (uses: readonly AreaUse[]) =>
    uses.map((use) => (
      <option key={use} value={use}>
        {t(`area.use.${use}`)}
      </option>
    ));
  return (
    <label className="room-field area-choice">
      {t('area.use')}
      <select
        name="use"
        value={form.use}
        onChange={(event) => onChange({ ...form, use: event.target.value as AreaUse })}
      >
        {options(['none'])}
        <optgroup label={t('area.use.work')}>
          {options(areaUses.filter((use) => use !== 'none' && !isSport(use)))}
        </optgroup>
        <optgroup label={t('area.use.sport')}>{options(areaUses.filter(isSport))}</optgroup>
      </select>
    </label>
  );
}

type ChoiceProps<Name extends 'target' | 'arrangement'> = Props & {
  name: Name;
  choices: readonly AreaForm[Name][];
  /** Label of a choice. */
  children: (choice: AreaForm[Name]) => string;
};

function Choice<Name extends 'target' | 'arrangement'>({
  name,
  choices,
  form,
  onChange,
  children,
}: ChoiceProps<Name>) {
  const t = useT();
  return (
    <label className="room-field area-choice">
      {t(`area.${name}`)}
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

function FigureField({ field, form, onChange }: Props & { field: AreaField }) {
  const t = useT();
  const hint = useId();
  const isWrong = findWrongAreaFields(form).includes(field);
  return (
    <label className="room-field">
      {areaFieldLabel(t, form, field)}
      <input
        type="number"
        inputMode="decimal"
        name={field}
        {...areaLimits[field]}
        {...areaRange(form, field)}
        // Uncontrolled, so that a value may be empty or out of range while typing.
        defaultValue={Number.isNaN(form[field]) ? '' : form[field]}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? hint : undefined}
        onChange={(event) => onChange({ ...form, [field]: event.target.valueAsNumber })}
      />
      {isWrong && (
        <span id={hint} className="area-wrong">
          {wrongText(t, form, field)}
        </span>
      )}
    </label>
  );
}

function wrongText(t: Translate<'area'>, form: AreaForm, field: AreaField): string {
  const { min, max } = areaRange(form, field);
  const range = { min: formatNumber(t.locale, min, 2), max: formatNumber(t.locale, max, 2) };
  return t(isCount(field) ? 'area.wrong.whole' : 'area.wrong', range);
}
