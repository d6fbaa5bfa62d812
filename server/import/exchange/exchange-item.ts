import { orderUnits } from '#core/catalogue/etim/bmecat.ts';
import type { StatedFeature } from '#core/catalogue/etim/take-features.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** A pack as a file states it: millimetres and kilograms. */
export type ExchangePack = {
  /** Order units in it; null where the file does not say, as for the size of a product as it is sent. */
  size: number | null;
  /** By column of `variants.csv`: `pack_weight_kg`, `pack_length_mm`, … */
  sides: Record<string, number>;
};

/** An item of a BMEcat or xChange file, as far as a row of `variants.csv` may state it. */
export type ExchangeItem = {
  /** Its number in the file, from 1. */
  place: number;
  /** Codes by which it may be known, the supplier's own first. */
  codes: string[];
  gtin: string | null;
  descriptions: Partial<Record<LocaleCode, string>>;
  /** Values by column: `order_unit`, `customs_code`, `origin`, `weight_kg`; '' where there is none. */
  facts: Record<string, string | number>;
  pack: ExchangePack | null;
  /** ETIM classes, `EC001744`. */
  classes: string[];
  features: StatedFeature[];
};

/** What is ordered, by the code of UN/ECE recommendation 20 or what else systems write for it. */
export const orderUnitsByCode: ReadonlyMap<string, string> = new Map([
  ...['PCE', 'EA', 'H87'].map((code) => [code, 'piece'] as const),
  ['RO', 'reel'],
  ...Object.entries(orderUnits).map(([unit, code]) => [code, unit] as const),
]);

const MILLIMETRES = { MMT: 1, CMT: 10, DTM: 100, MTR: 1000, INH: 25.4, FOT: 304.8, YRD: 914.4 };
const KILOGRAMS = {
  KGM: 1,
  GRM: 0.001,
  MGM: 0.000001,
  TNE: 1000,
  LBR: 0.45359237,
  ONZ: 0.028349523,
};

/** A figure in millimetres or kilograms; null for no number, or a unit (UN/ECE recommendation 20) that is not known. */
export function measureOf(text: string, unit: string, of: 'length' | 'weight'): number | null {
  const factors: Record<string, number> = of === 'length' ? MILLIMETRES : KILOGRAMS;
  const factor = factors[unit];
  const number = Number(text);
  if (factor === undefined || text.trim() === '' || !Number.isFinite(number) || number <= 0)
    return null;
  return of === 'length' ? Math.round(number * factor) : Number((number * factor).toPrecision(6));
}
