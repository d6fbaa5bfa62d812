import { createAimedIntensity } from '#core/photometry/ground/aimed-intensity.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { type EscapeLighting, type Section, type SectionPoint, turnOf } from './escape.ts';

/** A luminaire in the frame of a section that it lights; `c0Deg` is its C0 plane, anticlockwise from u. */
export type SectionLight = SectionPoint & { c0Deg: number };

/** Maintained illuminances of a section from its luminaires, lux. */
export type SectionLux = {
  /** Of the floor. */
  floor(lights: readonly SectionLight[], point: SectionPoint): number;
  /** Of a wall at the height of equipment; `facing` is the unit vector away from the wall. */
  wall(lights: readonly SectionLight[], point: SectionPoint, facing: SectionPoint): number;
};

/** Height of first-aid posts and fire equipment. */
const EQUIPMENT_M = 1.2;

/** Direct light only: illuminances by the inverse square law. */
export function createSectionLux(lighting: EscapeLighting): SectionLux {
  const { luminaire, heightM, maintenanceFactor } = lighting;
  // C90 in front: the right side is C0.
  const intensityTo = createAimedIntensity(luminaire.light, { frontPlaneDeg: 90, tiltDeg: 0 });
  const factor = (maintenanceFactor * luminaire.lampFluxLm) / 1000;
  const candela = ({ u, v, c0Deg }: SectionLight, point: SectionPoint, downM: number) => {
    const [du, dv] = [point.u - u, point.v - v];
    const [cosine, sine] = turnOf(c0Deg);
    const distance = Math.hypot(du, dv, downM) || 1e-6;
    const towards = intensityTo(du * cosine + dv * sine, dv * cosine - du * sine, downM);
    return { value: factor * towards, du, dv, distance };
  };
  return {
    floor: (lights, point) =>
      lights.reduce((sum, light) => {
        const { value, distance } = candela(light, point, heightM);
        return sum + (value * heightM) / distance ** 3;
      }, 0),
    wall: (lights, point, facing) =>
      lights.reduce((sum, light) => {
        const { value, du, dv, distance } = candela(light, point, heightM - EQUIPMENT_M);
        const towards = -(du * facing.u + dv * facing.v);
        return sum + (value * Math.max(0, towards)) / distance ** 3;
      }, 0),
  };
}

/** The unit vector away from the wall nearest to a point. */
export function facingFrom(section: Section, { u, v }: SectionPoint): SectionPoint {
  const { lengthM, widthM, bendsAtStart, bendsAtEnd } = section;
  const walls = [
    { farM: widthM / 2 - v, facing: { u: 0, v: -1 } },
    { farM: widthM / 2 + v, facing: { u: 0, v: 1 } },
    { farM: bendsAtStart ? Number.POSITIVE_INFINITY : u, facing: { u: 1, v: 0 } },
    { farM: bendsAtEnd ? Number.POSITIVE_INFINITY : lengthM - u, facing: { u: -1, v: 0 } },
  ];
  return walls.reduce((nearest, wall) => (wall.farM < nearest.farM ? wall : nearest)).facing;
}

const GLARE_ZONE = { fromDeg: 60, toDeg: 90 };
/** Most candela in the glare zone by mounting height below (EN 1838:2013, table 1). */
const GLARE_LIMITS = [
  { belowM: 2.5, candela: 500 },
  { belowM: 3, candela: 900 },
  { belowM: 3.5, candela: 1600 },
  { belowM: 4, candela: 2500 },
  { belowM: 4.5, candela: 3500 },
];
const HIGHEST_LIMIT = 5000;

/** The highest intensity from 60° to 90° with new luminaires, and its limit for level routes, cd. */
export function findGlare({ light, lampFluxLm }: Luminaire, heightM: number) {
  const inZone = light.intensities.flatMap((row) =>
    Array.from(row).filter((_, index) => {
      const gammaDeg = light.gammasDeg[index] ?? Number.NaN;
      return gammaDeg >= GLARE_ZONE.fromDeg && gammaDeg <= GLARE_ZONE.toDeg;
    }),
  );
  const limit = GLARE_LIMITS.find(({ belowM }) => heightM < belowM)?.candela ?? HIGHEST_LIMIT;
  return { candela: (Math.max(0, ...inZone) * lampFluxLm) / 1000, limit };
}
