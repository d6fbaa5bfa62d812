import type { VariantFacts } from '#tests/relevance/catalogue-facts.ts';
import type { Figure, VariantFilter } from '#tests/relevance/right-results.ts';

type Check = (facts: VariantFacts, filter: VariantFilter) => boolean;

const TENTH = 0.1;

/** One check for each field of a filter. */
const checks: { [Field in keyof Required<VariantFilter>]: Check } = {
  in: ({ categories }, filter) => categories.some((code) => list(filter.in).includes(code)),
  type: ({ types }, filter) => types.some((code) => list(filter.type).includes(code)),
  use: ({ applications }, { use }) => applications.some((code) => list(use).includes(code)),
  of: ({ code }, filter) => list(filter.of).includes(code),
  sku: ({ sku }, filter) => list(filter.sku).some((pattern) => isLike(sku, pattern)),
  eprel: ({ cells }, { eprel }) => cells.eprel === String(eprel),
  finish: ({ cells }, { finish }) => begins(cells.finish, finish),
  optic: ({ cells }, { optic }) => begins(cells.optic, optic),
  dimming: ({ cells }, { dimming }) => begins(cells.dimming, dimming),
  voltage: ({ cells }, { voltage }) => begins(cells.voltage, voltage),
  emergency: ({ cells: { emergency } }, filter) =>
    filter.emergency === 'any' ? /^\d/.test(emergency ?? '') : begins(emergency, filter.emergency),
  cct: ({ cells }, { cct }) => list(cct).some((kelvin) => reaches(cells, kelvin)),
  tunable: ({ cells }, { tunable }) => (number(cells.cct_max_k) !== null) === tunable,
  watts: ({ cells }, { watts }) => fits(number(cells.power_w), watts),
  wattsPerMetre: ({ cells }, { wattsPerMetre }) =>
    fits(((number(cells.power_w) ?? 0) * 1000) / (number(cells.length_mm) ?? 1), wattsPerMetre),
  lumens: ({ cells }, { lumens }) => fits(number(cells.flux_lm), lumens),
  beam: ({ lightFigures }, { beam }) => fits(lightFigures().beam, beam),
  cutOut: ({ cells }, { cutOut }) => fits(number(cells.cut_out_mm), cutOut),
  length: ({ cells }, { length }) => fits(number(cells.length_mm), length),
  height: ({ cells }, { height }) => fits(number(cells.height_mm), height),
  size: ({ cells }, { size = [0, 0] }) =>
    fits(number(cells.length_mm), size[0]) && fits(number(cells.width_mm), size[1]),
  efficacy: ({ cells }, { efficacy = 0 }) => (number(cells.efficacy_lm_w) ?? 0) >= efficacy,
  cri: ({ cells }, { cri = 0 }) => (number(cells.cri) ?? 0) >= cri,
  ip: ({ cells }, { ip = 0 }) => hasDigits(cells.ip ?? '', ip),
  ik: ({ cells }, { ik = 0 }) => Number(cells.ik?.slice(2)) >= ik,
  ugr: ({ lightFigures }, { ugr = 0 }) => (lightFigures().ugr ?? Number.POSITIVE_INFINITY) <= ugr,
};

/** Returns whether a variant is what the filter describes. */
export function matchesFilter(facts: VariantFacts, filter: VariantFilter): boolean {
  return Object.entries(checks).every(
    ([field, check]) => !Object.hasOwn(filter, field) || check(facts, filter),
  );
}

const list = <Value extends string | number>(values: Value | Value[] | undefined): Value[] => {
  if (values === undefined) return [];
  return Array.isArray(values) ? values : [values];
};

const begins = (cell: string | undefined, starts: string | string[] | undefined) =>
  list(starts).some((start) => cell?.startsWith(start));

/** Reads the number at the start of a cell: 580 of `580x580`; null without one. */
function number(cell: string | undefined): number | null {
  const value = Number.parseFloat(cell ?? '');
  return Number.isNaN(value) ? null : value;
}

function fits(value: number | null, figure: Figure | undefined): boolean {
  if (value === null || figure === undefined) return false;
  const [from, to] = Array.isArray(figure) ? figure : [figure * (1 - TENTH), figure * (1 + TENTH)];
  return value >= from && value <= to;
}

/** Returns whether the light has, or can have, the colour temperature, K. */
function reaches(cells: VariantFacts['cells'], kelvin: number): boolean {
  const lowest = number(cells.cct_k);
  const highest = number(cells.cct_max_k) ?? lowest;
  return lowest !== null && highest !== null && lowest <= kelvin && kelvin <= highest;
}

/** Returns whether each digit of an IP code is at least that of the number: IP66 for 65. */
function hasDigits(ip: string, wanted: number): boolean {
  return [...String(wanted)].every((digit, at) => Number(ip[at + 2]) >= Number(digit));
}

function isLike(sku: string, pattern: string): boolean {
  const escaped = pattern.replaceAll('.', '\\.').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`).test(sku);
}
