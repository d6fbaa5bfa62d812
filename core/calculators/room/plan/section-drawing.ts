import type { LuminaireGroup, Room } from '#core/calculators/room/room.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';
import { missing } from '#core/missing.ts';
import { type BeamEdges, findBeamEdges } from '#core/photometry/figures/beam.ts';

/** What a shape of a section is. */
export type SectionLook = 'room' | 'plane' | 'cone' | 'rod' | 'body' | 'eye' | 'dimension';
type SectionShape = { look: SectionLook; path: string };
/** A text of a section; the place is on its base line. */
export type SectionLabel = {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** Metres, or what is named. */
  text: number | 'plane';
};

/** A vertical section of a room in drawing units: floor at the bottom, heights upwards. */
export type SectionDrawing = {
  width: number;
  height: number;
  shapes: SectionShape[];
  labels: SectionLabel[];
  hasBeam: boolean;
};

export type SectionAxis = 'longitudinal' | 'transversal';
type Lit = { groups: readonly LuminaireGroup[]; ugr: RoomResult['ugr'] };

/** Longer side of a section, drawing units. */
const SIDE = 420;
const LEAST_BODY = 5;
/** More beams beside each other only cover each other. */
const MOST_BEAMS = 12;
const LEAST_LABEL = 14;

/** Draws the room from the side: along its length, seen from its front wall, or across it, seen from its left wall. */
export function drawSection(room: Room, { groups, ugr }: Lit, axis: SectionAxis): SectionDrawing {
  const side = axis === 'longitudinal' ? room.lengthM : room.widthM;
  const scale = SIDE / Math.max(side, room.heightM);
  const heights = listHeights(room, groups);
  const frame: Frame = { axis, side, scale, room, heights };
  const bodies = groups.flatMap((group) => projectBodies(group, frame));
  const cones = bodies.length <= MOST_BEAMS ? bodies.flatMap((body) => drawCone(body, frame)) : [];
  const [width, height] = [side * scale, room.heightM * scale];
  const plane = height - room.workPlaneM * scale;
  const hasPlane = room.workPlaneM > 0;
  const shapes: SectionShape[] = [
    ...cones.map((path) => ({ look: 'cone', path }) as const),
    ...(hasPlane ? [{ look: 'plane', path: `M0 ${show(plane)}H${show(width)}` } as const] : []),
    { look: 'room', path: `M0 0H${show(width)}V${show(height)}H0Z` },
    ...bodies.flatMap((body) => drawBody(body, frame)),
    ...drawEye(ugr, frame),
    ...drawDimensions(frame),
  ];
  return {
    ...{ width, height, shapes },
    labels: [
      ...labelDimensions(frame),
      ...(hasPlane ? [{ x: 8, y: plane + 16, anchor: 'start', text: 'plane' } as const] : []),
    ],
    hasBeam: cones.length > 0,
  };
}

type Frame = { axis: SectionAxis; side: number; scale: number; room: Room; heights: number[] };
type Body = {
  at: number;
  heightM: number;
  sizeM: number;
  /** Angle by which the body is seen tilted, degrees: positive if it is aimed along the section. */
  leanDeg: number;
  /** Null without a beam in the plane of the section. */
  edges: BeamEdges | null;
};

/** Luminaires behind each other are one. */
function projectBodies({ placed, luminaire, heightM }: LuminaireGroup, { axis }: Frame): Body[] {
  const { lengthM, widthM, tiltDeg = 0 } = luminaire.luminousArea;
  const across = widthM === 0 ? lengthM : widthM;
  const bodies = new Map<string, Body>();
  for (const { x, y, c0Deg } of placed) {
    const at = axis === 'longitudinal' ? x : y;
    const key = `${at.toFixed(2)} ${c0Deg}`;
    if (bodies.has(key)) continue;
    // The section's direction, x or y, as the luminaire sees it.
    const planeDeg = (axis === 'longitudinal' ? 0 : 90) - c0Deg;
    const turn = (planeDeg * Math.PI) / 180;
    const sizeM = Math.abs(Math.cos(turn)) * across + Math.abs(Math.sin(turn)) * lengthM;
    // A tilted beam lies in the section only if it is aimed along it.
    const along = Math.round(Math.cos(turn) * 1e6) / 1e6;
    const isAimedAside = tiltDeg > 0 && Math.abs(along) !== 1;
    bodies.set(key, {
      ...{ at, heightM, sizeM },
      leanDeg: isAimedAside ? 0 : tiltDeg * along,
      edges: isAimedAside ? null : findBeamEdges(luminaire.light, planeDeg),
    });
  }
  return [...bodies.values()];
}

