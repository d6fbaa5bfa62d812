import { useT } from '#app/photometry/photometry-texts.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatFixed } from '#core/photometry/one-decimal.ts';
import type { SpectralFigures } from '#core/photometry/spectrum/spectral-figures.ts';
import { formatCct, formatNumber, formatQuantity } from '#core/units.ts';

/** The figures that follow from a spectrum. */
export function SpectrumFigures({ figures }: { figures: SpectralFigures }) {
  const t = useT();
  return (
    <section className="light-block">
      <h3>{t('photometry.spectrum.figures')}</h3>
      <dl className="light-figures">
        {listFigures(t, figures)
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className="light-note">{t('photometry.spectrum.figures.text')}</p>
    </section>
  );
}

function listFigures(t: Translate<'photometry'>, figures: SpectralFigures): [string, string][] {
  const { cctK, duv, rendering, fidelity, chromaticity } = figures;
  const show = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : formatNumber(t.locale, value, 0);
  const fixed = (value: number, digits: number) => formatFixed(t.locale, value, digits);
  return [
    [t('photometry.spectrum.cct'), cctK === null ? '' : formatCct(Math.round(cctK))],
    ['Duv', duv === null ? '' : fixed(duv, 4)],
    ['x, y', `${fixed(chromaticity.x, 4)} / ${fixed(chromaticity.y, 4)}`],
    [t('photometry.spectrum.ra'), show(rendering?.ra)],
    ['R9', show(rendering?.special[8])],
    [t('photometry.spectrum.rf'), show(fidelity?.rf)],
    [t('photometry.spectrum.rg'), show(fidelity?.rg)],
    [t('photometry.spectrum.melanopic'), fixed(figures.melanopicRatio, 2)],
    [t('photometry.spectrum.scotopic'), fixed(figures.scotopicRatio, 2)],
    [t('photometry.spectrum.blue'), formatQuantity(t.locale, figures.bluePercent, '%', 1)],
  ];
}
