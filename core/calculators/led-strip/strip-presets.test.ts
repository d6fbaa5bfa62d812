import { expect, test } from 'vitest';
import { buildCatalogue } from '#core/calculators/led-strip/catalogue.fixtures.ts';
import { listStripPresets } from '#core/calculators/led-strip/strip-presets.ts';
import {
  formatStripRequest,
  parseStripRequest,
} from '#core/calculators/led-strip/strip-request.ts';

const catalogue = buildCatalogue();
const queryOf = (index: number) => {
  const preset = listStripPresets(catalogue)[index];
  return preset && formatStripRequest('es', preset.request);
};

test('each preset is the first strip that suits it, with its profile', () => {
  expect(listStripPresets(catalogue).map(({ label }) => label)).toEqual([
    'strip.preset.worktop',
    'strip.preset.colour',
  ]);
  expect(queryOf(0)).toBe(
    '?family=DRY&colour=3000&ip=IP20&power=14.4&volts=24&runs=3+x+900&profile=BAR',
  );
  expect(queryOf(1)).toContain('family=COL&');
});

test('a preset that no strip suits is left out', () => {
  const [dali] = catalogue.drivers.filter(({ protocol }) => protocol === 'dali-dt8');
  if (!dali) throw new Error('The fixtures have no DALI driver.');
  const drivers = [...catalogue.drivers, { ...dali, protocol: 'dali-dt6' as const }];
  expect(listStripPresets({ ...catalogue, drivers }).map(({ label }) => label)).toEqual([
    'strip.preset.worktop',
    'strip.preset.cove',
    'strip.preset.wet',
    'strip.preset.colour',
  ]);
  expect(listStripPresets({ ...catalogue, strips: [] })).toEqual([]);
  const narrow = listStripPresets({ ...catalogue, profiles: [] });
  expect(narrow.map(({ label }) => label)).toEqual(['strip.preset.colour']);
});

test('every preset is an address', () => {
  for (const { request } of listStripPresets(catalogue)) {
    const query = formatStripRequest('es', request);
    expect(parseStripRequest('es', new URLSearchParams(query))).toEqual(request);
  }
});
