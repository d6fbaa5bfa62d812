import { interpolateGamma, interpolatePlane } from '#core/photometry/light-distribution.ts';
import { betasDeg, reducedCoefficients, tanEpsilons } from './r-tables.ts';
import type { Road, RoadLighting } from './road.ts';

type Vector = [number, number, number];
type Lamp = { at: Vector; isTurned: boolean };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const length = (a: Vector) => Math.sqrt(dot(a, a));
const angleBetween = (a: Vector, b: Vector) =>
  degrees(Math.acos(Math.max(-1, Math.min(1, dot(a, b) / length(a) / length(b)))));
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Calculates a road formula by formula, with vectors and without regard to time. Shares only the tables and the
 * interpolation within a distribution with the code that it checks.
 */
export function calculateStraightRoad(road: Road, lighting: RoadLighting) {
  const { spacingM, heightM, maintenanceFactor } = lighting;
  const width = road.lanes * road.laneWidthM;
  const lamps = listLamps(width, lighting);
  const along = spacingM <= 30 ? 10 : Math.ceil(spacingM / 3);
  const xs = Array.from({ length: along }, (_, index) => (spacingM / along) * (index + 0.5));
  const laneYs = (lane: number) => [1, 3, 5].map((sixths) => road.laneWidthM * (lane + sixths / 6));
  const allLanes = Array.from({ length: road.lanes }, (_, lane) => lane);

  const luminance = (x: number, y: number, eye: Vector): number => {
    let sum = 0;
    for (const lamp of lamps) {
      const fromPoint = minus(lamp.at, [x, y, 0]);
      if (fromPoint[0] < -5 * heightM || fromPoint[0] > 12 * heightM) continue;
      const flat: Vector = [fromPoint[0], fromPoint[1], 0];
      const sight: Vector = [x - eye[0], y - eye[1], 0];
      const beta = length(flat) === 0 ? 0 : angleBetween(flat, sight);
      const intensity = intensityTowards(lighting, lamp, [x, y, 0]);
      sum += (intensity * readTable(road, length(flat) / heightM, beta)) / heightM ** 2;
    }
    return sum * maintenanceFactor;
  };
  const illuminance = (x: number, y: number): number => {
    let sum = 0;
    for (const lamp of lamps) {
      const ray = minus([x, y, 0], lamp.at);
      if (Math.hypot(ray[0], ray[1]) > 5 * heightM) continue;
      const cosine = heightM / length(ray);
      sum += (intensityTowards(lighting, lamp, [x, y, 0]) * cosine ** 3) / heightM ** 2;
    }
    return sum * maintenanceFactor;
  };
  const strip = (from: number, stripWidth: number): number[] =>
    listAcross(from, stripWidth).flatMap((y) => xs.map((x) => illuminance(x, y)));

  const drivers = allLanes.map((lane) => {
    const y = (lane + 0.5) * road.laneWidthM;
    const eye: Vector = [-60, y, 1.5];
    const field = allLanes.flatMap(laneYs).flatMap((py) => xs.map((x) => luminance(x, py, eye)));
    const centre = xs.map((x) => luminance(x, y, eye));
    const average = mean(field);
    const starts = xs.map(
      (_, i) => (1.5 - heightM) / Math.tan(radians(20)) + (i * spacingM) / along,
    );
    const veil = Math.max(...starts.map((x) => veilingLuminance(lighting, lamps, [x, y, 1.5])));
    return {
      average,
      overall: Math.min(...field) / average,
      longitudinal: Math.min(...centre) / Math.max(...centre),
      increment: increment(veil, average / maintenanceFactor),
    };
  });
  const edges = [
    mean(strip(width, road.laneWidthM)) / mean(strip(width - road.laneWidthM, road.laneWidthM)),
  ];
  if (lighting.arrangement !== 'median')
    edges.push(mean(strip(-road.laneWidthM, road.laneWidthM)) / mean(strip(0, road.laneWidthM)));
  const lux = strip(0, width);
  return {
    luminance: Math.min(...drivers.map(({ average }) => average)),
    overall: Math.min(...drivers.map(({ overall }) => overall)),
    longitudinal: Math.min(...drivers.map(({ longitudinal }) => longitudinal)),
    thresholdIncrement: Math.max(...drivers.map(({ increment }) => increment)),
    edgeRatio: Math.min(...edges),
    averageLux: mean(lux),
    minimumLux: Math.min(...lux),
  };
}

