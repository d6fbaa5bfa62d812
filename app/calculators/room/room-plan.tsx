import { type ReactNode, useId } from 'react';
import { PlanLegend } from '#app/calculators/room/plan-legend.tsx';
import { PlanLight, PlanNumbers } from '#app/calculators/room/plan-light.tsx';
import { useT } from '#app/calculators/room/room-texts.ts';
import type { PlanDrawing } from '#core/calculators/room/plan/plan-drawing.ts';
import type { Room } from '#core/calculators/room/room.ts';
import type { PlanKind } from '#core/calculators/room/room-address.ts';
import { isWholeGrid, type RoomResult } from '#core/calculators/room/room-result.ts';
import { observerArrow } from '#core/calculators/room/views.ts';
import { formatUgr } from '#core/photometry/ugr/format-ugr.ts';
import { formatNumber } from '#core/units.ts';

type Props = {
  room: Room;
  result: RoomResult;
  drawing: PlanDrawing;
  kind: PlanKind;
  targetLux: number;
  /** The luminaires. */
  children: ReactNode;
};

/** Space for dimensions above and beside the room, and for the scale bar below it. */
const MARGIN = 44;

/** The room from above, to scale: its light as the visitor chose it, luminaires at their positions, dimensions. */
export function RoomPlan({ room, result, drawing, kind, targetLux, children }: Props) {
  const t = useT();
  const inside = useId();
  const { plane, placed, grid } = result;
  const { width, height } = drawing;
  const show = (value: number) => formatNumber(t.locale, value, 0);
  const figures = {
    average: show(plane.averageLux),
    minimum: show(plane.minimumLux),
    maximum: show(plane.maximumLux),
  };
  const count = placed.length + result.further.reduce((sum, { count }) => sum + count, 0);
  const text =
    grid && isWholeGrid(result) && count === placed.length
      ? t.count('room.plan.text', placed.length, {
          rows: grid.rows,
          columns: grid.columns,
          ...figures,
        })
      : t.count('room.plan.moved', count, figures);
  const box = [-MARGIN, -MARGIN, width + 1.5 * MARGIN, height + 2 * MARGIN];
  return (
    <figure className="room-plan calculator-plan">
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset */}
      <svg role="group" aria-label={`${t('room.plan')}. ${text}`} viewBox={box.join(' ')}>
        <clipPath id={inside}>
          <path d={drawing.walls} />
        </clipPath>
        <g clipPath={`url(#${inside})`}>
          <PlanLight drawing={drawing} kind={kind} />
        </g>
        <path className="room-walls" d={drawing.walls} />
        {drawing.zone && (
          <>
            <path className="room-zone-ground" d={drawing.zone} />
            <path className="room-zone" d={drawing.zone} />
          </>
        )}
        <Dimensions room={room} drawing={drawing} />
        {children}
        <PlanNumbers drawing={drawing} kind={kind} locale={t.locale} />
        <WorstObserver view={result.ugr.maximum} {...{ drawing, kind }} />
      </svg>
      <figcaption>
        <PlanLegend {...{ kind, drawing, plane, targetLux }} />
        {text}
      </figcaption>
    </figure>
  );
}

/** Length and width beside the walls, and a scale bar. */
function Dimensions({ room, drawing }: { room: Room; drawing: PlanDrawing }) {
  const t = useT();
  const { width, height, bar, corner } = drawing;
  const metres = (value: number) => `${formatNumber(t.locale, value, 2)} m`;
  return (
    <g className="room-sizes">
      <path
        d={`M0 -14H${width}M0 -20V-8M${width} -20V-8M-14 0V${height}M-20 0H-8M-20 ${height}H-8`}
      />
      <text x={width / 2} y={-20} textAnchor="middle">
        {metres(room.lengthM)}
      </text>
      <text transform={`translate(-20 ${height / 2}) rotate(-90)`} textAnchor="middle">
        {metres(room.widthM)}
      </text>
      {corner && room.corner && (
        <>
          <text x={corner.x + corner.width / 2} y={corner.y + 22} textAnchor="middle">
            {metres(room.corner.lengthM)}
          </text>
          <text
            transform={`translate(${corner.x + 22} ${corner.y + corner.height / 2}) rotate(-90)`}
            textAnchor="middle"
          >
            {metres(room.corner.widthM)}
          </text>
        </>
      )}
      <path
        d={`M0 ${height + 20}H${bar.units}M0 ${height + 15}v10M${bar.units} ${height + 15}v10`}
      />
      <text x={bar.units + 10} y={height + 20} dy="0.35em">
        {metres(bar.metres)}
      </text>
    </g>
  );
}

type ObserverProps = {
  view: RoomResult['ugr']['maximum'];
  drawing: PlanDrawing;
  kind: PlanKind;
};

/** An arrow along the view with the highest UGR, whose figures say it in words. */
function WorstObserver({ view, kind, drawing }: ObserverProps) {
  const t = useT();
  if (!view) return null;
  const { scale, width, height } = drawing;
  const isLow = view.y * scale > height / 2;
  const isRight = view.x * scale > width / 2;
  return (
    <g className="room-observer" transform={`translate(${view.x * scale} ${view.y * scale})`}>
      <path d={`M${observerArrow(view).join('L')}Z`} />
      {/* Beside values the label would cover some of them. */}
      {kind !== 'values' && (
        <text x={isRight ? -12 : 12} y={isLow ? -14 : 24} textAnchor={isRight ? 'end' : 'start'}>
          UGR {formatUgr(t.locale, view.ugr)}
        </text>
      )}
    </g>
  );
}
