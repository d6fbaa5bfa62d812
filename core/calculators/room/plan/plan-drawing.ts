import { elbowOf, type Floor } from '#core/calculators/room/floor.ts';
import type { Room } from '#core/calculators/room/room.ts';
import type { Place } from '#core/calculators/room/room-place.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';
import { missing } from '#core/missing.ts';
import {
  type DrawingSize,
  drawContours,
  type PlanContour,
  toDrawingGrid,
} from './plan-contours.ts';
import { drawRegion } from './plan-region.ts';
import { chooseScale, type PlanScale } from './plan-scale.ts';
import { choosePlanValues, type PlanValue } from './plan-values.ts';

/** Length of the longer side of every room, drawing units. */
const SIDE = 600;
const BAR_METRES = [20, 10, 5, 2, 1, 0.5];
/** Longest scale bar as a share of the longer side. */
const BAR_SHARE = 0.25;

/** The light of a plan in drawing units, for the page and for documents. */
export type PlanDrawing = DrawingSize & {
  /** Drawing units per metre. */
  scale: number;
  light: PlanScale;
  /** Areas from the darkest to the brightest; each covers those before it. */
  regions: { path: string; colour: string }[];
  /** Area with the illuminance that is wanted or more. */
  reached: string;
  contours: PlanContour[];
  values: PlanValue[];
  /** Outline of the room. */
  walls: string;
  /** The missing corner of an L, drawing units. */
  corner: { x: number; y: number; width: number; height: number } | null;
  /** Outline of the task area; null without a marginal zone. */
  zone: string | null;
  bar: { metres: number; units: number };
};

/** Returns the drawing units per metre. */
function planScale({ lengthM, widthM }: Pick<Room, 'lengthM' | 'widthM'>): number {
  return SIDE / Math.max(lengthM, widthM);
}

export function drawPlan(
  room: Floor & Pick<Room, 'marginalZoneM'>,
  { field, plane, placed, ugr }: Pick<RoomResult, 'field' | 'plane' | 'placed' | 'ugr'>,
  targetLux: number,
): PlanDrawing {
  const scale = planScale(room);
  const size = { width: room.lengthM * scale, height: room.widthM * scale };
  const margin = (room.marginalZoneM ?? 0) * scale;
  const range = { lowest: Math.min(...field.lux), highest: Math.max(...field.lux) };
  const light = chooseScale(range, targetLux);
  const grid = toDrawingGrid(field, size);
  const lamps = placed.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  const obstacles = [...ratingPlaces(ugr.maximum, { ...size, scale }), ...lamps];
  const elbow = elbowOf({ lengthM: size.width, widthM: size.height, corner: scaled(room, scale) });
  const contours = drawContours(
    field,
    { ...size, obstacles },
    { levels: light.levels, targetLux },
  ).map((contour) => withoutHidden(contour, elbow));
  const metres =
    BAR_METRES.find((length) => length * scale <= SIDE * BAR_SHARE) ??
    BAR_METRES.at(-1) ??
    missing();
  return {
    ...size,
    scale,
    light,
    regions: light.bands.map(({ from, colour }, index) => ({
      path: drawRegion(grid, index === 0 ? Number.NEGATIVE_INFINITY : from),
      colour,
    })),
    reached: drawRegion(grid, targetLux),
    contours,
    values: choosePlanValues(plane, { ...size, margin }),
    walls: outline({ ...size, margin: 0 }, elbow),
    corner: room.corner
      ? { ...elbow, width: size.width - elbow.x, height: size.height - elbow.y }
      : null,
    zone: margin > 0 ? outline({ ...size, margin }, elbow) : null,
    bar: { metres, units: metres * scale },
  };
}

function scaled({ corner }: Floor, scale: number): Floor['corner'] {
  return corner && { lengthM: corner.lengthM * scale, widthM: corner.widthM * scale };
}

/** Lines behind the walls of a missing corner have no label. */
function withoutHidden(contour: PlanContour, elbow: Place): PlanContour {
  const { label } = contour;
  const isHidden = label !== null && label.x > elbow.x && label.y > elbow.y;
  return isHidden ? { ...contour, label: null } : contour;
}

/** Outline of the room, or of what a margin along its walls leaves. */
function outline(
  { width, height, margin }: DrawingSize & { margin: number },
  elbow: Place,
): string {
  const show = (value: number) => value.toFixed(1);
  const [right, bottom] = [show(width - margin), show(height - margin)];
  const [x, y] = [show(elbow.x - margin), show(elbow.y - margin)];
  const start = show(margin);
  if (elbow.x === width) return `M${start} ${start}H${right}V${bottom}H${start}Z`;
  return `M${start} ${start}H${right}V${y}H${x}V${bottom}H${start}Z`;
}

/** What the rating beside the observer with the highest UGR covers: to the side where there is more room. */
function ratingPlaces(
  view: RoomResult['ugr']['maximum'],
  { width, height, scale }: DrawingSize & { scale: number },
): Place[] {
  if (!view) return [];
  const [x, y] = [view.x * scale, view.y * scale];
  const [side, below] = [x > width / 2 ? -1 : 1, y > height / 2 ? -18 : 20];
  return [0, 30, 60, 90].map((aside) => ({ x: x + side * aside, y: y + below }));
}

/** Share of the points of the calculation grid that have an illuminance or more, as displayed in whole lux. */
export function shareReached({ lux }: RoomResult['plane'], targetLux: number): number {
  const points = lux.filter((value) => value !== null);
  return points.filter((value) => Math.round(value) >= targetLux).length / points.length;
}
