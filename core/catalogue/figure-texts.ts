import { beamText, cctText } from '#core/catalogue/light-texts.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatPlainNumber, formatQuantity } from '#core/units.ts';

/** One figure of a variant as it is shown: null where it does not apply. */
type FigureText = { label: MessageKey; value: string | null };

type FigureGroup = { title: MessageKey; figures: FigureText[] };

/** Every figure of a variant as text, grouped as the specification table shows them. */
export function figureGroups(t: Translate, variant: Variant): FigureGroup[] {
  return [
    { title: 'specification.light', figures: lightFigures(t, variant) },
    { title: 'specification.electrical', figures: electricalFigures(t, variant) },
    { title: 'specification.mechanical', figures: mechanicalFigures(t, variant) },
  ];
}

function lightFigures(t: Translate, variant: Variant): FigureText[] {
  const quantity = quantityIn(t);
  return [
    { label: 'figure.flux', value: quantity(variant.fluxLm, 'lm') },
    { label: 'figure.efficacy', value: quantity(variant.efficacyLmW, 'lm/W') },
    { label: 'figure.cct', value: cctText(variant) },
    { label: 'figure.cri', value: variant.cri === null ? null : `CRI ${variant.cri}` },
    { label: 'figure.sdcm', value: variant.sdcm === null ? null : `${variant.sdcm} SDCM` },
    { label: 'figure.optic', value: variant.optic },
    { label: 'figure.beam', value: beamText(t, variant) },
    { label: 'figure.ugr', value: variant.ugr === null ? null : `UGR ≤ ${variant.ugr}` },
    { label: 'figure.lifetime', value: lifetimeText(t, variant) },
    { label: 'figure.energy-class', value: variant.energyClass },
    { label: 'figure.eprel', value: variant.eprel },
  ];
}

function electricalFigures(t: Translate, variant: Variant): FigureText[] {
  const emits = variant.powerW !== null;
  return [
    { label: 'figure.power', value: quantityIn(t)(variant.powerW, 'W') },
    { label: 'figure.voltage', value: variant.voltage },
    { label: 'figure.class', value: variant.protectionClass },
    { label: 'figure.dimming', value: emits ? t(`dimming.${variant.dimming}`) : null },
    { label: 'figure.emergency', value: emits ? t(`emergency.${variant.emergency}`) : null },
  ];
}

function mechanicalFigures(t: Translate, variant: Variant): FigureText[] {
  const length = (value: number | null) =>
    value === null ? null : `${formatPlainNumber(t.locale, value)}\u00a0mm`;
  return [
    { label: 'figure.finish', value: t(`finish.${variant.finish}`) },
    { label: 'figure.ip', value: variant.ip },
    { label: 'figure.ik', value: variant.ik },
    { label: 'figure.diameter', value: length(variant.diameterMm) },
    { label: 'figure.length', value: length(variant.lengthMm) },
    { label: 'figure.width', value: length(variant.widthMm) },
    { label: 'figure.height', value: length(variant.heightMm) },
    { label: 'figure.cut-out', value: cutOutText(variant) },
    { label: 'figure.weight', value: formatQuantity(t.locale, variant.weightKg, 'kg', 2) },
    { label: 'figure.ambient', value: ambientText(variant) },
  ];
}

function quantityIn(t: Translate) {
  return (value: number | null, unit: string) =>
    value === null ? null : formatQuantity(t.locale, value, unit);
}

export function lifetimeText(t: Translate, { lifetimeH, lifetimeClass }: Variant): string | null {
  if (lifetimeH === null) return null;
  const hours = formatQuantity(t.locale, lifetimeH, 'h', 0);
  return lifetimeClass === null ? hours : `${hours} ${lifetimeClass}`;
}

function cutOutText({ cutOutMm }: Variant): string | null {
  if (cutOutMm === null) return null;
  const text = cutOutMm.includes('x') ? cutOutMm.replace('x', ' × ') : `Ø ${cutOutMm}`;
  return `${text}\u00a0mm`;
}

export function ambientText({ taMinC, taMaxC }: Variant): string | null {
  if (taMinC === null || taMaxC === null) return null;
  return `${signed(taMinC)} … ${signed(taMaxC)}\u00a0°C`;
}

function signed(value: number): string {
  if (value === 0) return '0';
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** Outer size of a variant, millimetres: `Ø 165 × 96`, `1200 × 17.2 × 75`. */
export function sizeText({ locale }: Translate, variant: Variant): string | null {
  const { diameterMm, lengthMm, widthMm, heightMm } = variant;
  const plan = diameterMm === null ? [lengthMm, widthMm] : [diameterMm];
  const sides = [...plan, heightMm].filter((side) => side !== null);
  const texts = sides.map((side) => formatPlainNumber(locale, side));
  if (texts.length === 0) return null;
  return `${diameterMm === null ? '' : 'Ø '}${texts.join(' × ')}`;
}
