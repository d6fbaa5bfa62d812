import { ambientText, lifetimeText, sizeText } from '#core/catalogue/figure-texts.ts';
import { beamText, cctText } from '#core/catalogue/light-texts.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber } from '#core/units.ts';

/** One figure of the table of variants; its id is its name in addresses. */
export type VariantColumn = {
  id: VariantColumnId;
  label: MessageKey;
  unit?: string;
  isNumeric?: boolean;
  /** As it is shown, without the unit that the heading names; null where it does not apply. */
  text: (t: Translate, variant: Variant) => string | null;
  /** What rows are sorted by where the text would not do: numbers by size. */
  rank?: (variant: Variant) => number | null;
};

/** The columns whose figures are plain numbers, with their units. */
const number = (unit: string, rank: (variant: Variant) => number | null) => ({
  unit,
  isNumeric: true,
  rank,
  text: ({ locale }: Translate, variant: Variant) => {
    const value = rank(variant);
    return value === null ? null : formatNumber(locale, value, 2);
  },
});

const columns = {
  finish: { label: 'figure.finish', text: (t, { finish }) => t(`finish.${finish}`) },
  power: { label: 'figure.power', ...number('W', ({ powerW }) => powerW) },
  flux: { label: 'figure.flux', ...number('lm', ({ fluxLm }) => fluxLm) },
  efficacy: { label: 'figure.efficacy', ...number('lm/W', ({ efficacyLmW }) => efficacyLmW) },
  cct: {
    label: 'figure.cct',
    isNumeric: true,
    text: (_, variant) => cctText(variant),
    rank: ({ cctK, cctMaxK }) => (cctK === null ? null : cctK + (cctMaxK ?? 0) / 100_000),
  },
  cri: { label: 'figure.cri', ...number('CRI', ({ cri }) => cri) },
  sdcm: { label: 'figure.sdcm', ...number('SDCM', ({ sdcm }) => sdcm) },
  ugr: {
    label: 'figure.ugr',
    isNumeric: true,
    text: (_, { ugr }) => (ugr === null ? null : `≤ ${ugr}`),
    rank: ({ ugr }) => ugr,
  },
  optic: { label: 'figure.optic', text: (_, { optic }) => optic },
  beam: {
    label: 'figure.beam',
    isNumeric: true,
    text: beamText,
    rank: ({ beamDeg }) => beamDeg,
  },
  ip: { label: 'figure.ip', text: (_, { ip }) => ip },
  ik: { label: 'figure.ik', text: (_, { ik }) => ik },
  class: { label: 'figure.class', text: (_, { protectionClass }) => protectionClass },
  voltage: { label: 'figure.voltage', text: (_, { voltage }) => voltage },
  dimming: {
    label: 'figure.dimming',
    text: (t, { powerW, dimming }) => (powerW === null ? null : t(`dimming.${dimming}`)),
  },
  emergency: {
    label: 'figure.emergency',
    text: (t, { emergency }) => (emergency === 'none' ? null : t(`emergency.${emergency}`)),
  },
  size: {
    label: 'figure.size',
    unit: 'mm',
    isNumeric: true,
    text: sizeText,
    rank: ({ diameterMm, lengthMm, heightMm }) => diameterMm ?? lengthMm ?? heightMm,
  },
  'cut-out': {
    label: 'figure.cut-out',
    unit: 'mm',
    isNumeric: true,
    text: (_, { cutOutMm }) => cutOutMm?.replace('x', ' × ') ?? null,
    rank: ({ cutOutMm }) => (cutOutMm === null ? null : Number.parseFloat(cutOutMm)),
  },
  weight: { label: 'figure.weight', ...number('kg', ({ weightKg }) => weightKg) },
  ambient: {
    label: 'figure.ambient',
    isNumeric: true,
    text: (_, variant) => ambientText(variant),
    rank: ({ taMaxC }) => taMaxC,
  },
  lifetime: {
    label: 'figure.lifetime',
    isNumeric: true,
    text: lifetimeText,
    rank: ({ lifetimeH }) => lifetimeH,
  },
  'energy-class': { label: 'figure.energy-class', text: (_, { energyClass }) => energyClass },
  eprel: { label: 'figure.eprel', text: (_, { eprel }) => eprel },
  description: { label: 'figure.description', text: (_, { description }) => description },
} as const satisfies Record<string, Omit<VariantColumn, 'id'>>;

export type VariantColumnId = keyof typeof columns;

/** Every figure that the table of variants can show, in its order. */
export const variantColumns = Object.entries(columns).map(
  ([id, column]): VariantColumn => ({ id: id as VariantColumnId, ...column }),
);

/** The columns that at least one of the variants has something for. */
export function columnsFor(t: Translate, variants: Variant[]): VariantColumn[] {
  return variantColumns.filter(({ text }) => variants.some((variant) => text(t, variant) !== null));
}
