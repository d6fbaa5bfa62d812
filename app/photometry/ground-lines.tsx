import type { GroundSummary } from '#core/photometry/ground/ground-summary.ts';

/** Isolux lines of the ground from above, to scale, on a grid; the luminaire is the dot. */
export function GroundLines({
  ground: { drawing, paths, title, text },
}: {
  ground: GroundSummary;
}) {
  const { box, scale, grid, labels } = drawing;
  return (
    <svg
      className="ground"
      role="img"
      aria-label={`${title}. ${text}`}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
    >
      <g className="polar-grid">
        {grid.map((line) => (
          <line key={`${line.x1} ${line.y1} ${line.x2}`} {...line} />
        ))}
      </g>
      {paths.map((path) => (
        <path key={path} className="ground-line" d={path} transform={`scale(${scale})`} />
      ))}
      <circle className="ground-luminaire" r={4} />
      {labels.map(({ text: label, ...place }) => (
        <text key={label} className="ground-label" textAnchor="middle" {...place} dy={3}>
          {label}
        </text>
      ))}
    </svg>
  );
}
