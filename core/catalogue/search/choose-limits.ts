import { emergencyCodes } from '#core/catalogue/figures/codes.ts';
import {
  COLOUR_TEMPERATURES,
  getFacet,
  type RangeFacetId,
  type TermFacetId,
} from '#core/catalogue/listing/facets.ts';
import { meetsIp } from '#core/catalogue/listing/installation-facets.ts';
import type { Choice } from '#core/catalogue/search/figure-limit.ts';
import type { Measure } from '#core/catalogue/search/measures.ts';
import type { Amount } from '#core/catalogue/search/read-amount.ts';

/** Kinds of products that a text names: they say which side `1500 mm` is. */
export type Noun =
  | 'angled'
  | 'gear'
  | 'linear'
  | 'luminaire'
  | 'recessed'
  | 'replaced'
  | 'round'
  | 'strip'
  | 'tall';

export type FigureContext = {
  nouns: ReadonlySet<Noun>;
  /** Supply voltages of the catalogue, such as `220-240 V AC`. */
  voltages: readonly string[];
};

/** An amount in the base unit of its measure. */
export type Measured = Pick<Amount, 'sign' | 'value' | 'to' | 'sides' | 'typed' | 'unit'>;

type Choose = (amount: Measured, context: FigureContext) => Choice[];

/** Shares by which a product may differ from a typed figure. */
const POWER_TOLERANCE = 0.08;
const TOLERANCE = 0.1;
const SIZE_TOLERANCE = 0.05;
/** Lengths in feet are rounder than others. */
const FOOT_TOLERANCE = 0.06;

/** The choices for an amount of a measure; none if it cannot be about it. */
export function chooseLimits(measure: Measure, amount: Measured, context: FigureContext): Choice[] {
  if (
    amount.sides.length > 0 &&
    measure !== 'size' &&
    measure !== 'cut-out' &&
    measure !== 'bare'
  ) {
    return [];
  }
  return choosers[measure](amount, context);
}

const choosers: Record<Measure, Choose> = {
  power: (amount, { nouns }) => {
    // `250W metal halide replacement` says nothing about the luminaire.
    if (nouns.has('replaced')) return [];
    const isStrip = nouns.has('strip') && !nouns.has('gear');
    return range(isStrip ? 'watts-per-metre' : 'wattage', amount, POWER_TOLERANCE);
  },
  'power-per-metre': (amount) => range('watts-per-metre', amount, POWER_TOLERANCE),
  flux: (amount, { nouns }) => {
    return range(nouns.has('strip') ? 'lumens-per-metre' : 'lumens', amount, TOLERANCE);
  },
  'flux-per-metre': (amount) => range('lumens-per-metre', amount, TOLERANCE),
  efficacy: (amount) => (isWithin(amount, 20, 260) ? range('efficacy', atLeast(amount), 0) : []),
  cct: chooseColour,
  cri: (amount) => {
    return isWithin(amount, 80, 100) ? least('cri', amount, (limit) => limit >= amount.value) : [];
  },
  sdcm: (amount) => (isWithin(amount, 1, 7) ? most('sdcm', amount) : []),
  ugr: (amount) => (isWithin(amount, 10, 30) ? most('ugr', amount) : []),
  beam: (amount, { nouns }) => {
    const isOther = amount.unit !== null && nouns.has('angled');
    return isWithin(amount, 2, 180) && !isOther ? range('beam', amount, TOLERANCE) : [];
  },
  ip: chooseIp,
  'ip-x': (amount) => {
    return leastCode('ip-from', amount, (limit) => limit.endsWith(amount.typed));
  },
  ik: (amount) => {
    const code = `IK${amount.typed.padStart(2, '0')}`;
    return /^IK(?:0\d|10)$/.test(code)
      ? leastCode('ik-from', amount, (limit) => limit >= code)
      : [];
  },
  ambient: chooseAmbient,
  voltage: chooseVoltage,
  duration: (amount) => {
    if (amount.value >= 1000) return choosers.life(amount, noContext);
    const values = emergencyCodes.filter((code) => code.startsWith(`${amount.value}h-`));
    return values.length > 0 && amount.to === null
      ? [{ kind: 'term', facet: 'emergency-type', values }]
      : [];
  },
  life: (amount) => {
    return amount.value >= 1000 ? least('lifetime', amount, (limit) => limit >= amount.value) : [];
  },
  warranty: (amount) => {
    return amount.value <= 15 ? least('warranty', amount, (limit) => limit >= amount.value) : [];
  },
  size: chooseSize,
  'cut-out': ({ sides, ...amount }) => {
    const longest = { ...amount, value: Math.max(amount.value, ...sides), sides: [] };
    return isWithin(longest, 10, 5000) ? range('cut-out', longest, SIZE_TOLERANCE) : [];
  },
  diameter: (amount) => side('diameter', amount),
  length: (amount) => side('length', amount),
  width: (amount) => side('width', amount),
  height: (amount) => side('height', amount),
  recess: (amount) => side('height', amount.to === null ? { ...amount, sign: 'at-most' } : amount),
  bare: chooseBare,
};

