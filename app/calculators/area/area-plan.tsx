import { useT } from '#app/calculators/area/area-texts.ts';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import type { Area } from '#core/calculators/area/area.ts';
import { drawArea } from '#core/calculators/area/area-drawing.ts';
import { areaPlanText } from '#core/calculators/area/area-figures.ts';
import type { AreaOutcome } from '#core/calculators/area/area-outcome.ts';
import { formatNumber } from '#core/units.ts';

type Props = { area: Area; outcome: AreaOutcome };

/** The area to scale: illuminances as shades and lines, luminaires at their places with their fronts. */
export function AreaPlan({ area, outcome }: Props) {
  const t = useT();
  const { width, height, margin, cells, contours, luminaires } = drawArea(area, outcome);
  const text = areaPlanText(t, outcome);
  const metres = (value: number) => `${formatNumber(t.locale, value, 2)} m`;
  return (
    <figure className="room-plan area-plan">
      <svg
        role="img"
        aria-label={`${t('area.plan')}. ${text}`}
        viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      >
        <g className="area-shades">
          {cells.map(({ share, ...cell }) => (
            <rect
              key={`${cell.x} ${cell.y}`}
              {...cell}
              width={cell.width + 0.4}
              height={cell.height + 0.4}
              fillOpacity={Math.round(75 * share) / 100}
            />
          ))}
        </g>
        <g className="area-lines">
          {contours.map(({ level, path, from }) => (
            <g key={level}>
              <path d={path} />
              <text x={from.x} y={from.y + 4} textAnchor="middle">
                {formatNumber(t.locale, level, 2)}
              </text>
            </g>
          ))}
        </g>
        <rect className="area-edge" width={width} height={height} />
        <g className="area-luminaires">
          {luminaires.map(({ x, y, frontX, frontY }) => (
            <g key={`${x} ${y} ${frontX} ${frontY}`}>
              <line x1={x} y1={y} x2={frontX} y2={frontY} />
              <circle cx={x} cy={y} r={5} />
            </g>
          ))}
        </g>
        <g className="area-sizes">
          <text x={width / 2} y={14 - margin} textAnchor="middle">
            {metres(area.widthM)}
          </text>
          <text
            transform={`translate(${14 - margin} ${height / 2}) rotate(-90)`}
            textAnchor="middle"
          >
            {metres(area.depthM)}
          </text>
        </g>
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}

/** The values at all points, for reading and copying. */
export function AreaValues({ area, outcome }: Props) {
  const t = useT();
  const { columns, rows, values } = outcome;
  const show = (value: number) => formatNumber(t.locale, value, 1);
  return (
    <details className="area-values">
      <summary>{t('area.values')}</summary>
      <ScrollRegion label={t('area.values')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{`lx, ${t('area.values.across')}`}</th>
              {Array.from({ length: columns }, (_, column) => (
                <th key={column} scope="col">
                  {`${show(((column + 0.5) * area.widthM) / columns)} m`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row}>
                <th scope="row">{show(((row + 0.5) * area.depthM) / rows)}</th>
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
