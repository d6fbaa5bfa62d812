import type { FieldLimits } from '#core/calculators/typed-figure.ts';

/** Fields with a number about maintenance and energy. */
export type UpkeepFigure =
  | ('years' | 'flux' | 'lifetime' | 'survival' | 'cleaning' | 'surfaces')
  | ('day' | 'night' | 'absence' | 'latitude' | 'standby');

/** Fields with a choice; the first of each is the default but for `housing`. */
export const roomChoices = {
  /** How the maintenance factor is found: given, or from its parts for the dirt of the room. */
  dirt: ['given', 'clean', 'normal', 'dirty'],
  housing: ['enclosed', 'dustproof', 'batten', 'open', 'closed-top', 'uplight'],
  presence: ['central', 'manual', 'sweep', 'auto-dim', 'auto-off', 'manual-dim', 'manual-off'],
  daylight: ['none', 'weak', 'medium', 'strong'],
  dimming: ['manual', 'automatic'],
  constant: ['no', 'yes'],
} as const;
export type RoomChoice = keyof typeof roomChoices;

/** Input about maintenance and energy. */
export type UpkeepForm = { [Choice in RoomChoice]: (typeof roomChoices)[Choice][number] } & {
  /** Years in operation until the luminaires are replaced. */
  years: number;
  /** Rated life: percent of the flux, and hours; 0: as stated for the luminaire. */
  flux: number;
  lifetime: number;
  /** Percent of the luminaires that work, or are replaced when they fail. */
  survival: number;
  /** Years between cleanings of luminaires and of surfaces. */
  cleaning: number;
  surfaces: number;
  /** Hours in use a year with and without daylight. */
  day: number;
  night: number;
  /** Percent of the hours in which nobody is there. */
  absence: number;
  /** Degrees north. */
  latitude: number;
  /** Standby of controls and charging of emergency lighting, kWh/m² a year. */
  standby: number;
};

export const HOURS_OF_YEAR = 8760;

/** The tables of the factors end at three years, the daylight factors at latitudes of 38° and 60°. */
export const upkeepLimits: Record<UpkeepFigure, FieldLimits> = {
  years: { min: 0.5, max: 50, step: 0.5, unit: 'years' },
  flux: { min: 0, max: 99, step: 1, unit: '%' },
  lifetime: { min: 0, max: 500_000, step: 1, unit: 'h' },
  survival: { min: 50, max: 100, step: 0.5, unit: '%' },
  cleaning: { min: 0.5, max: 3, step: 0.5, unit: 'years' },
  surfaces: { min: 0.5, max: 3, step: 0.5, unit: 'years' },
  day: { min: 0, max: HOURS_OF_YEAR, step: 1, unit: 'h' },
  night: { min: 0, max: HOURS_OF_YEAR, step: 1, unit: 'h' },
  absence: { min: 0, max: 100, step: 5, unit: '%' },
  latitude: { min: 38, max: 60, step: 0.5, unit: '°' },
  standby: { min: 0, max: 20, step: 0.1, unit: 'kWh/m²' },
};

/** Defaults; hours and absence are those of the use. */
export const usualUpkeep: Omit<UpkeepForm, 'day' | 'night' | 'absence'> = {
  ...{ dirt: 'given', housing: 'enclosed', presence: 'central', daylight: 'none' },
  ...{ dimming: 'manual', constant: 'no', years: 10, flux: 0, lifetime: 0, survival: 100 },
  ...{ cleaning: 1, surfaces: 3, latitude: 52, standby: 0 },
};
