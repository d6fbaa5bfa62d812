import { missing } from '#core/missing.ts';
import { createAimedIntensity } from '#core/photometry/ground/aimed-intensity.ts';
import { findThrow } from '#core/photometry/ground/front-plane.ts';
import {
  type Area,
  type AreaLighting,
  areaGrid,
  type PlacedLuminaire,
  placeAreaLuminaires,
} from './area.ts';

/** A place in space, metres; z above the ground. */
type SpacePoint = { x: number; y: number; z: number };

/** Light of one luminaire at a place: the unit vector from it to the place and I/d², lux. */
type Ray = { x: number; y: number; down: number; lux: number };

/** Initial light of all luminaires at a place. */
export type RaysAt = (point: SpacePoint) => Ray[];

/** The light that arrives at any place directly from the luminaires of an area, without maintenance. */
export function createRays(area: Area, lighting: AreaLighting): RaysAt {
  const { luminaire, heightM, tiltDeg } = lighting;
  const frontPlaneDeg = findThrow(luminaire.light) ?? 90;
  const intensityTo = createAimedIntensity(luminaire.light, { frontPlaneDeg, tiltDeg });
  const candelaPerUnit = luminaire.lampFluxLm / 1000;
  const placed = placeAreaLuminaires(area, lighting);
  const rayTo = ({ x, y, frontX, frontY }: PlacedLuminaire, point: SpacePoint): Ray => {
    const [dx, dy, down] = [point.x - x, point.y - y, heightM - point.z];
    const distance = Math.hypot(dx, dy, down) || 1e-6;
    const right = dx * frontY - dy * frontX;
    const front = dx * frontX + dy * frontY;
    const lux = (intensityTo(right, front, down) * candelaPerUnit) / distance ** 2;
    return { x: dx / distance, y: dy / distance, down: down / distance, lux };
  };
  return (point) => placed.map((luminaire) => rayTo(luminaire, point));
}

/** Initial illuminances in the middle of equal cells of an area, row by row from y (or the height) 0; lux. */
export function calculateAreaLux(
  area: Area,
  { columns, rows }: { columns: number; rows: number },
  raysAt: RaysAt,
): Float64Array {
  const values = new Float64Array(columns * rows);
  const isWall = area.target === 'facade';
  for (let row = 0; row < rows; row += 1) {
    const along = ((row + 0.5) * area.depthM) / rows;
    for (let column = 0; column < columns; column += 1) {
      const x = ((column + 0.5) * area.widthM) / columns;
      const rays = raysAt(isWall ? { x, y: 0, z: along } : { x, y: along, z: 0 });
      // A wall is lit by what comes towards it, the ground by what comes down.
      const lux = rays.reduce(
        (sum, ray) => sum + ray.lux * Math.max(0, isWall ? ray.y : ray.down),
        0,
      );
      values[row * columns + column] = lux;
    }
  }
  return values;
}

/** Height at which people are lit. */
const FACE_M = 1.5;

/**
 * Mean maintained vertical illuminance of the ground's points 1.5 m above it, lux: of the four directions along the
 * sides of the area that with the least.
 */
export function calculateVerticalLux(area: Area, lighting: AreaLighting, raysAt: RaysAt): number {
  const { columns, rows } = areaGrid(area);
  const sums = [0, 0, 0, 0];
  for (let row = 0; row < rows; row += 1) {
    const y = ((row + 0.5) * area.depthM) / rows;
    for (let column = 0; column < columns; column += 1) {
      const x = ((column + 0.5) * area.widthM) / columns;
      for (const ray of raysAt({ x, y, z: FACE_M })) {
        const lit = [ray.x, -ray.x, ray.y, -ray.y];
        lit.forEach((cosine, index) => {
          sums[index] = (sums[index] ?? missing()) + ray.lux * Math.max(0, cosine);
        });
      }
    }
  }
  return (Math.min(...sums) / (columns * rows)) * lighting.maintenanceFactor;
}

/** Directions of the upper half are added up in steps of this angle. */
const STEP_DEG = 2;

/** Share of the luminaires' flux above the horizontal as they are tilted, percent (upward light ratio). */
export function calculateUpwardRatio({ luminaire, tiltDeg }: AreaLighting): number {
  const frontPlaneDeg = findThrow(luminaire.light) ?? 90;
  const intensityTo = createAimedIntensity(luminaire.light, { frontPlaneDeg, tiltDeg });
  const step = (STEP_DEG * Math.PI) / 180;
  let [up, all] = [0, 0];
  for (let gamma = step / 2; gamma < Math.PI; gamma += step) {
    const [sine, cosine] = [Math.sin(gamma), Math.cos(gamma)];
    let ring = 0;
    for (let turn = step / 2; turn < 2 * Math.PI; turn += step) {
      ring += intensityTo(sine * Math.sin(turn), sine * Math.cos(turn), cosine);
    }
    all += ring * sine;
    if (cosine < 0) up += ring * sine;
  }
  return all > 0 ? (100 * up) / all : 0;
}
