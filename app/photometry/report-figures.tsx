import { useT } from '#app/photometry/photometry-texts.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatNema } from '#core/photometry/figures/nema-type.ts';
import type { PlaneAngles } from '#core/photometry/figures/photometric-figures.ts';
import { lightOriginText } from '#core/photometry/light-origin.ts';
import { createSkyBox, type SkyBox } from '#core/photometry/outdoor-figures.ts';
import type { PhotometryReport } from '#core/photometry/report.ts';
import { quotedUgrText } from '#core/photometry/ugr/ugr-text.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';

/** The figures of a luminaire that are derived from its file, and those that rules for dark skies name. */
export function ReportFigures({ report }: { report: PhotometryReport }) {
  const t = useT();
  const figures = listFigures(t, report)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({ label, value }));
  return (
    <>
      <FigureBlock title={t('photometry.figures')} figures={figures} />
      {report.outdoor && <FigureBlock {...createSkyBox(t, report.outdoor)} />}
    </>
  );
}

function FigureBlock({ title, figures, note }: Omit<SkyBox, 'note'> & { note?: string }) {
  return (
    <section className="light-block">
      <h3>{title}</h3>
      <dl className="light-figures">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p>{note}</p>}
    </section>
  );
}

function listFigures(t: Translate<'photometry'>, report: PhotometryReport): [string, string][] {
  const { figures, isAbsolute, ugr4h8h, luminousSizeMm, manufacturer, lamp, nema } = report;
  const quantity = (value: number | null, unit: string, digits = 0) =>
    value === null ? '' : formatQuantity(t.locale, value, unit, digits);
  return [
    [t('photometry.manufacturer'), manufacturer],
    [t('photometry.origin'), lightOriginText(t, report.origin)],
    [t('photometry.strip-length'), quantity(report.stripM, 'm', 1)],
    [t('photometry.flux'), quantity(figures.fluxLm, 'lm')],
    [
      t('photometry.lamp-flux'),
      [quantity(figures.lampFluxLm, 'lm'), lamp].filter(Boolean).join(', '),
    ],
    [t('photometry.power'), quantity(figures.powerW, 'W', 1)],
    [t('photometry.efficacy'), quantity(figures.efficacyLmW, 'lm/W', 1)],
    [
      t('photometry.lor'),
      isAbsolute ? t('photometry.lor.absolute') : quantity(figures.lorPercent, '%', 1),
    ],
    [t('photometry.dlor'), isAbsolute ? '' : quantity(figures.dlorPercent, '%', 1)],
    [t('photometry.ulor'), isAbsolute ? '' : quantity(figures.ulorPercent, '%', 1)],
    [t('photometry.dff'), quantity(figures.dffPercent, '%', 1)],
    [
      t('photometry.peak'),
      `${quantity(figures.peakCd, 'cd')} (C${formatNumber(t.locale, figures.peakPlaneDeg)}°, γ ${formatNumber(t.locale, figures.peakGammaDeg)}°)`,
    ],
    [t('photometry.beam'), formatAngles(t, figures.beam)],
    [t('photometry.field'), formatAngles(t, figures.field)],
    [t('photometry.nema'), nema ? formatNema(nema) : ''],
    [t('photometry.centre-beam'), formatAngles(t, figures.centreBeam)],
    [t('photometry.centre-field'), formatAngles(t, figures.centreField)],
    [t('photometry.flux-code'), figures.fluxCode.map(Math.round).join(' ')],
    ...(ugr4h8h ? [quotedUgrText(t, ugr4h8h)] : []),
    [t('photometry.luminous-area'), formatArea(t, luminousSizeMm)],
  ];
}

function formatAngles(t: Translate<'photometry'>, { c0Deg, c90Deg }: PlaneAngles): string {
  const show = (value: number | null) =>
    value === null ? '–' : `${formatNumber(t.locale, value, 1)}°`;
  return `C0 ${show(c0Deg)}, C90 ${show(c90Deg)}`;
}

function formatArea(
  t: Translate<'photometry'>,
  { length, width }: PhotometryReport['luminousSizeMm'],
): string {
  if (length === 0) return '';
  const show = (value: number) => formatNumber(t.locale, value, 1);
  return width === 0 ? `Ø ${show(length)}\u00a0mm` : `${show(length)} × ${show(width)}\u00a0mm`;
}
