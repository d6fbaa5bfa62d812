import { describe, expect, test } from 'vitest';
import { buildCatalogue } from '#core/calculators/led-strip/catalogue.fixtures.ts';
import {
  chooseController,
  chooseDrivers,
  chooseProfile,
  chooseProtocol,
  stockOf,
} from '#core/calculators/led-strip/parts/choose-parts.ts';
import type { StripCatalogue } from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import { parseStripRequest } from '#core/calculators/led-strip/strip-request.ts';
import { missing } from '#core/missing.ts';

const catalogue = buildCatalogue();
const [controller = missing()] = catalogue.controllers;
const stripOf = (sku: string) => catalogue.strips.find((strip) => strip.sku === sku) ?? missing();
const [dry, coloured] = [stripOf('DRY/1'), stripOf('COL/1')];
const requestOf = (query: string) => parseStripRequest('en', new URLSearchParams(query));
const skus = (parts: readonly { sku: string }[]) => parts.map(({ sku }) => sku);

describe('the protocol', () => {
  const protocol = (query: string, changes: Partial<StripCatalogue> = {}, strip = dry) =>
    chooseProtocol(strip, { catalogue: { ...catalogue, ...changes }, request: requestOf(query) });

  test('is the requested one, also against the chosen parts', () => {
    expect(protocol('dimmable=casambi')).toBe('casambi');
    expect(protocol('dimmable=none&driver=DALI/100')).toBe('none');
  });

  test('is that of the chosen controller, then of the chosen driver', () => {
    expect(protocol('driver=DALI/100')).toBe('dali-dt8');
    expect(protocol('driver=FIX/100')).toBe('none');
    expect(protocol('driver=FIX/100&controller=CTL/4')).toBe('dali-dt8');
  });

  test('of a part that the strip does not support is passed over', () => {
    const drivers = catalogue.drivers.map((driver) => ({ ...driver, protocol: 'dmx' as const }));
    const other = [...catalogue.drivers, { ...drivers[0], sku: 'DMX/12', volts: 12 }];
    expect(protocol('driver=DMX/12', { drivers: other as typeof drivers })).toBe('none');
  });

  test('is the first possible one without a choice, and none where nothing fits', () => {
    expect(protocol('')).toBe('none');
    expect(protocol('', {}, coloured)).toBe('dali-dt8');
    expect(protocol('', { drivers: [] })).toBe('none');
  });
});

describe('the drivers', () => {
  const drivers = (query: string, protocol: 'none' | 'dali-dt8', strip = dry) =>
    skus(chooseDrivers(strip, protocol, { catalogue, request: requestOf(query) }));

  test('are the one that was chosen, even if it does not fit', () => {
    expect(drivers('driver=FIX/100', 'dali-dt8')).toEqual(['FIX/100']);
    expect(drivers('driver=ONE/100', 'none', coloured)).toEqual(['ONE/100']);
  });

  test('are those that dim themselves, unless a controller was chosen', () => {
    expect(drivers('', 'none')).toEqual(['FIX/100', 'FIX/200']);
    expect(drivers('', 'dali-dt8')).toEqual(['DALI/100', 'ONE/100']);
    expect(drivers('controller=CTL/4', 'dali-dt8')).toEqual(['FIX/100', 'FIX/200']);
    expect(drivers('controller=UNKNOWN', 'dali-dt8')).toEqual(['DALI/100', 'ONE/100']);
  });

  test('are fixed ones before a controller where none dims itself', () => {
    const fixed = catalogue.drivers.filter((driver) => driver.protocol === 'none');
    const chosen = (query: string, list: typeof fixed) =>
      skus(
        chooseDrivers(dry, 'dali-dt8', {
          catalogue: { ...catalogue, drivers: list },
          request: requestOf(query),
        }),
      );
    expect(chosen('', fixed)).toEqual(['FIX/100', 'FIX/200']);
    const dimmable = catalogue.drivers.filter((driver) => driver.protocol !== 'none');
    expect(chosen('controller=CTL/4', dimmable)).toEqual(['DALI/100', 'ONE/100']);
  });
});

describe('drivers beside the strip', () => {
  const wet = catalogue.strips.find(({ sku }) => sku === 'WET/1') ?? missing();
  const tightOf = (sku: string) => {
    const drivers = catalogue.drivers.map((driver) => {
      const isTight = driver.sku === sku;
      return isTight ? { ...driver, variant: { ...driver.variant, ip: 'IP67' } } : driver;
    });
    const choose = (protocol: 'none' | 'dali-dt8', query: string) => {
      const parts = { catalogue: { ...catalogue, drivers }, request: requestOf(query) };
      return chooseDrivers(wet, protocol, parts).map((driver) => driver.sku);
    };
    return choose;
  };

  test('are as well protected as the strip, whatever dims it', () => {
    expect(tightOf('FIX/200')('none', 'place=strip')).toEqual(['FIX/200']);
    expect(tightOf('FIX/200')('none', '')).toEqual(['FIX/100', 'FIX/200']);
    // The only protected driver is fixed: a controller dims it.
    expect(tightOf('FIX/200')('dali-dt8', 'place=strip')).toEqual(['FIX/200']);
    expect(tightOf('DALI/100')('dali-dt8', 'place=strip')).toEqual(['DALI/100']);
    expect(tightOf('')('none', 'place=strip')).toEqual(['FIX/100', 'FIX/200']);
  });
});

