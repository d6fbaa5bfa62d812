import { sizeText } from '#core/catalogue/figure-texts.ts';
import { beamText } from '#core/catalogue/light-texts.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatCct, formatNumber } from '#core/units.ts';

/** A figure in large type. A wide one needs the room of two. */
export type KeyFigure = { label: MessageKey; value: string; unit?: string; isWide?: boolean };

/** From the most wanted figure to the least; what a variant does not have is left out. */
export function keyFigures(t: Translate, variant: Variant): KeyFigure[] {
  const { fluxLm, powerW, efficacyLmW, cctK, cctMaxK, cri, ugr, ip, ik, lifetimeH } = variant;
  const number = (value: number) => formatNumber(t.locale, value);
  const counted = (label: MessageKey, value: number | null, unit: string) =>
    value === null ? null : { label, value: number(value), unit };
  const plain = (label: MessageKey, value: string | null) =>
    value === null ? null : { label, value };
  const figures: (KeyFigure | null)[] = [
    counted('figure.flux', fluxLm, 'lm'),
    counted('figure.power', powerW, 'W'),
    counted('figure.efficacy', efficacyLmW, 'lm/W'),
    plain('figure.beam', beamText(t, variant)),
    cctK === null
      ? null
      : { label: 'figure.cct', value: formatCct(cctK, cctMaxK).replace(/\s*K$/, ''), unit: 'K' },
    counted('figure.cri', cri, 'CRI'),
    ugr === null ? null : { label: 'figure.ugr', value: `≤ ${ugr}`, unit: 'UGR' },
    ip === null ? null : { label: 'figure.ip', value: ip, ...(ik && { unit: ik }) },
    variant.dimming === 'none' || powerW === null
      ? null
      : { label: 'figure.dimming', value: t(`dimming.${variant.dimming}`) },
    sizeFigure(t, variant),
    { label: 'figure.weight', value: formatNumber(t.locale, variant.weightKg, 2), unit: 'kg' },
    plain('figure.voltage', variant.voltage),
    plain('figure.class', variant.protectionClass),
    counted('figure.lifetime', lifetimeH, 'h'),
    { label: 'figure.finish', value: t(`finish.${variant.finish}`) },
  ];
  return figures.filter((figure) => figure !== null);
}

function sizeFigure(t: Translate, variant: Variant): KeyFigure | null {
  const value = sizeText(t, variant);
  return value === null ? null : { label: 'figure.size', value, unit: 'mm', isWide: true };
}
