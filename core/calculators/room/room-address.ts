import { type FieldLimits, readAddressFigure } from '#core/calculators/typed-figure.ts';
import { keysOf } from '#core/keys.ts';
import { missing } from '#core/missing.ts';
import { raiseIlluminance } from './around/illuminance-steps.ts';
import type { Floor } from './floor.ts';
import { type GroupForm, parseGroups, writeGroups } from './groups/group-form.ts';
import type { Room } from './room.ts';
import { formatPlaces, type Place, parsePlaces } from './room-place.ts';
import {
  type RoomChoice,
  roomChoices,
  type UpkeepFigure,
  type UpkeepForm,
  upkeepLimits,
  usualUpkeep,
} from './room-upkeep.ts';
import { findRoomUse, type RoomUse, roomUses } from './uses.ts';

/** Input of the calculator; the URL holds all of it. */
export type RoomForm = UpkeepForm & {
  /** Id or SKU of a variant; empty if the visitor's own file is used. */
  luminaire: string;
  use: string;
  length: number;
  width: number;
  /** Sides of the corner that an L-shaped room lacks; both are 0 for a rectangle. */
  cornerlength: number;
  cornerwidth: number;
  height: number;
  plane: number;
  mounting: number;
  /** Reflectances, percent. */
  ceiling: number;
  walls: number;
  floor: number;
  target: number;
  /** Steps up the scale of illuminances for context modifiers (EN 12464-1:2021, 5.3.3). */
  steps: number;
  /** Width of the marginal zone, metres. */
  zone: number;
  /** Maintenance factor, percent. */
  maintenance: number;
  /** 0: as many as needed. */
  rows: number;
  columns: number;
  isTurned: boolean;
  /** Positions of the luminaires once one of them has been moved; empty while they form even rows. */
  places: readonly Place[];
  /** Further luminaires, of other types or elsewhere. */
  further: readonly GroupForm[];
  /** How the plan shows its light; changes no figure. */
  plan: PlanKind;
  /** Texts that are not permitted values, as typed; their fields have the default meanwhile. */
  wrong: Readonly<Partial<Record<RoomFigure | RoomChoice | 'places' | 'use', string>>>;
};

/** Ways to show the light of a plan; the first is the default. */
export const planKinds = ['colours', 'isolines', 'values'] as const;
export type PlanKind = (typeof planKinds)[number];

/** A field with a number. */
export type RoomFigure =
  | UpkeepFigure
  | ('length' | 'width' | 'cornerlength' | 'cornerwidth' | 'height' | 'plane' | 'mounting')
  | ('ceiling' | 'walls' | 'floor')
  | ('target' | 'steps' | 'zone' | 'maintenance' | 'rows' | 'columns');

/** Minimum, maximum and step of each field; fields with a step of 1 have whole numbers. */
export const roomLimits: Record<RoomFigure, FieldLimits> = {
  length: { min: 1, max: 200, step: 0.1, unit: 'm' },
  width: { min: 1, max: 200, step: 0.1, unit: 'm' },
  cornerlength: { min: 0, max: 199, step: 0.1, unit: 'm' },
  cornerwidth: { min: 0, max: 199, step: 0.1, unit: 'm' },
  height: { min: 1.5, max: 30, step: 0.05, unit: 'm' },
  plane: { min: 0, max: 3, step: 0.05, unit: 'm' },
  mounting: { min: 1, max: 30, step: 0.05, unit: 'm' },
  ceiling: { min: 0, max: 95, step: 5, unit: '%' },
  walls: { min: 0, max: 95, step: 5, unit: '%' },
  floor: { min: 0, max: 95, step: 5, unit: '%' },
  target: { min: 10, max: 20_000, step: 10, unit: 'lx' },
  steps: { min: 0, max: 2, step: 1, unit: 'pieces' },
  zone: { min: 0, max: 2, step: 0.05, unit: 'm' },
  maintenance: { min: 30, max: 100, step: 0.5, unit: '%' },
  rows: { min: 0, max: 200, step: 1, unit: 'pieces' },
  columns: { min: 0, max: 200, step: 1, unit: 'pieces' },
  ...upkeepLimits,
};

const roomFigures = keysOf(roomLimits);
const choices = keysOf(roomChoices);

/** Longest text that is returned of a field without a permitted value. */
const MAX_TEXT = 40;
const MAX_PLACES_TEXT = 4000;

/** Minimum distance between luminaires and working plane, metres. */
export const LEAST_HEIGHT_M = 0.3;
/** Least side of what a marginal zone or a missing corner leaves, metres. */
export const LEAST_TASK_M = 0.5;

const usual: RoomForm = {
  ...usualUpkeep,
  ...demandsOf(roomUses[0]),
  luminaire: '',
  use: roomUses[0].id,
  length: 8,
  width: 6,
  cornerlength: 0,
  cornerwidth: 0,
  height: 3,
  mounting: 3,
  ceiling: 70,
  walls: 50,
  floor: 20,
  steps: 0,
  zone: 0,
  maintenance: 80,
  rows: 0,
  columns: 0,
  isTurned: false,
  places: [],
  further: [],
  plan: planKinds[0],
  wrong: {},
};