const noContext: FigureContext = { nouns: new Set(), voltages: [] };

function isWithin({ value, to }: Measured, min: number, max: number): boolean {
  return value >= min && (to ?? value) <= max;
}

function side(facet: RangeFacetId, amount: Measured): Choice[] {
  return isWithin(amount, 1, 20_000) ? range(facet, amount, SIZE_TOLERANCE) : [];
}

function atLeast(amount: Measured): Measured {
  return amount.sign === null || amount.sign === 'about' ? { ...amount, sign: 'at-least' } : amount;
}

/** Limits of a figure: as signed, or around it within a tolerance. */
function range(facet: RangeFacetId, amount: Measured, tolerance: number): Choice[] {
  const { value, to, sign } = amount;
  if (value <= 0) return [];
  if (to !== null) {
    const [min, max] = value < to ? [value, to] : [to, value];
    return [{ kind: 'range', facet, limits: { min, max } }];
  }
  if (sign === 'at-least') return [{ kind: 'range', facet, limits: { min: value, max: null } }];
  if (sign === 'at-most') return [{ kind: 'range', facet, limits: { min: null, max: value } }];
  const min = rounded(value * (1 - tolerance));
  return [{ kind: 'range', facet, limits: { min, max: rounded(value * (1 + tolerance)) } }];
}

/** 33.12 → 33, 5.98 → 6: limits that visitors read. */
function rounded(value: number): number {
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}

/** The nearest limit of a facet that guarantees what is typed. */
function least(
  facet: TermFacetId,
  { sign, to }: Measured,
  meets: (limit: number) => boolean,
): Choice[] {
  if (sign === 'at-most' || to !== null) return [];
  return chosen(facet, limitsOf(facet).map(Number).find(meets));
}

function leastCode(
  facet: TermFacetId,
  { sign }: Measured,
  meets: (limit: string) => boolean,
): Choice[] {
  return sign === 'at-most' ? [] : chosen(facet, limitsOf(facet).map(String).find(meets));
}

function most(facet: TermFacetId, { sign, value, to }: Measured): Choice[] {
  if (sign === 'at-least' || to !== null) return [];
  return chosen(
    facet,
    limitsOf(facet)
      .map(Number)
      .findLast((limit) => limit <= value),
  );
}

function limitsOf(id: TermFacetId): readonly (string | number)[] {
  const facet = getFacet(id);
  return facet.kind === 'term' ? (facet.limits ?? []) : [];
}

function chosen(facet: TermFacetId, limit: string | number | undefined): Choice[] {
  return limit === undefined ? [] : [{ kind: 'term', facet, values: [String(limit)] }];
}

function chooseIp(amount: Measured): Choice[] {
  const { typed } = amount;
  if (!/^[0-6]\d$/.test(typed)) return [];
  return leastCode('ip-from', amount, (limit) => meetsIp(limit, `IP${typed}`));
}

/** A difference of this many kelvins is a range that a luminaire is set within. */
const TUNABLE_SPAN_K = 2000;

