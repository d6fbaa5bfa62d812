import { DiagramFigure } from '#app/photometry/diagram-figure.tsx';
import { LightTable } from '#app/photometry/light-table.tsx';
import { useT } from '#app/photometry/photometry-texts.ts';
import { ColourVectorGraphic } from '#app/photometry/spectrum/colour-vector-graphic.tsx';
import { SpectrumDrawing } from '#app/photometry/spectrum/spectrum-drawing.tsx';
import { SpectrumFigures } from '#app/photometry/spectrum/spectrum-figures.tsx';
import type { SpectrumReport } from '#core/photometry/spectrum/spectrum-report.ts';
import { formatNumber } from '#core/units.ts';

const [FIRST_NM, STEP_NM] = [380, 5];

/** The spectrum of a light, its figures of colour, and the colour vector graphic of TM-30. */
export function SpectrumBlocks({ report }: { report: SpectrumReport }) {
  const t = useT();
  const { values, figures } = report;
  const text = t('photometry.spectrum.text', { peak: figures.peakNm });
  return (
    <>
      <DiagramFigure
        title={t('photometry.spectrum')}
        text={text}
        table={
          <LightTable
            label={t('photometry.spectrum')}
            heads={[t('photometry.spectrum.wavelength'), t('photometry.spectrum.power')]}
            rows={values.map((value, index) => ({
              head: `${FIRST_NM + index * STEP_NM} nm`,
              cells: [`${formatNumber(t.locale, 100 * value, 1)} %`],
            }))}
          />
        }
      >
        <SpectrumDrawing values={values} label={`${t('photometry.spectrum')}. ${text}`} />
      </DiagramFigure>
      <SpectrumFigures figures={figures} />
      {figures.fidelity && <ColourVectorGraphic fidelity={figures.fidelity} />}
      {figures.rendering && <SpecialIndices special={figures.rendering.special} />}
    </>
  );
}

/** R1 to R14 as bars with their values. */
function SpecialIndices({ special }: { special: readonly number[] }) {
  const t = useT();
  return (
    <section className="light-block">
      <h3>{t('photometry.spectrum.special')}</h3>
      <dl className="spectrum-indices">
        {special.map((value, index) => (
          <div key={index}>
            <dt>R{index + 1}</dt>
            <dd>
              <meter min={0} max={100} value={Math.max(0, value)} aria-hidden="true" />
              <span>{formatNumber(t.locale, value, 0)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="light-note">{t('photometry.spectrum.special.text')}</p>
    </section>
  );
}
