import { useId } from 'react';
import { useT } from '#app/calculators/escape/escape-route-texts.ts';
import { PlacePair } from '#app/calculators/escape/place-pair.tsx';
import { CalculationStep } from '#app/calculators/layout/calculation-step.tsx';
import { type FormProps, toNumber } from '#app/calculators/light/form-fields.tsx';
import { type EmphasisKind, emphasisKinds } from '#core/calculators/escape/escape.ts';
import {
  type EscapeForm,
  findOutsidePoints,
  findWrongPoints,
  MOST_POINTS,
  type PointForm,
  pointParams,
} from '#core/calculators/escape/escape-address.ts';
import { joinFigures } from '#core/i18n/join-figures.ts';

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
        <p className="calculator-note">{joinFigures(t('escape.points.note'))}</p>
        {rows.map((point, index) => (
          // A row that is removed moves the others: their fields start again.
          <PointRow key={`${index} ${points.length}`} index={index} point={point} {...props} />
        ))}
      </div>
    </CalculationStep>
  );
}

type RowProps = Props & { index: number; point: PointForm | null };

function PointRow({ index, point, form, onChange }: RowProps) {
  const t = useT();
  const params = pointParams(index);
  const isOutside = findOutsidePoints(form).includes(index);
  const hint = useId();
  const isUnknown = point?.wrongKind !== undefined;
  const choose = (kind: EmphasisKind | 'none') => {
    const { at = 0, across = 0 } = point ?? {};
    const own = kind === 'none' ? [] : [{ kind, at, across }];
    onChange({ ...form, points: form.points.toSpliced(index, 1, ...own) });
  };
  return (
    <div className="escape-point">
      <label className="calculator-field">
        {t('escape.point', { number: index + 1 })}
        <select
          name={params.kind}
          value={point?.wrongKind ?? point?.kind ?? 'none'}
          aria-invalid={isUnknown || undefined}
          aria-describedby={isUnknown ? hint : undefined}
          onChange={(event) => choose(event.target.value as EmphasisKind | 'none')}
        >
          {isUnknown && <option>{point.wrongKind}</option>}
          {(['none', ...emphasisKinds] as const).map((kind) => (
            <option key={kind} value={kind}>
              {t(`escape.point.${kind}`)}
            </option>
          ))}
        </select>
        {isUnknown && (
          <span id={hint} className="calculator-wrong">
            {t('escape.point.unknown')}
          </span>
        )}
      </label>
      <PlacePair
        {...{ form, params, isWrong: isOutside }}
        values={point ?? { at: 0, across: 0 }}
        onText={(part, text) => {
          if (point)
            onChange({
              ...form,
              points: form.points.with(index, { ...point, [part]: toNumber(text) }),
            });
        }}
      />
    </div>
  );
}