function increment(veil: number, average: number): number {
  return average > 5 ? 95 * veil * average ** -1.05 : 65 * veil * average ** -0.8;
}

/** Places of the points across a strip, at most 1.5 m apart. */
function listAcross(from: number, stripWidth: number): number[] {
  const count = Math.max(3, Math.ceil(stripWidth / 1.5));
  return Array.from({ length: count }, (_, index) => from + (stripWidth / count) * (index + 0.5));
}

function listLamps(width: number, lighting: RoadLighting): Lamp[] {
  const { arrangement, spacingM, heightM, overhangM, medianM } = lighting;
  const lamps: Lamp[] = [];
  for (let index = -150; index <= 150; index += 1) {
    const x = index * spacingM;
    lamps.push({ at: [x, overhangM, heightM], isTurned: false });
    const there = { opposite: x, staggered: x + spacingM / 2, median: x, single: null }[
      arrangement
    ];
    const y = arrangement === 'median' ? -medianM - overhangM : width - overhangM;
    if (there !== null) lamps.push({ at: [there, y, heightM], isTurned: true });
  }
  return lamps;
}

/** Turns the ray into the luminaire's own axes: half a turn for the other side, then back by the tilt. */
function intensityTowards(
  { luminaire, tiltDeg }: RoadLighting,
  lamp: Lamp,
  target: Vector,
): number {
  const [x, y, z] = minus(target, lamp.at);
  const [turnedX, turnedY] = lamp.isTurned ? [-x, -y] : [x, y];
  const tilt = radians(tiltDeg);
  const own: Vector = [
    turnedX,
    turnedY * Math.cos(tilt) + z * Math.sin(tilt),
    -turnedY * Math.sin(tilt) + z * Math.cos(tilt),
  ];
  const gamma = angleBetween(own, [0, 0, -1]);
  const row = interpolatePlane(luminaire.light, degrees(Math.atan2(own[1], own[0])));
  return (interpolateGamma(luminaire.light.gammasDeg, row, gamma) * luminaire.lampFluxLm) / 1000;
}

function veilingLuminance(lighting: RoadLighting, lamps: Lamp[], eye: Vector): number {
  const sight: Vector = [Math.cos(radians(1)), 0, -Math.sin(radians(1))];
  let sum = 0;
  for (const lamp of lamps) {
    const ray = minus(lamp.at, eye);
    const elevation = degrees(Math.atan(ray[2] / ray[0]));
    if (ray[0] <= 0 || ray[0] > 500 || elevation > 20 + 1e-7) continue;
    const theta = angleBetween(ray, sight);
    const lux = (intensityTowards(lighting, lamp, eye) * Math.cos(radians(theta))) / dot(ray, ray);
    sum += (9.86 * lux * (1 + (23 / 66.4) ** 4)) / theta ** 2;
  }
  return sum;
}

function readTable({ surface }: Road, tan: number, beta: number): number {
  const rows = reducedCoefficients[surface]
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' ').map(Number));
  if (tan > 12) return 0;
  const row = Math.min(
    27,
    tanEpsilons.findLastIndex((value) => value <= tan),
  );
  const column = Math.min(
    18,
    betasDeg.findLastIndex((value) => value <= beta),
  );
  const cell = (i: number, j: number) => rows[i]?.[j] ?? 0;
  const [t0, t1] = [tanEpsilons[row], tanEpsilons[row + 1]] as [number, number];
  const [b0, b1] = [betasDeg[column], betasDeg[column + 1]] as [number, number];
  const area = (t1 - t0) * (b1 - b0);
  return (
    (cell(row, column) * (t1 - tan) * (b1 - beta) +
      cell(row + 1, column) * (tan - t0) * (b1 - beta) +
      cell(row, column + 1) * (t1 - tan) * (beta - b0) +
      cell(row + 1, column + 1) * (tan - t0) * (beta - b0)) /
    area /
    10_000
  );
}
