import type { KeyText } from '#core/catalogue/figures/figure.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber, formatPlainNumber, formatQuantity } from '#core/units.ts';

/** What LED strip is planned with; absent for variants that are not sold by the reel, null if it is not known. */
export type PerMetre = { powerWM?: number | null; fluxLmM?: number | null };

/** Figures of a reel, which say nothing without its length. */
const perMetre = {
  power: { key: 'powerWM', total: 'powerW', unit: 'W/m', totalUnit: 'W', digits: 1 },
  flux: { key: 'fluxLmM', total: 'fluxLm', unit: 'lm/m', totalUnit: 'lm', digits: 0 },
} as const;

export type PerMetreId = keyof typeof perMetre;

type Values = PerMetre & {
  powerW?: number | null;
  fluxLm?: number | null;
  lengthMm?: number | null;
};

export function isPerMetreId(id: string): id is PerMetreId {
  return Object.hasOwn(perMetre, id);
}

export function perMetreUnit(id: PerMetreId): string {
  return perMetre[id].unit;
}

/** The figure per metre; null without one, and for a variant that is not planned by the metre. */
export function perMetreValue(id: PerMetreId, values: Values): number | null {
  return values[perMetre[id].key] ?? null;
}

export function isPlannedByMetre({ powerWM, fluxLmM }: PerMetre): boolean {
  return powerWM !== undefined || fluxLmM !== undefined;
}

/** Bus devices take some hundredths of a watt. */
const digitsOf = (whole: number) => (whole < 1 ? 2 : 1);

/** Formats the number without its unit: `4.8`. */
export function perMetreNumber(t: Translate, id: PerMetreId, values: Values): string | null {
  const each = perMetreValue(id, values);
  return each === null ? null : formatNumber(t.locale, each, perMetre[id].digits);
}

/** Formats `4.8 W/m`, or `12 W` for a variant that is not planned by the metre. */
export function outputText(t: Translate, id: PerMetreId, values: Values): string | null {
  const { unit, total, totalUnit, digits } = perMetre[id];
  const each = perMetreValue(id, values);
  if (each !== null) return formatQuantity(t.locale, each, unit, digits);
  const whole = values[total] ?? null;
  return whole === null ? null : formatQuantity(t.locale, whole, totalUnit, digitsOf(whole));
}

/** Formats `4.8 W/m (24 W per reel of 5 m)`. */
export function outputOfReel(t: Translate, id: PerMetreId, values: Values): string | null {
  const { total, totalUnit } = perMetre[id];
  const [shown, whole, length] = [outputText(t, id, values), values[total], values.lengthMm];
  if (shown === null || perMetreValue(id, values) === null || !whole || !length) return shown;
  const reel = formatQuantity(t.locale, whole, totalUnit);
  const metres = formatPlainNumber(t.locale, length / 1000);
  return t('figure.of-reel', { each: shown, reel, metres });
}

/** The figure in large type, with its unit apart. */
export function outputInLarge(t: Translate, id: PerMetreId, values: Values): KeyText | null {
  const { unit, total, totalUnit } = perMetre[id];
  const each = perMetreNumber(t, id, values);
  if (each !== null) return { value: each, unit };
  const whole = values[total] ?? null;
  if (whole === null) return null;
  return { value: formatNumber(t.locale, whole, digitsOf(whole)), unit: totalUnit };
}

type Reel = {
  powerW: number | null;
  fluxLm: number | null;
  lengthMm: number | null;
  weightKg: number;
};

/** Strip of another length than that of its reel, with its share of the figures. */
export function pieceOfReel<Each extends Reel>(reel: Each, lengthMm: number): Each {
  const share = lengthMm / (reel.lengthMm ?? lengthMm);
  const partOf = (figure: number) => Number((figure * share).toFixed(3));
  return {
    ...reel,
    lengthMm,
    powerW: reel.powerW && partOf(reel.powerW),
    fluxLm: reel.fluxLm && partOf(reel.fluxLm),
    weightKg: partOf(reel.weightKg),
  };
}
