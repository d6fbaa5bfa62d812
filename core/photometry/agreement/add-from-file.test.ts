import { describe, expect, it } from 'vitest';
import { addFromFile } from './add-from-file.ts';
import type { FileFigures } from './file-figures.ts';

const file: FileFigures = {
  declaredFluxLm: 1000,
  fluxLm: 1000,
  powerW: 10,
  efficacyLmW: 100,
  colour: '3000 K',
  colourRendering: '90',
  beamDeg: 112.2,
  beamC90Deg: 103.6,
  ugr: { value: 21.3, directions: 'main' },
  sidesMm: [],
};
const nothing = { ugr: null, beamDeg: null, beamC90Deg: null };

describe('addFromFile', () => {
  it('adds class and both beams, in whole degrees', () => {
    expect(addFromFile(file, nothing)).toEqual({ ugr: 22, beamDeg: 112, beamC90Deg: 104 });
  });

  it('leaves what is stated', () => {
    const stated = { ugr: 25, beamDeg: 60, beamC90Deg: 30 };
    expect(addFromFile(file, stated)).toEqual(stated);
    expect(addFromFile(file, { ...nothing, beamDeg: 112 }).beamC90Deg).toBe(104);
  });

  it('adds no second beam that is the first one', () => {
    const round = { ...file, beamC90Deg: 111.4 };
    expect(addFromFile(round, nothing)).toMatchObject({ beamDeg: 112, beamC90Deg: null });
    expect(addFromFile({ ...file, beamC90Deg: 110.4 }, nothing).beamC90Deg).toBe(110);
  });

  it('adds nothing that the file does not tell, and no beam of a globe', () => {
    const untold = { ...file, beamDeg: null, beamC90Deg: null, ugr: null };
    expect(addFromFile(untold, nothing)).toEqual(nothing);
    const globe = { ...file, beamDeg: 300, beamC90Deg: 300 };
    expect(addFromFile(globe, nothing)).toMatchObject({ beamDeg: null, beamC90Deg: null });
    expect(addFromFile({ ...file, beamDeg: null }, nothing).beamC90Deg).toBeNull();
  });
});
