import type { Translate } from '#core/i18n/translate.ts';
import { formatPlainNumber, formatQuantity } from '#core/units.ts';

type Life = { lifetimeH: number | null; lifetimeClass: string | null };

/** Rated life: `50,000 h L80B10`. */
export function lifetimeText(t: Translate, { lifetimeH, lifetimeClass }: Life): string | null {
  if (lifetimeH === null) return null;
  const hours = formatQuantity(t.locale, lifetimeH, 'h', 0);
  return lifetimeClass === null ? hours : `${hours} ${lifetimeClass}`;
}

/** A cut-out: `Ø 150 mm`, `175 × 175 mm`. */
export function cutOutText(cutOutMm: string | null): string | null {
  if (cutOutMm === null) return null;
  const text = cutOutMm.includes('x') ? cutOutMm.replace('x', ' × ') : `Ø ${cutOutMm}`;
  return `${text}\u00a0mm`;
}

type Ambient = { taMinC: number | null; taMaxC: number | null };

/** Ambient temperatures: `−20 … +45 °C`. */
export function ambientText({ taMinC, taMaxC }: Ambient): string | null {
  if (taMinC === null || taMaxC === null) return null;
  return `${signed(taMinC)} … ${signed(taMaxC)}\u00a0°C`;
}

function signed(value: number): string {
  if (value === 0) return '0';
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** Formats a length without thousands separators: `1200.5 mm`. */
export function lengthText(t: Translate, value: number | null): string | null {
  return value === null ? null : `${formatPlainNumber(t.locale, value)}\u00a0mm`;
}

type Sides = {
  diameterMm: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
};

/** Outer size, millimetres: `Ø 165 × 96`, `1200 × 17.2 × 75`. */
export function sizeText({ locale }: Translate, sides: Sides): string | null {
  const { diameterMm, lengthMm, widthMm, heightMm } = sides;
  const plan = diameterMm === null ? [lengthMm, widthMm] : [diameterMm];
  const given = [...plan, heightMm].filter((side) => side !== null);
  const texts = given.map((side) => formatPlainNumber(locale, side));
  if (texts.length === 0) return null;
  return `${diameterMm === null ? '' : 'Ø '}${texts.join(' × ')}`;
}

/** A supply voltage, its range written as all others are: `220–240 V AC`. */
export function voltageText(voltage: string | null): string | null {
  return voltage?.replace(/(?<=\d)-(?=\d)/, '–').replaceAll(' ', '\u00a0') ?? null;
}