function chooseColour({ value, to, sign }: Measured): Choice[] {
  if (value < 1800 || (to ?? value) > 10_000 || !Number.isInteger(value)) return [];
  if (to !== null && to - value >= TUNABLE_SPAN_K) return [{ kind: 'flag', facet: 'tunable' }];
  const isOpen = sign === 'at-least' || sign === 'at-most';
  if (to === null && !isOpen) return [{ kind: 'term', facet: 'cct', values: [String(value)] }];
  const min = sign === 'at-most' ? 0 : value;
  const max = sign === 'at-least' ? Number.POSITIVE_INFINITY : (to ?? value);
  const values = COLOUR_TEMPERATURES.filter((kelvin) => kelvin >= min && kelvin <= max).map(String);
  return values.length > 0 ? [{ kind: 'term', facet: 'cct', values }] : [];
}

function chooseAmbient({ value, to }: Measured): Choice[] {
  const temperatures = to === null ? [value] : [Math.min(value, to), Math.max(value, to)];
  if (temperatures.some((celsius) => Math.abs(celsius) > 60)) return [];
  return temperatures.flatMap((celsius) => {
    const limits = limitsOf(celsius < 0 ? 'ambient-min' : 'ambient-max').map(Number);
    return celsius < 0
      ? chosen(
          'ambient-min',
          limits.findLast((limit) => limit <= celsius),
        )
      : chosen(
          'ambient-max',
          limits.find((limit) => limit >= celsius),
        );
  });
}

/** Drivers name the voltage of their output, which is no supply. */
function chooseVoltage(
  { value, to, sign }: Measured,
  { nouns, voltages }: FigureContext,
): Choice[] {
  if (nouns.has('gear') || sign === 'at-least' || sign === 'at-most') return [];
  const values = voltages.filter((voltage) => {
    const ends = (voltage.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
    return Math.min(...ends) <= (to ?? value) && value <= Math.max(...ends);
  });
  return values.length > 0 ? [{ kind: 'term', facet: 'voltage', values }] : [];
}

function chooseSize(amount: Measured, { nouns }: FigureContext): Choice[] {
  const { value, sides, unit } = amount;
  const tolerance = unit === 'unit.foot' ? FOOT_TOLERANCE : SIZE_TOLERANCE;
  if (sides.length > 0) return chooseSides([value, ...sides], tolerance);
  if (nouns.has('tall')) return range('height', amount, tolerance);
  if (nouns.has('linear') && value >= 300) return range('length', amount, tolerance);
  if (nouns.has('recessed')) return value < 400 ? range('cut-out', amount, TOLERANCE) : [];
  if (nouns.has('round')) return range('diameter', amount, tolerance);
  const isLong = nouns.has('linear') || nouns.has('strip') || unit === 'unit.foot';
  return isLong && value >= 150 ? range('length', amount, tolerance) : [];
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
const COLOURS_BY_NUMBER = new Set(['2200', '2700', '3000', '3500', '4000', '5000', '5700', '6500']);
/** Colour code of lamps: CRI above 80, 4000 K. */
const LAMP_CODE = /^([789])(22|27|30|35|40|50|57|65)$/;

/** Numbers without unit that nothing else is: `4000`, `840`, `600x600`. */
function chooseBare(amount: Measured, { nouns }: FigureContext): Choice[] {
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
  if (to !== null || sign !== null) return [];
  const lamp = LAMP_CODE.exec(typed);
  if (lamp) {
    const colour: Choice = { kind: 'term', facet: 'cct', values: [`${lamp[2]}00`] };
    const cri = Number(lamp[1]) * 10;
    // Every luminaire has a CRI of 70.
    return cri < 80 ? [colour] : [...least('cri', amount, (limit) => limit >= cri), colour];
  }
  if (nouns.has('linear') && LUMINAIRE_LENGTHS_MM.has(value)) {
    return range('length', amount, SIZE_TOLERANCE);
  }
  const isColour = COLOURS_BY_NUMBER.has(typed) && !nouns.has('gear') && !nouns.has('angled');
  return isColour ? [{ kind: 'term', facet: 'cct', values: [typed] }] : [];
}
