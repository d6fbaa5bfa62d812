import type { Polar } from '#core/photometry/drawings/polar.ts';
import { drawPolarGrid, POLAR_RADIUS } from '#core/photometry/drawings/polar-grid.ts';

/** Looks of curves that `diagrams.css` tells apart. */
export const CURVES = 4;

type Props = Pick<Polar, 'hasUplight'> & {
  /** `series` tells the curves of several luminaires apart. */
  curves: readonly { planeDeg: number; path: string; series?: number }[];
  /** From the smallest, with their labels. */
  rings: readonly { radius: number; label: string }[];
  /** Accessible name and description of the drawing. */
  label: string;
};

/** Polar curves on rings of intensity; only the lower half without uplight. Nadir is at the bottom. */
export function PolarDrawing({ curves, rings, hasUplight, label }: Props) {
  const grid = drawPolarGrid(rings, hasUplight);
  const { x, y, width, height } = grid.box;
  return (
    <svg className="polar" role="img" aria-label={label} viewBox={`${x} ${y} ${width} ${height}`}>
      <g className="polar-grid">
        {grid.rings.map(({ path, radius }) => (
          <path key={radius} d={path} />
        ))}
        {grid.rays.map((end) => (
          <line key={`${end.x} ${end.y}`} x1={0} y1={0} x2={end.x} y2={end.y} />
        ))}
      </g>
      {curves.map(({ planeDeg, path, series }, index) => (
        <path
          key={`${series} ${planeDeg}`}
          className="polar-curve"
          // Of several luminaires the colour tells their curves apart, and dashes their planes.
          data-curve={series === undefined ? index % CURVES : Number(planeDeg !== 0)}
          data-series={series}
          d={path}
          transform={`scale(${POLAR_RADIUS})`}
        />
      ))}
      <g className="polar-text">
        {grid.rings.map(({ radius, label: text }) => (
          <text key={radius} x={3} y={radius - 2}>
            {text}
          </text>
        ))}
        {grid.angles.map(({ text, ...place }) => (
          <text key={`${place.x} ${place.y}`} {...place} textAnchor="middle">
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
