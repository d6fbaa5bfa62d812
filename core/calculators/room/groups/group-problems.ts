import { AT_CEILING_M } from '#core/calculators/room/direct-light.ts';
import type { Floor } from '#core/calculators/room/floor.ts';
import { isInside, sizeTurned } from '#core/calculators/room/luminaire-fit.ts';
import type { Room } from '#core/calculators/room/room.ts';
import { type Hanging, highestMounting } from '#core/calculators/room/uplight.ts';
import type { LuminousArea } from '#core/photometry/luminaire.ts';
import {
  type GroupFigure,
  type GroupForm,
  groupLimits,
  MAX_GROUP_LUMINAIRES,
} from './group-form.ts';
import { placeGroup } from './place-group.ts';

/** What is wrong with a field of a group, with the figures that its text names. */
export type GroupProblem = {
  field: GroupFigure | 'luminaire';
  kind:
    | ('range' | 'whole' | 'above-ceiling' | 'low-mounting' | 'uplight')
    | ('group-unknown' | 'group-most' | 'group-outside' | 'group-overlap' | 'group-tilt');
  values: Record<string, number>;
};

type Bounds = Floor & Pick<Room, 'heightM'> & { lowestM: number };

/**
 * Lists what makes a group impossible, each at its field.
 *
 * @param luminaire null if there is no such luminaire.
 */
export function findGroupProblems(
  { heightM, lowestM, ...floor }: Bounds,
  group: GroupForm,
  luminaire: Hanging | null,
): GroupProblem[] {
  if (!luminaire) return [problem('luminaire', 'group-unknown')];
  const unreadable = Object.keys(group.wrong) as GroupFigure[];
  if (unreadable.length > 0) {
    return unreadable.map((field) => {
      const { min, max, step } = groupLimits[field];
      return problem(field, step === 1 ? 'whole' : 'range', { min, max });
    });
  }
  if (group.mounting > heightM) return [problem('mounting', 'above-ceiling', { max: heightM })];
  if (group.mounting < lowestM - 1e-9)
    return [problem('mounting', 'low-mounting', { min: lowestM })];
  const max = highestMounting(luminaire, heightM);
  if (group.mounting > max + 1e-9) return [problem('mounting', 'uplight', { max })];
  const area = luminaire.luminousArea;
  if (group.rows * group.columns > MAX_GROUP_LUMINAIRES)
    return [problem('rows', 'group-most', { max: MAX_GROUP_LUMINAIRES })];
  const highestM = heightM - findRise(area, group.tilt);
  if (group.mounting > highestM + AT_CEILING_M)
    return [problem('tilt', 'group-tilt', { max: highestM })];
  return findMisfit(floor, group, area);
}

/** How far the C0 side of a tilted luminaire is above its centre, metres. */
function findRise({ lengthM, widthM }: LuminousArea, tiltDeg: number): number {
  return ((widthM || lengthM) / 2) * Math.sin((tiltDeg * Math.PI) / 180);
}

function problem(
  field: GroupProblem['field'],
  kind: GroupProblem['kind'],
  values: GroupProblem['values'] = {},
): GroupProblem {
  return { field, kind, values };
}

function findMisfit(room: Floor, group: GroupForm, area: LuminousArea): GroupProblem[] {
  const size = sizeTurned(area, group.turn);
  const placed = placeGroup(room, group);
  if (placed.some((place) => !isInside(place, room, size))) {
    const { corner: _, ...whole } = room;
    const isAlong = placed.some(({ x }) => !isInside({ x, y: room.widthM / 2 }, whole, size));
    const field = isAlong ? 'columns' : 'rows';
    return [problem(field, 'group-outside')];
  }
  const stepX = group.stepx || room.lengthM / group.columns;
  const stepY = group.stepy || room.widthM / group.rows;
  // Only luminaires side by side in both directions can touch: those of a row, and those of a column.
  if (group.columns > 1 && stepX < size.alongM - 0.001)
    return [problem('columns', 'group-overlap', { least: size.alongM })];
  if (group.rows > 1 && stepY < size.acrossM - 0.001)
    return [problem('rows', 'group-overlap', { least: size.acrossM })];
  return [];
}
