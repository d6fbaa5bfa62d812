import { findVeeiLimit, type RoomUse } from './uses.ts';

/** Energy figures of a lit room. */
export type RoomEnergy = {
  powerW: number;
  wPerM2: number;
  /** W/m² for each 100 lx. */
  wPerM2Per100Lx: number;
  /** Value of energy efficiency of the installation: VEEI = 100 P / (S E) (CTE DB-HE 3:2019, 2). */
  veei: number;
  /** Highest VEEI allowed by the Spanish code for the use (CTE DB-HE 3:2019, table 3.1). */
  veeiLimit: number;
  /**
   * Energy for lighting, kWh/m² and year: P (tD + tN) / 1000 for a year without controls, by the hours of EN
   * 15193:2007, table G.1. Standby power is not included.
   */
  leniKwhM2: number;
};

/** Null if the power of the luminaires is unknown. */
export function calculateRoomEnergy(
  room: { lengthM: number; widthM: number },
  installed: { powerW: number | null; count: number; averageLux: number; targetLux: number },
  use: RoomUse,
): RoomEnergy | null {
  const { count, averageLux } = installed;
  if (installed.powerW === null) return null;
  const area = room.lengthM * room.widthM;
  const powerW = installed.powerW * count;
  const wPerM2 = powerW / area;
  const veei = averageLux > 0 ? (100 * wPerM2) / averageLux : 0;
  return {
    powerW,
    wPerM2,
    wPerM2Per100Lx: veei,
    veei,
    veeiLimit: findVeeiLimit(use, installed.targetLux),
    leniKwhM2: (wPerM2 * (use.hoursDay + use.hoursNight)) / 1000,
  };
}
