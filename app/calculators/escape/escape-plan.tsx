import { type Dispatch, type SetStateAction, useId } from 'react';
import { useT } from '#app/calculators/escape/escape-route-texts.ts';
import { MovableLights } from '#app/calculators/escape/movable-lights.tsx';
import { LitPlan } from '#app/calculators/light/lit-plan.tsx';
import { type EscapeForm, MOST_LIGHTS } from '#core/calculators/escape/escape-address.ts';
import { drawEscape } from '#core/calculators/escape/escape-drawing.ts';
import { escapePlanText } from '#core/calculators/escape/escape-figures.ts';
import type { EscapeOutcome } from '#core/calculators/escape/escape-outcome.ts';
import { moveLight, takeLights } from '#core/calculators/escape/take-lights.ts';

const HALF = 8;

type Props = {
  form: EscapeForm;
  outcome: EscapeOutcome;
  onChange: Dispatch<SetStateAction<EscapeForm>>;
};

/** The route or area to scale: illuminances of the floor, numbered luminaires that can be moved, points of emphasis. */
export function EscapePlan({ form, outcome, onChange }: Props) {
  const t = useT();
  const hint = `escape-plan-${useId()}`;
  const { walls, lights, frame, points, ...drawing } = drawEscape(outcome);
  const canMove = outcome.lights.length <= MOST_LIGHTS;
  return (
    <>
      <LitPlan role="group" label={t('escape.plan')} text={escapePlanText(t, outcome)} {...drawing}>
        <path className="calculator-edge" d={walls} />
        <g className="escape-marks">
          {points.map(({ x, y, isMet }) => (
            <rect
              key={`${x} ${y}`}
              x={x - HALF}
              y={y - HALF}
              width={2 * HALF}
              height={2 * HALF}
              data-met={isMet}
            />
          ))}
        </g>
        <MovableLights
          drawing={{ lights, frame }}
          lights={outcome.lights}
          hint={hint}
          onMove={(index, to) => {
            if (!canMove) return;
            onChange((last) => ({
              ...last,
              lights: moveLight(last.lights, outcome, { index, to }),
            }));
          }}
        />
      </LitPlan>
      <p id={hint} className="calculator-note escape-hint">
        {t(canMove ? 'escape.lights.hint' : 'escape.lights.most', { max: MOST_LIGHTS })}
      </p>
      {canMove && form.lights.length === 0 && (
        <button
          type="button"
          className="escape-button escape-hint"
          onClick={() => onChange((last) => ({ ...last, lights: takeLights(outcome) }))}
        >
          {t('escape.lights.take')}
        </button>
      )}
    </>
  );
}
