import { CalculationStep } from '#app/calculators/layout/calculation-step.tsx';
import { StripOptions } from '#app/calculators/strip/strip-options.tsx';
import type { StripFormPart } from '#app/calculators/strip/strip-select.tsx';
import { useT } from '#app/calculators/strip/strip-texts.ts';
import type { FieldOption } from '#core/calculators/led-strip/field-option.ts';
import { stripParams } from '#core/calculators/led-strip/strip-request.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatQuantity } from '#core/units.ts';

type Named = [value: string, label: MessageKey<'strip'>];

const roundings: Named[] = [
  ['down', 'strip.rounding.down'],
  ['up', 'strip.rounding.up'],
];
const feeds: Named[] = [
  ['one-end', 'strip.feed.one-end'],
  ['both-ends', 'strip.feed.both-ends'],
  ['centre', 'strip.feed.centre'],
];
const resistances: Named[] = [
  ['copper', 'strip.resistance.copper'],
  ['class-5', 'strip.resistance.class-5'],
];
const units: FieldOption[] = ['mm', 'm'].map((unit) => ({ value: unit, label: unit, others: '' }));

/** Options that always fit. */
export function nameOptions(t: Translate<'strip'>, list: readonly Named[]): FieldOption[] {
  return list.map(([value, key]) => ({ value, label: t(key), others: '' }));
}

/** The runs, how they are cut and fed. */
export function StripLengths({ page, request, onChange }: StripFormPart) {
  const t = useT();
  const { unit, rounding, feed, runsText } = request;
  const lines = runsText.split('\n').filter((line) => line.trim() !== '');
  return (
    <CalculationStep
      title={t('strip.lengths')}
      chosen={lines.join(' · ') || t('strip.no-lengths')}
      isOpen
    >
      <LengthField
        name={stripParams.runs}
        label={t('strip.runs')}
        hint={t('strip.runs-hint')}
        value={runsText}
        problem={page.runsProblem}
        rows={3}
        onChange={onChange}
      />
      <StripOptions
        name={stripParams.unit}
        label={t('strip.unit')}
        value={unit}
        options={units}
        onChange={onChange}
      />
      <StripOptions
        name={stripParams.rounding}
        label={t('strip.rounding')}
        value={rounding}
        options={nameOptions(t, roundings)}
        onChange={onChange}
      />
      <StripOptions
        name={stripParams.feed}
        label={t('strip.feed')}
        value={feed}
        options={nameOptions(t, feeds)}
        onChange={onChange}
      />
    </CalculationStep>
  );
}

/** The cable from the drivers to the strip. */
export function StripCable({ page, request, onChange }: StripFormPart) {
  const t = useT();
  const { cableText, resistance } = request;
  const section = formatQuantity(t.locale, page.areaMm2, 'mm²', 2);
  return (
    <CalculationStep
      title={t('strip.cable-step')}
      chosen={[cableText && `${cableText} m`, section].filter(Boolean).join(' · ')}
      isOpen={page.cableProblem !== ''}
    >
      <LengthField
        name={stripParams.cable}
        label={`${t('strip.cable')} (m)`}
        hint={t('strip.cable-hint')}
        value={cableText}
        problem={page.cableProblem}
        onChange={onChange}
      />
      <StripOptions
        name={stripParams.area}
        label={t('strip.area')}
        value={String(page.areaMm2)}
        options={page.parts.areas}
        onChange={onChange}
      />
      <StripOptions
        name={stripParams.resistance}
        label={t('strip.resistance')}
        value={resistance}
        options={nameOptions(t, resistances)}
        onChange={onChange}
      />
    </CalculationStep>
  );
}

type LengthFieldProps = Pick<StripFormPart, 'onChange'> & {
  name: string;
  label: string;
  hint: string;
  value: string;
  /** Empty if there is none. */
  problem: string;
  /** Rows of a field of several lines. */
  rows?: number;
};

function LengthField({ name, label, hint, value, problem, rows, onChange }: LengthFieldProps) {
  const id = `strip-${name}`;
  const Field = rows ? 'textarea' : 'input';
  return (
    <div className="strip-field">
      <label htmlFor={id}>{label}</label>
      <Field
        id={id}
        name={name}
        {...(rows ? { rows } : { type: 'text' })}
        autoComplete="off"
        value={value}
        onChange={onChange}
        spellCheck={false}
        aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={problem ? true : undefined}
      />
      <p className="strip-hint" id={`${id}-hint`}>
        {hint}
      </p>
      {problem && (
        <p className="strip-error" id={`${id}-error`}>
          {problem}
        </p>
      )}
    </div>
  );
}
