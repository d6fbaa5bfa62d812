import { DiagramFigure } from '#app/photometry/diagram-figure.tsx';
import { LightTable } from '#app/photometry/light-table.tsx';
import { useT } from '#app/photometry/photometry-texts.ts';
import { drawGamut } from '#core/photometry/drawings/spectrum-curve.ts';
import type { ColourFidelity } from '#core/photometry/spectrum/fidelity.ts';
import { formatNumber } from '#core/units.ts';

const RADIUS = 70;
const EDGE = 104;
const BIN_DEG = 22.5;

/** The colour vector graphic of TM-30: the reference as a circle, the light as a polygon, an arrow for each hue. */
export function ColourVectorGraphic({ fidelity }: { fidelity: ColourFidelity }) {
  const t = useT();
  const { rf, rg, bins } = fidelity;
  const show = (value: number) => formatNumber(t.locale, value, 0);
  const text = t('photometry.spectrum.gamut.text', { rf: show(rf), rg: show(rg) });
  const title = t('photometry.spectrum.gamut');
  return (
    <DiagramFigure
      title={title}
      text={text}
      table={
        <LightTable
          label={title}
          heads={[t('photometry.spectrum.hue'), 'Rf,h', 'Rcs,h']}
          rows={bins.map(({ fidelity: local, chromaShiftPercent }, index) => ({
            head: `${index + 1}`,
            cells: [show(local), `${show(chromaShiftPercent)} %`],
          }))}
        />
      }
    >
      <svg
        className="spectrum gamut"
        role="img"
        aria-label={`${title}. ${text}`}
        viewBox={`${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`}
      >
        <g className="spectrum-grid">
          <line x1={-EDGE} x2={EDGE} y1={0} y2={0} />
          <line x1={0} x2={0} y1={-EDGE} y2={EDGE} />
          <circle r={RADIUS * 0.8} />
          <circle r={RADIUS * 1.2} />
        </g>
        <circle className="gamut-reference" r={RADIUS} />
        <path className="gamut-light" d={drawGamut(bins, RADIUS)} />
        {bins.map(({ reference: [x, y], test }, index) => (
          <g key={index} color={`hsl(${(index + 0.5) * BIN_DEG} 75% 48%)`}>
            <line
              className="gamut-shift"
              x1={x * RADIUS}
              y1={-y * RADIUS}
              x2={test[0] * RADIUS}
              y2={-test[1] * RADIUS}
            />
            <circle className="gamut-hue" cx={test[0] * RADIUS} cy={-test[1] * RADIUS} r={3} />
          </g>
        ))}
      </svg>
    </DiagramFigure>
  );
}
