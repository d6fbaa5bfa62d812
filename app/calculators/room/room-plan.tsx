import { memo, type ReactNode } from 'react';
import { useT } from '#app/calculators/room/room-texts.ts';
import { drawContours } from '#core/calculators/room/plan-contours.ts';
import type { Room } from '#core/calculators/room/room.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';
import { observerArrow } from '#core/calculators/room/views.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatUgr } from '#core/photometry/ugr/format-ugr.ts';
import { formatNumber } from '#core/units.ts';

type Props = {
  room: Room;
  result: RoomResult;
  /** Drawing units per metre. */
  scale: number;
  /** The luminaires. */
  children: ReactNode;
};

const SIZE = 600;
const MARGIN = 26;

/** Returns the drawing units per metre; the longer side of every room has the same length. */
export function planScale({ lengthM, widthM }: Room): number {
  return SIZE / Math.max(lengthM, widthM);
}

/** The room from above, to scale: illuminances as shades and isolines, luminaires at their positions. */
export function RoomPlan({ room, result, scale, children }: Props) {
  const t = useT();
  const { plane, placed, grid } = result;
  const [width, height] = [room.lengthM * scale, room.widthM * scale];
  const show = (value: number) => formatNumber(t.locale, value, 0);
  const figures = {
    average: show(plane.averageLux),
    minimum: show(plane.minimumLux),
    maximum: show(plane.maximumLux),
  };
  const text = grid
    ? t.count('room.plan.text', placed.length, {
        rows: grid.rows,
        columns: grid.columns,
        ...figures,
      })
    : t.count('room.plan.moved', placed.length, figures);
  return (
    <figure className="room-plan">
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset */}
      <svg
        role="group"
        aria-label={`${t('room.plan')}. ${text}`}
        viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
      >
        <Shades plane={plane} width={width} height={height} />
        <Contours plane={plane} width={width} height={height} locale={t.locale} />
        <rect className="room-walls" width={width} height={height} />
        <g className="room-sizes">
          <text x={width / 2} y={-8} textAnchor="middle">
            {formatNumber(t.locale, room.lengthM, 2)} m
          </text>
          <text transform={`translate(-8 ${height / 2}) rotate(-90)`} textAnchor="middle">
            {formatNumber(t.locale, room.widthM, 2)} m
          </text>
        </g>
        {children}
        <WorstObserver view={result.ugr.maximum} scale={scale} />
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}

/** An arrow along the view with the highest UGR, whose figures say it in words. */
function WorstObserver({ view, scale }: { view: RoomResult['ugr']['maximum']; scale: number }) {
  const t = useT();
  if (!view) return null;
  const isLow = view.y * scale > SIZE / 2;
  return (
    <g className="room-observer" transform={`translate(${view.x * scale} ${view.y * scale})`}>
      <path d={`M${observerArrow(view).join('L')}Z`} />
      <text x={12} y={isLow ? -14 : 24} textAnchor={view.x * scale > SIZE / 2 ? 'end' : 'start'}>
        UGR {formatUgr(t.locale, view.ugr)}
      </text>
    </g>
  );
}

type Plane = RoomResult['plane'];
type Sized = { plane: Plane; width: number; height: number };

/** Memoised by result: dragging a luminaire renders more often. */
const Shades = memo(function Shades({ plane, width, height }: Sized) {
  const [dx, dy] = [width / plane.columns, height / plane.rows];
  return (
    <g className="room-shades">
      {Array.from(plane.lux, (lux, index) => (
        <rect
          key={`${index % plane.columns} ${Math.floor(index / plane.columns)}`}
          x={(index % plane.columns) * dx}
          y={Math.floor(index / plane.columns) * dy}
          width={dx + 0.4}
          height={dy + 0.4}
          fillOpacity={(0.75 * lux) / Math.max(1, plane.maximumLux)}
        />
      ))}
    </g>
  );
});

const Contours = memo(function Contours({
  plane,
  width,
  height,
  locale,
}: Sized & { locale: LocaleCode }) {
  return (
    <g className="room-contours">
      {drawContours(plane, { width, height }).map(({ level, path, from }) => (
        <g key={level}>
          <path d={path} />
          <text x={from.x + 2} y={from.y + 4}>
            {formatNumber(locale, level, 0)}
          </text>
        </g>
      ))}
    </g>
  );
});
