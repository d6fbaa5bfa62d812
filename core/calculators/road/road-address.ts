import { keysOf } from '#core/keys.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { type Arrangement, arrangements } from './road.ts';
import { type RoadClass, roadClasses } from './road-class.ts';
import type { RoadTask } from './road-outcome.ts';
import { type RoadSurface, roadSurfaces } from './road-surface.ts';

/** Input of the calculator; the URL holds all of it. A figure that is no number is NaN. */
export type RoadForm = {
  /** Id or SKU of a variant; empty if the visitor has not chosen one. */
  luminaire: string;
  class: RoadClass;
  surface: RoadSurface;
  arrangement: Arrangement;
  lanes: number;
  /** Width of a lane. */
  lane: number;
  /** Width of the median; only for columns in it. */
  median: number;
  /** 0: the widest spacing that meets the class. */
  spacing: number;
  height: number;
  overhang: number;
  tilt: number;
  /** Maintenance factor, percent. */
  maintenance: number;
};

export type RoadField = Exclude<keyof RoadForm, keyof typeof choices | 'luminaire'>;

/** Minimum, maximum and step of each field; metres, degrees, percent. */
export const roadLimits: Record<RoadField, { min: number; max: number; step: number }> = {
  lanes: { min: 1, max: 6, step: 1 },
  lane: { min: 2, max: 6, step: 0.05 },
  median: { min: 0, max: 20, step: 0.1 },
  spacing: { min: 0, max: 100, step: 0.5 },
  height: { min: 3, max: 20, step: 0.1 },
  overhang: { min: -5, max: 5, step: 0.1 },
  tilt: { min: -10, max: 30, step: 0.5 },
  maintenance: { min: 30, max: 100, step: 1 },
};

const choices = { class: roadClasses, surface: roadSurfaces, arrangement: arrangements };
const roadFields = keysOf(roadLimits);
/** Closest spacing; the field also accepts 0. */
const LEAST_SPACING = 5;

const usual: RoadForm = {
  luminaire: '',
  class: 'M4',
  surface: 'R3',
  arrangement: 'single',
  lanes: 2,
  lane: 3.5,
  median: 2,
  spacing: 0,
  height: 8,
  overhang: 0,
  tilt: 0,
  maintenance: 80,
};

/** Query keys that the calculator reads. */
export const roadParams = keysOf(usual);

/** Parses a query into a form: missing values and unknown choices get defaults. Figures are not corrected. */
export function parseRoadForm(search: URLSearchParams): RoadForm {
  const form: RoadForm = {
    ...usual,
    luminaire: (search.get('luminaire') ?? '').trim().slice(0, 80),
    class: choose(roadClasses, search.get('class'), usual.class),
    surface: choose(roadSurfaces, search.get('surface'), usual.surface),
    arrangement: choose(arrangements, search.get('arrangement'), usual.arrangement),
  };
  for (const field of roadFields) {
    const text = search.get(field)?.replace(',', '.').trim();
    if (text) form[field] = Number(text);
  }
  return form;
}

function choose<Choice extends string>(
  all: readonly Choice[],
  text: string | null,
  otherwise: Choice,
): Choice {
  return all.find((choice) => choice === text) ?? otherwise;
}

/** Formats a form as a query; defaults are left out. */
export function formatRoadForm(form: RoadForm): string {
  const search = new URLSearchParams();
  for (const param of roadParams) {
    if (form[param] !== usual[param]) search.set(param, String(form[param]));
  }
  return search.toString();
}

/** Fields whose figures are missing or out of range. */
export function findWrongFields(form: RoadForm): RoadField[] {
  return roadFields.filter((field) => !isPossible(field, form[field]));
}

function isPossible(field: RoadField, value: number): boolean {
  const { min, max, step } = roadLimits[field];
  if (!(value >= min && value <= max)) return false;
  if (field === 'spacing') return value === 0 || value >= LEAST_SPACING;
  return step !== 1 || field !== 'lanes' || Number.isInteger(value);
}

/** The range of a field as its message names it. */
export function rangeOf(field: RoadField): { min: number; max: number } {
  const { min, max } = roadLimits[field];
  return { min: field === 'spacing' ? LEAST_SPACING : min, max };
}

/** Converts a form without wrong fields into the input of the calculation. */
export function toRoadTask(form: RoadForm, luminaire: Luminaire): RoadTask {
  const { lanes, lane, surface, arrangement } = form;
  return {
    road: { lanes, laneWidthM: lane, surface },
    lighting: {
      luminaire,
      arrangement,
      heightM: form.height,
      overhangM: form.overhang,
      tiltDeg: form.tilt,
      medianM: arrangement === 'median' ? form.median : 0,
      maintenanceFactor: form.maintenance / 100,
    },
    spacingM: form.spacing || null,
    roadClass: form.class,
  };
}
