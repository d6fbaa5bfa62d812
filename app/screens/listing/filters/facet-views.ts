import type { FacetView } from '#core/catalogue/listing/listing-view.ts';

export type TermFacetView = Extract<FacetView, { kind: 'term' }>;
export type RangeFacetView = Extract<FacetView, { kind: 'range' }>;
export type FlagFacetView = Extract<FacetView, { kind: 'flag' }>;
