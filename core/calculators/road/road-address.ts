import {
  type AnyField,
  createFormAddress,
  type FigureField,
  type FormAddress,
  type WrongChoices,
} from '#core/calculators/form-address.ts';
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
  wrong: WrongChoices;
};

export type RoadField = FigureField<RoadForm>;
/** Fields with choices, too. */
export type AnyRoadField = AnyField<RoadForm>;

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
  wrong: {},
};

/** The address of a road; metres, degrees, percent. */
export const roadAddress: FormAddress<RoadForm> = createFormAddress({
  usual,
  choices: { class: roadClasses, surface: roadSurfaces, arrangement: arrangements },
  limits: {
    lanes: { min: 1, max: 6, step: 1, isWhole: true, unit: 'pieces' },
    lane: { min: 2, max: 6, step: 0.05, unit: 'm' },
    median: { min: 0, max: 20, step: 0.1, unit: 'm' },
    spacing: { min: 0, max: 100, step: 0.5, unit: 'm' },
    height: { min: 3, max: 20, step: 0.1, unit: 'm' },
    overhang: { min: -5, max: 5, step: 0.1, unit: 'm' },
    tilt: { min: -10, max: 30, step: 0.5, unit: '°' },
    maintenance: { min: 30, max: 100, step: 1, unit: '%' },
  },
  isUsed: ({ arrangement }, field) => field !== 'median' || arrangement === 'median',
  rangeOf: (_, field) => {
    const { min, max } = roadAddress.limits[field];
    return { min: field === 'spacing' ? LEAST_SPACING : min, max };
  },
  accepts: (field, value) => field === 'spacing' && value === 0,
});

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
