import { describe, expect, test } from 'vitest';
import {
  isControlOf,
  isDriverOf,
  longestRunM,
  outputVolts,
  supplyVolts,
  type VariantTraits,
} from '#core/documents/compatibility.ts';

function buildVariant(overrides: Partial<VariantTraits> = {}): VariantTraits {
  return {
    id: 1,
    archetype: 'downlight',
    description: 'Lyra 150, 12 W',
    dimming: 'dali-2',
    voltage: '220-240 V AC',
    powerW: 12,
    lengthMm: null,
    fluxLm: 1200,
    emergency: 'none',
    ...overrides,
  };
}

const sensor = buildVariant({ archetype: 'sensor', description: 'Sensor, DALI-2, white' });
const node = (description: string) =>
  buildVariant({ archetype: 'sensor', dimming: 'octo', description });

describe('isControlOf', () => {
  test.each([
    ['dali-2', sensor, true],
    ['phase', sensor, false],
    ['dali-2', node('Octo node, DALI-2 broadcast, 20 drivers'), true],
    ['dali-2', node('Octo node, DALI-2 DT8, 10 drivers'), false],
    ['dali-2-dt8', node('Octo node, DALI-2 DT8, 10 drivers'), true],
    ['phase', node('Octo node, phase dimmer 150 W'), true],
    ['1-10v', node('Octo node, 1-10 V with relay 5 A'), true],
    ['none', node('Octo node, relay 10 A'), true],
    ['none', buildVariant({ archetype: 'sensor', dimming: 'none' }), false],
    ['octo', node('Octo node, gateway'), true],
    ['casambi', node('Octo node, DALI-2 broadcast'), false],
  ] as const)('dimming %s with %o: %s', (dimming, control, expected) => {
    expect(isControlOf(control, buildVariant({ dimming }))).toBe(expected);
  });

  test('a luminaire is not a control, and a control does not control another', () => {
    expect(isControlOf(buildVariant(), buildVariant())).toBe(false);
    expect(isControlOf(sensor, sensor)).toBe(false);
  });
});

describe('drivers and strips', () => {
  const driver = buildVariant({
    archetype: 'driver',
    powerW: 60,
    description: 'Fixed, 60 W, 24 V, IP20',
  });
  const strip = buildVariant({
    archetype: 'strip',
    voltage: '24 V DC',
    dimming: 'pwm',
    powerW: 24,
    lengthMm: 5000,
  });

  test('match if the voltages are the same', () => {
    expect([outputVolts(driver), supplyVolts(strip)]).toEqual([24, 24]);
    expect(isDriverOf(driver, strip)).toBe(true);
    expect(isDriverOf({ ...driver, description: 'Fixed, 60 W, 12 V' }, strip)).toBe(false);
    expect(isDriverOf(strip, driver)).toBe(false);
    expect(supplyVolts({ voltage: '12-48 V DC' })).toBeNull();
  });

  test('60 W at 80 % supply 10 m of 4.8 W/m, or 3.3 m of 14.4 W/m', () => {
    expect(longestRunM(driver, strip)).toBe(10);
    expect(longestRunM(driver, { ...strip, powerW: 72 })).toBe(3.3);
    expect(longestRunM({ ...driver, powerW: null }, strip)).toBeNull();
  });
});
