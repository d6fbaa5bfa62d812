import { expect, test } from 'vitest';
import { facetValueLabel, limitsLabel } from '#core/catalogue/listing/facet-labels.ts';
import {
  type RangeFacetId,
  rangeFacets,
  type TermFacetId,
} from '#core/catalogue/listing/facets.ts';
import type { Limits } from '#core/catalogue/listing/listing-state.ts';

const cases: [TermFacetId, string, object][] = [
  ['ip', 'IP65', { text: 'IP65' }],
  ['cct', '3000', { text: '3000\u00a0K' }],
  ['ugr', '19', { text: '≤ 19' }],
  ['cri', '90', { text: '≥ 90' }],
  ['sdcm', '3', { text: '≤ 3' }],
  ['lifetime', '50000', { text: '≥ 50\u202f000\u00a0h' }],
  ['voltage', '24 V DC', { text: '24 V DC' }],
  ['warranty', '1', { counted: 'limit.years', count: 1 }],
  ['warranty', '5', { counted: 'limit.years', count: 5 }],
  ['finish', 'black', { key: 'finish.black' }],
  ['dimming', 'dali-2', { key: 'dimming.dali-2' }],
  ['emergency-type', '3h-self-test', { key: 'emergency.3h-self-test' }],
  ['emergency-mode', 'non-maintained', { key: 'emergency-mode.non-maintained' }],
  ['emergency-duration', '180', { text: '3\u00a0h' }],
  ['emergency-duration', '90', { text: '1,5\u00a0h' }],
  ['emergency-test', 'self-test', { key: 'emergency-test.self-test' }],
  ['battery', 'lifepo4', { key: 'battery.lifepo4' }],
  ['battery', 'coal', { text: 'coal' }],
  ['ral', '9005', { text: 'RAL\u00a09005' }],
  ['radio', 'octo-mesh', { key: 'radio.octo-mesh' }],
  ['radio', 'smoke', { text: 'smoke' }],
  ['finish', 'tartan', { text: 'tartan' }],
  ['dimming', 'candle', { text: 'candle' }],
];

test.each(cases)('%s %s has the label usual in the trade', (id, value, label) => {
  expect(facetValueLabel(id, value, 'es')).toEqual(label);
});

test.each<[RangeFacetId, Limits, object]>([
  ['wattage', { min: 10, max: 40 }, { text: '10–40\u00a0W' }],
  ['lumens', { min: 1500, max: 1500 }, { text: '1500\u00a0lm' }],
  ['beam', { min: null, max: 24.5 }, { key: 'limit.up-to', values: { value: '24,5°' } }],
  ['efficacy', { min: 120, max: null }, { key: 'limit.from', values: { value: '120\u00a0lm/W' } }],
])('The limits of %s are written with their unit', (id, limits, label) => {
  const facet = rangeFacets.find((candidate) => candidate.id === id);
  expect(facet && limitsLabel(facet, limits, 'es')).toEqual(label);
});
