import { memo } from 'react';
import type { PlanDrawing } from '#core/calculators/room/plan/plan-drawing.ts';
import type { PlanKind } from '#core/calculators/room/room-address.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatNumber } from '#core/units.ts';

type Props = { drawing: PlanDrawing; kind: PlanKind };

/** The light below the luminaires of a plan: areas and lines. Memoised: dragging a luminaire renders more often. */
export const PlanLight = memo(function PlanLight({ drawing, kind }: Props) {
  const { regions, reached, contours } = drawing;
  if (kind === 'values') return null;
  return (
    <>
      {kind === 'colours' ? (
        regions.map(({ path, colour }) => <path key={colour} d={path} fill={colour} />)
      ) : (
        <path className="room-reached" d={reached} />
      )}
      <g className="room-lines">
        {contours.map(({ level, path, isTarget }) => {
          if (!isTarget) return kind === 'isolines' && <path key={level} d={path} />;
          return (
            <g key={level}>
              <path className="room-target-ground" d={path} />
              <path className="room-target" d={path} />
            </g>
          );
        })}
      </g>
    </>
  );
});

/** The numbers above the luminaires of a plan: values at points, or those of lines. */
export const PlanNumbers = memo(function PlanNumbers({
  drawing,
  kind,
  locale,
}: Props & { locale: LocaleCode }) {
  const { contours, values } = drawing;
  const number = (value: number) => formatNumber(locale, value, value < 10 ? 1 : 0);
  if (kind === 'values') {
    return (
      <g className="room-values">
        {values.map(({ x, y, lux, extreme, isCoarse }) => (
          <g key={`${x} ${y}`} data-fine={!isCoarse} data-extreme={extreme}>
            {extreme && <rect x={x - 21} y={y - 11} width={42} height={22} rx={4} />}
            <text x={x} y={y} dy="0.35em">
              {number(lux)}
            </text>
          </g>
        ))}
      </g>
    );
  }
  return (
    <g className="room-values">
      {contours
        .filter(({ isTarget }) => isTarget || kind === 'isolines')
        .map(
          ({ level, label, isTarget }) =>
            label && (
              <text key={level} x={label.x} y={label.y} dy="0.35em" data-target={isTarget}>
                {number(level)}
              </text>
            ),
        )}
    </g>
  );
});
