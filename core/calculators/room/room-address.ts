import { keysOf } from '#core/keys.ts';
import type { Room } from './room.ts';
import { clampPlace, formatPlaces, type Place, parsePlaces } from './room-place.ts';
import { findRoomUse } from './uses.ts';

/** Input of the calculator; the URL holds all of it. */
export type RoomForm = {
  /** Id or SKU of a variant; empty if the visitor's own file is used. */
  luminaire: string;
  use: string;
  length: number;
  width: number;
  height: number;
  plane: number;
  mounting: number;
  /** Reflectances, percent. */
  ceiling: number;
  walls: number;
  floor: number;
  target: number;
  /** Maintenance factor, percent. */
  maintenance: number;
  /** 0: as many as needed. */
  rows: number;
  columns: number;
  isTurned: boolean;
  /** Positions of the luminaires once one of them has been moved; empty while they form even rows. */
  places: readonly Place[];
};

type Figure = Exclude<keyof RoomForm, 'luminaire' | 'use' | 'isTurned' | 'places'>;

/** Minimum, maximum and step of each field. */
export const roomLimits: Record<Figure, { min: number; max: number; step: number }> = {
  length: { min: 1, max: 100, step: 0.1 },
  width: { min: 1, max: 100, step: 0.1 },
  height: { min: 1.5, max: 30, step: 0.05 },
  plane: { min: 0, max: 3, step: 0.05 },
  mounting: { min: 1, max: 30, step: 0.05 },
  ceiling: { min: 0, max: 90, step: 5 },
  walls: { min: 0, max: 90, step: 5 },
  floor: { min: 0, max: 90, step: 5 },
  target: { min: 10, max: 5000, step: 10 },
  maintenance: { min: 30, max: 100, step: 1 },
  rows: { min: 0, max: 50, step: 1 },
  columns: { min: 0, max: 50, step: 1 },
};

const roomFigures = keysOf(roomLimits);

/** Minimum distance between luminaires and working plane, metres. */
const LEAST_HEIGHT = 0.3;

const usual: RoomForm = {
  luminaire: '',
  use: 'office-writing',
  length: 8,
  width: 6,
  height: 3,
  plane: 0.75,
  mounting: 3,
  ceiling: 70,
  walls: 50,
  floor: 20,
  target: 500,
  maintenance: 80,
  rows: 0,
  columns: 0,
  isTurned: false,
  places: [],
};

/** Parses a query into a form: missing values get defaults, values out of range are clamped. */
export function parseRoomForm(search: URLSearchParams): RoomForm {
  const use = findRoomUse(search.get('use'));
  const base = { ...usual, use: use.id, target: use.targetLux, plane: use.workPlaneM };
  const form: RoomForm = {
    ...base,
    luminaire: (search.get('luminaire') ?? '').trim().slice(0, 80),
    isTurned: search.has('turned'),
    places: parsePlaces(search.get('at')),
  };
  for (const figure of roomFigures) {
    const text = search.get(figure)?.replace(',', '.');
    const value = text === undefined || text.trim() === '' ? base[figure] : Number(text);
    form[figure] = Number.isFinite(value) ? clamp(figure, value) : base[figure];
  }
  if (!search.has('mounting')) form.mounting = form.height;
  return form;
}

/** Corrects a form so that it can be calculated: the luminaires hang in the room and above the working plane. */
function completeRoomForm(form: RoomForm): RoomForm {
  const height = Math.max(form.height, form.plane + LEAST_HEIGHT);
  const mounting = Math.min(height, Math.max(form.mounting, form.plane + LEAST_HEIGHT));
  return { ...form, height, mounting };
}

function clamp(figure: Figure, value: number): number {
  const { min, max } = roomLimits[figure];
  return Math.min(max, Math.max(min, value));
}

/** Formats a form as a query; defaults of its use are left out. */
export function formatRoomForm(form: RoomForm): string {
  const use = findRoomUse(form.use);
  const base = { ...usual, target: use.targetLux, plane: use.workPlaneM, mounting: form.height };
  const search = new URLSearchParams();
  if (form.luminaire !== '') search.set('luminaire', form.luminaire);
  if (form.use !== usual.use) search.set('use', form.use);
  for (const figure of roomFigures) {
    if (form[figure] !== base[figure]) search.set(figure, String(form[figure]));
  }
  if (form.isTurned) search.set('turned', '1');
  if (form.places.length > 0) search.set('at', formatPlaces(form.places));
  return search.toString();
}

/** Positions of moved luminaires, clamped to the current size of the room. */
export function placesOf(form: RoomForm): Place[] {
  return form.places.map((place) =>
    clampPlace(place, { lengthM: form.length, widthM: form.width }),
  );
}

export function toRoom(form: RoomForm): Room {
  const { length, width, height, plane, mounting, ceiling, walls, floor } = completeRoomForm(form);
  return {
    lengthM: length,
    widthM: width,
    heightM: height,
    workPlaneM: plane,
    mountingHeightM: mounting,
    reflectances: { ceiling: ceiling / 100, walls: walls / 100, floor: floor / 100 },
  };
}
