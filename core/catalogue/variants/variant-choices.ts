import type { Variant } from '#core/catalogue/product-view.ts';
import { missing } from '#core/missing.ts';

/** Figures that distinguish the variants of a product, in the sequence in which a specifier decides. */
export const axes = [
  'size',
  'powerW',
  'optic',
  'cct',
  'cri',
  'dimming',
  'emergency',
  'finish',
  'ip',
] as const;
export type Axis = (typeof axes)[number];

/** Axes with sorted values; the others keep the order of the variants. */
const NUMERIC = new Set<Axis>(['size', 'powerW', 'cct', 'cri', 'ip']);

const byNumber = new Intl.Collator('en', { numeric: true });

export type Choice = {
  /** Value as a comparable text; '' if a variant has none. */
  value: string;
  /** A variant with this value, as close as possible to the chosen one. */
  variant: Variant;
  isChosen: boolean;
  /** Other axes on which that variant differs from the chosen one, because none has this value and all the others. */
  changes: Axis[];
};

export type ChoiceGroup = { axis: Axis; choices: Choice[] };

/** Value of a variant on one axis as a comparable text; '' if it has none. */
export function axisValue(variant: Variant, axis: Axis): string {
  if (axis === 'size') return sizeOf(variant);
  if (axis === 'cct')
    return variant.cctK === null ? '' : `${variant.cctK}-${variant.cctMaxK ?? ''}`;
  // Reels of any length have the same power per metre.
  if (axis === 'powerW') return String(variant.powerWM ?? variant.powerW ?? '');
  return String(variant[axis] ?? '');
}

/**
 * Lists the choices on a product page: each axis in which its variants differ, each value with the variant it leads to.
 */
export function listChoices(variants: Variant[], chosen: Variant): ChoiceGroup[] {
  const table: Row[] = variants.map((variant) => ({ variant, values: valuesOf(variant) }));
  const chosenRow: Row = { variant: chosen, values: valuesOf(chosen) };
  return axes.flatMap((axis, index) => {
    const values = [...new Set(table.map((row) => row.values[index] ?? missing()))];
    if (values.length < 2) return [];
    const choices = values.map((value) => toChoice(table, chosenRow, { index, value }));
    return [{ axis, choices: NUMERIC.has(axis) ? choices.sort(byValue) : choices }];
  });
}

/** A variant with its values on all axes. */
type Row = { variant: Variant; values: string[] };

const valuesOf = (variant: Variant) => axes.map((axis) => axisValue(variant, axis));

function toChoice(
  table: Row[],
  chosen: Row,
  { index, value }: { index: number; value: string },
): Choice {
  const isChosen = chosen.values[index] === value;
  const best = table
    .filter(({ values }) => values[index] === value)
    .map((row) => ({ ...row, distance: distanceBetween(row.values, chosen.values, index) }))
    .reduce((a, b) => (b.distance < a.distance ? b : a));
  return {
    value,
    isChosen,
    variant: isChosen ? chosen.variant : best.variant,
    changes: isChosen
      ? []
      : axes.filter((_, other) => other !== index && best.values[other] !== chosen.values[other]),
  };
}

/** Number of other choices that differ, weighted: earlier axes count more. */
function distanceBetween(a: string[], b: string[], except: number): number {
  return axes.reduce((sum, _, index) => {
    const differs = index !== except && a[index] !== b[index];
    return sum + (differs ? 2 ** (axes.length - index) : 0);
  }, 0);
}

function byValue(a: Choice, b: Choice): number {
  // A numeric collator reads the decimals of 0.16 as the number sixteen.
  const difference = Number.parseFloat(a.value) - Number.parseFloat(b.value);
  return difference || byNumber.compare(a.value, b.value);
}

function sizeOf({ lengthMm, widthMm, diameterMm }: Variant): string {
  if (diameterMm !== null) return `Ø ${diameterMm}`;
  return [lengthMm, widthMm].filter((side) => side !== null).join(' × ');
}
