import { expect, test } from 'vitest';
import { buildCatalogue } from '#core/calculators/led-strip/catalogue.fixtures.ts';
import {
  controllersFor,
  driversFor,
  isSealed,
  largestSection,
  partsFor,
  profilesFor,
  proposeProfile,
  protocolsOf,
  toDriverOption,
} from '#core/calculators/led-strip/parts/compatible-parts.ts';
import { missing } from '#core/missing.ts';

const catalogue = buildCatalogue();
const stripOf = (sku: string) => catalogue.strips.find((strip) => strip.sku === sku) ?? missing();
const [dry, wet, coloured, low] = ['DRY/1', 'WET/1', 'COL/1', 'LOW/1'].map(stripOf) as [
  ReturnType<typeof stripOf>,
  ReturnType<typeof stripOf>,
  ReturnType<typeof stripOf>,
  ReturnType<typeof stripOf>,
];
const skus = (items: readonly { sku: string }[]) => items.map(({ sku }) => sku);

test('the proposed profile is the smallest for surfaces that carries the strip', () => {
  const [bar = missing()] = catalogue.profiles;
  const profiles = [
    { ...bar, sku: 'WIDE/1', inner_width_mm: 20 },
    { ...bar, sku: 'CORNER/1', inner_width_mm: 9, mounting: 'corner' as const },
    { ...bar, sku: 'STRONG/1', inner_width_mm: 10, max_watts_per_metre: 30 },
    { ...bar, sku: 'FIT/1', inner_width_mm: 10, max_watts_per_metre: 15 },
    { ...bar, sku: 'WEAK/1', inner_width_mm: 9, max_watts_per_metre: 14 },
  ];
  const of = (list: typeof profiles) => proposeProfile(dry, { ...catalogue, profiles: list })?.sku;
  expect(of(profiles)).toBe('FIT/1');
  expect(of(profiles.slice(0, 3))).toBe('STRONG/1');
  expect(of(profiles.slice(1, 2))).toBe('CORNER/1');
  expect(of(profiles.slice(4))).toBeUndefined();
});

test('drivers have the voltage, the protocol and a channel for each colour', () => {
  expect(skus(driversFor(dry, 'none', catalogue))).toEqual(['FIX/100', 'FIX/200']);
  const fixed = ['FIX/100', 'FIX/200'];
  expect(skus(driversFor(dry, 'dali-dt8', catalogue))).toEqual(['DALI/100', 'ONE/100', ...fixed]);
  // One channel cannot mix four colours.
  expect(skus(driversFor(coloured, 'dali-dt8', catalogue))).toEqual(['DALI/100', ...fixed]);
  expect(driversFor(low, 'none', catalogue)).toEqual([]);
});

test('without a controller only drivers that support the protocol are left', () => {
  const direct = driversFor(dry, 'dali-dt8', { ...catalogue, controllers: [] });
  expect(skus(direct)).toEqual(['DALI/100', 'ONE/100']);
  expect(driversFor(dry, 'casambi', catalogue)).toEqual([]);
});

test('a controller has an output for each colour, and both ends of its voltage range count', () => {
  const [controller = missing()] = catalogue.controllers;
  const fits = (volts: number, channels = 4) => {
    const controllers = [{ ...controller, channels }];
    return controllersFor({ ...coloured, volts }, 'dali-dt8', controllers).length === 1;
  };
  expect([11, 12, 24, 48, 49].map((volts) => fits(volts))).toEqual([
    ...[false, true, true, true, false],
  ]);
  expect([3, 4, 5].map((channels) => fits(24, channels))).toEqual([false, true, true]);
  expect(controllersFor(dry, 'casambi', catalogue.controllers)).toEqual([]);
});

test('strip of several colours is not offered without something that mixes them', () => {
  expect(protocolsOf(dry, catalogue)).toEqual(['none', 'dali-dt8']);
  expect(protocolsOf(coloured, catalogue)).toEqual(['dali-dt8']);
  expect(protocolsOf(low, catalogue)).toEqual([]);
});

