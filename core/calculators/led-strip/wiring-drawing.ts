import type { Feed } from '#core/calculators/led-strip/plan/voltage-drop.ts';
import type { WiredDriver } from '#core/calculators/led-strip/strip-result.ts';

const WIDTH = 640;
const ROW = 44;
const BOX = { width: 160, height: 40, top: 6 };
const GAP = 34;
const BAR = { height: 10, fromRowTop: 26 };
/** Cables to the far end or the middle run below the strip. */
const BELOW = 8;

type Point = { x: number; y: number };
export type WiringBox = Point & { width: number; height: number };

/** Layout of a wiring diagram, in units of its own box; y grows downwards. */
export type WiringDrawing = {
  width: number;
  height: number;
  driver: WiringBox;
  /** Null if the driver dims the light itself. */
  controller: WiringBox | null;
  /** Cable polylines from corner to corner. */
  cables: Point[][];
  strips: (WiringBox & { textY: number })[];
  /** Points where current enters the strip. */
  feeds: Point[];
};

/** Lays out one driver and the strip it feeds, to the scale of the longest of all segments. */
export function drawWiring(
  { controller, segments }: WiredDriver,
  { feed, longestMm }: { feed: Feed; longestMm: number },
): WiringDrawing {
  const boxes = controller ? 2 : 1;
  const busX = boxes * BOX.width + (boxes - 1) * GAP + GAP / 2;
  const left = busX + GAP / 2;
  const scale = (WIDTH - left - 2) / longestMm;
  const middleY = BOX.top + BOX.height / 2;
  const strips = segments.map(({ lengthMm }, row) => ({
    x: left,
    y: row * ROW + BAR.fromRowTop,
    width: Math.max(BAR.height, lengthMm * scale),
    height: BAR.height,
    textY: row * ROW + BAR.fromRowTop - 7,
  }));
  const branches = strips.flatMap((strip) => branchesTo(strip, { feed, busX }));
  const lastY = branches.reduce((lowest, [start]) => Math.max(lowest, start?.y ?? 0), middleY);
  const firstY = branches.reduce((highest, [start]) => Math.min(highest, start?.y ?? 0), middleY);
  const link =
    boxes === 2 ? [[toPoint(BOX.width, middleY), toPoint(BOX.width + GAP, middleY)]] : [];
  const boxAt = (x: number) => ({ x, y: BOX.top, width: BOX.width, height: BOX.height });
  return {
    width: WIDTH,
    height: Math.max(BOX.top + BOX.height + 2, segments.length * ROW + BELOW),
    driver: boxAt(0),
    controller: controller ? boxAt(BOX.width + GAP) : null,
    cables: [
      ...link,
      [toPoint(busX - GAP / 2, middleY), toPoint(busX, middleY)],
      [toPoint(busX, firstY), toPoint(busX, lastY)],
      ...branches,
    ],
    strips,
    feeds: branches.map((branch) => branch.at(-1) as Point),
  };
}

const toPoint = (x: number, y: number): Point => ({ x, y });

/** Returns a cable for each feed of a strip; its last point is where it enters. */
function branchesTo(
  { x, y, width, height }: WiringBox,
  { feed, busX }: { feed: Feed; busX: number },
): Point[][] {
  const middleY = y + height / 2;
  const near = [toPoint(busX, middleY), toPoint(x, middleY)];
  const belowY = y + height + BELOW;
  const below = (toX: number) => [
    toPoint(busX, belowY),
    toPoint(toX, belowY),
    toPoint(toX, y + height),
  ];
  if (feed === 'one-end') return [near];
  if (feed === 'centre') return [below(x + width / 2)];
  return [near, below(x + width)];
}

/** Formats points for an SVG polyline. */
export function cablePoints(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
