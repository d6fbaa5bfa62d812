import { DiagramFigure } from '#app/photometry/diagram-figure.tsx';
import { LightTable } from '#app/photometry/light-table.tsx';
import { useT } from '#app/photometry/photometry-texts.ts';
import { drawCone } from '#core/photometry/drawings/cone-drawing.ts';
import type { ConeStep } from '#core/photometry/figures/cone.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';

/** The light cone of a luminaire: the beam in C0-C180 and C90-C270 and the illuminance at distances. */
export function ConeDiagram({ cone }: { cone: readonly ConeStep[] }) {
  const t = useT();
  const columns = ['distance', 'lux', 'width-c0', 'width-c90'] as const;
  const width = (metres: number | null) =>
    metres === null ? '–' : formatQuantity(t.locale, metres, 'm', 2);
  const rows = cone.map(({ distanceM, centreLux, widthC0M, widthC90M }) => ({
    head: formatQuantity(t.locale, distanceM, 'm'),
    cells: [
      formatQuantity(t.locale, centreLux, 'lx', centreLux < 10 ? 1 : 0),
      width(widthC0M),
      width(widthC90M),
    ],
  }));
  return (
    <DiagramFigure
      title={t('photometry.cone')}
      text={t('photometry.cone.text')}
      table={
        <LightTable
          label={t('photometry.cone')}
          heads={columns.map((column) => t(`photometry.cone.${column}`))}
          rows={rows}
        />
      }
    >
      <ConeDrawing cone={cone} label={`${t('photometry.cone')}. ${t('photometry.cone.text')}`} />
    </DiagramFigure>
  );
}

function ConeDrawing({ cone, label }: { cone: readonly ConeStep[]; label: string }) {
  const t = useT();
  const { box, luminaire, beams, lines } = drawCone(cone);
  return (
    <svg
      className="cone"
      role="img"
      aria-label={label}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
    >
      {beams.map(
        (path, index) =>
          path !== null && <path key={index} className="cone-beam" data-curve={index} d={path} />,
      )}
      {lines.map(({ x1, x2, y, step: { distanceM, centreLux } }) => (
        <g key={distanceM} className="cone-step">
          <line x1={x1} x2={x2} y1={y} y2={y} />
          <text x={box.x} y={y - 3}>
            {formatQuantity(t.locale, distanceM, 'm')}
          </text>
          <text x={x2 + 2} y={y - 3}>
            {formatNumber(t.locale, centreLux, centreLux < 10 ? 1 : 0)}&nbsp;lx
          </text>
        </g>
      ))}
      <rect className="cone-luminaire" {...luminaire} rx={1} />
    </svg>
  );
}
