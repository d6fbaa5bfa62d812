import { missing } from '#core/missing.ts';
import type { Reflectances } from '#core/photometry/figures/utilisation-factors.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { ugrReflectances } from '#core/photometry/ugr/ugr-rooms.ts';
import { calculateUgrTable, type UgrRow } from '#core/photometry/ugr/ugr-table.ts';
import type { Room } from './room.ts';

/**
 * UGR of a room by the tabular method (CIE 117:1995, CIE 190:2010), the one that EN 12464-1 limits. Sides in units of
 * H, the height of the luminaires above the eyes, along and across the length of the room.
 */
export type TabularUgr = {
  crosswise: number;
  endwise: number;
  /** Size of the room as the table has it: between 2 and 12. */
  lengthH: number;
  widthH: number;
  /** Whether the room is smaller or larger than the rooms of the table. */
  isOutside: boolean;
  /** The reflectances of the table nearest to those of the room. */
  reflectances: Reflectances;
};

type Orientation = 'crosswise' | 'endwise';

/**
 * Finds the values of a room in the luminaire's table, interpolated between its rooms. An observer who looks along the
 * length of the room sees luminaires crosswise unless they are turned.
 *
 * @returns null if the luminaire has no table, or hangs no higher than the eyes, and for an L: tables are of rectangles.
 */
export function findTabularUgr(
  room: Room,
  { luminaire, isTurned }: { luminaire: Luminaire; isTurned: boolean },
  eyeM: number,
): TabularUgr | null {
  const height = room.mountingHeightM - eyeM;
  const table = height > 0 && !room.corner ? calculateUgrTable(luminaire) : null;
  if (!table) return null;
  const set = findReflectances(room.reflectances);
  const [lengthH, widthH] = [toTable(room.lengthM / height), toTable(room.widthM / height)];
  const rate = (orientation: Orientation) => {
    const looksAlong = (orientation === 'crosswise') !== isTurned;
    const [x, y] = looksAlong ? [widthH, lengthH] : [lengthH, widthH];
    return interpolateRooms(table, { x, y }, (row) => row[orientation][set] ?? null);
  };
  const [crosswise, endwise] = [rate('crosswise'), rate('endwise')];
  if (crosswise === null || endwise === null) return null;
  const { ceiling, walls, floor } = ugrReflectances[set] ?? missing();
  return {
    crosswise,
    endwise,
    lengthH,
    widthH,
    isOutside: lengthH !== room.lengthM / height || widthH !== room.widthM / height,
    reflectances: { ceiling: ceiling / 100, walls: walls / 100, floor: floor / 100 },
  };
}

function toTable(side: number): number {
  return Math.min(12, Math.max(2, side));
}

/** Index of the set of reflectances with the least difference. */
function findReflectances({ ceiling, walls, floor }: Reflectances): number {
  const differences = ugrReflectances.map(
    (set) =>
      Math.abs(set.ceiling / 100 - ceiling) +
      Math.abs(set.walls / 100 - walls) +
      Math.abs(set.floor / 100 - floor),
  );
  return differences.indexOf(Math.min(...differences));
}

/** Linear in both sides; where a width has no room as short or as long, its shortest or longest counts. */
function interpolateRooms(
  table: readonly UgrRow[],
  { x, y }: { x: number; y: number },
  valueIn: (row: UgrRow) => number | null,
): number | null {
  const widths = [...new Set(table.map((row) => row.x))].sort((a, b) => a - b);
  return interpolate(widths, x, (width) => {
    const rows = table.filter((row) => row.x === width);
    const lengths = rows.map((row) => row.y);
    return interpolate(lengths, y, (length) => {
      const row = rows.find((candidate) => candidate.y === length);
      return row ? valueIn(row) : null;
    });
  });
}

function interpolate(
  steps: readonly number[],
  at: number,
  valueAt: (step: number) => number | null,
): number | null {
  const high = steps.find((step) => step >= at) ?? steps.at(-1) ?? missing();
  const low = steps.findLast((step) => step <= at) ?? steps[0] ?? missing();
  const [from, to] = [valueAt(low), valueAt(high)];
  if (from === null || to === null) return null;
  return high === low ? from : from + ((to - from) * (at - low)) / (high - low);
}
