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
    [19.04, '19.0', true],
    [19.06, '19.1', false],
  ])('judges a UGR of %f as displayed: %s', (crosswise, value, isMet) => {
    const ugr = { ...solved.ugr, crosswise, endwise: 12 };
    expect(figure('UGR, crosswise / endwise', { ugr })).toEqual([`${value} / 12.0`, isMet]);
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
    const energy = {
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
    expect(labelsOf({ energy: null })).toHaveLength(labelsOf({}).length - 5);
  });

  it('does not judge a UGR where nothing glares, and judges the one that does', () => {
    const label = 'UGR, crosswise / endwise';
    expect(figure(label, { ugr: { crosswise: null, endwise: null } })).toEqual([
      '– / –',
      undefined,
    ]);
    expect(figure(label, { ugr: { crosswise: null, endwise: 30 } })).toEqual(['– / 30.0', false]);
    expect(figure(label, { ugr: { crosswise: 12, endwise: 30 } })).toEqual(['12.0 / 30.0', false]);
  });
});
