import type { FieldLimits } from '#core/calculators/typed-figure.ts';
import { type FieldUnit, formatLimit } from '#core/calculators/typed-quantity.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { missing } from '#core/missing.ts';
import type { LuminousArea } from '#core/photometry/luminaire.ts';
import { formatNumber } from '#core/units.ts';
import { narrowestOf } from './floor.ts';
import { type GroupNumber, groupLimits, groupNumbers } from './groups/group-form.ts';
import { findGroupProblems, type GroupProblem } from './groups/group-problems.ts';
import { countFitting, countInside, isInside, sizeInRoom } from './luminaire-fit.ts';
import { chooseGrid } from './plan-lighting.ts';
import {
  LEAST_HEIGHT_M,
  LEAST_TASK_M,
  type RoomFigure,
  type RoomForm,
  roomLimits,
  toFloorPlan,
  toRoom,
  useOf,
} from './room-address.ts';
import { HOURS_OF_YEAR, type RoomChoice, roomChoices } from './room-upkeep.ts';
import { type Hanging, highestMounting } from './uplight.ts';

/** What is wrong with a field, with the figures that its text names. */
export type RoomProblem = {
  field:
    | RoomFigure
    | RoomChoice
    | 'places'
    | 'turned'
    | 'use'
    | `${GroupProblem['field']}${GroupNumber}`;
  kind:
    | GroupProblem['kind']
    | 'range'
    | 'whole'
    | 'low-ceiling'
    | 'above-ceiling'
    | 'low-mounting'
    | 'low-eyes'
    | 'turn'
    | 'too-large'
    | 'rows'
    | 'columns'
    | 'unreadable'
    | 'unknown-use'
    | 'unknown-choice'
    | 'long-year'
    | 'wide-zone'
    | 'half-corner'
    | 'large-corner'
    | 'none-inside'
    | 'outside';
  values: Record<string, number>;
};

/**
 * Lists what makes a room impossible, each at its field. Nothing is corrected silently: a room with problems is not
 * calculated.
 *
 * @param luminaire null while none is chosen.
 * @param others luminaires of the further groups; null for those that do not exist.
 */
export function findRoomProblems(
  form: RoomForm,
  luminaire: Hanging | null,
  others: readonly (Hanging | null)[] = [],
): RoomProblem[] {
  const own = findOwnProblems(form, luminaire);
  // Heights of the room come first: those of the groups follow from them.
  return own.length > 0 ? own : findFurtherProblems(form, others);
}

function findFurtherProblems(form: RoomForm, others: readonly (Hanging | null)[]): RoomProblem[] {
  const bounds = { ...toRoom(form), lowestM: form.plane + LEAST_HEIGHT_M };
  return form.further.flatMap((group, index) =>
    findGroupProblems(bounds, group, others[index] ?? null).map(({ field, ...rest }) => {
      return { field: `${field}${groupNumbers[index] ?? missing()}` as const, ...rest };
    }),
  );
}

function findOwnProblems(form: RoomForm, luminaire: Hanging | null): RoomProblem[] {
  const unreadable = Object.keys(form.wrong).map((field) => {
    if (field === 'places') return problem('places', 'unreadable');
    if (field === 'use') return problem('use', 'unknown-use');
    return field in roomChoices
      ? problem(field as RoomChoice, 'unknown-choice')
      : findWrong(field as RoomFigure);
  });
  if (unreadable.length > 0) return unreadable;
  return [
    ...findCorner(form),
    ...findHeights(form),
    ...findZone(form),
    ...findHours(form),
    ...(luminaire ? findUplight(form, luminaire) : []),
    ...(luminaire ? findMisfits(form, luminaire.luminousArea) : []),
  ];
}

function problem(
  field: RoomProblem['field'],
  kind: RoomProblem['kind'],
  values: RoomProblem['values'] = {},
): RoomProblem {
  return { field, kind, values };
}

function findWrong(field: RoomFigure): RoomProblem {
  const { min, max, step } = roomLimits[field];
  return problem(field, step === 1 ? 'whole' : 'range', { min, max });
}

