import { describe, expect, test } from 'vitest';
import { buildCatalogue } from '#core/calculators/led-strip/catalogue.fixtures.ts';
import type { MaterialLine } from '#core/calculators/led-strip/material/material-line.ts';
import { findInParts } from '#core/calculators/led-strip/parts/part-findings.ts';
import { missing } from '#core/missing.ts';

const catalogue = buildCatalogue();
const [controller = missing()] = catalogue.controllers;
const stripOf = (sku: string) => catalogue.strips.find((strip) => strip.sku === sku) ?? missing();
const driverOf = (sku: string) => catalogue.drivers.find((each) => each.sku === sku) ?? missing();
const [dry, wet, coloured] = [stripOf('DRY/1'), stripOf('WET/1'), stripOf('COL/1')];
const opal = { code: 'BAR', finish: 'white', diffuser: 'opal' } as const;

type Built = Parameters<typeof findInParts>[1];

const lineOf = (variant: MaterialLine['variant']): MaterialLine => {
  return { variant, quantity: 1, reason: 'controllers', values: {} };
};
const withController = { controller, material: [lineOf(controller.variant)] };

/** Findings about parts that are all right except for the changes. */
function find(changes: Partial<Built> = {}, strip = dry) {
  const parts: Built = {
    catalogue,
    protocol: 'none',
    wantedProfile: 'BAR',
    isApart: false,
    profile: opal,
    drivers: [driverOf('FIX/100')],
    controller: null,
    material: [],
  };
  return findInParts(strip, { ...parts, ...changes });
}

test('parts that fit have no findings', () => {
  expect(find()).toEqual([]);
  expect(find({ protocol: 'dali-dt8', ...withController })).toEqual([]);
  expect(find({ protocol: 'dali-dt8', drivers: [driverOf('DALI/100')] }, coloured)).toEqual([]);
});

describe('a driver', () => {
  test('of another voltage is named with both', () => {
    expect(find({}, stripOf('LOW/1'))).toEqual([
      {
        code: 'voltage-mismatch',
        severity: 'block',
        values: { part: 'FIX/100', volts: 24, needed: 12 },
      },
    ]);
  });

  test('with too few channels is named with those that the strip needs', () => {
    expect(find({ protocol: 'dali-dt8', drivers: [driverOf('ONE/100')] }, coloured)).toEqual([
      {
        code: 'channel-mismatch',
        severity: 'block',
        values: { part: 'ONE/100', channels: 1, needed: 4 },
      },
    ]);
  });

  test('of another protocol is named with what it speaks', () => {
    expect(find({ protocol: 'none', drivers: [driverOf('DALI/100')] })).toEqual([
      {
        code: 'protocol-mismatch',
        severity: 'block',
        values: { part: 'DALI/100', spoken: 'dali-dt8', requested: 'none' },
      },
    ]);
    // No driver dims strip of several colours by itself without a protocol.
    const fixed = { ...catalogue, controllers: [] };
    expect(find({ protocol: 'dali-dt8', catalogue: fixed })).toMatchObject([
      { code: 'protocol-mismatch', values: { spoken: 'none', requested: 'dali-dt8' } },
    ]);
  });

  test('is judged on its own: one finding for each that does not fit', () => {
    const drivers = [driverOf('FIX/100'), driverOf('DALI/100'), driverOf('ONE/100')];
    expect(find({ drivers }).map(({ values }) => values.part)).toEqual(['DALI/100', 'ONE/100']);
  });
});

