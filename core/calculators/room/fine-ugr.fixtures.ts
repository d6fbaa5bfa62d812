import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import { findGuthIndex } from '#core/photometry/ugr/guth-index.ts';
import type { LitRoom } from './calculate-room.ts';
import type { Patch } from './patches.ts';
import type { Room } from './room.ts';

type Triple = readonly [number, number, number];
type Seen = { eye: Triple; ahead: readonly [number, number]; glare: number };
type Rated = { x: number; y: number; ugr: number };
type Fine = { eyeM: number; columns: number; rows: number };

/** Largest side of a part of a luminaire, metres. */
const PART_M = 0.2;

/** The four lines of sight: unit vectors. */
const aheads = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
/** On a wall an eye would not see that wall; a little before it, it fills half of the view. */
const BEFORE_WALL = 0.01;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/**
 * Rates views on a grid from wall to wall by the formula of CIE 117, highest first: luminaires in small equal parts, the background by summation over pieces of the surfaces. Shares only the table of Guth's index with the
 * calculation under test.
 *
 * @param exact number of views, those that glare most, whose background is calculated in small pieces.
 */
export function rateFinely(room: Room, lit: LitRoom, fine: Fine & { exact: number }): Rated[] {
  const rate = ({ eye, ahead, glare }: Seen, smallest: number): Rated => {
    const indirect = lit.patches.reduce(
      (sum, patch, at) => sum + (lit.exitance[at] ?? 0) * gather({ eye, ahead, smallest }, patch),
      0,
    );
    const background = indirect / Math.PI / lit.lighting.maintenanceFactor;
    return { x: eye[0], y: eye[1], ugr: 8 * Math.log10((0.25 / background) * glare) };
  };
  return listSeen(room, lit, fine)
    .map((seen) => ({ seen, ugr: rate(seen, 0.1).ugr }))
    .sort((a, b) => b.ugr - a.ugr)
    .slice(0, fine.exact)
    .map(({ seen }) => rate(seen, 0.004))
    .sort((a, b) => b.ugr - a.ugr);
}

/** Views with glare, and the sum of L² ω / p². */
function listSeen(room: Room, lit: LitRoom, { columns, rows, eyeM }: Fine): Seen[] {
  const sources = listSources(lit);
  const glareOf = createGlare(lit);
  const at = (share: number, side: number) =>
    Math.min(side - BEFORE_WALL, Math.max(BEFORE_WALL, share * side));
  const seen: Seen[] = [];
  for (let index = 0; index < columns * rows; index += 1) {
    const x = at((index % columns) / (columns - 1), room.lengthM);
    const y = at(Math.floor(index / columns) / (rows - 1), room.widthM);
    for (const ahead of aheads) {
      let glare = 0;
      for (const source of sources) {
        const to = [source.x - x, source.y - y, room.mountingHeightM - eyeM] as const;
        const forward = to[0] * ahead[0] + to[1] * ahead[1];
        const sideways = Math.abs(to[0] * ahead[1]) + Math.abs(to[1] * ahead[0]);
        if (forward <= 0 || to[2] <= 0 || sideways / forward > 3) continue;
        const p = findGuthIndex(sideways / forward, to[2] / forward);
        if (p !== null) glare += (source.share * glareOf(to, source.c0Deg)) / p ** 2;
      }
      if (glare > 0) seen.push({ eye: [x, y, eyeM], ahead, glare });
    }
  }
  return seen;
}

/** Equal parts of the luminous areas; a disc as the square of its area. */
function listSources({ lighting }: LitRoom) {
  const { lengthM, widthM } = lighting.luminaire.luminousArea;
  const disc = Math.sqrt((Math.PI * lengthM ** 2) / 4);
  const [along, across] = widthM === 0 ? [disc, disc] : [lengthM, widthM];
  const [rows, columns] = [Math.ceil(along / PART_M), Math.ceil(across / PART_M)];
  return lighting.placed.flatMap(({ x, y, c0Deg }) =>
    Array.from({ length: rows * columns }, (_, index) => {
      const u = (((index % columns) + 0.5) / columns - 0.5) * across;
      const v = ((Math.floor(index / columns) + 0.5) / rows - 0.5) * along;
      const turn = (c0Deg * Math.PI) / 180;
      return {
        x: x + u * Math.cos(turn) - v * Math.sin(turn),
        y: y + u * Math.sin(turn) + v * Math.cos(turn),
        c0Deg,
        share: 1 / (rows * columns),
      };
    }),
  );
}

/** L² ω of a luminaire with a flat luminous area. */
function createGlare({ lighting: { luminaire } }: LitRoom) {
  const intensityAt = createIntensityLookup(luminaire.light);
  const { lengthM, widthM } = luminaire.luminousArea;
  const area = widthM === 0 ? (Math.PI * lengthM ** 2) / 4 : lengthM * widthM;
  return ([dx, dy, dz]: Triple, c0Deg: number) => {
    const distance = Math.hypot(dx, dy, dz);
    const cosine = dz / distance;
    const planeDeg = degrees(Math.atan2(-dy, -dx)) - c0Deg;
    const candela = intensityAt(planeDeg, degrees(Math.acos(cosine))) * luminaire.lampFluxLm;
    const luminance = candela / 1000 / (area * cosine);
    return (luminance ** 2 * area * cosine) / distance ** 2;
  };
}

/** Form factor from the eye to a patch, in pieces that are small for their distance. */
function gather(seen: Pick<Seen, 'eye' | 'ahead'> & { smallest: number }, patch: Patch): number {
  const { eye, ahead, smallest } = seen;
  const { x, y, z, dx, dy, dz } = patch;
  const to = [x + dx / 2 - eye[0], y + dy / 2 - eye[1], z + dz / 2 - eye[2]] as const;
  const distance = Math.hypot(...to);
  const size = Math.max(dx, dy, dz);
  if (size > smallest && distance < 2 * size) {
    return halve(patch).reduce((sum, half) => sum + gather(seen, half), 0);
  }
  const forward = to[0] * ahead[0] + to[1] * ahead[1];
  const front = -patch.facing * to[patch.axis];
  if (forward <= 0 || front <= 0) return 0;
  return (forward * front * patch.areaM2) / (Math.PI * distance ** 4);
}

/** The halves of a patch across its longest side. */
function halve(patch: Patch): Patch[] {
  const { dx, dy, dz, areaM2 } = patch;
  const longest = Math.max(dx, dy, dz);
  const [axis, side] =
    dx === longest
      ? (['x', 'dx'] as const)
      : dy === longest
        ? (['y', 'dy'] as const)
        : (['z', 'dz'] as const);
  const first = { ...patch, [side]: longest / 2, areaM2: areaM2 / 2 };
  return [first, { ...first, [axis]: patch[axis] + longest / 2 }];
}
