import { describe, expect, it } from 'vitest';
import { texts } from '#server/texts.ts';
import { calculateRoad } from './calculate-road.ts';
import { findSpacings } from './find-spacing.ts';
import { oneSide, streetLuminaire, twoLanes } from './road.fixtures.ts';
import { drawRoad } from './road-drawing.ts';
import { listRoadFigures, spacingText } from './road-figures.ts';
import { type RoadTask, solveRoad } from './road-outcome.ts';
import { drawRoadPicture } from './road-picture.ts';
import { planText } from './road-plan-text.ts';

const { spacingM, ...lighting } = oneSide;
const task: RoadTask = { road: twoLanes, lighting, spacingM, roadClass: 'M5' };
const t = texts.en;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('solveRoad', () => {
  it('calculates the given spacing', () => {
    const outcome = solveRoad(task);
    const result = calculateRoad(twoLanes, oneSide);
    expect(outcome).toMatchObject({ spacingM: 33, met: null });
    expect(outcome.figures.luminance).toBe(result.luminance);
    expect(outcome.plane).toMatchObject({ unit: 'cd/m²', columns: 11, rows: 6 });
    const { lane, values } = outcome.plane;
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean).toBeCloseTo(result.luminance, 2);
    expect(result.lanes[lane ?? 0]?.average).toBe(result.luminance);
  });

  it('finds the widest spacing, and calculates it', () => {
    const outcome = solveRoad({ ...task, spacingM: null });
    const range = { leastM: 5, mostM: 100, stepM: 1 };
    expect(outcome.met).toEqual(findSpacings(twoLanes, lighting, { roadClass: 'M5', ...range }));
    expect(outcome.spacingM).toBe(outcome.met?.at(-1)?.toM);
    expect(outcome.checks.every(({ isMet }) => isMet)).toBe(true);
  });

  it('calculates a usual spacing if none meets the class', () => {
    const dim = { ...lighting, luminaire: { ...streetLuminaire, lampFluxLm: 1000 } };
    const outcome = solveRoad({ ...task, lighting: dim, spacingM: null, roadClass: 'C0' });
    expect(outcome).toMatchObject({ met: [], spacingM: 32 });
    expect(outcome.plane).toMatchObject({ unit: 'lx', lane: null, rows: 5 });
    expect(spacingText(t, outcome, 'C0')).toContain('No spacing from 5 to 100 m meets class C0');
  });

  it('adds the power of all luminaires, for both carriageways of a median', () => {
    const powerOf = (arrangement: typeof oneSide.arrangement) =>
      solveRoad({ ...task, lighting: { ...lighting, arrangement }, spacingM: 40 });
    expect(powerOf('single').powerPerKm).toBeCloseTo((80 * 1000) / 40, 9);
    expect(powerOf('single').luminairesPerKm).toBe(25);
    expect(powerOf('staggered').luminairesPerKm).toBe(50);
    expect(powerOf('staggered').powerPerKm).toBeCloseTo((160 * 1000) / 40, 9);
    const median = powerOf('median');
    expect(median.powerPerKm).toBeCloseTo((160 * 1000) / 40, 9);
    expect(median.powerDensity).toBeCloseTo(160 / (median.figures.averageLux * 2 * 7 * 40), 9);
    const unknown = { ...lighting, luminaire: { ...streetLuminaire, powerW: null } };
    expect(solveRoad({ ...task, lighting: unknown })).toMatchObject({
      powerPerKm: null,
      powerDensity: null,
    });
  });
});

describe('the texts of a road', () => {
  it('list the limits of the class first, then the other figures', () => {
    const figures = listRoadFigures(t, solveRoad(task));
    expect(
      figures
        .slice(0, 2)
        .map(({ label, value, note }) => [label, plain(value), note && plain(note)]),
    ).toEqual([
      ['Spacing', '33 m', undefined],
      ['Average luminance', '0.98 cd/m²', 'at least 0.5 cd/m²'],
    ]);
    expect(figures.filter(({ isMet }) => isMet !== undefined)).toHaveLength(5);
    expect(figures.at(-2)).toMatchObject({ label: 'Power' });
    expect(plain(figures.at(-2)?.value ?? '')).toBe('2.42 kW/km');
  });

  it('name both limits of the average for pedestrians', () => {
    const [, average] = listRoadFigures(t, solveRoad({ ...task, roadClass: 'P4' }));
    expect(plain(average?.note ?? '')).toBe('from 5 lx to 7.5 lx');
  });

  it('name the spacings that meet the class', () => {
    const outcome = solveRoad(task);
    const met = [
      { fromM: 10, toM: 10 },
      { fromM: 12, toM: 22 },
    ];
    expect(spacingText(t, outcome, 'M5')).toBeNull();
    expect(spacingText(t, { ...outcome, met }, 'M5')).toContain('10 m, 12 to 22 m');
  });

  it('say what the drawing shows', () => {
    expect(planText(t, solveRoad(task))).toMatch(/driver of lane [12] .* highest \d/);
    expect(planText(t, solveRoad({ ...task, roadClass: 'C5' }))).toMatch(/^Illuminance in lx/);
  });
});

describe('the drawing of a road', () => {
  it('is to scale, with the luminaires at their places', () => {
    const outcome = solveRoad({ ...task, lighting: { ...lighting, arrangement: 'staggered' } });
    const drawing = drawRoad(twoLanes, outcome);
    expect(drawing.height / drawing.width).toBeCloseTo(7 / 33, 9);
    expect(drawing.cells).toHaveLength(11 * 6);
    expect(Math.max(...drawing.cells.map(({ share }) => share))).toBe(1);
    expect(drawing.laneLines).toEqual([expect.closeTo(drawing.height / 2, 9)]);
    const near = (0.5 * 600) / 33;
    expect(drawing.luminaires).toEqual([
      { x: 0, y: expect.closeTo(near, 9) },
      { x: 600, y: expect.closeTo(near, 9) },
      { x: 300, y: expect.closeTo(drawing.height - near, 9) },
    ]);
    expect(drawing.contours.length).toBeGreaterThan(1);
  });

  it('is a picture for print with spacing and width', () => {
    const { svg, aspect } = drawRoadPicture('es', twoLanes, solveRoad(task));
    expect(svg).toContain('33 m</text>');
    expect(svg).toContain('7 m</text>');
    expect(svg.match(/<circle/g)).toHaveLength(2);
    expect(aspect).toBeGreaterThan(2);
  });
});