describe('a controller', () => {
  const findWith = (changes: Partial<typeof controller>, strip = dry) => {
    const other = { ...controller, ...changes };
    const controllers = [other];
    return find(
      {
        protocol: 'dali-dt8',
        catalogue: { ...catalogue, controllers: [controller, ...controllers] },
        controller: other,
        material: [lineOf(other.variant)],
      },
      strip,
    );
  };

  test('that the bill of materials does not need is not judged', () => {
    expect(find({ controller: { ...controller, protocol: 'dmx' } })).toEqual([]);
  });

  test('that is needed and does not exist is told', () => {
    const none = { code: 'no-controller', severity: 'block', values: {} };
    const parts = { protocol: 'dali-dt8', material: [lineOf(null)] } as const;
    expect(find({ ...parts, controller: null })).toEqual([none]);
    expect(find({ ...parts, controller })).toEqual([none]);
  });

  test.each([{ volts_min: 25 }, { volts_max: 23 }])('of another voltage is named: %j', (range) => {
    const values = { part: 'CTL/4', volts: range.volts_max ?? 48, needed: 24 };
    expect(findWith(range)).toEqual([{ code: 'voltage-mismatch', severity: 'block', values }]);
  });

  test('at the ends of its voltage range fits', () => {
    expect(findWith({ volts_min: 24 })).toEqual([]);
    expect(findWith({ volts_max: 24 })).toEqual([]);
  });

  test('of another protocol, or with too few outputs, is named', () => {
    expect(findWith({ protocol: 'dmx' })).toEqual([
      {
        code: 'protocol-mismatch',
        severity: 'block',
        values: { part: 'CTL/4', spoken: 'dmx', requested: 'dali-dt8' },
      },
    ]);
    expect(findWith({ channels: 3 }, coloured)).toEqual([
      {
        code: 'channel-mismatch',
        severity: 'block',
        values: { part: 'CTL/4', channels: 3, needed: 4 },
      },
    ]);
  });
});

describe('a profile', () => {
  test('that was wanted and does not fit is named with what it takes', () => {
    expect(find({ profile: null }, stripOf('WIDE/1'))).toEqual([
      {
        code: 'profile-mismatch',
        severity: 'block',
        values: { part: 'BAR', innerMm: 12, mostWatts: 20, boardMm: 20, watts: 14.4 },
      },
    ]);
  });

  test('that a strip needs is recommended, or told not to exist', () => {
    const none = { profile: null, wantedProfile: '' };
    const warning = { severity: 'warn', values: { watts: 14.4 } };
    const smallest = { part: 'BAR', innerMm: 12, mostWatts: 20, watts: 14.4 };
    expect(find(none)).toEqual([{ ...warning, code: 'profile-needed', values: smallest }]);
    expect(find(none, stripOf('WIDE/1'))).toEqual([{ code: 'no-profile-fits', ...warning }]);
    expect(find(none, { ...dry, needs_profile: 'no' })).toEqual([]);
  });
});

describe('protection', () => {
  const warnings = (changes: Partial<Built>, strip = wet) =>
    find(changes, strip).filter(({ code }) => code === 'ip-mismatch');

  test('below that of the strip is told of drivers and of a controller that is used', () => {
    const values = { ip: 'IP20', needed: 'IP67' };
    const unprotected = (part: string) => {
      return { code: 'ip-mismatch', severity: 'warn', values: { part, ...values } };
    };
    expect(warnings({})).toEqual([unprotected('FIX/100')]);
    expect(warnings({ protocol: 'dali-dt8', ...withController })).toEqual([
      unprotected('FIX/100'),
      unprotected('CTL/4'),
    ]);
    expect(warnings({ controller })).toEqual([unprotected('FIX/100')]);
  });

  test('that is as good, or unknown, is none', () => {
    const driver = driverOf('FIX/100');
    const withIp = (ip: string | null) => [{ ...driver, variant: { ...driver.variant, ip } }];
    expect(warnings({ drivers: withIp('IP67') })).toEqual([]);
    expect(warnings({ drivers: withIp(null) })).toEqual([]);
    const unknown = { ...wet, variant: { ...wet.variant, ip: null } };
    expect(warnings({}, unknown)).toEqual([]);
    expect(warnings({}, dry)).toEqual([]);
  });
});
