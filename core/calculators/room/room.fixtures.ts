import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import type { Room } from './room.ts';

/** Lambertian light of 3600 lm. */
export const lambert = createTestLuminaire(cosinePower(1, 2.5), { lampFluxLm: 3600, powerW: 30 });
export const room: Room = {
  lengthM: 6,
  widthM: 4,
  heightM: 3,
  workPlaneM: 0.8,
  mountingHeightM: 3,
  reflectances: { ceiling: 0.7, walls: 0.5, floor: 0.2 },
};
