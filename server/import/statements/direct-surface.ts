import { createDirectLight } from '#core/calculators/room/direct-light.ts';
import type { Side } from '#core/calculators/room/patches.ts';
import { missing } from '#core/missing.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import type { StatementOf } from '#core/statements/statement-record.ts';

/** Fields along each side of a rectangle; each is calculated at its centre. */
const FIELDS = 20;

const sides: Record<StatementOf<'surface'>['faces'], Side> = {
  up: { axis: 2, facing: 1 },
  down: { axis: 2, facing: -1 },
  x: { axis: 0, facing: 1 },
  '-x': { axis: 0, facing: -1 },
  y: { axis: 1, facing: 1 },
  '-y': { axis: 1, facing: -1 },
};

const withoutWalls = { lengthM: Number.POSITIVE_INFINITY, widthM: Number.POSITIVE_INFINITY };

/**
 * Light of luminaires on a rectangle parallel to the floor or a wall, lx, without what other surfaces reflect; for
 * `evenness` its least of its most.
 */
export function calculateSurface(statement: StatementOf<'surface'>, luminaire: Luminaire): number {
  const { places, height_m, turned_deg, figure, faces, out_of } = statement;
  const placed = places.map(([x = 0, y = 0]) => ({ x, y, c0Deg: turned_deg }));
  const lightAt = createDirectLight(
    { mountingHeightM: height_m, ...withoutWalls },
    { luminaire, placed, maintenanceFactor: statement.maintenance },
  );
  const lux = listPoints(statement).map((point) => lightAt(point, sides[faces]));
  const average = lux.reduce((sum, one) => sum + one, 0) / lux.length;
  const [minimum, maximum] = [Math.min(...lux), Math.max(...lux)];
  return { average, minimum, maximum, evenness: (out_of * minimum) / maximum }[figure];
}

function listPoints({ from, to, faces }: StatementOf<'surface'>): [number, number, number][] {
  const { axis } = sides[faces];
  const centres = Array.from({ length: FIELDS }, (_, field) => (field + 0.5) / FIELDS);
  const between = (at: 0 | 1 | 2, part: number) => {
    const [start, end] = [from[at] ?? missing(), to[at] ?? missing()];
    return start + (end - start) * part;
  };
  return centres.flatMap((a) =>
    centres.map((b): [number, number, number] => {
      // The parts along x, y and z; the rectangle has no extent along its normal.
      const [x, y, z] = axis === 0 ? [0, a, b] : axis === 1 ? [a, 0, b] : [a, b, 0];
      return [between(0, x), between(1, y), between(2, z)];
    }),
  );
}
