import { describe, expect, it } from 'vitest';
import { calculateRoad, type RoadResult } from './calculate-road.ts';
import { findSpacings } from './find-spacing.ts';
import { oneSide, twoLanes } from './road.fixtures.ts';
import { checkRoadClass, roadClasses } from './road-class.ts';

const calculated = calculateRoad(twoLanes, oneSide);

/** A result with the given figures. */
function withFigures(figures: Partial<RoadResult>): RoadResult {
  return { ...calculated, ...figures };
}

const m3 = {
  luminance: 1,
  overall: 0.4,
  longitudinal: 0.6,
  thresholdIncrement: 15,
  edgeRatio: 0.3,
};

describe('checkRoadClass', () => {
  it('meets class M3 exactly at its limits', () => {
    const checks = checkRoadClass(withFigures(m3), 'M3');
    expect(checks).toHaveLength(5);
    expect(checks.every(({ isMet }) => isMet)).toBe(true);
  });

  it.each([
    ['luminance', 0.99],
    ['overall', 0.39],
    ['longitudinal', 0.59],
    ['thresholdIncrement', 15.1],
    ['edgeRatio', 0.29],
  ] as const)('fails class M3 alone by %s', (figure, value) => {
    const checks = checkRoadClass(withFigures({ ...m3, [figure]: value }), 'M3');
    expect(checks.filter(({ isMet }) => !isMet).map((check) => check.figure)).toEqual([figure]);
  });

  it('compares values as they are displayed', () => {
    const [luminance] = checkRoadClass(withFigures({ ...m3, luminance: 0.9951 }), 'M3');
    expect(luminance?.isMet).toBe(true);
  });

  it('limits the average of class P4 from both sides', () => {
    const at = (averageLux: number, minimumLux: number) =>
      checkRoadClass(
        withFigures({ light: { ...calculated.light, averageLux, minimumLux } }),
        'P4',
      ).map(({ isMet }) => isMet);
    expect(at(5, 1)).toEqual([true, true]);
    expect(at(7.6, 1)).toEqual([false, true]);
    expect(at(5, 0.99)).toEqual([true, false]);
  });

  it('has the limits of every class', () => {
    const limits = roadClasses.map((roadClass) =>
      [
        roadClass,
        ...checkRoadClass(calculated, roadClass).map(({ least, most }) => least ?? most),
      ].join(' '),
    );
    expect(limits).toEqual([
      'M1 2 0.4 0.7 10 0.35',
      'M2 1.5 0.4 0.7 10 0.35',
      'M3 1 0.4 0.6 15 0.3',
      'M4 0.75 0.4 0.6 15 0.3',
      'M5 0.5 0.35 0.4 15 0.3',
      'M6 0.3 0.35 0.4 20 0.3',
      'C0 50 0.4',
      'C1 30 0.4',
      'C2 20 0.4',
      'C3 15 0.4',
      'C4 10 0.4',
      'C5 7.5 0.4',
      'P1 15 3',
      'P2 10 2',
      'P3 7.5 1.5',
      'P4 5 1',
      'P5 3 0.6',
      'P6 2 0.4',
      'P7',
    ]);
  });
});

describe('findSpacings', () => {
  const range = { leastM: 15, mostM: 60, stepM: 1 };

  it.each(['M4', 'C4', 'P2'] as const)(
    'lists the spacings that meet class %s, and no others',
    (roadClass) => {
      const met = findSpacings(twoLanes, oneSide, { roadClass, ...range });
      expect(met.length).toBeGreaterThan(0);
      for (let spacingM = range.leastM; spacingM <= range.mostM; spacingM += 1) {
        const checks = checkRoadClass(calculateRoad(twoLanes, { ...oneSide, spacingM }), roadClass);
        const isListed = met.some(({ fromM, toM }) => spacingM >= fromM && spacingM <= toM);
        expect([spacingM, isListed]).toEqual([spacingM, checks.every(({ isMet }) => isMet)]);
      }
    },
  );

  it('is empty if no spacing is close enough', () => {
    expect(findSpacings(twoLanes, oneSide, { roadClass: 'C0', ...range })).toEqual([]);
  });
});
