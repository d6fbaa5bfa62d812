import type { RangeFacetId } from '#core/catalogue/listing/facets.ts';
import type { Choice } from '#core/catalogue/search/figure-limit.ts';
import {
  type FigureContext,
  isWithin,
  least,
  type Measured,
  range,
} from '#core/catalogue/search/limit-choices.ts';

export const SIZE_TOLERANCE = 0.05;
/** Lengths in feet, and those by which luminaires are named, are rounder than others. */
const FOOT_TOLERANCE = 0.06;
/** Downlights are named by their cut-out or by their diameter. */
const CUT_OUT_TOLERANCE = 0.1;

export function side(facet: RangeFacetId, amount: Measured): Choice[] {
  return isWithin(amount, 1, 20_000) ? range(facet, amount, SIZE_TOLERANCE) : [];
}

/** Nothing but lengths is longer, apart from bollards. */
const LONG_MM = 1000;

export function chooseSize(amount: Measured, { nouns }: FigureContext): Choice[] {
  const { value, sides, unit } = amount;
  const isNominal = nouns.has('linear') && LUMINAIRE_LENGTHS_MM.has(value);
  const tolerance = unit === 'unit.foot' || isNominal ? FOOT_TOLERANCE : SIZE_TOLERANCE;
  if (sides.length > 0) return chooseSides([value, ...sides], tolerance);
  if (nouns.has('gear')) return [];
  if (nouns.has('tall')) return range('height', amount, tolerance);
  if (nouns.has('linear') && value >= 300) return range('length', amount, tolerance);
  if (nouns.has('recessed')) return value < 400 ? range('cut-out', amount, CUT_OUT_TOLERANCE) : [];
  if (nouns.has('round')) return range('diameter', amount, tolerance);
  const isLong = nouns.has('linear') || nouns.has('strip') || unit === 'unit.foot';
  return (isLong && value >= 150) || value >= LONG_MM ? range('length', amount, tolerance) : [];
}

/** The longest of length and width is the length. */
function chooseSides([a = 0, b = 0, height]: number[], tolerance: number): Choice[] {
  const about = (value: number): Measured => {
    return { value, to: null, sign: null, sides: [], typed: '', unit: null };
  };
  if (Math.max(a, b) < 50 || Math.max(a, b) > 20_000 || Math.min(a, b) < 5) return [];
  return [
    ...range('length', about(Math.max(a, b)), tolerance),
    ...range('width', about(Math.min(a, b)), tolerance),
    ...(height ? range('height', about(height), tolerance) : []),
  ];
}

/** Sides of panels that are typed in centimetres: `60x60`, `120x30`. */
const PANEL_SIDES_CM = new Set([30, 60, 62, 62.5, 90, 120, 150, 180]);
const LUMINAIRE_LENGTHS_MM = new Set([600, 900, 1200, 1500, 1800, 2400]);
/** Shorter ones could be a power. */
const BATTEN_LENGTHS_CM = new Set([120, 150]);
const COLOURS_BY_NUMBER = new Set(['2200', '2700', '3000', '3500', '4000', '5000', '5700', '6500']);
/** Colour code of lamps: CRI above 80, 4000 K. */
const LAMP_CODE = /^([789])(22|27|30|35|40|50|57|65)$/;

/** Numbers without unit that nothing else is: `4000`, `840`, `600x600`. */
export function chooseBare(amount: Measured, { nouns, hasCode }: FigureContext): Choice[] {
  const { typed, sides, value, to, sign } = amount;
  if (sides.length > 0) {
    const all = [value, ...sides];
    if (all.every((length) => PANEL_SIDES_CM.has(length))) {
      return chooseSides(
        all.map((length) => length * 10),
        SIZE_TOLERANCE,
      );
    }
    return Math.max(...all) >= 250 ? chooseSides(all, SIZE_TOLERANCE) : [];
  }
  if (to !== null || sign !== null || hasCode) return [];
  const lamp = LAMP_CODE.exec(typed);
  if (lamp) {
    const colour: Choice = { kind: 'term', facet: 'cct', values: [`${lamp[2]}00`] };
    const cri = Number(lamp[1]) * 10;
    // Every luminaire has a CRI of 70.
    return cri < 80 ? [colour] : [...least('cri', amount, (limit) => limit >= cri), colour];
  }
  if (nouns.has('linear')) {
    const isInCentimetres = nouns.has('luminaire') && BATTEN_LENGTHS_CM.has(value);
    const length = isInCentimetres ? value * 10 : value;
    if (LUMINAIRE_LENGTHS_MM.has(length))
      return range('length', { ...amount, value: length }, FOOT_TOLERANCE);
  }
  const isColour = COLOURS_BY_NUMBER.has(typed) && !nouns.has('gear') && !nouns.has('angled');
  return isColour ? [{ kind: 'term', facet: 'cct', values: [typed] }] : [];
}
