import type { Polar } from '#core/photometry/drawings/polar.ts';
import { drawPolarGrid, POLAR_RADIUS } from '#core/photometry/drawings/polar-grid.ts';

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
      {curves.map(({ planeDeg, path, series }) => (
        <path
          key={`${series} ${planeDeg}`}
          className="polar-curve"
          data-curve={planeDeg === 0 ? 0 : 1}
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
