import { DiagramFigure } from '#app/photometry/diagram-figure.tsx';
import { LightTable } from '#app/photometry/light-table.tsx';
import { useT } from '#app/photometry/photometry-texts.ts';
import type { RoadUtilisation } from '#core/photometry/ground/road-utilisation.ts';
import { drawUtilisation } from '#core/photometry/ground/utilisation-drawing.ts';
import { formatNumber } from '#core/units.ts';

/** Utilisation curves of a road luminaire, with their values as a table. */
export function UtilisationDiagram({ curves }: { curves: RoadUtilisation }) {
  const t = useT();
  const title = t('photometry.road-utilisation');
  const text = t('photometry.road-utilisation.text');
  const [street, back] = [
    t('photometry.road-utilisation.street'),
    t('photometry.road-utilisation.back'),
  ];
  const percent = (value = 0) => `${formatNumber(t.locale, value, 1)}\u00a0%`;
  return (
    <DiagramFigure
      title={title}
      text={text}
      table={
        <LightTable
          label={title}
          heads={[t('photometry.road-utilisation.width'), street, back]}
          rows={curves.widths.map((width, index) => ({
            head: formatNumber(t.locale, width, 2),
            cells: [percent(curves.streetSide[index]), percent(curves.backSide[index])],
          }))}
        />
      }
    >
      <UtilisationDrawing curves={curves} label={`${title}. ${text}`} />
      <ul className="polar-legend">
        <li data-curve={0}>{street}</li>
        <li data-curve={1}>{back}</li>
      </ul>
    </DiagramFigure>
  );
}

function UtilisationDrawing({ curves, label }: { curves: RoadUtilisation; label: string }) {
  const { box, percents, widths, frame, streetSide, backSide } = drawUtilisation(curves);
  return (
    <svg
      className="polar"
      role="img"
      aria-label={label}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
    >
      <g className="polar-grid">
        {percents.map(({ y, value }) => (
          <line key={value} x1={frame.left} x2={frame.right} y1={y} y2={y} />
        ))}
        {widths.map(({ x, value }) => (
          <line key={value} x1={x} x2={x} y1={frame.top} y2={frame.bottom} />
        ))}
      </g>
      <path className="polar-curve" data-curve={0} d={streetSide} />
      <path className="polar-curve" data-curve={1} d={backSide} />
      <g className="polar-text">
        {percents.map(({ y, value }) => (
          <text key={value} x={frame.left - 4} y={y + 3} textAnchor="end">
            {value}&nbsp;%
          </text>
        ))}
        {widths.map(({ x, value }) => (
          <text key={value} x={x} y={frame.bottom + 13} textAnchor="middle">
            {value}
          </text>
        ))}
      </g>
    </svg>
  );
}