test('a driver without a load share of its own has that of the company', () => {
  const [driver = missing()] = catalogue.drivers;
  expect(toDriverOption(driver, 0.8)).toEqual({ driver, ratedW: 100, maxLoadFraction: 0.8 });
  const variant = { ...driver.variant, lengthMm: 300, widthMm: 40 };
  const own = { ...driver, max_load_percent: 90, min_load_w: 5, variant };
  expect(toDriverOption(own, 0.8)).toEqual({
    ...{ driver: own, ratedW: 100, maxLoadFraction: 0.9 },
    ...{ minLoadW: 5, footprintMm2: 12_000 },
  });
  const long = { ...driver, variant: { ...variant, widthMm: null } };
  expect(toDriverOption(long, 0.8)).not.toHaveProperty('footprintMm2');
});

test('a profile is at least as wide as the strip and dissipates at least its power', () => {
  const fits = (rest: Partial<typeof dry>) => profilesFor({ ...dry, ...rest }, catalogue).length;
  expect([11, 12, 13].map((width) => fits({ board_width_mm: width }))).toEqual([3, 3, 0]);
  expect([19, 20, 21].map((watts) => fits({ watts_per_metre: watts }))).toEqual([3, 3, 0]);
  expect(profilesFor(null, catalogue)).toHaveLength(3);
});

test('connectors and cables are as tight as the strip and have a core more than its colours', () => {
  expect(skus(partsFor({ kind: 'connector', strip: dry }, catalogue))).toEqual([
    ...['LEAD/8/2', 'LINK/8/2'],
  ]);
  expect(skus(partsFor({ kind: 'connector', strip: wet }, catalogue))).toEqual(['LEAD/67']);
  expect(skus(partsFor({ kind: 'dc-cable', strip: wet }, catalogue))).toEqual(['RUBBER/10']);
  expect(skus(partsFor({ kind: 'dc-cable', strip: dry }, catalogue))).toEqual([
    ...['WIRE/10', 'WIRE/50'],
  ]);
  expect(partsFor({ kind: 'dc-cable', strip: coloured }, catalogue)).toEqual([]);
  expect(partsFor({ kind: 'dc-cable' }, catalogue)).toHaveLength(3);
});

test('silicone parts and tight boxes are for sealed strip', () => {
  expect(isSealed(wet)).toBe(true);
  expect(isSealed(dry)).toBe(false);
  expect(isSealed({ ...dry, variant: { ...dry.variant, ip: 'IP65' } })).toBe(true);
  expect(isSealed({ ...dry, variant: { ...dry.variant, ip: null } })).toBe(false);
  expect(partsFor({ kind: 'silicone', strip: wet }, catalogue)).toHaveLength(3);
  expect(partsFor({ kind: 'silicone', strip: dry }, catalogue)).toEqual([]);
  expect(skus(partsFor({ kind: 'additional', strip: wet }, catalogue))).toEqual(['WIPE/20']);
  expect(partsFor({ kind: 'additional', strip: dry }, catalogue)).toHaveLength(2);
});

test('parts of a profile fit the chosen one, or else any that takes the strip', () => {
  const accessories = (profile?: string, strip: typeof dry | null = dry) =>
    skus(partsFor({ kind: 'profile-accessory', strip, profile }, catalogue));
  expect(accessories('BARE')).toEqual(['CLIP/10', 'PIN/1']);
  expect(accessories()).toEqual(['CLIP/10', 'HANG/1', 'PIN/1']);
  expect(accessories(undefined, stripOf('WIDE/1'))).toEqual([]);
  expect(accessories(undefined, null)).toEqual(['CLIP/10', 'HANG/1', 'PIN/1']);
});

test('the largest section is that of the thickest cable for the strip', () => {
  const [cable = missing()] = partsFor({ kind: 'dc-cable', strip: dry }, catalogue);
  const parts = [...catalogue.parts, { ...cable, area_mm2: 2.5 }];
  expect(largestSection(catalogue, dry)).toBe(1.5);
  expect(largestSection({ ...catalogue, parts }, dry)).toBe(2.5);
  expect(largestSection({ ...catalogue, parts }, wet)).toBe(1.5);
  expect(largestSection(catalogue, coloured)).toBe(0);
});
