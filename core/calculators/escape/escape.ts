import type { Luminaire } from '#core/photometry/luminaire.ts';

/** What is lit: a route with its bends, or an open (anti-panic) area. */
export const escapeSpaces = ['route', 'open'] as const;
export type EscapeSpace = (typeof escapeSpaces)[number];

export const turns = ['none', 'left', 'right'] as const;
export type Turn = (typeof turns)[number];

/** Which plane of the luminaires runs along the route; `best` is the one that needs fewer luminaires. */
export const escapeAxes = ['best', 'c0', 'c90'] as const;
export type EscapeAxis = (typeof escapeAxes)[number];
export type FixedAxis = Exclude<EscapeAxis, 'best'>;

/** Editions of EN 1838: the second has its limit on the whole central band, the first on the centre line. */
export const escapeEditions = ['2013', '2024'] as const;
export type EscapeEdition = (typeof escapeEditions)[number];

/** Points of emphasis of EN 1838:2013, 4.1.2. */
export const emphasisKinds = ['exit', 'stairs', 'level', 'crossing', 'first-aid', 'fire'] as const;
export type EmphasisKind = (typeof emphasisKinds)[number];

/** Kinds whose vertical illuminance counts. */
export function isEquipment(kind: EmphasisKind): boolean {
  return kind === 'first-aid' || kind === 'fire';
}

/** Metres along the centre line from its start, and from the wall on the left. */
export type FloorPlace = { alongM: number; acrossM: number };

export type EmphasisPoint = FloorPlace & { kind: EmphasisKind };

/** Input of a calculation; plain data, so that it can be sent to another thread. */
export type EscapeTask = {
  edition: EscapeEdition;
  space: EscapeSpace;
  /** Straight sections between the bends, metres along the centre line. An open area has one. */
  sections: { lengthM: number; turn: Turn }[];
  widthM: number;
  points: EmphasisPoint[];
  /** Where the luminaires are; none places as few as needed evenly. */
  lights: FloorPlace[];
  lighting: EscapeLighting;
};

/** Ceiling luminaires that are all alike. */
export type EscapeLighting = {
  luminaire: Luminaire;
  heightM: number;
  axis: EscapeAxis;
  /** Remaining share of the flux, 0 to 1. */
  maintenanceFactor: number;
};

/**
 * A straight section. In its own frame u runs along the centre line from its start, v to the left of it; in the plan, y
 * runs upwards and the first section heads along x.
 */
export type Section = {
  lengthM: number;
  widthM: number;
  origin: { x: number; y: number };
  headingDeg: number;
  /** Metres along the whole centre line before it. */
  beforeM: number;
  bendsAtStart: boolean;
  bendsAtEnd: boolean;
};

export type SectionPoint = { u: number; v: number };

/** Lays out the sections one after another. */
export function layOut({ sections, widthM }: Pick<EscapeTask, 'sections' | 'widthM'>): Section[] {
  let origin = { x: 0, y: 0 };
  let headingDeg = 0;
  let beforeM = 0;
  return sections.map(({ lengthM, turn }, index) => {
    if (index > 0 && turn !== 'none') headingDeg += turn === 'left' ? 90 : -90;
    const section = {
      ...{ lengthM, widthM, origin, headingDeg, beforeM },
      bendsAtStart: index > 0,
      bendsAtEnd: index + 1 < sections.length,
    };
    origin = toPlan(section, { u: lengthM, v: 0 });
    beforeM += lengthM;
    return section;
  });
}

/** Converts a point of a section to the plan. */
export function toPlan(
  { origin, headingDeg }: Pick<Section, 'origin' | 'headingDeg'>,
  { u, v }: SectionPoint,
): { x: number; y: number } {
  const [cosine, sine] = turnOf(headingDeg);
  return { x: origin.x + u * cosine - v * sine, y: origin.y + u * sine + v * cosine };
}

/** Converts a point of the plan to the frame of a section. */
export function toFrame(
  { origin, headingDeg }: Pick<Section, 'origin' | 'headingDeg'>,
  { x, y }: { x: number; y: number },
): SectionPoint {
  const [cosine, sine] = turnOf(headingDeg);
  const [dx, dy] = [x - origin.x, y - origin.y];
  return { u: dx * cosine + dy * sine, v: dy * cosine - dx * sine };
}

/** The place inside nearest to a point of the plan, in steps of 5 cm. */
export function findPlace(
  sections: readonly Section[],
  point: { x: number; y: number },
): FloorPlace {
  const places = sections.map((section) => {
    const { u, v } = toFrame(section, point);
    const half = section.widthM / 2;
    const [inU, inV] = [within(u, 0, section.lengthM), within(v, -half, half)];
    const place = {
      alongM: within(roundPlace(section.beforeM + inU), 0, section.beforeM + section.lengthM),
      acrossM: within(roundPlace(half - inV), 0, section.widthM),
    };
    return { place, away: Math.hypot(u - inU, v - inV) };
  });
  const nearest = places.reduce((best, one) => (one.away < best.away ? one : best));
  return nearest.place;
}

/** Rounds metres of a place to 5 cm. */
function roundPlace(metres: number): number {
  return Math.round(20 * metres) / 20;
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Cosine and sine; exact for right angles. */
export function turnOf(deg: number): [number, number] {
  const quarter = (((Math.round(deg / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
  const exact = { 0: [1, 0], 1: [0, 1], 2: [-1, 0], 3: [0, -1] } as const;
  const [cosine, sine] = exact[quarter];
  return [cosine, sine];
}

/** The section in which a place along the centre line is, from 0, and the place in it. */
export function locate(
  sections: readonly Section[],
  { alongM, acrossM }: FloorPlace,
): { index: number } & SectionPoint {
  const found = sections.findIndex(({ beforeM, lengthM }) => alongM <= beforeM + lengthM + 1e-9);
  const index = found < 0 ? sections.length - 1 : found;
  const { beforeM = 0, widthM = 0 } = sections[index] ?? {};
  return { index, u: alongM - beforeM, v: widthM / 2 - acrossM };
}
