import { describe, expect, it } from 'vitest';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { texts } from '#server/texts.ts';
import { parseRoomForm } from './room-address.ts';
import { listRoomFigures } from './room-figures.ts';
import { type RoomResult, solveRoom, toRoomTask } from './room-result.ts';

const t = texts.en;
const form = parseRoomForm(new URLSearchParams());
const luminaire = createTestLuminaire(cosinePower(1, 2.5), { lampFluxLm: 3600, powerW: 30 });
const solved = solveRoom(toRoomTask(form, luminaire));

function figure(label: string, changes: Partial<RoomResult>) {
  const figure = listRoomFigures(t, form, { ...solved, ...changes }).find(
    (candidate) => candidate.label === label,
  );
  return [figure?.value.replaceAll('\u00a0', ' '), figure?.isMet];
}

describe('listRoomFigures', () => {
  it.each([
    [94.6, '95 lm/W', true],
    [94.4, '94 lm/W', undefined],
  ])('meets Part L with %f lm/W: %s', (efficacyLmW, value, isMet) => {
    if (!solved.energy) throw new Error('The luminaire has a power.');
    const energy = { ...solved.energy, efficacyLmW };
    expect(figure('Luminaire efficacy', { energy })).toEqual([value, isMet]);
  });

  it.each([
    [499.6, '500 lx', true],
    [499.4, '499 lx', false],
    [500, '500 lx', true],
  ])('judges an average of %f lx as displayed: %s', (averageLux, value, isMet) => {
    const plane = { ...solved.plane, averageLux };
    expect(figure('Average illuminance', { plane })).toEqual([value, isMet]);
  });

  it.each([
    [0.5951, '0.6', true],
    [0.594, '0.59', false],
  ])('judges a uniformity of %f as displayed: %s', (uniformity, value, isMet) => {
    expect(figure('Uniformity U0', { plane: { ...solved.plane, uniformity } })).toEqual([
      value,
      isMet,
    ]);
  });

  it.each([
    [0.4, 'direct light as for a room index of 0.6, the end of the scale'],
    [0.6, undefined],
    [5, undefined],
    [5.1, 'direct light as for a room index of 5, the end of the scale'],
  ])('says where the room index of %f is beyond the scale', (roomIndex, note) => {
    const factor = listRoomFigures(t, form, { ...solved, roomIndex }).find(
      ({ label }) => label === 'Utilisation factor',
    );
    expect(factor?.note).toBe(note);
  });

  const view = { x: 8, y: 0.5, axis: 1, facing: -1 } as const;

  it.each([
    [19.04, '19.0', true],
    [19.06, '19.1', false],
    [9.9, '< 10', true],
  ])('judges a highest UGR of %f as displayed: %s', (ugr, value, isMet) => {
    const changed = { ...solved.ugr, maximum: { ...view, ugr } };
    expect(figure('Highest UGR', { ugr: changed })).toEqual([value, isMet]);
  });

  it('says where the highest UGR is seen, and by what share of how many observers', () => {
    const ugr = { maximum: { ...view, ugr: 21 }, shareAbove: 0.256, observers: 1089 };
    const grid = { spacingM: 0.625, eyeM: 1.7 };
    const notes = listRoomFigures(t, form, { ...solved, ugr: { ...ugr, ...grid } }).map(
      ({ value, note }) => `${value} ${note}`.replaceAll('\u00a0', ' '),
    );
    expect(notes).toContain('21.0 limit: 19; at 8 m, 0.5 m, looking up the plan');
    expect(notes).toContain('26 % of 1,089 observers at 1.7 m, 0.63 m apart, four directions each');
  });

  it('has the tabular method beside it, by the worse direction, with the room of the table', () => {
    const label = 'UGR by the tabular method, crosswise / endwise';
    const table = { crosswise: 18, endwise: 19.06, lengthH: 4.44, widthH: 2, isOutside: true };
    const reflectances = { ceiling: 0.7, walls: 0.5, floor: 0.2 };
    const tabularUgr = { ...table, reflectances };
    expect(figure(label, { tabularUgr })).toEqual(['18.0 / 19.1', false]);
    expect(figure(label, { tabularUgr: { ...tabularUgr, endwise: 9 } })).toEqual([
      '18.0 / < 10',
      true,
    ]);
    expect(figure(label, { tabularUgr: null })).toEqual([undefined, undefined]);
    const notes = (isOutside: boolean) =>
      listRoomFigures(t, form, { ...solved, tabularUgr: { ...tabularUgr, isOutside } }).find(
        (candidate) => candidate.label === label,
      )?.note;
    expect(notes(false)).toBe('limit: 19; 4.4H × 2H, 70/50/20');
    expect(notes(true)).toBe('limit: 19; 4.4H × 2H, 70/50/20; nearest room of the table');
  });

  it.each([
    [3.004, '3', true],
    [3.006, '3.01', false],
  ])('judges a VEEI of %f as displayed: %s', (veei, value, isMet) => {
    if (!solved.energy) throw new Error('The luminaire has a power.');
    expect(figure('VEEI', { energy: { ...solved.energy, veei } })).toEqual([value, isMet]);
  });

  it.each([
    [1.2004, 1.2, '1.2', true],
    [1.206, 1.2, '1.21', false],
  ])('judges a spacing of %f as displayed', (spacingRatio, maxSpacingRatio, value, isMet) => {
    expect(figure('Spacing to height', { spacingRatio, maxSpacingRatio })).toEqual([value, isMet]);
  });

  it('writes whole watts, and densities with the decimals of the codes', () => {
    if (!solved.energy) throw new Error('The luminaire has a power.');
    const energy = {
      ...solved.energy,
      powerW: 299.6,
      wPerM2: 6.2449,
      wPerM2Per100Lx: 1.2449,
      veei: 1.2449,
      veeiLimit: 3.54,
      leniKwhM2: 15.6449,
    };
    const labels = listRoomFigures(t, form, { ...solved, energy });
    const texts = labels.map(({ value, note }) =>
      `${value} ${note ?? ''}`.replaceAll('\u00a0', ' '),
    );
    for (const text of ['300 W', '6.2 W/m²', '1.24 W/m²', '15.6 kWh/m²']) {
      expect(
        texts.some((written) => written.startsWith(`${text} `)),
        text,
      ).toBe(true);
    }
    expect(texts.some((written) => written.includes('3.5') && !written.includes('3.54'))).toBe(
      true,
    );
  });

  it('has rows and spacings only for luminaires in rows, and energy only with a power', () => {
    const labelsOf = (changes: Partial<RoomResult>) =>
      listRoomFigures(t, form, { ...solved, ...changes }).map(({ label }) => label);
    const placed = solved.placed.length;
    const { rows = 0, columns = 0 } = solved.grid ?? {};
    const count = listRoomFigures(t, form, solved)[0]?.value;
    expect(count).toBe(`${placed} (${rows} × ${columns})`);
    const single = listRoomFigures(t, form, { ...solved, grid: null, spacingRatio: null });
    expect(single[0]?.value).toBe(`${placed}`);
    expect(labelsOf({ grid: null, spacingRatio: null })).toHaveLength(labelsOf({}).length - 2);
    expect(labelsOf({ energy: null })).toHaveLength(labelsOf({}).length - 6);
  });

  it('does not judge a UGR where nothing glares', () => {
    const ugr = { ...solved.ugr, maximum: null, shareAbove: 0 };
    expect(figure('Highest UGR', { ugr })).toEqual(['–', undefined]);
    const black = { ugr: { ...ugr, shareAbove: null } };
    expect(figure('Highest UGR', black)).toEqual(['–', undefined]);
    expect(figure('Observers above the limit', black)).toEqual(['–', undefined]);
  });
});
