import { useId, useState } from 'react';
import { CartesianDrawing } from '#app/photometry/cartesian-drawing.tsx';
import { DiagramFigure } from '#app/photometry/diagram-figure.tsx';
import { LightTable } from '#app/photometry/light-table.tsx';
import { useT } from '#app/photometry/photometry-texts.ts';
import { PlaneBoxes } from '#app/photometry/plane-choice.tsx';
import { CURVES, PolarDrawing } from '#app/photometry/polar-drawing.tsx';
import { missing } from '#core/missing.ts';
import { drawCartesian } from '#core/photometry/drawings/cartesian.ts';
import { polarText } from '#core/photometry/drawings/diagram-texts.ts';
import { formatPlanePair } from '#core/photometry/drawings/plane-pairs.ts';
import { createPolar, type Polar } from '#core/photometry/drawings/polar.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import { formatNumber } from '#core/units.ts';

/** The polar diagram of a luminaire in cd/klm with its legend and its table, and the choice of its planes. */
export function PolarDiagram({ polar: usual, light }: { polar: Polar; light: LightDistribution }) {
  const t = useT();
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const group = useId();
  const [axes, setAxes] = useState<'polar' | 'cartesian'>('polar');
  const polar = chosen === null ? usual : createPolar(light, { planesDeg: chosen });
  const planesDeg = polar.curves.map(({ planeDeg }) => planeDeg);
  const show = (value: number) => formatNumber(t.locale, value, value < 10 ? 1 : 0);
  const text = polarText(t, polar);
  return (
    <DiagramFigure
      title={t('photometry.polar')}
      text={text}
      table={<PolarTable polar={polar} show={show} />}
    >
      {axes === 'cartesian' ? (
        <CartesianDrawing drawing={drawCartesian(light, polar)} show={show} label={text} />
      ) : (
        <PolarDrawing
          curves={polar.curves}
          hasUplight={polar.hasUplight}
          rings={polar.rings.map(({ radius, value }) => ({ radius, label: show(value) }))}
          label={`${t('photometry.polar')}. ${text}`}
        />
      )}
      <ul className="polar-legend">
        {planesDeg.map((planeDeg, index) => (
          <li key={planeDeg} data-curve={index % CURVES}>
            {formatPlanePair(t.locale, planeDeg)}
          </li>
        ))}
      </ul>
      <fieldset className="light-planes">
        <legend>{t('photometry.diagram')}</legend>
        {(['polar', 'cartesian'] as const).map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name={group}
              checked={axes === kind}
              onChange={() => setAxes(kind)}
            />
            {t(`photometry.diagram.${kind}`)}
          </label>
        ))}
      </fieldset>
      <PlaneBoxes light={light} chosen={planesDeg} onChoose={setChosen} />
    </DiagramFigure>
  );
}

function PolarTable({ polar, show }: { polar: Polar; show: (value: number) => string }) {
  const t = useT();
  return (
    <LightTable
      label={t('photometry.polar')}
      heads={[
        'γ',
        ...polar.halves.map(({ planeDeg }) => `C${formatNumber(t.locale, planeDeg, 1)}`),
      ]}
      rows={polar.gammasDeg.map((gamma, row) => ({
        head: `${gamma}°`,
        cells: polar.halves.map(({ values }) => show(values[row] ?? missing())),
      }))}
    />
  );
}