function findHeights(form: RoomForm): RoomProblem[] {
  const { height, plane, mounting } = form;
  const use = useOf(form);
  const eye = Math.max(use.eyeM, use.faceM);
  if (height <= eye)
    return [problem('height', 'low-eyes', { eye, min: eye + roomLimits.height.step })];
  const highestPlane = height - LEAST_HEIGHT_M;
  if (plane > highestPlane + 1e-9) return [problem('plane', 'low-ceiling', { max: highestPlane })];
  if (mounting > height) return [problem('mounting', 'above-ceiling', { max: height })];
  const lowest = plane + LEAST_HEIGHT_M;
  if (mounting < lowest - 1e-9) return [problem('mounting', 'low-mounting', { min: lowest })];
  return [];
}

function findCorner({ length, width, cornerlength, cornerwidth }: RoomForm): RoomProblem[] {
  if (cornerlength > 0 !== cornerwidth > 0)
    return [problem(cornerlength > 0 ? 'cornerwidth' : 'cornerlength', 'half-corner')];
  const sides = [
    ['cornerlength', cornerlength, length],
    ['cornerwidth', cornerwidth, width],
  ] as const;
  return sides.flatMap(([field, corner, side]) => {
    const max = Math.round(100 * (side - LEAST_TASK_M)) / 100;
    return corner > max ? problem(field, 'large-corner', { max }) : [];
  });
}

function findZone(form: RoomForm): RoomProblem[] {
  const { zone } = form;
  const widest = Math.floor(50 * (narrowestOf(toFloorPlan(form)) - LEAST_TASK_M) + 1e-9) / 100;
  return zone > Math.max(0, widest) ? [problem('zone', 'wide-zone', { max: widest })] : [];
}

function findHours({ day, night }: RoomForm): RoomProblem[] {
  const most = HOURS_OF_YEAR - day;
  return night > most ? [problem('night', 'long-year', { max: most })] : [];
}

function findUplight({ height, mounting }: RoomForm, luminaire: Hanging): RoomProblem[] {
  const max = highestMounting(luminaire, height);
  return mounting > max + 1e-9 && mounting <= height
    ? [problem('mounting', 'uplight', { max })]
    : [];
}

function findMisfits(form: RoomForm, area: LuminousArea): RoomProblem[] {
  const room = toRoom(form);
  const size = sizeInRoom(area, form.isTurned);
  const most = countFitting(room, size);
  if (most.rows < 1 || most.columns < 1) {
    const other = countFitting(room, sizeInRoom(area, !form.isTurned));
    const kind = other.rows >= 1 && other.columns >= 1 ? 'turn' : 'too-large';
    return [problem('turned', kind, { along: size.alongM, across: size.acrossM })];
  }
  if (form.places.length > 0) {
    const outside = form.places.findIndex((place) => !isInside(place, room, size));
    return outside < 0 ? [] : [problem('places', 'outside', { number: outside + 1 })];
  }
  const tooMany = (['rows', 'columns'] as const)
    .filter((field) => form[field] > most[field])
    .map((field) => problem(field, field, { max: most[field] }));
  return tooMany.length > 0 || hasLuminaires(form, area)
    ? tooMany
    : [problem('rows', 'none-inside')];
}

/** Whether even rows have a luminaire in the room: an L may lack all of them. */
function hasLuminaires(form: RoomForm, luminousArea: LuminousArea): boolean {
  const { rows, columns, isTurned } = form;
  const task = { rows: rows || null, columns: columns || null, isTurned };
  const floor = toFloorPlan(form);
  const grid = chooseGrid(floor, { ...task, luminaire: { luminousArea } }, 1);
  return countInside(floor, grid, sizeInRoom(luminousArea, isTurned)) > 0;
}

/** The text of a problem: what is wrong, and what to do. */
export function roomProblemText(t: Translate<'room'>, problem: RoomProblem): string {
  const { field, kind, values } = problem;
  const unit = kind === 'range' || kind === 'whole' ? unitOf(field) : null;
  const shown = Object.entries(values).map(([name, value]) => {
    const isLimit = name === 'max' && unit !== null;
    const text = isLimit ? formatLimit(t.locale, value, unit) : formatNumber(t.locale, value, 2);
    return [name, text] as const;
  });
  return t(`room.problem.${kind}`, Object.fromEntries(shown) as never);
}

/** The unit of a field, of those of groups, too: `mounting2`. Places are coordinates. */
function unitOf(field: RoomProblem['field']): FieldUnit | null {
  if (field === 'places') return 'm';
  const name = field.replace(/\d$/, '');
  const isOfGroup = name !== field;
  const limits: Partial<Record<string, FieldLimits>> = isOfGroup ? groupLimits : roomLimits;
  return limits[name]?.unit ?? null;
}
