import type { FacetId } from '#core/catalogue/listing/facets.ts';

/** How many products of a listing each value of a facet has. */
export type FacetSpread = {
  id: FacetId;
  /** Limits include each other: one of them divides the listing in two. */
  isLimit: boolean;
  /** Values that all variants of a product share; the others divide its variants. */
  isOfProduct: boolean;
  /** Numbers by which a range can be narrowed; null for other values. */
  figures: number[] | null;
  counts: number[];
};

type Subject =
  | 'kind'
  | 'output'
  | 'quality'
  | 'colour'
  | 'glare'
  | 'beam'
  | 'size'
  | 'mounting'
  | 'protection'
  | 'place'
  | 'control'
  | 'emergency'
  | 'look';

/** What a facet is about: of power and flux, which go together, one is enough to begin with. A family is a name. */
const subjects: Record<FacetId, Subject | null> = {
  family: null,
  category: 'kind',
  type: 'kind',
  application: 'kind',
  wattage: 'output',
  lumens: 'output',
  'watts-per-metre': 'output',
  'lumens-per-metre': 'output',
  efficacy: 'quality',
  cri: 'quality',
  sdcm: 'quality',
  lifetime: 'quality',
  energy: 'quality',
  warranty: 'quality',
  cct: 'colour',
  tunable: 'colour',
  ugr: 'glare',
  beam: 'beam',
  distribution: 'beam',
  mounting: 'mounting',
  photometry: null,
  'cut-out': 'size',
  length: 'size',
  width: 'size',
  diameter: 'size',
  height: 'size',
  ip: 'protection',
  'ip-from': 'protection',
  ik: 'protection',
  'ik-from': 'protection',
  class: 'place',
  voltage: 'place',
  'ambient-min': 'place',
  'ambient-max': 'place',
  dimmable: 'control',
  dimming: 'control',
  emergency: 'emergency',
  'emergency-type': 'emergency',
  'emergency-mode': 'emergency',
  'emergency-duration': 'emergency',
  'emergency-test': 'emergency',
  battery: 'emergency',
  radio: 'control',
  'through-wiring': 'place',
  ral: 'look',
  finish: 'look',
};

/** What a specifier looks for first, and last, among the sizes: a ceiling has its hole, but seldom a depth that matters. */
const weights: Partial<Record<FacetId, number>> = { 'cut-out': 2, height: 0.4 };

const MAX_OPEN = 5;
/** A visitor who looks for 36 W accepts what is a tenth more or less. */
const BAND = 1.2;

/**
 * Chooses the facets of a listing that are open at first: those whose values divide its products most, measured as the
 * information of a choice in bits, at most one for each subject.
 */
export function chooseOpenFacets(spreads: readonly FacetSpread[], total: number): Set<FacetId> {
  const ranked = spreads
    .map((spread) => {
      return { id: spread.id, bits: bitsOf(spread, total) * (weights[spread.id] ?? 1) };
    })
    .filter(({ bits }) => bits > 0)
    .sort((a, b) => b.bits - a.bits);
  const best = new Map<Subject, FacetId>();
  for (const { id } of ranked) {
    const subject = subjects[id];
    if (subject && !best.has(subject)) best.set(subject, id);
  }
  return new Set([...best.values()].slice(0, MAX_OPEN));
}

/** The information of a choice; products without a value cannot be found by it, and count against the facet. */
function bitsOf({ isLimit, isOfProduct, figures, counts }: FacetSpread, total: number): number {
  if (isLimit) return Math.max(0, ...counts.map((count) => halvingBits(count, total)));
  const grouped = figures ? countBands(figures, counts) : counts;
  const sum = grouped.reduce((all, count) => all + count, 0);
  const whole = isOfProduct ? total : sum;
  const bits = grouped
    .filter((count) => count > 0)
    .map((count) => (count / sum) * -Math.log2(count / whole));
  return bits.reduce((all, some) => all + some, 0) * Math.min(1, sum / total);
}

/** A limit gives most where half of the products meet it: one bit. */
function halvingBits(count: number, total: number): number {
  const shares = [count / total, 1 - count / total].filter((share) => share > 0);
  return shares.reduce((bits, share) => bits - share * Math.log2(share), 0);
}

function countBands(figures: number[], counts: number[]): number[] {
  const bands = new Map<number, number>();
  for (const [place, figure] of figures.entries()) {
    const band = figure > 0 ? Math.floor(Math.log(figure) / Math.log(BAND)) : 0;
    bands.set(band, (bands.get(band) ?? 0) + (counts[place] ?? 0));
  }
  return [...bands.values()];
}
