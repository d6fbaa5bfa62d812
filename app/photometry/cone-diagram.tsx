import { useState } from 'react';
import { DiagramFigure } from '#app/photometry/diagram-figure.tsx';
import { LightTable } from '#app/photometry/light-table.tsx';
import { useT } from '#app/photometry/photometry-texts.ts';
import { PlaneSelect } from '#app/photometry/plane-choice.tsx';
import { drawCone } from '#core/photometry/drawings/cone-drawing.ts';
import { coneText, coneWidthText, formatLux } from '#core/photometry/drawings/diagram-texts.ts';
import { formatPlanePair } from '#core/photometry/drawings/plane-pairs.ts';
import {
  type Cone,
  type ConeStrip,
  calculateCone,
  isUpright,
} from '#core/photometry/figures/cone.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { formatQuantity } from '#core/units.ts';

type Props = { cone: Cone; luminaire: Luminaire };

/** The light cone of a luminaire: the beam between its edges in two planes or in a chosen one, and the illuminance. */
export function ConeDiagram({ cone: usual, luminaire }: Props) {
  const t = useT();
  const [chosen, setChosen] = useState<number | null>(null);
  const cone = chosen === null ? usual : calculateCone(luminaire, [chosen]);
  const text = coneText(t, cone);
  const nameOf = ({ planes }: Cone) =>
    planes.map(({ planeDeg }) => formatPlanePair(t.locale, planeDeg)).join(', ');
  return (
    <DiagramFigure title={t('photometry.cone')} text={text} table={<ConeTable cone={cone} />}>
      <ConeDrawing cone={cone} label={`${t('photometry.cone')}, ${nameOf(cone)}. ${text}`} />
      <ul className="polar-legend">
        {cone.planes.map(({ planeDeg }, index) => (
          <li key={planeDeg} data-curve={index}>
            {formatPlanePair(t.locale, planeDeg)}
          </li>
        ))}
      </ul>
      <PlaneSelect
        light={luminaire.light}
        chosen={chosen}
        usual={nameOf(usual)}
        onChoose={setChosen}
      />
    </DiagramFigure>
  );
}

/** Widths of upright beams; edges, axis and the illuminances on it of tilted ones, too. */
function ConeTable({ cone: { planes, steps } }: { cone: Cone }) {
  const t = useT();
  const metres = (value: number) => formatQuantity(t.locale, value, 'm', 2);
  const columns: { title: string; cellOf: (strip: ConeStrip) => string }[] = [
    { title: t('photometry.cone.width'), cellOf: ({ fromM, toM }) => metres(toM - fromM) },
    {
      title: t('photometry.cone.edges'),
      cellOf: ({ fromM, toM }) =>
        t('photometry.cone.range', { from: metres(fromM), to: metres(toM) }),
    },
    { title: t('photometry.cone.axis'), cellOf: ({ axisM }) => metres(axisM) },
    { title: t('photometry.cone.axis-lux'), cellOf: ({ axisLux }) => formatLux(t, axisLux) },
    {
      title: t('photometry.cone.axis-vertical'),
      cellOf: ({ axisVerticalLux }) => formatLux(t, axisVerticalLux),
    },
  ];
  const columnsOf = planes.map(({ edges }) => (isUpright(edges) ? columns.slice(0, 1) : columns));
  return (
    <LightTable
      label={t('photometry.cone')}
      groups={[
        { title: t('photometry.cone.lux'), span: 1 },
        ...planes.map(({ planeDeg }, index) => ({
          title: formatPlanePair(t.locale, planeDeg),
          span: columnsOf[index]?.length ?? 1,
        })),
      ]}
      heads={[
        t('photometry.cone.distance'),
        'E',
        ...columnsOf.flatMap((ofPlane) => ofPlane.map(({ title }) => title)),
      ]}
      rows={steps.map(({ distanceM, centreLux, strips }) => ({
        head: formatQuantity(t.locale, distanceM, 'm'),
        cells: [
          formatLux(t, centreLux),
          ...columnsOf.flatMap((ofPlane, index) => {
            const strip = strips[index];
            return ofPlane.map(({ cellOf }) => (strip ? cellOf(strip) : '–'));
          }),
        ],
      }))}
    />
  );
}

function ConeDrawing({ cone, label }: { cone: Cone; label: string }) {
  const t = useT();
  const { box, luminaire, beams, axes, lines } = drawCone(cone);
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
      {axes.map(
        (path, index) =>
          path !== null && <path key={index} className="cone-axis" data-curve={index} d={path} />,
      )}
      {lines.map(({ x1, x2, y, step }) => (
        <g key={step.distanceM} className="cone-step">
          <line x1={x1} x2={x2} y1={y} y2={y} />
          <text x={box.x} y={y - 3}>
            {formatQuantity(t.locale, step.distanceM, 'm')}
          </text>
          <text x={x2 + 2} y={y - 3}>
            {formatLux(t, step.centreLux)}
          </text>
          <text x={x2 + 2} y={y + 7}>
            {coneWidthText(t, step)}
          </text>
        </g>
      ))}
      <rect className="cone-luminaire" {...luminaire} rx={1} />
    </svg>
  );
}
