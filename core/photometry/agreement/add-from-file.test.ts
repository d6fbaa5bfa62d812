import { describe, expect, it } from 'vitest';
import { addFromFile } from './add-from-file.ts';
import type { StatedFigures } from './agreement-rules.ts';
import type { FileFigures } from './file-figures.ts';

const file: FileFigures = {
  declaredFluxLm: 1000,
  fluxLm: 1000.7,
  powerW: 9.8,
  efficacyLmW: 102.11,
  colour: '3000 K',
  colourRendering: '90',
  beamDeg: 112.2,
  beamC90Deg: 103.6,
  ugr: { value: 21.3, planeDeg: 0, directions: 'main' },
  sidesMm: [],
};
const nothing: StatedFigures = {
  fluxLm: null,
  powerW: null,
  efficacyLmW: null,
  cctK: null,
  cctMaxK: null,
  cri: null,
  beamDeg: null,
  beamC90Deg: null,
  ugr: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  diameterMm: null,
};
const all: StatedFigures = {
  ...nothing,
  fluxLm: 1001,
  powerW: 9.8,
  efficacyLmW: 102.1,
  cctK: 3000,
  cri: 90,
  beamDeg: 112.2,
  beamC90Deg: 103.6,
  ugr: 22,
};

describe('addFromFile', () => {
  it('adds all figures but the sizes, rounded as catalogues print them', () => {
    expect(addFromFile(file, nothing)).toEqual(all);
  });

  it.each([
    ['2700-6500 K', 2700, 6500],
    ['LED 830 / 3000 K', 3000, null],
    ['2200, 2700 or 3000', null, null],
    ['warm', null, null],
  ])('reads the colour %j as %s and %s', (colour, cctK, cctMaxK) => {
    expect(addFromFile({ ...file, colour }, nothing)).toMatchObject({ cctK, cctMaxK });
  });

  it('adds no cool end to a stated colour', () => {
    const tunable = { ...file, colour: '2700-6500 K' };
    expect(addFromFile(tunable, { ...nothing, cctK: 2700 }).cctMaxK).toBeNull();
  });

  it('leaves what is stated', () => {
    const stated = { ...all, fluxLm: 1, powerW: 2, cri: 80, ugr: 25, beamDeg: 60, beamC90Deg: 30 };
    expect(addFromFile(file, stated)).toEqual(stated);
    expect(addFromFile(file, { ...nothing, beamDeg: 112 }).beamC90Deg).toBe(103.6);
  });

  it('adds no second beam that is the first one', () => {
    const round = { ...file, beamC90Deg: 111.3 };
    expect(addFromFile(round, nothing)).toMatchObject({ beamDeg: 112.2, beamC90Deg: null });
    expect(addFromFile({ ...file, beamC90Deg: 111.1 }, nothing).beamC90Deg).toBe(111.1);
  });

  it('adds nothing that the file does not tell, and no beam of a globe', () => {
    const untold: FileFigures = {
      ...{ ...file, beamDeg: null, beamC90Deg: null, ugr: null },
      ...{ powerW: null, efficacyLmW: null, colour: '', colourRendering: '' },
    };
    expect(addFromFile(untold, nothing)).toEqual({ ...nothing, fluxLm: 1001 });
    const globe = { ...file, beamDeg: 300, beamC90Deg: 300 };
    expect(addFromFile(globe, nothing)).toMatchObject({ beamDeg: null, beamC90Deg: null });
    expect(addFromFile({ ...file, beamDeg: null }, nothing).beamC90Deg).toBeNull();
  });
});
