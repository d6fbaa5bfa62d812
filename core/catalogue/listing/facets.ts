import type {
  Facet,
  FacetItem,
  FlagFacet,
  RangeFacet,
  TermFacet,
} from '#core/catalogue/listing/facet-kinds.ts';

type Part<Type> = Omit<Type, 'kind' | 'isMain'>;

const term = <const Id extends string>(facet: Part<TermFacet<Id>>): TermFacet<Id> => {
  return { ...facet, kind: 'term', isMain: true };
};
const range = <const Id extends string>(facet: Part<RangeFacet<Id>>): RangeFacet<Id> => {
  return { ...facet, kind: 'range', isMain: true };
};
const flag = <const Id extends string>(facet: Part<FlagFacet<Id>>): FlagFacet<Id> => {
  return { ...facet, kind: 'flag', isMain: true };
};
const further = <Type extends Facet>(facet: Type): Type => ({ ...facet, isMain: false });

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const WHOLE_NUMBER = /^[1-9]\d{0,6}$/;

const slugs = { type: 'string', pattern: SLUG, order: 'content' } as const;
const numbers = { type: 'int32', pattern: WHOLE_NUMBER, order: 'number' } as const;

/** Common colour temperatures of luminaires, kelvin. */
const COLOUR_TEMPERATURES = [1800, 2200, 2700, 3000, 3500, 4000, 5000, 5700, 6500];
/** UGR limits of EN 12464-1. */
const UGR_LIMITS = [16, 19, 22, 25, 28];
const CRI_LIMITS = [80, 90, 95];
const SDCM_LIMITS = [2, 3, 4, 5];
const WARRANTY_LIMITS_YEARS = [3, 5, 7, 10];
const LIFETIME_LIMITS_H = [50_000, 70_000, 100_000];

const toList = <Value>(value: Value | null): Value[] => (value === null ? [] : [value]);

type Limited<Id extends string> = Required<Pick<TermFacet<Id>, 'id' | 'limit' | 'figure'>> & {
  limits: number[];
  unit?: string;
};

/** Creates a facet of the limits that a figure meets. */
const limited = <const Id extends string>({ limits, ...facet }: Limited<Id>): TermFacet<Id> => {
  const { limit, figure } = facet;
  const meets = (value: number, bound: number) =>
    limit === 'at-least' ? bound <= value : bound >= value;
  return term({
    ...numbers,
    ...facet,
    isMany: true,
    read: (item) => {
      const value = figure(item);
      return value === null ? [] : limits.filter((bound) => meets(value, bound));
    },
  });
};

/** Tunable white covers every colour temperature between its ends. */
function colourTemperatures({ variant: { cctK, cctMaxK } }: FacetItem): number[] {
  if (cctK === null || cctMaxK === null) return toList(cctK);
  const between = COLOUR_TEMPERATURES.filter((value) => value > cctK && value < cctMaxK);
  return [cctK, ...between, cctMaxK];
}

/** Variants without power cannot be dimmed, and are not "not dimmable" either. */
function dimmingOf({ variant: { powerW, dimming } }: FacetItem): string[] {
  return powerW === null ? [] : [dimming];
}

/**
 * Every facet of the catalogue in filter order. The search schema, its documents, listing URLs and the filters use this
 * table.
 */
