import type { Feed } from '#core/calculators/led-strip/plan/voltage-drop.ts';
import type { WiredDriver } from '#core/calculators/led-strip/strip-result.ts';
import { missing } from '#core/missing.ts';

const WIDTH = 640;
const ROW = 44;
const BOX = { width: 160, height: 40, top: 6 };
const GAP = 34;
const BAR = { height: 10, fromRowTop: 26 };
/** Cables to the far end or the middle run below the strip. */
const BELOW = 8;
/** Between segments of a run, which touch in reality. */
const JOINT = 6;
const TEXT = { x: 6, aboveBar: 7 };

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
  /** A bar for each segment, in the order of the runs. */
  strips: WiringBox[];
  /** Where the text of each run starts. */
  labels: Point[];
  /** Points where current enters the strip. */
  feeds: Point[];
};

/** A run on a driver. */
export type WiredRun = { run: number; lengthsMm: number[] };

/** Joins the segments of a driver to runs: those of one run lie one after the other. */
export function joinRuns({ segments }: Pick<WiredDriver, 'segments'>): WiredRun[] {
  const runs = Map.groupBy(segments, ({ run }) => run);
  return [...runs].map(([run, parts]) => {
    return { run, lengthsMm: parts.map(({ lengthMm }) => lengthMm) };
  });
}

/** The longest run on a driver, millimetres: the scale of all drawings of a plan. */
export function longestWired(drivers: readonly WiredDriver[]): number {
  return Math.max(0, ...drivers.flatMap(joinRuns).map(({ lengthsMm }) => sum(lengthsMm)));
}

/** Lays out one driver and the strip it feeds, to the scale of the longest run: a row for each run. */
export function drawWiring(
  wired: WiredDriver,
  { feed, longestMm }: { feed: Feed; longestMm: number },
): WiringDrawing {
  const boxes = wired.controller ? 2 : 1;
  const busX = boxes * BOX.width + (boxes - 1) * GAP + GAP / 2;
  const left = busX + GAP / 2;
  const scale = (WIDTH - left - 2) / longestMm;
  const middleY = BOX.top + BOX.height / 2;
  const runs = joinRuns(wired);
  const strips = runs.flatMap(({ lengthsMm }, row) => barsOf(lengthsMm, { left, scale, row }));
  const branches = strips.flatMap((strip) => branchesTo(strip, { feed, busX, left }));
  const lastY = branches.reduce((lowest, [start]) => Math.max(lowest, start?.y ?? 0), middleY);
  const firstY = branches.reduce((highest, [start]) => Math.min(highest, start?.y ?? 0), middleY);
  const link =
    boxes === 2 ? [[toPoint(BOX.width, middleY), toPoint(BOX.width + GAP, middleY)]] : [];
  const boxAt = (x: number) => ({ x, y: BOX.top, width: BOX.width, height: BOX.height });
  return {
    width: WIDTH,
    height: Math.max(BOX.top + BOX.height + 2, runs.length * ROW + BELOW),
    driver: boxAt(0),
    controller: wired.controller ? boxAt(BOX.width + GAP) : null,
    cables: [
      ...link,
      [toPoint(busX - GAP / 2, middleY), toPoint(busX, middleY)],
      [toPoint(busX, firstY), toPoint(busX, lastY)],
      ...branches,
    ],
    strips,
    labels: runs.map((_, row) =>
      toPoint(left + TEXT.x, row * ROW + BAR.fromRowTop - TEXT.aboveBar),
    ),
    feeds: branches.map((branch) => branch.at(-1) ?? missing()),
  };
}

const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);

type Row = { left: number; scale: number; row: number };

/** Returns the bars of a run's segments, each with a small gap to the next. */
function barsOf(lengthsMm: readonly number[], { left, scale, row }: Row): WiringBox[] {
  return lengthsMm.map((lengthMm, index) => {
    const gap = index < lengthsMm.length - 1 ? JOINT : 0;
    return {
      x: left + sum(lengthsMm.slice(0, index)) * scale,
      y: row * ROW + BAR.fromRowTop,
      width: Math.max(BAR.height, lengthMm * scale - gap),
      height: BAR.height,
    };
  });
}

const toPoint = (x: number, y: number): Point => ({ x, y });

/** Returns a cable for each feed of a strip; its last point is where it enters. */
function branchesTo(
  { x, y, width, height }: WiringBox,
  { feed, busX, left }: { feed: Feed; busX: number; left: number },
): Point[][] {
  const middleY = y + height / 2;
  const belowY = y + height + BELOW;
  const below = (toX: number) => [
    toPoint(busX, belowY),
    toPoint(toX, belowY),
    toPoint(toX, y + height),
  ];
  // Only the first segment of a run is beside the bus.
  const near = x === left ? [toPoint(busX, middleY), toPoint(x, middleY)] : below(x);
  if (feed === 'one-end') return [near];
  if (feed === 'centre') return [below(x + width / 2)];
  return [near, below(x + width)];
}

/** Formats points for an SVG polyline. */
export function cablePoints(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
