import { useId } from 'react';
import { useT } from '#app/calculators/escape/escape-route-texts.ts';
import { CalculationStep } from '#app/calculators/layout/calculation-step.tsx';
import { type FormProps, toNumber } from '#app/calculators/light/form-fields.tsx';
import { NumberField } from '#app/calculators/light/number-field.tsx';
import { type EmphasisKind, emphasisKinds } from '#core/calculators/escape/escape.ts';
import {
  type EscapeForm,
  findWrongPoints,
  MOST_POINTS,
  type PointForm,
  pointParams,
  routeLength,
} from '#core/calculators/escape/escape-address.ts';
import { formatNumber } from '#core/units.ts';

type Props = FormProps<EscapeForm>;

/** The points of emphasis, and an empty row for one more. */
export function PointFields(props: Props) {
  const { points } = props.form;
  const t = useT();
  const rows = points.length < MOST_POINTS ? [...points, null] : points;
  return (
    <CalculationStep
      title={t('escape.points')}
      chosen={points.map(({ kind }) => t(`escape.point.${kind}`)).join(', ')}
      isOpen={findWrongPoints(props.form).length > 0}
    >
      <div className="calculator-group escape-points">
        <p className="calculator-note">{t('escape.points.note')}</p>
        {rows.map((point, index) => (
          // A row that is removed moves the others: their fields start anew.
          <PointRow key={`${index} ${points.length}`} index={index} point={point} {...props} />
        ))}
      </div>
    </CalculationStep>
  );
}

type RowProps = Props & { index: number; point: PointForm | null };

function PointRow({ index, point, form, onChange }: RowProps) {
  const t = useT();
  const hint = useId();
  const params = pointParams(index);
  const isWrong = findWrongPoints(form).includes(index);
  const change = (kind: EmphasisKind | 'none', changes: Partial<PointForm> = {}) => {
    const own = kind === 'none' ? [] : [{ at: 0, across: 0, ...point, ...changes, kind }];
    onChange({ ...form, points: form.points.toSpliced(index, 1, ...own) });
  };
  const mostOf = (name: 'at' | 'across') => (name === 'at' ? routeLength(form) : form.width) || 0;
  const figure = (name: 'at' | 'across') => (
    <label className="calculator-field">
      {t(`escape.point.${name}`)}
      <NumberField
        locale={t.locale}
        name={params[name]}
        limits={{ min: 0, max: mostOf(name), step: 0.1, unit: 'm' }}
        value={point ? point[name] : 0}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? hint : undefined}
        onText={(text) => {
          if (point) change(point.kind, { [name]: toNumber(text) });
        }}
      />
    </label>
  );
  return (
    <div className="escape-point">
      <label className="calculator-field">
        {t('escape.point', { number: index + 1 })}
        <select
          name={params.kind}
          value={point?.kind ?? 'none'}
          onChange={(event) => change(event.target.value as EmphasisKind | 'none')}
        >
          {(['none', ...emphasisKinds] as const).map((kind) => (
            <option key={kind} value={kind}>
              {t(`escape.point.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      {figure('at')}
      {figure('across')}
      {isWrong && (
        <p id={hint} className="calculator-problem">
          {t('escape.point.wrong', {
            length: formatNumber(t.locale, routeLength(form), 2),
            width: formatNumber(t.locale, form.width, 2),
          })}
        </p>
      )}
    </div>
  );
}
