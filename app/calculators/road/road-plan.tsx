import { useT } from '#app/calculators/road/road-texts.ts';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import { carriagewayWidth, type Road } from '#core/calculators/road/road.ts';
import { drawRoad } from '#core/calculators/road/road-drawing.ts';
import type { RoadOutcome } from '#core/calculators/road/road-outcome.ts';
import { planText } from '#core/calculators/road/road-plan-text.ts';
import { formatNumber } from '#core/units.ts';

type Props = { road: Road; outcome: RoadOutcome };

/** The road between two columns from above, to scale: values as shades and lines, luminaires at their places. */
export function RoadPlan({ road, outcome }: Props) {
  const t = useT();
  const { width, height, margin, cells, contours, laneLines, luminaires } = drawRoad(road, outcome);
  const text = planText(t, outcome);
  const metres = (value: number) => `${formatNumber(t.locale, value, 2)} m`;
  return (
    <figure className="room-plan">
      <svg
        role="img"
        aria-label={`${t('road.plan')}. ${text}`}
        viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      >
        <g className="room-shades">
          {cells.map(({ share, ...cell }) => (
            <rect
              key={`${cell.x} ${cell.y}`}
              {...cell}
              width={cell.width + 0.4}
              height={cell.height + 0.4}
              fillOpacity={0.75 * share}
            />
          ))}
        </g>
        <g className="room-contours">
          {contours.map(({ level, path, from }) => (
            <g key={level}>
              <path d={path} />
              <text x={from.x + 2} y={from.y + 4}>
                {formatNumber(t.locale, level, 2)}
              </text>
            </g>
          ))}
        </g>
        <g className="road-lanes">
          {laneLines.map((y) => (
            <line key={y} x1={0} x2={width} y1={y} y2={y} />
          ))}
        </g>
        <rect className="room-walls" width={width} height={height} />
        <g className="road-luminaires">
          {luminaires.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={6} />
          ))}
        </g>
        <g className="room-sizes">
          <text x={width / 2} y={-22} textAnchor="middle">
            {metres(outcome.spacingM)}
          </text>
          <text transform={`translate(-12 ${height / 2}) rotate(-90)`} textAnchor="middle">
            {metres(carriagewayWidth(road))}
          </text>
        </g>
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}

/** The values at all points, for reading and copying. */
export function RoadValues({ road, outcome }: Props) {
  const t = useT();
  const { columns, rows, values, unit } = outcome.plane;
  const stepX = outcome.spacingM / columns;
  const stepY = carriagewayWidth(road) / rows;
  const show = (value: number) => formatNumber(t.locale, value, 2);
  return (
    <details className="road-values">
      <summary>{t('road.values')}</summary>
      <ScrollRegion label={t('road.values')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{`${unit}, ${t('road.values.across')}`}</th>
              {Array.from({ length: columns }, (_, column) => (
                <th key={column} scope="col">{`${show((column + 0.5) * stepX)} m`}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row}>
                <th scope="row">{show((row + 0.5) * stepY)}</th>
                {values.slice(row * columns, (row + 1) * columns).map((value, column) => (
                  <td key={column}>{show(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
