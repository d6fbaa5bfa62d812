import type { UpkeepForm } from '#core/calculators/room/room-upkeep.ts';
import { missing } from '#core/missing.ts';

export type Presence = UpkeepForm['presence'];

/** How the lighting of a room is controlled, and how long it is used. */
export type Controls = Pick<UpkeepForm, 'presence' | 'daylight' | 'dimming'> & {
  /** Share of the hours in which nobody is there, F_A. */
  absence: number;
  latitudeDeg: number;
  /** Whether the luminaires hold the maintained illuminance over their life. */
  isConstant: boolean;
  hoursDay: number;
  hoursNight: number;
  /** Standby of controls and charging of emergency lighting, kWh/m² a year. */
  standbyKwhM2: number;
};

/** F_OC: what the kind of control makes of absence (EN 15193:2007, table D.1). */
const occupancyControls: Record<Exclude<Presence, 'central'>, number> = {
  manual: 1,
  sweep: 0.95,
  'auto-dim': 0.95,
  'auto-off': 0.9,
  'manual-dim': 0.9,
  'manual-off': 0.8,
};

/**
 * Occupancy dependency factor F_O (EN 15193:2007, annex D.3): 1 for lighting that is switched centrally, or together over
 * more than 30 m².
 */
export function findOccupancyFactor(presence: Presence, absence: number): number {
  if (presence === 'central') return 1;
  const control = occupancyControls[presence];
  if (absence < 0.2) return 1 - ((1 - control) * absence) / 0.2;
  return absence < 0.9 ? control + 0.2 - absence : (7 - 10 * control) * (absence - 1);
}

/** F_D,S = a + b · latitude for 300, 500 and 750 lx (EN 15193:2007, table C.2). */
const daylightSupply = {
  weak: [
    [1.2425, -0.0117],
    [0.9432, -0.0094],
    [0.6692, -0.0067],
  ],
  medium: [
    [1.3097, -0.0106],
    [1.2425, -0.0117],
    [1.0054, -0.0098],
  ],
  strong: [
    [1.2904, -0.0088],
    [1.322, -0.011],
    [1.2812, -0.0121],
  ],
} as const;
const supplyLux = [300, 500, 750] as const;

/** F_D,C: how much of the daylight the control makes use of (EN 15193:2007, table C.9). */
const daylightControls = {
  manual: { weak: 0.2, medium: 0.3, strong: 0.4 },
  automatic: { weak: 0.75, medium: 0.77, strong: 0.85 },
} as const;

/** Daylight dependency factor F_D = 1 - F_D,S · F_D,C (EN 15193:2007, annex C). */
export function findDaylightFactor(
  { daylight, dimming, latitudeDeg }: Pick<Controls, 'daylight' | 'dimming' | 'latitudeDeg'>,
  maintainedLux: number,
): number {
  if (daylight === 'none') return 1;
  const supplies = daylightSupply[daylight].map(([a, b]) => Math.min(1, a + b * latitudeDeg));
  const lux = Math.min(supplyLux[2], Math.max(supplyLux[0], maintainedLux));
  const from = lux < supplyLux[1] ? 0 : 1;
  const [start, end] = [supplyLux[from] ?? missing(), supplyLux[from + 1] ?? missing()];
  const share = (lux - start) / (end - start);
  const [before, after] = [supplies[from] ?? missing(), supplies[from + 1] ?? missing()];
  return 1 - (before * (1 - share) + after * share) * daylightControls[dimming][daylight];
}

/** Constant illuminance factor F_C = (1 + MF) / 2 of luminaires that start dimmed (EN 15193:2007, 6.2.3). */
export function findConstantFactor(isConstant: boolean, maintenanceFactor: number): number {
  return isConstant ? (1 + maintenanceFactor) / 2 : 1;
}

/** No controls: lit in all hours of the use. */
export function defaultControls(use: {
  hoursDay: number;
  hoursNight: number;
  absence: number;
}): Controls {
  const { hoursDay, hoursNight, absence } = use;
  return {
    ...{ presence: 'central', daylight: 'none', dimming: 'manual', isConstant: false },
    ...{ absence, latitudeDeg: 52, standbyKwhM2: 0, hoursDay, hoursNight },
  };
}

export function toControls(form: UpkeepForm): Controls {
  const { presence, daylight, dimming } = form;
  return {
    ...{ presence, daylight, dimming, isConstant: form.constant === 'yes' },
    absence: form.absence / 100,
    latitudeDeg: form.latitude,
    hoursDay: form.day,
    hoursNight: form.night,
    standbyKwhM2: form.standby,
  };
}
