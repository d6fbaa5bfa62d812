import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import type { LuminousArea } from '#core/photometry/luminaire.ts';
import { seedRandom } from '#core/seeded-random.fixtures.ts';
import { areaOf, elbowOf } from './floor.ts';
import type { Lighting, Room } from './room.ts';

type Vector = [number, number, number];

/** All luminaires may be tilted towards their C0. */
type Counting = { rays: number; columns: number; rows: number; tiltDeg?: number };

/**
 * Calculates the illuminance of cells of the working plane by ray tracing: rays leave the luminaires from points
 * all over their luminous areas, are counted where they cross the plane downwards, and are reflected diffusely with the
 * reflectance of the surface. Uses no form factors. Walls and ceiling count what they receive.
 */
export function traceRoom(
  room: Room,
  lighting: Lighting,
  { rays, columns, rows, tiltDeg = 0 }: Counting,
) {
  const random = seedRandom(42);
  const intensityAt = createIntensityLookup(lighting.luminaire.light);
  const { lengthM, widthM, heightM, workPlaneM, mountingHeightM, reflectances } = room;
  const floorM2 = areaOf(room);
  const cells = new Float64Array(columns * rows);
  const received = { walls: 0, ceiling: 0 };
  // Directions are distributed evenly over the sphere; each ray carries its share of 4π times its intensity.
  const candela = (lighting.luminaire.lampFluxLm / 1000) * lighting.maintenanceFactor;
  const weight = (4 * Math.PI * candela * lighting.placed.length) / rays;

  for (let ray = 0; ray < rays; ray += 1) {
    const place = lighting.placed[
      Math.floor((ray * lighting.placed.length) / rays)
    ] as (typeof lighting.placed)[number];
    const draw = drawEvenly(ray);
    // The ray as it leaves a level luminaire with C0 along x, which is then tilted and turned.
    const own = spread(draw);
    const gamma = (Math.acos(-own[2]) * 180) / Math.PI;
    const plane = (Math.atan2(own[1], own[0]) * 180) / Math.PI;
    let light = weight * intensityAt(plane, gamma);
    const aim = { tiltDeg, c0Deg: place.c0Deg };
    let direction = turnVector(own, aim);
    const [x, y, z] = turnVector(leave(draw, lighting.luminaire.luminousArea), aim);
    const height = Math.min(mountingHeightM, heightM - 1e-6);
    let point: Vector = [place.x + x, place.y + y, height + z];
    while (light > weight * 1e-3) {
      const hit = follow(point, direction, room);
      count(point, hit.point, light);
      if (hit.axis < 2) received.walls += light;
      else if (hit.side > 0) received.ceiling += light;
      light *=
        [
          reflectances.walls,
          reflectances.walls,
          hit.side > 0 ? reflectances.ceiling : reflectances.floor,
        ][hit.axis] ?? 0;
      point = hit.point;
      direction = scatter(random, hit.axis, -hit.side);
    }
  }

  function count(from: Vector, to: Vector, light: number): void {
    if (!(from[2] > workPlaneM && to[2] <= workPlaneM)) return;
    const share = (from[2] - workPlaneM) / (from[2] - to[2]);
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    const index =
      Math.min(columns - 1, Math.floor((x / lengthM) * columns)) +
      columns * Math.min(rows - 1, Math.floor((y / widthM) * rows));
    cells[index] = (cells[index] ?? 0) + light;
  }

  const lux = cells.map((flux) => (flux * columns * rows) / (lengthM * widthM));
  return {
    averageLux: cells.reduce((sum, flux) => sum + flux, 0) / floorM2,
    lux,
    wallLux: received.walls / (2 * heightM * (lengthM + widthM)),
    ceilingLux: received.ceiling / floorM2,
  };
}

/** Point of a luminous area, a rectangle or a disc, from its centre. */
function leave([, , first, second]: Draw, { lengthM, widthM }: LuminousArea): Vector {
  const angle = 2 * Math.PI * first;
  const radius = (Math.sqrt(second) * lengthM) / 2;
  const isDisc = widthM === 0;
  return isDisc
    ? [radius * Math.cos(angle), radius * Math.sin(angle), 0]
    : [(first - 0.5) * widthM, (second - 0.5) * lengthM, 0];
}

/** Turns a vector about y, so that what looks down looks towards x, and then about the vertical. */
function turnVector([x, y, z]: Vector, aim: { tiltDeg: number; c0Deg: number }): Vector {
  const [tilt, turn] = [(aim.tiltDeg * Math.PI) / 180, (aim.c0Deg * Math.PI) / 180];
  const ahead = x * Math.cos(tilt) - z * Math.sin(tilt);
  const up = x * Math.sin(tilt) + z * Math.cos(tilt);
  return [
    ahead * Math.cos(turn) - y * Math.sin(turn),
    ahead * Math.sin(turn) + y * Math.cos(turn),
    up,
  ];
}

type Draw = readonly [number, number, number, number];

/** Four numbers from 0 to 1 that fill their range evenly: Roberts' additive sequence. */
function drawEvenly(index: number): Draw {
  const at = (power: number) => (0.5 + (index + 1) * 1.1673039782614187 ** -power) % 1;
  return [at(1), at(2), at(3), at(4)];
}

function spread([first, second]: Draw): Vector {
  const z = 2 * first - 1;
  const turn = 2 * Math.PI * second;
  const away = Math.sqrt(1 - z * z);
  return [away * Math.cos(turn), away * Math.sin(turn), z];
}

/** Random direction from a diffuse surface with its normal along an axis. */
function scatter(random: () => number, axis: number, side: number): Vector {
  const sine = Math.sqrt(random());
  const turn = 2 * Math.PI * random();
  const direction: Vector = [0, 0, 0];
  direction[axis] = side * Math.sqrt(1 - sine * sine);
  direction[(axis + 1) % 3] = sine * Math.cos(turn);
  direction[(axis + 2) % 3] = sine * Math.sin(turn);
  return direction;
}

/** Point where a ray hits the room, the axis of that surface and its side. */
function follow(from: Vector, direction: Vector, room: Room) {
  const size: Vector = [room.lengthM, room.widthM, room.heightM];
  const elbow = elbowOf(room);
  let [nearest, axis, side] = [Number.POSITIVE_INFINITY, 0, 1];
  for (let index = 0; index < 3; index += 1) {
    const speed = direction[index] as number;
    if (speed === 0) continue;
    const end = speed > 0 ? (size[index] as number) : 0;
    const distance = (end - (from[index] as number)) / speed;
    if (distance < nearest) [nearest, axis, side] = [distance, index, Math.sign(speed)];
  }
  // The walls of a missing corner, if the ray meets one of them before.
  for (const [index, wall, other] of [
    [0, elbow.x, elbow.y],
    [1, elbow.y, elbow.x],
  ] as const) {
    const speed = direction[index];
    const distance = (wall - from[index]) / speed;
    if (!room.corner || speed <= 0 || distance < 0 || distance >= nearest) continue;
    const across = from[1 - index] as number;
    if (across + (direction[1 - index] as number) * distance <= other) continue;
    [nearest, axis, side] = [distance, index, 1];
    size[index] = wall;
  }
  const point = from.map(
    (value, index) => value + (direction[index] as number) * nearest,
  ) as Vector;
  point[axis] = side > 0 ? (size[axis] as number) : 0;
  return { point, axis, side };
}
