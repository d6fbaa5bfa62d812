import { useT } from '#app/calculators/escape/escape-route-texts.ts';
import { LitPlan } from '#app/calculators/light/lit-plan.tsx';
import { drawEscape } from '#core/calculators/escape/escape-drawing.ts';
import { escapePlanText } from '#core/calculators/escape/escape-figures.ts';
import type { EscapeOutcome } from '#core/calculators/escape/escape-outcome.ts';

const HALF = 8;

/** The route or area to scale: illuminances of the floor, numbered luminaires, points of emphasis. */
export function EscapePlan({ outcome }: { outcome: EscapeOutcome }) {
  const t = useT();
  const { walls, lights, points, ...drawing } = drawEscape(outcome);
  return (
    <LitPlan label={t('escape.plan')} text={escapePlanText(t, outcome)} {...drawing}>
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
      <g className="calculator-lights escape-lights">
        {lights.map(({ x, y }, index) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r={12} />
            <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
              {index + 1}
            </text>
          </g>
        ))}
      </g>
    </LitPlan>
  );
}