export const facets = [
  term({ id: 'family', ...slugs, read: ({ product }) => [product.family] }),
  term({ id: 'category', ...slugs, isMany: true, read: ({ product }) => product.categories }),
  term({ id: 'type', ...slugs, isMany: true, read: ({ product }) => product.types }),
  term({
    id: 'ip',
    type: 'string',
    pattern: /^IP[0-6][0-9]$/,
    order: 'number',
    read: ({ variant }) => toList(variant.ip),
  }),
  term({
    id: 'ik',
    type: 'string',
    pattern: /^IK(?:0\d|10)$/,
    order: 'number',
    read: ({ variant }) => toList(variant.ik),
  }),
  term({ id: 'cct', ...numbers, isMany: true, unit: 'K', read: colourTemperatures }),
  limited({
    id: 'cri',
    limit: 'at-least',
    limits: CRI_LIMITS,
    figure: ({ variant }) => variant.cri,
  }),
  limited({
    id: 'sdcm',
    limit: 'at-most',
    limits: SDCM_LIMITS,
    figure: ({ variant }) => variant.sdcm,
  }),
  limited({
    id: 'ugr',
    limit: 'at-most',
    limits: UGR_LIMITS,
    figure: ({ variant }) => variant.ugr,
  }),
  range({ id: 'wattage', unit: 'W', step: 1, read: ({ variant }) => variant.powerW }),
  range({ id: 'lumens', unit: 'lm', step: 50, read: ({ variant }) => variant.fluxLm }),
  range({
    id: 'efficacy',
    unit: 'lm/W',
    step: 1,
    read: ({ variant }) => variant.efficacyLmW,
  }),
  limited({
    id: 'warranty',
    limit: 'at-least',
    limits: WARRANTY_LIMITS_YEARS,
    figure: ({ product }) => product.warrantyYears,
  }),
  flag({
    id: 'dimmable',
    read: (item) => dimmingOf(item).some((protocol) => protocol !== 'none'),
  }),
  flag({ id: 'emergency', read: ({ variant }) => variant.emergency !== 'none' }),
  further(
    term({
      id: 'application',
      ...slugs,
      isMany: true,
      read: ({ product }) => product.applications,
    }),
  ),
  further(
    term({
      id: 'dimming',
      type: 'string',
      pattern: SLUG,
      order: [
        'none',
        'phase',
        '1-10v',
        'dali-2',
        'dali-2-dt8',
        'octo',
        'casambi',
        'zigbee',
        'push',
        'dmx',
        'pwm',
      ],
      read: dimmingOf,
    }),
  ),
  further(
    term({
      id: 'emergency-type',
      type: 'string',
      pattern: SLUG,
      order: [
        '3h-maintained',
        '3h-non-maintained',
        '3h-self-test',
        '1h-maintained',
        '1h-self-test',
      ],
      read: ({ variant }) => (variant.emergency === 'none' ? [] : [variant.emergency]),
    }),
  ),
  further(flag({ id: 'tunable', read: ({ variant }) => variant.cctMaxK !== null })),
  further(range({ id: 'beam', unit: '°', step: 1, read: ({ variant }) => variant.beamDeg })),
  further(
    term({
      id: 'finish',
      type: 'string',
      pattern: SLUG,
      order: ['white', 'black', 'grey', 'anthracite', 'silver', 'aluminium'],
      read: ({ variant }) => [variant.finish],
    }),
  ),
  further(
    term({
      id: 'class',
      type: 'string',
      pattern: /^I{1,3}$/,
      order: ['I', 'II', 'III'],
      read: ({ variant }) => toList(variant.protectionClass),
    }),
  ),
  further(
    term({
      id: 'voltage',
      type: 'string',
      pattern: /^\d[\w .-]{1,30}$/,
      order: 'number',
      read: ({ variant }) => toList(variant.voltage),
    }),
  ),
  further(
    term({
      id: 'energy',
      type: 'string',
      pattern: /^[A-G]$/,
      order: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
      read: ({ variant }) => toList(variant.energyClass),
    }),
  ),
  further(
    limited({
      id: 'lifetime',
      limit: 'at-least',
      limits: LIFETIME_LIMITS_H,
      unit: 'h',
      figure: ({ variant }) => variant.lifetimeH,
    }),
  ),
];

type AnyFacet = (typeof facets)[number];
export type FacetId = AnyFacet['id'];
export type TermFacetId = Extract<AnyFacet, { kind: 'term' }>['id'];
export type RangeFacetId = Extract<AnyFacet, { kind: 'range' }>['id'];
export type FlagFacetId = Extract<AnyFacet, { kind: 'flag' }>['id'];

export const rangeFacets = facets.filter((facet) => facet.kind === 'range');
export const flagFacets = facets.filter((facet) => facet.kind === 'flag');

const byId = new Map<string, AnyFacet>(facets.map((facet) => [facet.id, facet]));

/** Returns the facet of a known id. */
export function getFacet(id: FacetId): AnyFacet {
  return byId.get(id) as AnyFacet;
}

/** Returns the search index field of a facet: `emergency-type` → `emergency_type`. */
export function facetField(id: FacetId): string {
  return id.replaceAll('-', '_');
}
