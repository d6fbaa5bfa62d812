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
});
