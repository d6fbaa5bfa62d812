import { attributeFacets, emergencyFacets } from '#core/catalogue/listing/attribute-facets.ts';
import type { FacetItem, FigureItem } from '#core/catalogue/listing/facet-kinds.ts';
import { installationFacets } from '#core/catalogue/listing/installation-facets.ts';
import {
  flag,
  further,
  IK_CODE,
  IP_CODE,
  limited,
  numbers,
  range,
  SLUG,
  slugs,
  term,
  toList,
} from '#core/catalogue/listing/make-facet.ts';
import { lightKinds } from '#core/catalogue/product-codes.ts';
import { ugrLimits } from '#core/photometry/ugr/ugr-limits.ts';

/** Common colour temperatures of luminaires, kelvin. */
export const COLOUR_TEMPERATURES = [1800, 2200, 2700, 3000, 3500, 4000, 5000, 5700, 6500];
const CRI_LIMITS = [80, 90, 95];
const SDCM_LIMITS = [2, 3, 4, 5];
const WARRANTY_LIMITS_YEARS = [3, 5, 7, 10];
const LIFETIME_LIMITS_H = [50_000, 70_000, 100_000];

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

/** LED strip is planned by the metre: power and flux of a reel say nothing. */
function isPerMetre({ product, variant }: FigureItem): boolean {
  return product.archetype === 'strip' && variant.lengthMm !== null;
}

function perMetre(figure: number | null, { variant: { lengthMm } }: FigureItem): number | null {
  if (figure === null || lengthMm === null) return null;
  return Math.round((figure / lengthMm) * 100_000) / 100;
}

/** Commas separate values in URLs, and backticks end them in searches. */
export const voltagePattern = /^\d[^,`]{1,39}$/;

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
    pattern: IP_CODE,
    order: 'number',
    read: ({ variant }) => toList(variant.ip),
  }),
  term({
    id: 'ik',
    type: 'string',
    pattern: IK_CODE,
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
    limits: ugrLimits,
    figure: ({ variant }) => variant.ugr,
  }),
  range({
    id: 'wattage',
    unit: 'W',
    step: 1,
    read: (item) => (isPerMetre(item) ? null : item.variant.powerW),
  }),
  range({
    id: 'lumens',
    unit: 'lm',
    step: 50,
    read: (item) => (isPerMetre(item) ? null : item.variant.fluxLm),
  }),
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
  ...emergencyFacets,
  further(flag({ id: 'tunable', read: ({ variant }) => variant.cctMaxK !== null })),
  further(
    term({
      id: 'distribution',
      type: 'string',
      pattern: SLUG,
      order: lightKinds,
      read: ({ distribution }) => toList(distribution),
    }),
  ),
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
      pattern: voltagePattern,
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
  further(
    range({
      id: 'watts-per-metre',
      unit: 'W/m',
      step: 1,
      read: (item) => (isPerMetre(item) ? perMetre(item.variant.powerW, item) : null),
    }),
  ),
  further(
    range({
      id: 'lumens-per-metre',
      unit: 'lm/m',
      step: 50,
      read: (item) => (isPerMetre(item) ? perMetre(item.variant.fluxLm, item) : null),
    }),
  ),
  ...installationFacets,
  ...attributeFacets,
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