/** Parses a query into a form: missing values get defaults, others are never changed to permitted ones. */
export function parseRoomForm(search: URLSearchParams): RoomForm {
  const named = search.get('use') ?? usual.use;
  const use = findRoomUse(named) ?? roomUses[0];
  const places = search.get('at') ?? '';
  let form: RoomForm = {
    ...usual,
    use: use.id,
    ...demandsOf(use),
    luminaire: (search.get('luminaire') ?? '').trim().slice(0, 80),
    isTurned: search.has('turned'),
    places: parsePlaces(places),
    plan: planKinds.find((kind) => kind === search.get('plan')) ?? planKinds[0],
  };
  for (const figure of roomFigures) {
    const text = search.get(figure);
    if (text !== null) form = setRoomFigure(form, figure, text);
  }
  for (const choice of choices) {
    const text = search.get(choice);
    if (text !== null) form = setRoomChoice(form, choice, text);
  }
  if (use.id !== named) form = { ...form, wrong: { ...form.wrong, use: named.slice(0, MAX_TEXT) } };
  if (!search.has('target'))
    form = { ...form, target: raiseIlluminance(use.targetLux, form.steps) };
  if (places !== '' && form.places.length === 0) {
    form = { ...form, wrong: { ...form.wrong, places: places.slice(0, MAX_PLACES_TEXT) } };
  }
  const mounting = search.has('mounting') ? form.mounting : form.height;
  return { ...form, mounting, further: parseGroups(search, mounting) };
}

/** Sets a field to what was typed, or notes that it is not a permitted value. */
export function setRoomFigure(form: RoomForm, figure: RoomFigure, text: string): RoomForm {
  const { min, max, step, unit } = roomLimits[figure];
  const value = readAddressFigure(text, unit);
  const isRight = value >= min && value <= max && (step !== 1 || Number.isInteger(value));
  const { [figure]: _, ...wrong } = form.wrong;
  return isRight
    ? { ...form, [figure]: value, wrong }
    : { ...form, wrong: { ...wrong, [figure]: text.slice(0, MAX_TEXT) } };
}

/** Sets a choice, or notes that there is no such one. */
export function setRoomChoice(form: RoomForm, choice: RoomChoice, text: string): RoomForm {
  const { [choice]: _, ...wrong } = form.wrong;
  const options: readonly string[] = roomChoices[choice];
  return options.includes(text)
    ? { ...form, [choice]: text, wrong }
    : { ...form, wrong: { ...wrong, [choice]: text.slice(0, MAX_TEXT) } };
}

/** What a use sets: its requirements, hours and absence. */
function demandsOf(use: RoomUse, steps = 0) {
  return {
    target: raiseIlluminance(use.targetLux, steps),
    plane: use.workPlaneM,
    day: use.hoursDay,
    night: use.hoursNight,
    absence: 100 * use.absence,
  };
}

/** Sets the use, and what it demands. */
export function setRoomUse(form: RoomForm, use: RoomUse): RoomForm {
  const demands = demandsOf(use, form.steps);
  const set: readonly string[] = ['use', ...keysOf(demands)];
  const wrong = Object.fromEntries(
    Object.entries(form.wrong).filter(([key]) => !set.includes(key)),
  );
  return { ...form, use: use.id, ...demands, wrong };
}

/** Sets the steps of the context modifiers, and the illuminance that they demand. */
export function setRoomSteps(form: RoomForm, text: string): RoomForm {
  const next = setRoomFigure(form, 'steps', text);
  const { target: _, ...wrong } = next.wrong;
  return { ...next, target: raiseIlluminance(useOf(form).targetLux, next.steps), wrong };
}

/** The use of a form, which is one of the list. */
export function useOf({ use }: Pick<RoomForm, 'use'>): RoomUse {
  return findRoomUse(use) ?? missing();
}

/** Formats a form as a query; defaults of its use are left out. */
export function formatRoomForm(form: RoomForm): string {
  const base = { ...usual, ...demandsOf(useOf(form), form.steps), mounting: form.height };
  const search = new URLSearchParams();
  if (form.luminaire !== '') search.set('luminaire', form.luminaire);
  const named = form.wrong.use ?? form.use;
  if (named !== usual.use) search.set('use', named);
  for (const figure of roomFigures) {
    const text = form.wrong[figure] ?? String(form[figure]);
    if (text !== String(base[figure])) search.set(figure, text);
  }
  for (const choice of choices) {
    const text = form.wrong[choice] ?? form[choice];
    if (text !== usual[choice]) search.set(choice, text);
  }
  if (form.isTurned) search.set('turned', '1');
  const places = form.wrong.places ?? formatPlaces(form.places);
  if (places !== '') search.set('at', places);
  writeGroups(search, form.further, form.mounting);
  if (form.plan !== planKinds[0]) search.set('plan', form.plan);
  return search.toString();
}

type FloorForm = Pick<RoomForm, 'length' | 'width' | 'cornerlength' | 'cornerwidth'>;

/** The floor plan of a form. */
export function toFloorPlan({ length, width, cornerlength, cornerwidth }: FloorForm): Floor {
  const hasCorner = cornerlength > 0 && cornerwidth > 0;
  return {
    lengthM: length,
    widthM: width,
    corner: hasCorner ? { lengthM: cornerlength, widthM: cornerwidth } : undefined,
  };
}

export function toRoom(form: RoomForm): Room {
  const { height, plane, mounting, ceiling, walls, floor, zone } = form;
  return {
    ...toFloorPlan(form),
    heightM: height,
    workPlaneM: plane,
    mountingHeightM: mounting,
    reflectances: { ceiling: ceiling / 100, walls: walls / 100, floor: floor / 100 },
    marginalZoneM: zone,
  };
}
