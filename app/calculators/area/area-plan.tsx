import { useT } from '#app/calculators/area/area-texts.ts';
import { LitPlan, PlanSizes } from '#app/calculators/light/lit-plan.tsx';
import { PointValues } from '#app/calculators/light/point-values.tsx';
import type { Area } from '#core/calculators/area/area.ts';
import { drawArea } from '#core/calculators/area/area-drawing.ts';
import { areaPlanText } from '#core/calculators/area/area-figures.ts';
import type { AreaOutcome } from '#core/calculators/area/area-outcome.ts';
import { formatNumber } from '#core/units.ts';

type Props = { area: Area; outcome: AreaOutcome };

/** The area to scale: illuminances as shades and lines, luminaires at their places with their fronts. */
export function AreaPlan({ area, outcome }: Props) {
  const t = useT();
  const { luminaires, ...drawing } = drawArea(area, outcome);
  const { width, height, margin } = drawing;
  const metres = (value: number) => `${formatNumber(t.locale, value, 2)} m`;
  return (
    <LitPlan label={t('area.plan')} text={areaPlanText(t, outcome)} {...drawing}>
      <rect className="calculator-edge" width={width} height={height} />
      <g className="calculator-lights">
        {luminaires.map(({ x, y, frontX, frontY }) => (
          <g key={`${x} ${y} ${frontX} ${frontY}`}>
            <line x1={x} y1={y} x2={frontX} y2={frontY} />
            <circle cx={x} cy={y} r={5} />
          </g>
        ))}
      </g>
      <PlanSizes
        {...{ width, height }}
        offset={margin - 24}
        sizes={[metres(area.widthM), metres(area.depthM)]}
      />
    </LitPlan>
  );
}

/** The values at all points, for reading and copying. */
export function AreaValues({ area, outcome }: Props) {
  const t = useT();
  return (
    <PointValues
      plane={outcome}
      size={{ width: area.widthM, depth: area.depthM }}
      head={`lx, ${t('area.values.across')}`}
      digits={1}
    />
  );
}
