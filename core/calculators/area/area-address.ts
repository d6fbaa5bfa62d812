import { keysOf } from '#core/keys.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { type AreaArrangement, type AreaTarget, areaArrangements, areaTargets } from './area.ts';
import type { AreaTask } from './area-outcome.ts';
import { type AreaUse, areaUses } from './requirements.ts';

/** Input of the calculator; the URL holds all of it. A figure that is no number is NaN. */
export type AreaForm = {
  /** Id or SKU of a variant; empty if the visitor has not chosen one. */
  luminaire: string;
  target: AreaTarget;
  use: AreaUse;
  arrangement: AreaArrangement;
  width: number;
  /** Depth of the ground, or height of the wall. */
  depth: number;
  masts: number;
  /** Luminaires on each mast. */
  each: number;
  height: number;
  setback: number;
  tilt: number;
  /** Angle between the luminaires of a mast. */
  fan: number;
  /** Maintenance factor, percent. */
  maintenance: number;
};

const choices = { target: areaTargets, use: areaUses, arrangement: areaArrangements };

export type AreaField = Exclude<keyof AreaForm, keyof typeof choices | 'luminaire'>;

/** Minimum, maximum and step of each field; metres, degrees, percent. */
export const areaLimits: Record<AreaField, { min: number; max: number; step: number }> = {
  width: { min: 2, max: 200, step: 0.5 },
  depth: { min: 2, max: 200, step: 0.5 },
  masts: { min: 1, max: 12, step: 1 },
  each: { min: 1, max: 6, step: 1 },
  height: { min: 0.2, max: 40, step: 0.1 },
  setback: { min: -50, max: 100, step: 0.1 },
  tilt: { min: 0, max: 170, step: 0.5 },
  fan: { min: 0, max: 90, step: 1 },
  maintenance: { min: 30, max: 100, step: 1 },
};

const areaFields = keysOf(areaLimits);
/** Whole numbers. */
const counts: readonly AreaField[] = ['masts', 'each'];
/** Closest to a wall. */
const LEAST_SETBACK = 0.2;

const usual: AreaForm = {
  luminaire: '',
  target: 'ground',
  use: 'parking-light',
  arrangement: 'sides',
  width: 24,
  depth: 16,
  masts: 2,
  each: 1,
  height: 6,
  setback: 0,
  tilt: 15,
  fan: 30,
  maintenance: 80,
};

/** Query keys that the calculator reads. */
export const areaParams = keysOf(usual);

/** Parses a query into a form: missing values and unknown choices get defaults. Figures are not corrected. */
export function parseAreaForm(search: URLSearchParams): AreaForm {
  const form: AreaForm = {
    ...usual,
    luminaire: (search.get('luminaire') ?? '').trim().slice(0, 80),
    target: choose(areaTargets, search.get('target'), usual.target),
    use: choose(areaUses, search.get('use'), usual.use),
    arrangement: choose(areaArrangements, search.get('arrangement'), usual.arrangement),
  };
  for (const field of areaFields) {
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
export function formatAreaForm(form: AreaForm): string {
  const search = new URLSearchParams();
  for (const param of areaParams) {
    if (form[param] !== usual[param]) search.set(param, String(form[param]));
  }
  return search.toString();
}

/** Fields that count for what is lit and where the masts are. */
export function usedFields({ target, arrangement }: AreaForm): AreaField[] {
  const isWall = target === 'facade';
  return areaFields.filter((field) => {
    if (field === 'masts') return isWall || arrangement !== 'corners';
    if (field === 'setback') return isWall || arrangement !== 'middle';
    return true;
  });
}

/** Fields whose figures are missing or out of range. */
export function findWrongAreaFields(form: AreaForm): AreaField[] {
  return usedFields(form).filter((field) => {
    const { min, max } = areaRange(form, field);
    const value = form[field];
    if (!(value >= min && value <= max)) return true;
    return counts.includes(field) && !Number.isInteger(value);
  });
}

/** The range of a field. */
export function areaRange({ target }: AreaForm, field: AreaField): { min: number; max: number } {
  const { min, max } = areaLimits[field];
  return { min: field === 'setback' && target === 'facade' ? LEAST_SETBACK : min, max };
}

/** Whether a field takes whole numbers only. */
export function isCount(field: AreaField): boolean {
  return counts.includes(field);
}

/** Converts a form without wrong fields into the input of the calculation. */
export function toAreaTask(form: AreaForm, luminaire: Luminaire): AreaTask {
  return {
    area: { target: form.target, widthM: form.width, depthM: form.depth },
    lighting: {
      luminaire,
      arrangement: form.arrangement,
      masts: form.masts,
      perMast: form.each,
      heightM: form.height,
      setbackM: form.setback,
      tiltDeg: form.tilt,
      fanDeg: form.fan,
      maintenanceFactor: form.maintenance / 100,
    },
    use: form.use,
  };
}
