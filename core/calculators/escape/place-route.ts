import { missing } from '#core/missing.ts';
import {
  type EmphasisKind,
  type EscapeTask,
  type FixedAxis,
  isEquipment,
  locate,
  type Section,
  type SectionPoint,
} from './escape.ts';
import { facingFrom, type SectionLight, type SectionLux } from './escape-light.ts';
import { escapeLimits, type RouteRule } from './escape-limits.ts';

/** A luminaire of the plan in the frame of each section that it lights, by their indices. */
export type PlacedLight = Map<number, SectionLight>;

/** Luminaires at the ends are at most this far from the end wall. */
const INSET_M = 0.5;
/** No second luminaire is placed closer than this to one for a point of emphasis. */
const CLOSEST_M = 0.5;
/** Most luminaires that are tried between two others. */
const MOST_BETWEEN = 30;

/**
 * Places luminaires above the centre line: one at each bend, one within 2 m of each point of emphasis, and between them
 * as few as light the floor. A section gets no light from around a corner.
 */
export function placeRoute(
  { points }: EscapeTask,
  sections: readonly Section[],
  { axis, ...placing }: Omit<Fill, 'c0Deg'> & { axis: FixedAxis },
): PlacedLight[] {
  const c0Deg = axis === 'c0' ? 0 : -90;
  const bends = sections.slice(1).map((section, index): PlacedLight => {
    const before = sections[index] ?? missing();
    const turned = before.headingDeg - section.headingDeg;
    return new Map([
      [index, { u: before.lengthM, v: 0, c0Deg }],
      [index + 1, { u: 0, v: 0, c0Deg: c0Deg + turned }],
    ]);
  });
  const straight = sections.flatMap((section, index) => {
    const fixed = bends.flatMap((bend) => bend.get(index) ?? []);
    const near = points
      .map((point) => ({ ...point, ...locate(sections, point) }))
      .filter((place) => place.index === index)
      .sort((a, b) => a.u - b.u);
    for (const place of near) {
      const u = beside(section, place);
      const isThere = fixed.some((light) => Math.abs(light.u - u) < CLOSEST_M);
      if (isThere || isServed(section, place, { lux: placing.lux, lights: fixed })) continue;
      fixed.push({ u, v: 0, c0Deg });
    }
    const own = fillSection(section, fixed, { c0Deg, ...placing });
    const bent = new Set(bends.flatMap((bend) => bend.get(index) ?? []));
    return own.filter((light) => !bent.has(light)).map((light) => new Map([[index, light]]));
  });
  return [...bends, ...straight].sort((a, b) => placeOf(sections, a) - placeOf(sections, b));
}

/** Metres along the centre line. */
export function placeOf(sections: readonly Section[], light: PlacedLight): number {
  const [[index, { u }] = [0, { u: 0 }]] = light;
  return (sections[index] ?? missing()).beforeM + u;
}

/** Whether a point of emphasis has its luminaire, and enough light where it is equipment. */
export function isServed(
  section: Section,
  { kind, ...place }: SectionPoint & { kind: EmphasisKind },
  { lux, lights }: { lux: SectionLux; lights: readonly SectionLight[] },
): boolean {
  if (!isNear(lights, place)) return false;
  if (!isEquipment(kind)) return true;
  return lux.wall(lights, place, facingFrom(section, place)) >= escapeLimits.equipmentLux;
}

function isNear(lights: readonly SectionPoint[], place: SectionPoint): boolean {
  return lights.some(({ u, v }) => Math.hypot(u - place.u, v - place.v) <= escapeLimits.nearM);
}

/** Above the centre line beside a point, inside the end walls. */
function beside({ lengthM, bendsAtStart, bendsAtEnd }: Section, { u, v }: SectionPoint): number {
  const inset = Math.min(INSET_M, Math.sqrt(Math.max(0, escapeLimits.nearM ** 2 - v ** 2)));
  const least = bendsAtStart ? 0 : Math.min(inset, lengthM / 2);
  const most = lengthM - (bendsAtEnd ? 0 : Math.min(inset, lengthM / 2));
  return Math.min(most, Math.max(least, u));
}

type Fill = { c0Deg: number; lux: SectionLux; heightM: number; rule: RouteRule };

/** Adds as few luminaires as light a section. */
function fillSection(
  section: Section,
  fixed: readonly SectionLight[],
  { c0Deg, lux, heightM, rule }: Fill,
): SectionLight[] {
  const sorted = [...fixed].sort((a, b) => a.u - b.u);
  const ends = [null, ...sorted, null];
  const added = ends.slice(1).flatMap((after, index) => {
    const before = ends[index] ?? null;
    const gap = { fromM: before?.u ?? 0, toM: after?.u ?? section.lengthM };
    if (gap.toM - gap.fromM < 1e-6) return [];
    const bounds = [before, after].filter((light) => light !== null);
    const tried = (count: number) =>
      betweenOf(gap, { count, isOpenBefore: !before, isOpenAfter: !after }).map((u) => ({
        ...{ u, v: 0, c0Deg },
      }));
    for (let count = 0; count <= MOST_BETWEEN; count += 1) {
      const lights = tried(count);
      if (isRouteLit(section, gap, { lux, rule, lights: [...bounds, ...lights] })) return lights;
    }
    return tried(Math.min(MOST_BETWEEN, Math.ceil((gap.toM - gap.fromM) / heightM)));
  });
  return [...sorted, ...added];
}

type Gap = { fromM: number; toM: number };

/** Even places in a gap; at an open end half a distance is left. */
function betweenOf(
  { fromM, toM }: Gap,
  {
    count,
    isOpenBefore,
    isOpenAfter,
  }: { count: number; isOpenBefore: boolean; isOpenAfter: boolean },
): number[] {
  const first = isOpenBefore ? 0.5 : 1;
  const last = isOpenAfter ? 0.5 : 1;
  const step = (toM - fromM) / Math.max(0.5, count - 1 + first + last);
  return Array.from({ length: count }, (_, index) => fromM + (first + index) * step);
}

function isRouteLit(
  section: Section,
  { fromM, toM }: Gap,
  { lux, rule, lights }: { lux: SectionLux; rule: RouteRule; lights: readonly SectionLight[] },
): boolean {
  if (lights.length === 0) return false;
  return rule.lines(section, fromM, toM).every(({ centre, band }) => {
    const values = centre.map((point) => lux.floor(lights, point));
    const lowest = Math.min(...values);
    return (
      lowest >= escapeLimits.centreLux &&
      Math.max(...values) <= escapeLimits.ratio * lowest &&
      band.every((point) => lux.floor(lights, point) >= rule.bandLux)
    );
  });
}