function drawBody({ at, sizeM, heightM, leanDeg }: Body, { scale, room }: Frame): SectionShape[] {
  const x = at * scale;
  const half = Math.max(LEAST_BODY, sizeM * scale) / 2;
  const bottom = (room.heightM - heightM) * scale;
  const isHung = bottom > LEAST_BODY;
  const top = isHung ? bottom - LEAST_BODY : bottom;
  // Luminaires at the ceiling are drawn below it, so that they are seen.
  const end = isHung ? bottom : bottom + LEAST_BODY;
  const body = leanDeg
    ? drawLeaning({ x, y: end }, { half, thick: end - top, leanDeg })
    : `M${show(x - half)} ${show(top)}H${show(x + half)}V${show(end)}H${show(x - half)}Z`;
  const rod = { look: 'rod', path: `M${show(x)} 0V${show(top)}` } as const;
  return [...(isHung ? [rod] : []), { look: 'body', path: body }];
}

/** A body turned about the middle of its underside: the side towards which it is aimed rises. */
function drawLeaning(
  { x, y }: { x: number; y: number },
  { half, thick, leanDeg }: { half: number; thick: number; leanDeg: number },
): string {
  const lean = (leanDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const corners = [
    [-half, -thick],
    [half, -thick],
    [half, 0],
    [-half, 0],
  ].map(([u = 0, v = 0]) => `${show(x + u * cos + v * sin)} ${show(y - u * sin + v * cos)}`);
  return `M${corners.join('L')}Z`;
}

/** The beam down to the working plane, cut at the walls. */
function drawCone({ at, edges, heightM }: Body, { side, scale, room }: Frame): string[] {
  // Light that reaches the horizontal has no cone.
  if (!edges || edges.fromDeg <= -90 || edges.toDeg >= 90) return [];
  const drop = heightM - room.workPlaneM;
  const top = room.heightM - heightM;
  const edge = (angleDeg: number): [number, number][] => {
    const slope = Math.tan((angleDeg * Math.PI) / 180);
    const end = at + drop * slope;
    if (end >= 0 && end <= side) return [[end, top + drop]];
    const wall = end < 0 ? 0 : side;
    return [
      [wall, top + (wall - at) / slope],
      [wall, top + drop],
    ];
  };
  const points = [[at, top], ...edge(edges.fromDeg), ...edge(edges.toDeg).reverse()];
  return [`M${points.map(([x = 0, y = 0]) => `${show(x * scale)} ${show(y * scale)}`).join('L')}Z`];
}

/** The eye of the observer with the highest UGR, with an arrow if it looks along the section. */
function drawEye(
  { maximum, eyeM }: RoomResult['ugr'],
  { axis, scale, room }: Frame,
): SectionShape[] {
  if (!maximum) return [];
  const x = (axis === 'longitudinal' ? maximum.x : maximum.y) * scale;
  const y = (room.heightM - eyeM) * scale;
  const looksAlong = (maximum.axis === 0) === (axis === 'longitudinal');
  const head = `M${show(x - 4)} ${show(y)}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z`;
  const f = maximum.facing;
  const arrow = `M${show(x + 6 * f)} ${show(y - 6)}L${show(x + 20 * f)} ${show(y)}L${show(x + 6 * f)} ${show(y + 6)}Z`;
  return [{ look: 'eye', path: looksAlong ? head + arrow : head }];
}

/** Heights from the floor up, metres, between which the right side is dimensioned. */
function listHeights({ workPlaneM, heightM }: Room, groups: readonly LuminaireGroup[]): number[] {
  const own = groups.map((group) => group.heightM);
  return [...new Set([0, workPlaneM, ...own, heightM])].sort((a, b) => a - b);
}

function drawDimensions({ side, scale, room, heights }: Frame): SectionShape[] {
  const [width, height] = [side * scale, room.heightM * scale];
  const right = width + 14;
  const ticks = heights.map((level) => {
    return `M${show(right - 5)} ${show(height - level * scale)}h10`;
  });
  const paths = [
    `M0 -14H${show(width)}M0 -19v10M${show(width)} -19v10`,
    `M-14 0V${show(height)}M-19 0h10M-19 ${show(height)}h10`,
    `M${show(right)} 0V${show(height)}${ticks.join('')}`,
  ];
  return paths.map((path) => ({ look: 'dimension', path }));
}

function labelDimensions({ side, scale, room, heights }: Frame): SectionLabel[] {
  const [width, height] = [side * scale, room.heightM * scale];
  const chain = heights.slice(1).flatMap((to, index) => {
    const from = heights[index] ?? missing();
    if ((to - from) * scale < LEAST_LABEL) return [];
    const y = height - ((from + to) / 2) * scale + 5;
    return [{ x: width + 24, y, anchor: 'start', text: to - from } as const];
  });
  return [
    { x: width / 2, y: -20, anchor: 'middle', text: side },
    { x: -20, y: height / 2 + 5, anchor: 'end', text: room.heightM },
    ...chain,
  ];
}

function show(value: number): string {
  return String(Math.round(value * 10) / 10);
}
