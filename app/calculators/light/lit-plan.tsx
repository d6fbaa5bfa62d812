import type { ReactNode } from 'react';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { DrawnCell, DrawnContour } from '#core/calculators/plane/plane-drawing.ts';
import { formatNumber } from '#core/units.ts';

type Props = {
  /** What the drawing shows. */
  label: string;
  /** The same with figures, below it. */
  text: string;
  width: number;
  height: number;
  margin: number;
  /** `group` for a drawing with elements that can be moved. */
  role?: 'img' | 'group';
  /** In front of shades and lines: edges, luminaires, sizes. */
  children: ReactNode;
} & LightProps;

/** A lit plane to scale: values as shades and lines. */
export function LitPlan({
  label,
  text,
  width,
  height,
  margin,
  role = 'img',
  children,
  ...light
}: Props) {
  return (
    <figure className="calculator-plan">
      <svg
        role={role}
        aria-label={`${label}. ${text}`}
        viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      >
        <PlanLight {...light} />
        {children}
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}

type LightProps = { cells: readonly DrawnCell[]; contours: readonly DrawnContour[] };

/** Neighbouring cells overlap, so that no gap shows between them. */
const OVERLAP = 0.4;

function PlanLight({ cells, contours }: LightProps) {
  const locale = useLocale();
  return (
    <>
      <g className="calculator-shades">
        {cells.map(({ share, width, height, ...cell }) => (
          <rect
            key={`${cell.x} ${cell.y}`}
            {...cell}
            width={width + OVERLAP}
            height={height + OVERLAP}
            fillOpacity={Math.round(75 * Math.min(1, share)) / 100}
          />
        ))}
      </g>
      <g className="calculator-lines">
        {contours.map(({ level, path, from }) => (
          <g key={`${level} ${from.x} ${from.y}`}>
            <path d={path} />
            <text x={from.x} y={from.y + 4} textAnchor="middle">
              {formatNumber(locale, level, 2)}
            </text>
          </g>
        ))}
      </g>
    </>
  );
}

type SizeProps = { width: number; height: number; offset: number; sizes: [string, string] };

/** The sizes of a drawing, above it and to its left. */
export function PlanSizes({ width, height, offset, sizes: [along, across] }: SizeProps) {
  return (
    <g className="calculator-sizes">
      <text x={width / 2} y={-offset} textAnchor="middle">
        {along}
      </text>
      <text transform={`translate(${-offset} ${height / 2}) rotate(-90)`} textAnchor="middle">
        {across}
      </text>
    </g>
  );
}
