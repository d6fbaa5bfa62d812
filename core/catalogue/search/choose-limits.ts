import { emergencyCodes } from '#core/catalogue/figures/codes.ts';
import { COLOUR_TEMPERATURES } from '#core/catalogue/listing/facets.ts';
import { meetsIp } from '#core/catalogue/listing/installation-facets.ts';
import {
  chooseBare,
  chooseSize,
  SIZE_TOLERANCE,
  side,
} from '#core/catalogue/search/choose-sizes.ts';
import type { Choice } from '#core/catalogue/search/figure-limit.ts';
import {
  atLeast,
  chosen,
  type FigureContext,
  isWithin,
  least,
  leastCode,
  limitsOf,
  type Measured,
  most,
  range,
} from '#core/catalogue/search/limit-choices.ts';
import type { Measure } from '#core/catalogue/search/measures.ts';

type Choose = (amount: Measured, context: FigureContext) => Choice[];

/** Shares by which a product may differ from a typed figure; 36 W is 33 to 39 W. */
const POWER_TOLERANCE = 0.08;
const TOLERANCE = 0.1;

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

const noContext: FigureContext = { nouns: new Set(), voltages: [], hasCode: false };

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
