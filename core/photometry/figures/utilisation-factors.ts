import { missing } from '#core/missing.ts';
import { directRatioRoomIndices } from '#core/photometry/eulumdat/ldt.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import { calculateDirectRatios } from './direct-ratios.ts';
import { calculateFlux } from './flux.ts';
import { formFactorOpposed } from './form-factors.ts';

/** Reflectances of surfaces, 0 to 1. */
export type Reflectances = { ceiling: number; walls: number; floor: number };

/** Reflectance combinations of published tables of utilisation factors: ceiling, walls, floor. */
const utilisationReflectances: readonly Reflectances[] = [
  { ceiling: 0.8, walls: 0.5, floor: 0.3 },
  { ceiling: 0.8, walls: 0.5, floor: 0.1 },
  { ceiling: 0.7, walls: 0.5, floor: 0.2 },
  { ceiling: 0.7, walls: 0.3, floor: 0.2 },
  { ceiling: 0.5, walls: 0.5, floor: 0.2 },
  { ceiling: 0.5, walls: 0.3, floor: 0.2 },
  { ceiling: 0.3, walls: 0.3, floor: 0.2 },
  { ceiling: 0, walls: 0, floor: 0 },
];

export type UtilisationTable = {
  roomIndices: readonly number[];
  reflectances: readonly Reflectances[];
  /** Share of the lamps' flux that reaches the working plane, one row for each room index. */
  factors: readonly (readonly number[])[];
};

/**
 * Calculates utilisation factors for luminaires at the ceiling, spaced once their height over the working plane (CIE
 * 52:1982, chapter 4): the direct ratio plus the interreflection of the three surfaces of a square room of that index.
 */
export function calculateUtilisationTable(light: LightDistribution): UtilisationTable {
  const downward = calculateFlux(light, 0, 90) / 1000;
  const upward = calculateFlux(light, 90, 180) / 1000;
  const ratios = calculateDirectRatios(light);
  const factors = directRatioRoomIndices.map((roomIndex, index) => {
    const direct = { floor: downward * (ratios[index] ?? missing()), ceiling: upward };
    return utilisationReflectances.map((reflectances) =>
      calculateUtilisation({ ...direct, walls: downward - direct.floor }, reflectances, roomIndex),
    );
  });
  return { roomIndices: directRatioRoomIndices, reflectances: utilisationReflectances, factors };
}

/** K = L W / (H (L + W)): the width of a room relative to its height over the working plane. */
export function calculateRoomIndex(lengthM: number, widthM: number, heightM: number): number {
  return (lengthM * widthM) / (heightM * (lengthM + widthM));
}

/**
 * Flux on the working plane over that of the lamps, from the direct flux on each surface (shares of the lamps' flux).
 * Three diffuse surfaces of a square room, each lit evenly.
 */
export function calculateUtilisation(
  direct: { floor: number; walls: number; ceiling: number },
  reflectances: Reflectances,
  roomIndex: number,
): number {
  const side = 2 * roomIndex;
  const across = formFactorOpposed(side, side, 1);
  const toWalls = 1 - across;
  const fromWalls = (toWalls * side * side) / (4 * side);
  const amongWalls = 1 - 2 * fromWalls;
  let { floor, walls, ceiling } = direct;
  // Jacobi steps: with reflectances of buildings every step leaves at most nine tenths of the residual.
  for (let step = 0; step < 200; step += 1) {
    const [f, w, c] = [
      floor * reflectances.floor,
      walls * reflectances.walls,
      ceiling * reflectances.ceiling,
    ];
    floor = direct.floor + c * across + w * fromWalls;
    walls = direct.walls + (f + c) * toWalls + w * amongWalls;
    ceiling = direct.ceiling + f * across + w * fromWalls;
  }
  return floor;
}
