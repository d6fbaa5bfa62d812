import { CURVES } from '#app/photometry/polar-drawing.tsx';
import type { Cartesian } from '#core/photometry/drawings/cartesian.ts';

type Props = { drawing: Cartesian; show: (value: number) => string; label: string };

/** Intensities over the angle from the nadir. */
export function CartesianDrawing({ drawing, show, label }: Props) {
  const { width, height, curves, levels, angles } = drawing;
  return (
    <svg
      className="polar"
      role="img"
      aria-label={label}
      viewBox={`-26 -6 ${width + 40} ${height + 8}`}
    >
      <g className="polar-grid">
        {levels.map(({ y }) => (
          <line key={y} x1={0} x2={width} y1={y} y2={y} />
        ))}
        {angles.map(({ x }) => (
          <line key={x} x1={x} x2={x} y1={0} y2={levels[0]?.y} />
        ))}
      </g>
      {curves.map(({ planeDeg, path }, index) => (
        <path key={planeDeg} className="polar-curve" data-curve={index % CURVES} d={path} />
      ))}
      <g className="polar-text">
        {levels.map(({ y, value }) => (
          <text key={value} x={-3} y={y + 2.5} textAnchor="end">
            {show(value)}
          </text>
        ))}
        {angles
          .filter((_, index) => index % 2 === 0)
          .map(({ x, angleDeg }) => (
            <text key={angleDeg} x={x} y={height - 3} textAnchor="middle">
              {Math.abs(angleDeg)}°
            </text>
          ))}
      </g>
    </svg>
  );
}
