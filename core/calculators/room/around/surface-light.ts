import type { LitRoom } from '#core/calculators/room/calculate-room.ts';
import type { Patch } from '#core/calculators/room/patches.ts';
import { missing } from '#core/missing.ts';

/** Light on walls and ceiling (EN 12464-1:2021, 5.2.3), lux, maintained. */
export type SurfaceLight = {
  /** All walls from floor to ceiling; `darkestLux` and `uniformity` are the lowest of a wall by itself. */
  walls: { averageLux: number; darkestLux: number; uniformity: number };
  ceiling: { averageLux: number; uniformity: number };
};

/** Averages by area; minima of nine points in each patch. */
export function listSurfaceLight(lit: LitRoom): SurfaceLight {
  const indices = [...lit.patches.keys()];
  const walls = Map.groupBy(
    indices.filter((index) => patchAt(lit, index).axis !== 2),
    (index) => planeOf(patchAt(lit, index)),
  );
  const lights = [...walls.values()].map((wall) => lightSurface(lit, wall));
  const areaM2 = lights.reduce((sum, wall) => sum + wall.areaM2, 0);
  const flux = lights.reduce((sum, wall) => sum + wall.averageLux * wall.areaM2, 0);
  const ceiling = indices.filter((index) => isCeiling(patchAt(lit, index)));
  const { averageLux, uniformity } = lightSurface(lit, ceiling);
  return {
    walls: {
      averageLux: flux / areaM2,
      darkestLux: Math.min(...lights.map((wall) => wall.averageLux)),
      uniformity: Math.min(...lights.map((wall) => wall.uniformity)),
    },
    ceiling: { averageLux, uniformity },
  };
}

const patchAt = ({ patches }: LitRoom, index: number): Patch => patches[index] ?? missing();
const isCeiling = ({ axis, facing }: Patch) => axis === 2 && facing === -1;

/** What the patches of one wall share; an L has two walls that face the same way. */
function planeOf({ axis, facing, x, y }: Patch): string {
  return `${axis} ${facing} ${axis === 0 ? x : y}`;
}

function lightSurface(lit: LitRoom, indices: readonly number[]) {
  let [flux, areaM2, minimumLux] = [0, 0, Number.POSITIVE_INFINITY];
  for (const index of indices) {
    const patch = patchAt(lit, index);
    flux += (lit.illuminance[index] ?? missing()) * patch.areaM2;
    areaM2 += patch.areaM2;
    minimumLux = Math.min(minimumLux, lit.lowest[index] ?? missing());
  }
  const averageLux = flux / areaM2;
  return { areaM2, averageLux, uniformity: averageLux > 0 ? minimumLux / averageLux : 0 };
}
