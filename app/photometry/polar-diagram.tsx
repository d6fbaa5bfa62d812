import { DiagramFigure } from '#app/photometry/diagram-figure.tsx';
import { LightTable } from '#app/photometry/light-table.tsx';
import { useT } from '#app/photometry/photometry-texts.ts';
import { PolarDrawing } from '#app/photometry/polar-drawing.tsx';
import { missing } from '#core/missing.ts';
import type { Polar } from '#core/photometry/drawings/polar.ts';
import { formatNumber } from '#core/units.ts';

/** The polar diagram of a luminaire in cd/klm, with its legend and its table. */
export function PolarDiagram({ polar }: { polar: Polar }) {
  const t = useT();
  const show = (value: number) => formatNumber(t.locale, value, value < 10 ? 1 : 0);
  const peak = Math.max(...polar.halves.flatMap(({ values }) => values));
  const text = t('photometry.polar.text', { peak: show(peak) });
  return (
    <DiagramFigure
      title={t('photometry.polar')}
      text={text}
      table={<PolarTable polar={polar} show={show} />}
    >
      <PolarDrawing
        curves={polar.curves}
        hasUplight={polar.hasUplight}
        rings={polar.rings.map(({ radius, value }) => ({ radius, label: show(value) }))}
        label={`${t('photometry.polar')}. ${text}`}
      />
      <ul className="polar-legend">
        {polar.curves.map(({ planeDeg }, index) => (
          <li key={planeDeg} data-curve={index}>
            C{planeDeg}–C{planeDeg + 180}
          </li>
        ))}
      </ul>
    </DiagramFigure>
  );
}

function PolarTable({ polar, show }: { polar: Polar; show: (value: number) => string }) {
  const t = useT();
  return (
    <LightTable
      label={t('photometry.polar')}
      heads={['γ', ...polar.halves.map(({ planeDeg }) => `C${planeDeg}`)]}
      rows={polar.gammasDeg.map((gamma, row) => ({
        head: `${gamma}°`,
        cells: polar.halves.map(({ values }) => show(values[row] ?? missing())),
      }))}
    />
  );
}
