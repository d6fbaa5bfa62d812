import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countControllers } from '#core/calculators/led-strip/parts/controller-channels.ts';
import { countMountingParts } from '#core/calculators/led-strip/parts/mounting-parts.ts';
import { jointIp, meetsIp } from '#core/calculators/led-strip/parts/protection.ts';
import { findProblems } from '#core/calculators/led-strip/plan/strip-findings.ts';
import { planStrip } from '#core/calculators/led-strip/plan/strip-plan.ts';
import { buildPlanInput, buildStrip } from '#core/calculators/led-strip/strip.fixtures.ts';

const limits = { cableWarnPercent: 3, stripWarnPercent: 5, totalBlockPercent: 10 };
const codesOf = (input: ReturnType<typeof buildPlanInput>) => {
  return findProblems(input, planStrip(input), limits).map(({ code }) => code);
};

test('the worked example: 7,230 mm of 14.4 W/m at 24 V', () => {
  const plan = planStrip(buildPlanInput());
  expect(plan.runs).toEqual([
    {
      requestedMm: 7_230,
      sidesMm: [7_230],
      coveredMm: [7_230],
      cutMm: 7_187.5,
      unlitMm: 42.5,
      watts: 103.5,
      segmentsMm: [7_187.5],
    },
  ]);
  expect(plan).toMatchObject({ totalWatts: 103.5, currentA: 4.3125 });
  expect(plan.drivers).toMatchObject([{ option: { ratedW: 150 }, loadPercent: 69 }]);
  expect(plan.bars.map(({ pieces }) => pieces.map(({ lengthMm }) => lengthMm))).toEqual([
    [2_000],
    [2_000],
    [2_000],
    [1_230],
  ]);
});

test('rounded up, the strip is longer than requested and nothing stays dark', () => {
  const [run] = planStrip(buildPlanInput({ rounding: 'up' })).runs;
  expect(run).toMatchObject({ cutMm: 7_250, unlitMm: 0, watts: 104.4 });
});

test('divides a run above the limit of the feed or the driver', () => {
  const oneEnd = buildPlanInput({ feed: 'one-end' });
  expect(planStrip(oneEnd).runs[0]?.segmentsMm).toEqual([3_562.5, 3_625]);
  expect(codesOf(oneEnd)).toContain('over-max-run');
  const small = buildPlanInput({ drivers: [{ ratedW: 100, maxLoadFraction: 0.8 }] });
  expect(planStrip(small).drivers?.map(({ loadPercent }) => Math.round(loadPercent))).toEqual([
    52, 51,
  ]);
  expect(codesOf(small)).toContain('split-for-driver');
});

test('blocks what cannot be built', () => {
  expect(codesOf(buildPlanInput({ runsMm: [40] }))).toContain('shorter-than-one-cut');
  const tiny = buildPlanInput({ drivers: [{ ratedW: 1, maxLoadFraction: 0.8 }] });
  expect(planStrip(tiny).drivers).toBeNull();
  expect(codesOf(tiny)).toContain('driver-overload');
  const strip = buildStrip({ maxRunSingleM: 20 });
  expect(
    codesOf(buildPlanInput({ strip, feed: 'one-end', runsMm: [10_000], drivers: [] })),
  ).toEqual(['strip-drop', 'total-drop', 'profile-joint']);
});

test('numbers runs and drivers from 1, as the plan shows them', () => {
  const valuesOf = (code: string, input: ReturnType<typeof buildPlanInput>) =>
    findProblems(input, planStrip(input), limits)
      .filter((finding) => finding.code === code)
      .map(({ values }) => values);
  const drivers = [{ ratedW: 100, maxLoadFraction: 0.8, minLoadW: 60 }];
  const underload = valuesOf(
    'driver-underload',
    buildPlanInput({ drivers, runsMm: [5_000, 1_000] }),
  );
  expect(underload).toMatchObject([{ driver: 2, minLoadW: 60, ratedW: 100 }]);
  const joints = valuesOf('profile-joint', buildPlanInput({ runsMm: [1_000, 4_100] }));
  expect(joints).toEqual([{ run: 2, longestMm: 2_000, pieces: 3 }]);
});

test('reports a cable that is too long and a load that is too small', () => {
  const cable = { lengthM: 20, areaMm2: 0.75 };
  expect(codesOf(buildPlanInput({ cable, drivers: [], profile: null }))).toContain('cable-drop');
  const drivers = [{ ratedW: 150, maxLoadFraction: 0.8, minLoadW: 20 }];
  expect(codesOf(buildPlanInput({ drivers, runsMm: [1_000] }))).toContain('driver-underload');
});

test.each([
  ['one-end', 3],
  ['centre', 3],
  ['both-ends', 1.5],
] as const)(
  'the drop of a cable is that of the feed with the greatest load, fed %s',
  (feed, amps) => {
    // One driver feeds both runs, each with its own cable.
    const plan = planStrip(buildPlanInput({ runsMm: [5_000, 2_500], feed }));
    expect(plan.currentA).toBe(4.5);
    expect(plan.cableDropV).toBeCloseTo((2 * 2 * amps * 0.0172) / 1.5, 9);
  },
);

