import { areaOf, type Floor } from '#core/calculators/room/floor.ts';
import { findDensityLimit, findVeeiLimit, type RoomUse } from '#core/calculators/room/uses.ts';
import {
  type Controls,
  findConstantFactor,
  findDaylightFactor,
  findOccupancyFactor,
} from './control-factors.ts';

/** Energy figures of a lit room. */
export type RoomEnergy = {
  powerW: number;
  /** Flux of all luminaires over their power, lm/W. */
  efficacyLmW: number;
  wPerM2: number;
  /** Highest power density of a whole building of the use, W/m² (CTE DB-HE 3:2019, table 3.2). */
  wPerM2Limit: number;
  /** W/m² for each 100 lx. */
  wPerM2Per100Lx: number;
  /** Value of energy efficiency of the installation: VEEI = 100 P / (S E) (CTE DB-HE 3:2019, 2). */
  veei: number;
  /** Highest VEEI allowed by the Spanish code for the use (CTE DB-HE 3:2019, table 3.1). */
  veeiLimit: number;
  /**
   * Energy for lighting, kWh/m² a year: P F_C F_O (t_D F_D + t_N) / 1000 for each square metre, and standby
   * (EN 15193-1:2017, 6.4; factors of EN 15193:2007, annexes C and D).
   */
  leniKwhM2: number;
  factors: { occupancy: number; daylight: number; constant: number };
  controls: Controls;
};

type Installed = {
  powerW: number | null;
  /** Initial flux that leaves one luminaire, lumens. */
  fluxLm: number;
  count: number;
  averageLux: number;
  targetLux: number;
  maintenanceFactor: number;
  controls: Controls;
};

/** Null if the power of the luminaires is unknown. */
export function calculateRoomEnergy(
  room: Floor,
  installed: Installed,
  use: RoomUse,
): RoomEnergy | null {
  const { count, averageLux, targetLux, controls } = installed;
  if (installed.powerW === null) return null;
  const area = areaOf(room);
  const powerW = installed.powerW * count;
  const wPerM2 = powerW / area;
  const veei = averageLux > 0 ? (100 * wPerM2) / averageLux : 0;
  const occupancy = findOccupancyFactor(controls.presence, controls.absence);
  const daylight = findDaylightFactor(controls, targetLux);
  const constant = findConstantFactor(controls.isConstant, installed.maintenanceFactor);
  const hours = controls.hoursDay * daylight + controls.hoursNight;
  return {
    powerW,
    efficacyLmW: installed.fluxLm / installed.powerW,
    wPerM2,
    wPerM2Limit: findDensityLimit(use, targetLux),
    wPerM2Per100Lx: veei,
    veei,
    veeiLimit: findVeeiLimit(use, targetLux),
    leniKwhM2: (wPerM2 * constant * occupancy * hours) / 1000 + controls.standbyKwhM2,
    factors: { occupancy, daylight, constant },
    controls,
  };
}
