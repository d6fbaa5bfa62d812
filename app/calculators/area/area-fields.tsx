import { useT } from '#app/calculators/area/area-texts.ts';
import { CalculationStep } from '#app/calculators/layout/calculation-step.tsx';
import {
  ChoiceField,
  FigureField,
  type FormProps,
  Options,
} from '#app/calculators/light/form-fields.tsx';
import { areaArrangements, areaTargets } from '#core/calculators/area/area.ts';
import {
  type AnyAreaField,
  type AreaField,
  type AreaForm,
  areaAddress,
} from '#core/calculators/area/area-address.ts';
import { areaFieldLabel } from '#core/calculators/area/area-field-label.ts';
import { type AreaUse, areaUses, isSport } from '#core/calculators/area/requirements.ts';
import { sizesText } from '#core/calculators/sizes-text.ts';

type Props = FormProps<AreaForm>;

const installation: readonly AreaField[] = [
  'masts',
  'each',
  'height',
  'setback',
  'tilt',
  'fan',
  'maintenance',
];

const installed: readonly AnyAreaField[] = ['arrangement', ...installation];

/** All inputs of the area; every change applies at once. */
export function AreaFields(props: Props) {
  const { form } = props;
  const t = useT();
  const used = areaAddress.listUsed(form);
  const isGround = form.target === 'ground';
  const lit = isGround ? t(`area.use.${form.use}`) : t('area.target.facade');
  return (
    <>
      <CalculationStep
        title={t('area.area')}
        chosen={`${lit} · ${sizesText(t, [form.width, form.depth])}`}
        isOpen
      >
        <div className="calculator-group">
          <ChoiceField name="target" label={t('area.target')} {...props}>
            <Options choices={areaTargets}>{(target) => t(`area.target.${target}`)}</Options>
          </ChoiceField>
          {isGround && <UseField {...props} />}
          <AreaFigure field="width" {...props} />
          <AreaFigure field="depth" {...props} />
        </div>
      </CalculationStep>
      <CalculationStep
        title={t('area.installation')}
        chosen={[isGround && t(`area.arrangement.${form.arrangement}`), sizesText(t, [form.height])]
          .filter(Boolean)
          .join(' · ')}
        isOpen={areaAddress.findWrong(form).some((field) => installed.includes(field))}
      >
        <div className="calculator-group">
          {isGround && (
            <ChoiceField name="arrangement" label={t('area.arrangement')} {...props}>
              <Options choices={areaArrangements}>
                {(arrangement) => t(`area.arrangement.${arrangement}`)}
              </Options>
            </ChoiceField>
          )}
          {installation
            .filter((field) => used.includes(field))
            .map((field) => (
              <AreaFigure key={field} field={field} {...props} />
            ))}
          <p className="calculator-note">{t('area.tilt.note')}</p>
        </div>
      </CalculationStep>
    </>
  );
}

function UseField(props: Props) {
  const t = useT();
  const textOf = (use: AreaUse) => t(`area.use.${use}`);
  return (
    <ChoiceField name="use" label={t('area.use')} {...props}>
      <Options choices={['none'] as const}>{textOf}</Options>
      <optgroup label={t('area.use.work')}>
        <Options choices={areaUses.filter((use) => use !== 'none' && !isSport(use))}>
          {textOf}
        </Options>
      </optgroup>
      <optgroup label={t('area.use.sport')}>
        <Options choices={areaUses.filter(isSport)}>{textOf}</Options>
      </optgroup>
    </ChoiceField>
  );
}

function AreaFigure({ field, ...props }: Props & { field: AreaField }) {
  const t = useT();
  const label = areaFieldLabel(t, props.form, field);
  return <FigureField {...props} address={areaAddress} field={field} label={label} />;
}