describe('the controller', () => {
  const small = { ...controller, sku: 'CTL/1', amps_per_channel: 0.5 };
  const choose = (loads: number[] | null, controllers = [small, controller], query = '') => {
    const drivers = loads?.map((loadW) => ({ loadW })) ?? null;
    const plan = { drivers } as Parameters<typeof chooseController>[2]['plan'];
    const request = requestOf(query);
    const parts = { plan, catalogue: { ...catalogue, controllers }, request, controllerShare: 1 };
    return chooseController(coloured, 'dali-dt8', parts)?.sku ?? null;
  };

  test('is the one that was chosen', () => {
    expect(choose([90], [small, controller], 'controller=CTL/1')).toBe('CTL/1');
  });

  test('is the one that needs the fewest units for the largest load', () => {
    // 0.94 A a colour at 24 V: one unit of 1 A, two of 0.5 A.
    expect(choose([10, 90, 20])).toBe('CTL/4');
    expect(choose([90], [controller, small])).toBe('CTL/4');
    // 0.42 A: both need one, the first of them is it.
    expect(choose([40])).toBe('CTL/1');
    expect(choose([40], [controller, small])).toBe('CTL/4');
    expect(choose(null)).toBe('CTL/1');
  });

  test('is none where none has an output for each colour, or speaks the protocol', () => {
    expect(choose([10], [{ ...controller, channels: 3 }])).toBeNull();
    expect(choose([10], [{ ...controller, protocol: 'dmx' }])).toBeNull();
    expect(choose([10], [{ ...controller, max_bridged: 0 }])).toBeNull();
    expect(choose([10], [])).toBeNull();
  });
});

describe('the profile', () => {
  const [bar = missing()] = catalogue.profiles;
  const black = { ...bar, sku: 'BAR/B', variant: { ...bar.variant, finish: 'black' as const } };
  const satin = { ...black, sku: 'BAR/S', diffuser: 'satin' as const };
  const profiles = [...catalogue.profiles, black, satin];
  const choose = (query: string, strip = dry) =>
    chooseProfile(strip, { catalogue: { ...catalogue, profiles }, request: requestOf(query) });

  test('has the first finish and the first diffuser unless others are chosen', () => {
    const white = { code: 'BAR', finish: 'white', diffuser: 'opal' };
    expect(choose('profile=BAR')).toEqual(white);
    expect(choose('profile=BAR&finish=black')).toEqual({ ...white, finish: 'black' });
    expect(choose('profile=BAR&finish=black&diffuser=satin')).toEqual({
      ...white,
      finish: 'black',
      diffuser: 'satin',
    });
    expect(choose('profile=BAR&finish=red&diffuser=satin')).toEqual(white);
  });

  test('without a diffuser in its box gets one that is sold apart', () => {
    expect(choose('profile=BARE')).toEqual({ code: 'BARE', finish: 'white', diffuser: 'opal' });
    const none = { catalogue: { ...catalogue, diffusers: [] }, request: requestOf('profile=BARE') };
    expect(chooseProfile(dry, none)).toBeNull();
  });

  test('that is too narrow, too hot or unknown is none', () => {
    expect(choose('profile=BAR', stripOf('WIDE/1'))).toBeNull();
    expect(choose('profile=BAR', { ...dry, watts_per_metre: 21 })).toBeNull();
    expect(choose('profile=NONE')).toBeNull();
    expect(choose('')).toBeNull();
  });

  test('is sold in the lengths of its finish and diffuser, each once', () => {
    const twice = { ...catalogue, profiles: [...profiles, ...catalogue.profiles] };
    const lengths = (code: string, finish: string, diffuser: 'opal' | 'satin') =>
      stockOf({ code, finish, diffuser }, twice);
    expect(lengths('BAR', 'white', 'opal')).toEqual([2_000, 3_000]);
    expect(lengths('BAR', 'black', 'satin')).toEqual([2_000]);
    expect(lengths('BAR', 'white', 'satin')).toEqual([]);
    // Whatever the diffuser: it is not in the box.
    expect(lengths('BARE', 'white', 'satin')).toEqual([2_000]);
    expect(lengths('BARE', 'black', 'satin')).toEqual([]);
  });
});