test('every plan keeps drivers within their share and segments within their length', () => {
  const runs = fc.array(fc.integer({ min: 63, max: 30_000 }), { minLength: 1, maxLength: 20 });
  const feeds = fc.constantFrom('one-end', 'both-ends', 'centre');
  fc.assert(
    fc.property(runs, feeds, fc.constantFrom('down', 'up'), (runsMm, feed, rounding) => {
      const plan = planStrip(buildPlanInput({ runsMm, feed, rounding }));
      const total = (plan.drivers ?? []).reduce((sum, { loadW }) => sum + loadW, 0);
      expect(total).toBeCloseTo(plan.totalWatts, 6);
      for (const { loadPercent } of plan.drivers ?? [])
        expect(loadPercent).toBeLessThanOrEqual(80.0001);
      for (const { segmentsMm, cutMm, requestedMm, unlitMm } of plan.runs) {
        expect(segmentsMm.reduce((sum, length) => sum + length, 0)).toBeCloseTo(cutMm, 6);
        expect(Math.max(...segmentsMm)).toBeLessThanOrEqual(feed === 'one-end' ? 5_000 : 10_000);
        if (rounding === 'down') expect(cutMm + unlitMm).toBeCloseTo(requestedMm, 6);
      }
    }),
    { numRuns: 50 },
  );
});

test.each([
  [
    { watts: 72, volts: 24, colours: 1 },
    { count: 1, bridged: 1, ampsPerColour: 3 },
  ],
  [
    { watts: 144, volts: 24, colours: 1 },
    { count: 1, bridged: 2, ampsPerColour: 6 },
  ],
  [
    { watts: 288, volts: 24, colours: 1 },
    { count: 2, bridged: 2, ampsPerColour: 6 },
  ],
  [
    { watts: 72, volts: 24, colours: 4 },
    { count: 1, bridged: 1, ampsPerColour: 0.75 },
  ],
])('controllers of four outputs of 5 A for %o', (load, expected) => {
  const controller = { channels: 4, ampsPerChannel: 5, maxBridged: 2 };
  expect(countControllers(load, controller)).toMatchObject(expected);
});

test('a controller needs an output for each colour', () => {
  const controller = { channels: 1, ampsPerChannel: 8, maxBridged: 1 };
  expect(countControllers({ watts: 10, volts: 24, colours: 2 }, controller)).toBeNull();
});

test('clips, joiners and caps of a run of two bars', () => {
  const { bars } = planStrip(buildPlanInput({ runsMm: [3_000, 500] }));
  const parts = countMountingParts(bars, 'one-end', { clipSpacingMm: 500, minClipsPerPiece: 2 });
  // 2,000 + 1,000 + 500 mm: 4 + 2 + 2 clips.
  expect(parts).toEqual({ clips: 8, joiners: 1, plainCaps: 2, cableCaps: 2, diffusers: 2 });
  const both = countMountingParts(bars, 'both-ends', { clipSpacingMm: 500, minClipsPerPiece: 2 });
  expect(both).toMatchObject({ plainCaps: 0, cableCaps: 4 });
});

test('the protection of parts is the lowest of each figure', () => {
  expect(jointIp(['IP67', 'IP44', 'IP65'])).toBe('IP44');
  expect(jointIp(['IP20', 'IP67'])).toBe('IP20');
  expect(jointIp([])).toBeNull();
  expect(meetsIp('IP67', 'IP65')).toBe(true);
  expect(meetsIp('IP65', 'IP67')).toBe(false);
});

test('each side of a run around a corner is cut on a mark of its own, and has mitred bars', () => {
  // 1,230 mm and 1,900 mm hold 19 and 30 cuts of 62.5 mm; as one straight run of 3,130 mm they would hold 50.
  const input = buildPlanInput({ runsMm: [[1_230, 1_900]] });
  const plan = planStrip(input);
  expect(plan.runs).toMatchObject([
    { requestedMm: 3_130, cutMm: 3_062.5, unlitMm: 67.5, segmentsMm: [3_062.5] },
  ]);
  expect(planStrip(buildPlanInput({ runsMm: [3_130] })).runs[0]?.cutMm).toBe(3_125);
  expect(plan.bars.map(({ pieces }) => pieces)).toEqual([
    [{ run: 0, side: 1, lengthMm: 1_900 }],
    [{ run: 0, lengthMm: 1_230 }],
  ]);
  const rules = { clipSpacingMm: 500, minClipsPerPiece: 2 };
  expect(countMountingParts(plan.bars, 'one-end', rules)).toMatchObject({
    joiners: 0,
    plainCaps: 1,
    cableCaps: 1,
  });
  expect(findProblems(input, plan, limits)).toContainEqual({
    code: 'corners',
    severity: 'note',
    values: { run: 1, corners: 1 },
  });
  expect(codesOf(buildPlanInput())).not.toContain('corners');
  const up = planStrip(buildPlanInput({ runsMm: [[1_230, 1_900]], rounding: 'up' }));
  expect(up.runs).toMatchObject([{ coveredMm: [1_250, 1_937.5], unlitMm: 0 }]);
});
