import type { Translate } from '#core/i18n/translate.ts';
import type { LightCalculator } from '#core/light-calculator.ts';
import { polarText } from '#core/photometry/drawings/diagram-texts.ts';
import { formatPlanePair } from '#core/photometry/drawings/plane-pairs.ts';
import { formatNema } from '#core/photometry/figures/nema-type.ts';
import type { PlaneAngles } from '#core/photometry/figures/photometric-figures.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';
import { type CalculatorLink, calculatorLink } from './calculator-link.ts';
import { createGroundSummary, type GroundSummary } from './ground/ground-summary.ts';
import { lightOriginText } from './light-origin.ts';
import { createSkyBox, type SkyBox } from './outdoor-figures.ts';
import type { PhotometryReport } from './report.ts';
import type { SceneSummary } from './scene/scene-summary.ts';
import { quotedUgrText } from './ugr/ugr-text.ts';

/** Summary of a variant's light on a product page: formatted texts and paths, ready for display. */
export type LightSummary = {
  curves: PhotometryReport['polar']['curves'];
  rings: { radius: number; label: string }[];
  hasUplight: boolean;
  /** Name and description of the diagram. */
  label: string;
  legend: string[];
  figures: { label: string; value: string }[];
  /** Checks named by the badge; null if the file has a defect. */
  checked: { badge: string; text: string } | null;
  /** Labels of the links to the full report in place and to its own page. */
  more: string;
  page: string;
  /** Isolux lines of the ground; null for a luminaire that is not for outdoors. */
  ground: GroundSummary | null;
  /** Figures for dark skies; null for a luminaire that is not for outdoors. */
  sky: SkyBox | null;
  /** A still picture of the light; null for a luminaire without a scene. */
  scene: SceneSummary | null;
  /** The calculator that plans with the luminaire; null if there is none. */
  calculator: CalculatorLink | null;
};

/** @param t must include the message area `photometry`. */
export function createLightSummary(
  t: Translate<'photometry'>,
  report: PhotometryReport,
  calculator: LightCalculator = 'room',
): LightSummary {
  const { polar, figures, ugr4h8h, findings } = report;
  const show = (value: number) => formatNumber(t.locale, value, value < 10 ? 1 : 0);
  const isSound = findings.every(({ severity }) => severity === 'info');
  const legend = polar.curves.map(({ planeDeg }) => formatPlanePair(t.locale, planeDeg));
  const rows: [string, string | null][] = [
    [t('photometry.strip-length'), stripLengthText(t, report)],
    [t('photometry.peak'), formatQuantity(t.locale, figures.peakCd, 'cd', 0)],
    [t('photometry.beam'), formatAngles(t, figures.beam)],
    [t('photometry.field'), formatAngles(t, figures.field)],
    [t('photometry.nema'), report.nema && formatNema(report.nema)],
    [t('photometry.dff'), formatQuantity(t.locale, figures.dffPercent, '%', 1)],
    [t('photometry.flux-code'), figures.fluxCode.map(Math.round).join(' ')],
    ...(ugr4h8h ? [quotedUgrText(t, ugr4h8h)] : []),
    [t('photometry.origin'), lightOriginText(t, report.origin) || null],
  ];
  return {
    curves: polar.curves,
    rings: polar.rings.map(({ radius, value }) => ({ radius, label: show(value) })),
    hasUplight: polar.hasUplight,
    label: `${t('photometry.polar')}. ${polarText(t, polar)}`,
    legend,
    figures: rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
    checked: isSound
      ? { badge: t('photometry.checked'), text: t('photometry.checked.text') }
      : null,
    more: t('photometry.product.all'),
    page: t('photometry.product.page'),
    ground: report.ground && createGroundSummary(t, report.ground),
    sky: report.outdoor && createSkyBox(t, report.outdoor),
    scene: null,
    calculator: calculatorLink(t, calculator),
  };
}

function stripLengthText(t: Translate<'photometry'>, { stripM }: PhotometryReport): string | null {
  return stripM === null ? null : formatQuantity(t.locale, stripM, 'm');
}

function formatAngles(t: Translate<'photometry'>, { c0Deg, c90Deg }: PlaneAngles): string | null {
  if (c0Deg === null && c90Deg === null) return null;
  const show = (value: number | null) =>
    value === null ? '–' : `${formatNumber(t.locale, value)}°`;
  const [c0, c90] = [show(c0Deg), show(c90Deg)];
  return c0 === c90 ? c0 : `C0 ${c0}, C90 ${c90}`;
}
