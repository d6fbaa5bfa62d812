import { LitPlan, PlanSizes } from '#app/calculators/light/lit-plan.tsx';
import { PointValues } from '#app/calculators/light/point-values.tsx';
import { useT } from '#app/calculators/road/road-texts.ts';
import { carriagewayWidth, type Road } from '#core/calculators/road/road.ts';
import { drawRoad } from '#core/calculators/road/road-drawing.ts';
import type { RoadOutcome } from '#core/calculators/road/road-outcome.ts';
import { planText } from '#core/calculators/road/road-plan-text.ts';
import { formatNumber } from '#core/units.ts';

type Props = { road: Road; outcome: RoadOutcome };

/** The road between two columns from above, to scale: values as shades and lines, luminaires at their places. */
export function RoadPlan({ road, outcome }: Props) {
  const t = useT();
  const { laneLines, luminaires, ...drawing } = drawRoad(road, outcome);
  const { width, height } = drawing;
  const metres = (value: number) => `${formatNumber(t.locale, value, 2)} m`;
  return (
    <LitPlan label={t('road.plan')} text={planText(t, outcome)} {...drawing}>
      <g className="calculator-lanes">
        {laneLines.map((y) => (
          <line key={y} x1={0} x2={width} y1={y} y2={y} />
        ))}
      </g>
      <rect className="calculator-edge" width={width} height={height} />
      <g className="calculator-lights">
        {luminaires.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={6} />
        ))}
      </g>
      <PlanSizes
        {...{ width, height }}
        offset={26}
        sizes={[metres(outcome.spacingM), metres(carriagewayWidth(road))]}
      />
    </LitPlan>
  );
}

/** The values at all points, for reading and copying. */
export function RoadValues({ road, outcome: { plane, spacingM } }: Props) {
  const t = useT();
  return (
    <PointValues
      plane={plane}
      size={{ width: spacingM, depth: carriagewayWidth(road) }}
      head={`${plane.unit}, ${t('road.values.across')}`}
      digits={2}
    />
  );
}
