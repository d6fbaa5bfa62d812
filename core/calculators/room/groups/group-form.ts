import { type FieldLimits, readAddressFigure } from '#core/calculators/typed-figure.ts';
import { keysOf } from '#core/keys.ts';

/** Further luminaires of a room as typed: an even grid of one type, in the whole room or with spacings of its own. */
export type GroupForm = {
  /** Id or SKU of a variant. */
  luminaire: string;
  /** Numbers along the width and the length. */
  rows: number;
  columns: number;
  /** Spacings along the length and the width, metres; 0: evenly over the room. */
  stepx: number;
  stepy: number;
  /** Displacement of the grid from the middle of the room along length and width, metres. */
  shiftx: number;
  shifty: number;
  /** Height of the luminous areas above the floor, metres. */
  mounting: number;
  /** Direction of the C0 half plane, degrees from the length towards the width. */
  turn: number;
  /** Tilt that moves the nadir towards C0, degrees. */
  tilt: number;
  /** Luminous flux as dimmed, percent. */
  flux: number;
  /** Texts that are not permitted values, as typed. */
  wrong: Readonly<Partial<Record<GroupFigure, string>>>;
};

export type GroupFigure =
  | ('rows' | 'columns' | 'stepx' | 'stepy' | 'shiftx' | 'shifty')
  | ('mounting' | 'turn' | 'tilt' | 'flux');

/** Minimum, maximum and step of each field; fields with a step of 1 have whole numbers. */
export const groupLimits: Record<GroupFigure, FieldLimits> = {
  rows: { min: 1, max: 50, step: 1, unit: 'pieces' },
  columns: { min: 1, max: 50, step: 1, unit: 'pieces' },
  stepx: { min: 0, max: 100, step: 0.05, unit: 'm' },
  stepy: { min: 0, max: 100, step: 0.05, unit: 'm' },
  shiftx: { min: -50, max: 50, step: 0.05, unit: 'm' },
  shifty: { min: -50, max: 50, step: 0.05, unit: 'm' },
  mounting: { min: 1, max: 30, step: 0.05, unit: 'm' },
  turn: { min: 0, max: 359, step: 1, unit: '°' },
  tilt: { min: 0, max: 90, step: 1, unit: '°' },
  flux: { min: 1, max: 100, step: 0.5, unit: '%' },
};

export const groupFigures = keysOf(groupLimits);

/** Numbers of the groups beside the first one, as in their names in addresses: `luminaire2`. */
export const groupNumbers = [2, 3, 4] as const;
export type GroupNumber = (typeof groupNumbers)[number];

/** Luminaires in one further group; more are a room's main lighting. */
export const MAX_GROUP_LUMINAIRES = 200;

const MAX_TEXT = 40;
const MAX_CODE = 80;

/** Query keys of all groups. */
export const groupParams = groupNumbers.flatMap((number) =>
  (['luminaire', ...groupFigures] as const).map((name) => `${name}${number}`),
);

/** A group as it is added, at the height of the others. */
export function createGroup(luminaire: string, mounting: number): GroupForm {
  return {
    ...{ luminaire, rows: 1, columns: 1, stepx: 0, stepy: 0, shiftx: 0, shifty: 0 },
    ...{ mounting, turn: 0, tilt: 0, flux: 100, wrong: {} },
  };
}

/** Parses the groups of a query; those without a luminaire are none. */
export function parseGroups(search: URLSearchParams, mounting: number): GroupForm[] {
  return groupNumbers.flatMap((number) => {
    const luminaire = (search.get(`luminaire${number}`) ?? '').trim().slice(0, MAX_CODE);
    if (luminaire === '') return [];
    let group = createGroup(luminaire, mounting);
    for (const figure of groupFigures) {
      const text = search.get(`${figure}${number}`);
      if (text !== null) group = setGroupFigure(group, figure, text);
    }
    return [group];
  });
}

/** Writes groups into a query; defaults are left out. */
export function writeGroups(
  search: URLSearchParams,
  groups: readonly GroupForm[],
  mounting: number,
): void {
  for (const [index, group] of groups.entries()) {
    const number = groupNumbers[index];
    const base = createGroup(group.luminaire, mounting);
    search.set(`luminaire${number}`, group.luminaire);
    for (const figure of groupFigures) {
      const text = group.wrong[figure] ?? String(group[figure]);
      if (text !== String(base[figure])) search.set(`${figure}${number}`, text);
    }
  }
}

/** Sets a field to what was typed, or notes that it is not a permitted value. */
export function setGroupFigure(group: GroupForm, figure: GroupFigure, text: string): GroupForm {
  const { min, max, step, unit } = groupLimits[figure];
  const value = readAddressFigure(text, unit);
  const isRight = value >= min && value <= max && (step !== 1 || Number.isInteger(value));
  const { [figure]: _, ...wrong } = group.wrong;
  return isRight
    ? { ...group, [figure]: value, wrong }
    : { ...group, wrong: { ...wrong, [figure]: text.slice(0, MAX_TEXT) } };
}
