import {
  type AnyField,
  createFormAddress,
  type FigureField,
  type FormAddress,
  type WrongChoices,
} from '#core/calculators/form-address.ts';
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
  wrong: WrongChoices;
};

export type AreaField = FigureField<AreaForm>;
/** Fields with choices, too. */
export type AnyAreaField = AnyField<AreaForm>;

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
  wrong: {},
};

/** The address of an area; metres, degrees, percent. */
export const areaAddress: FormAddress<AreaForm> = createFormAddress({
  usual,
  choices: { target: areaTargets, use: areaUses, arrangement: areaArrangements },
  limits: {
    width: { min: 2, max: 200, step: 0.5, unit: 'm' },
    depth: { min: 2, max: 200, step: 0.5, unit: 'm' },
    masts: { min: 1, max: 12, step: 1, isWhole: true, unit: 'pieces' },
    each: { min: 1, max: 6, step: 1, isWhole: true, unit: 'pieces' },
    height: { min: 0.2, max: 40, step: 0.1, unit: 'm' },
    setback: { min: -50, max: 100, step: 0.1, unit: 'm' },
    tilt: { min: 0, max: 170, step: 0.5, unit: '°' },
    fan: { min: 0, max: 90, step: 1, unit: '°' },
    maintenance: { min: 30, max: 100, step: 1, unit: '%' },
  },
  isUsed({ target, arrangement }, field) {
    const isWall = target === 'facade';
    if (field === 'use' || field === 'arrangement') return !isWall;
    if (field === 'masts') return isWall || arrangement !== 'corners';
    if (field === 'setback') return isWall || arrangement !== 'middle';
    return true;
  },
  rangeOf({ target }, field) {
    const { min, max } = areaAddress.limits[field];
    return { min: field === 'setback' && target === 'facade' ? LEAST_SETBACK : min, max };
  },
});

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
