import { expect, test } from 'vitest';
import {
  announcementText,
  barText,
  figureTexts,
  keyFigures,
  loadText,
  runRows,
  wiredRunText,
  wiringText,
} from '#core/calculators/led-strip/result-texts.ts';
import { colourName, whitesOf, withinSentence } from '#core/calculators/led-strip/strip-labels.ts';
import type { StripResult, WiredDriver } from '#core/calculators/led-strip/strip-result.ts';
import { texts } from '#server/texts.ts';

const t = texts.en;
const plain = (text: string) => text.replace(/\s/g, ' ');
const driver: WiredDriver = {
  ...{ sku: 'DRV/150', ratedW: 150, loadW: 103.46, percent: 68.97, controller: null },
  segments: [{ run: 1, lengthMm: 1_200 }],
};

test('runs, drivers and bars are counted from 1', () => {
  expect(plain(wiredRunText(t, { run: 1, lengthsMm: [1_200] }))).toBe('Run 2: 1,200 mm');
  expect(plain(wiredRunText(t, { run: 0, lengthsMm: [3_600, 3_587.5] }))).toBe(
    'Run 1: 3,600 + 3,587.5 mm',
  );
  const [first, second] = [0, 1].map((index) => plain(wiringText(t, driver, index)));
  expect(first).toContain('1');
  expect(first?.replace('1', '2')).toBe(second);
  const bar = {
    ...{ stockMm: 2_000, wasteMm: 300.5 },
    pieces: [
      { run: 0, lengthMm: 1_000 },
      { run: 1, lengthMm: 699.5 },
    ],
  };
  expect(plain(barText(t, bar, 2))).toContain('3');
  expect(plain(barText(t, bar, 2))).toContain('1,000 mm + 699.5 mm');
  expect(plain(barText(t, bar, 2))).toContain('300.5 mm');
});

test('the announcement counts drivers and problems, not notes', () => {
  const finding = (severity: 'block' | 'note') => ({ severity, text: '' });
  const of = (...findings: ReturnType<typeof finding>[]) => {
    const result = { drivers: [driver, driver], totalWatts: 103.46, findings };
    return plain(announcementText(t, result as unknown as StripResult));
  };
  expect(of(finding('note'))).toBe('103.5 W on 2 drivers. No problems.');
  expect(of(finding('note'), finding('block'))).toBe('103.5 W on 2 drivers. 1 problem.');
});

test('the figures that stay in sight say whether there are problems', () => {
  const of = (...severities: ('block' | 'warn' | 'note')[]) => {
    const findings = severities.map((severity) => ({ severity, text: '' }));
    const result = { drivers: [driver, driver], totalWatts: 103.46, findings };
    return keyFigures(t, result as unknown as StripResult).map(({ label, value, isMet }) => {
      return [label, plain(value), isMet];
    });
  };
  expect(of('note')).toEqual([
    ['Load', '103.5 W', undefined],
    ['Drivers', '2', undefined],
    ['Problems', 'none', true],
  ]);
  expect(of('block', 'note', 'warn').at(-1)).toEqual(['Problems', '2', false]);
});

test('a driver is named with the controllers behind it', () => {
  const behind = wiringText(t, { ...driver, controller: { sku: 'CTL/4', count: 2 } }, 0);
  expect(behind).toContain('DRV/150 → 2 × CTL/4');
  expect(wiringText(t, driver, 0)).not.toContain('→');
});

test('a load is in tenths of a watt and whole percents', () => {
  expect(plain(loadText(t, driver))).toBe('103.5 W of 150 W, 69 %');
});

const result: StripResult = {
  ...{
    totalWatts: 103.46,
    currentA: 4.3108,
    wastePercent: 12.345,
    ip: null,
    gearIp: null,
    bars: [],
    daliAddresses: 0,
    mains: null,
  },
  ...{ feed: 'one-end', drivers: [], findings: [], material: [] },
  cableDrop: { volts: 0.1234, percent: 0.514 },
  stripDrop: { volts: 1.006, percent: 4.1917 },
  runs: [
    {
      ...{ requestedMm: 1_234.56, sidesMm: [1_234.56], coveredMm: [1_234.56] },
      ...{ cutMm: 1_200, unlitMm: 34.56, watts: 11.5, segmentsMm: [700, 500] },
    },
    {
      ...{ requestedMm: 500, sidesMm: [300, 200], coveredMm: [300, 200] },
      ...{ cutMm: 500, unlitMm: 0, watts: 4.8, segmentsMm: [500] },
    },
  ],
};

test('figures of a plan: tenths of watts and percents, hundredths of volts and amperes', () => {
  const valuesOf = (given: StripResult) => figureTexts(t, given).map(({ value }) => plain(value));
  expect(valuesOf(result)).toEqual(['103.5 W, 4.31 A', '0.12 V (0.51 %)', '1.01 V (4.19 %)']);
  const dali = (daliAddresses: number) => valuesOf({ ...result, daliAddresses })[3];
  expect(dali(64)).toBe('64 of 64 on one line');
  expect(dali(65)).toBe('65 of 128 on 2 lines');
  const mains = {
    ...{ inrushA: 56.4, b16: { count: 2, percent: 55 }, c16: { count: 1, percent: 62.5 } },
  };
  expect(valuesOf({ ...result, mains })[3]).toBe(
    '2 × B16 (55 %) or 1 × C16 (63 %); 56 A of inrush current together',
  );
  const bars = [{ stockMm: 1, pieces: [], wasteMm: 1 }];
  expect(valuesOf({ ...result, ip: 'IP67', bars }).slice(3)).toEqual(['IP67', '12.3 %']);
  expect(valuesOf({ ...result, ip: 'IP67', gearIp: 'IP20' })[3]).toBe(
    'IP67; drivers and controllers, apart from it, IP20',
  );
});

test('the table of runs counts from 1 and joins segments', () => {
  expect(runRows(t, result).map((row) => row.map(plain))).toEqual([
    ['1', '1,234.6 mm', '1,200 mm', '34.6 mm', '700 + 500'],
    ['2', '300 + 200 mm', '500 mm', '0 mm', '500'],
  ]);
});

test.each([
  ['3000', '3000 K'],
  ['3000-90', '3000 K, CRI 90'],
  ['2700-6500-90', '2700–6500 K, CRI 90'],
  ['rgbw-2700', 'RGBW, 2700 K'],
  ['rgb', 'RGB'],
])('the colour %s is named %s', (code, name) => {
  expect(plain(colourName(t, code))).toBe(name);
});

test('a label within a sentence keeps its abbreviations', () => {
  expect(withinSentence('Voltage')).toBe('voltage');
  expect(withinSentence('IP rating')).toBe('IP rating');
});

test('the whites of a light are its colour temperatures, without its colour rendering', () => {
  expect(['3000-90', '2700-6500-90', 'rgbw-2700', 'rgb'].map(whitesOf)).toEqual([
    ...[[3000], [2700, 6500]],
    ...[[2700], []],
  ]);
});
