import type { LitRoom } from '#core/calculators/room/calculate-room.ts';
import type { Side } from '#core/calculators/room/patches.ts';
import { missing } from '#core/missing.ts';

/** Light on walls and ceiling (EN 12464-1:2021, 5.2.3), lux, maintained. */
export type SurfaceLight = {
  /** All walls from floor to ceiling; `darkestLux` and `uniformity` are the lowest of a wall by itself. */
  walls: { averageLux: number; darkestLux: number; uniformity: number };
  ceiling: { averageLux: number; uniformity: number };
};

const walls = [
  { axis: 1, facing: 1 },
  { axis: 0, facing: -1 },
  { axis: 1, facing: -1 },
  { axis: 0, facing: 1 },
] as const satisfies Side[];

/** Averages by area; minima of nine points in each patch. */
export function listSurfaceLight(lit: LitRoom): SurfaceLight {
  const lights = walls.map((wall) => lightSurface(lit, wall));
  const areaM2 = lights.reduce((sum, wall) => sum + wall.areaM2, 0);
  const flux = lights.reduce((sum, wall) => sum + wall.averageLux * wall.areaM2, 0);
  const { averageLux, uniformity } = lightSurface(lit, { axis: 2, facing: -1 });
  return {
    walls: {
      averageLux: flux / areaM2,
      darkestLux: Math.min(...lights.map((wall) => wall.averageLux)),
      uniformity: Math.min(...lights.map((wall) => wall.uniformity)),
    },
    ceiling: { averageLux, uniformity },
  };
}

function lightSurface({ patches, illuminance, lowest }: LitRoom, { axis, facing }: Side) {
  let [flux, areaM2, minimumLux] = [0, 0, Number.POSITIVE_INFINITY];
  patches.forEach((patch, index) => {
    if (patch.axis !== axis || patch.facing !== facing) return;
    flux += (illuminance[index] ?? missing()) * patch.areaM2;
    areaM2 += patch.areaM2;
    minimumLux = Math.min(minimumLux, lowest[index] ?? missing());
  });
  const averageLux = flux / areaM2;
  return { areaM2, averageLux, uniformity: averageLux > 0 ? minimumLux / averageLux : 0 };
}
